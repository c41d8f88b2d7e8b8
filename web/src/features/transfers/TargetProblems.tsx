import { styled } from '@mui/material/styles';
import type { TargetBox } from '@huella/domain/calls/transfers';
import { TargetErrors } from '../../fields/TargetErrors';
import { Notice } from '../../ui/Notice';
import { useRecordText } from '../../fields/use-record-text';
import type { TransferWizardState } from './use-transfer-wizard';

const Warnings = styled('div')({ display: 'grid', gap: 8, marginBottom: 12 });

export interface TargetProblemsProps {
  readonly wizard: TransferWizardState;
  readonly box: TargetBox;
}

/** What speaks against the transfer, in red, asset by asset where it is about one (document 2 section 4). */
export function TargetProblems({ wizard, box }: TargetProblemsProps) {
  const text = useNamedText(wizard);
  const texts = box.error.filter((found) => found.level === 'error').map(text);
  return (
    <>
      <TargetErrors texts={texts} />
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
