import { styled } from '@mui/material/styles';
import type { TargetBox } from '@huella/domain/calls/target-box';
import { TargetErrors } from '../../fields/TargetErrors';
import { useRecordText } from '../../fields/use-record-text';
import { Notice } from '../../ui/Notice';
import { LeftOut } from './LeftOut';
import { againstPlace, type TransferWizardState } from './use-transfer-wizard';

const Warnings = styled('div')({ display: 'grid', gap: 8, marginBottom: 12 });

export interface TargetProblemsProps {
  readonly wizard: TransferWizardState;
  readonly box: TargetBox;
}

/**
 * What speaks against the transfer (document 2 section 4): in red what is about the destination, or about everything that
 * is chosen; by name what stays where the others go.
 */
export function TargetProblems({ wizard, box }: TargetProblemsProps) {
  const { event, subject } = wizard;
  const text = useRecordText(event.fields, subject.locale);
  return (
    <>
      <TargetErrors texts={againstPlace(box).map(text)} />
      <LeftOut subject={subject} event={event} {...box} />
      <TargetWarnings wizard={wizard} box={box} />
    </>
  );
}

/** Says what was found, with what the asset is called where it is about one. */
function useNamedText({ subject, event, answers }: TransferWizardState) {
  const text = useRecordText(event.fields, subject.locale);
  const labels = new Map((answers.picked ?? []).map(([id, label]) => [String(id), label]));
  return (found: TargetBox['error'][number]) => {
    const name = found.record === null ? undefined : labels.get(found.record);
    return name === undefined ? text(found) : `${name}: ${text(found)}`;
  };
}

/** What an administrator may allow with a reason: it does not block, and is not passed over in silence. */
export function TargetWarnings({ wizard, box }: TargetProblemsProps) {
  const text = useNamedText(wizard);
  const warnings = box.error.filter((found) => found.level === 'warning');
  if (warnings.length === 0) return null;
  return (
    <Warnings>
      {warnings.map((found) => (
        <Notice key={JSON.stringify([found.record, found.slots])} tone="warning">
          {text(found)}
        </Notice>
      ))}
    </Warnings>
  );
}
