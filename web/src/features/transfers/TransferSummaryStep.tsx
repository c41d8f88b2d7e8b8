import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { formatField } from '@huella/domain/engine/fields/check-field';
import { isEmpty, type Values } from '@huella/domain/model/value';
import { CallError } from '../../call/call-error';
import { labelWithUnit } from '../../fields/raw-value';
import { listAddress } from '../../form/back-to-list';
import { FailureNotice } from '../../form/FailureNotice';
import { recordFaults } from '../../form/record-faults';
import { RefusedRecords } from '../../form/RefusedRecords';
import { WizardFoot } from '../../form/WizardFoot';
import { WizardFrame, WizardQuestion } from '../../form/WizardFrame';
import { withoutAsset } from '../../list/visit';
import { Card } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import { headerFields } from '../events/event-subject';
import type { StepProps } from './step-parts';
import { lotsOf, useNamed } from './lots-along';
import { TargetCard } from './TargetCard';
import { TargetFailure } from './TargetFailure';
import { TransferWorking } from './TransferWorking';
import { useTransfer } from './use-transfer';

export interface TransferSummaryStepProps extends StepProps {
  /** What was filled in, in canonical form. */
  readonly values: Values;
}

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** What will be done, in numbers and names; then, once more asked, it is done. */
export function TransferSummaryStep({ wizard, frame, values }: TransferSummaryStepProps) {
  const { say } = useSay('transfers');
  const { subject, target, goTo } = wizard;
  const [isAsked, setAsked] = useState(false);
  const slots = { ...frame.counted, source: subject.place.boxName, target: target.box?.box_name ?? '' };
  const { transfer, isPending, refusal, reset } = useConfirmed(wizard, slots, () => {
    setAsked(false);
  });
  const faults = refusal === null ? [] : recordFaults(refusal.issues, wizard.visit);
  return (
    <WizardFrame
      {...frame.props}
      locked={isPending}
      onSubmit={() => {
        if (target.isSound) setAsked(true);
      }}
      failure={
        <FailureNotice
          failure={faults.length > 0 ? null : refusal}
          title={say('transfers:failedTitle')}
          onClose={reset}
        />
      }
      foot={
        <WizardFoot
          isLast
          onCancel={frame.leave}
          onBack={() => {
            goTo('assets');
          }}
          working={isPending}
          disabled={!target.isSound}
          label={say('transfers:confirm', frame.counted)}
        />
      }
    >
      <WizardQuestion title={say('transfers:askSummary')} text={say('transfers:askSummaryText', slots)} />
      <Root>
        {target.error !== null && <TargetFailure error={target.error} />}
        {target.box !== undefined && <TargetCard wizard={wizard} box={target.box} />}
        <Papers wizard={wizard} values={values} />
      </Root>
      <Question
        wizard={wizard}
        slots={slots}
        open={isAsked && !isPending}
        onConfirm={() => {
          transfer(values);
        }}
        onCancel={() => {
          setAsked(false);
        }}
      />
      <TransferWorking open={isPending} slots={slots} />
      <Refused wizard={wizard} error={faults.length > 0 ? refusal : null} onClose={reset} />
    </WizardFrame>
  );
}

interface Slots {
  readonly figure: string;
  readonly noun: string;
  readonly source: string;
  readonly target: string;
}

/** Hands over, and leads to the list with the news of it. */
function useConfirmed(wizard: StepProps['wizard'], slots: Slots, onSettled: () => void) {
  const { say } = useSay('transfers');
  const navigate = useNavigate();
  const { visit, answer } = wizard;
  const { mutate, isPending, error, reset } = useTransfer(wizard);
  const transfer = (values: Values) => {
    mutate(values, {
      onSettled,
      onSuccess: () => {
        answer({ done: 'yes' });
        const done = visit.count === 1 ? 'transfers:toastOne' : 'transfers:toast';
        const notice = say(wizard.target.box?.confirms === true ? 'transfers:toastWaiting' : done, slots);
        void navigate({ href: listAddress(), state: { notice }, replace: true, ignoreBlocker: true });
      },
    });
  };
  return { transfer, isPending, reset, refusal: error instanceof CallError ? error : null };
}

interface QuestionProps {
  readonly wizard: StepProps['wizard'];
  readonly slots: Slots;
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once more, with the number and both places. */
function Question({ wizard, slots, open, onConfirm, onCancel }: QuestionProps) {
  const { say } = useSay('transfers');
  const { picked, count } = wizard.visit;
  const isAnswered = wizard.target.box?.confirms === true;
  return (
    <ConfirmDialog
      open={open}
      tone="accent"
      title={say('transfers:confirmTitle', slots)}
      text={say(isAnswered ? 'transfers:confirmTextWaiting' : 'transfers:confirmText', slots)}
      records={picked?.map(([, label]) => label) ?? []}
      count={count}
      confirmLabel={say('transfers:confirm', slots)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

interface RefusedProps {
  readonly wizard: StepProps['wizard'];
  readonly error: CallError | null;
  readonly onClose: () => void;
}

/** Which assets stood in the way, that nothing moved, and the way on without them. */
function Refused({ wizard, error, onClose }: RefusedProps) {
  const { say } = useSay('transfers');
  const { visit, event, subject, change } = wizard;
  const removeThem = () => {
    const faults = recordFaults(error?.issues ?? [], visit);
    change(faults.reduce((chosen, { record }) => withoutAsset(chosen, Number(record)), pickedOf(visit)));
    onClose();
  };
  return (
    <RefusedRecords
      error={error}
      chosen={visit}
      fields={event.fields}
      locale={subject.locale}
      onClose={onClose}
      onOthers={visit.picked === null ? undefined : removeThem}
      othersLabel={(figure) => say('transfers:withoutThem', { figure })}
      nothingText={say('transfers:refusedText', { place: subject.place.boxName })}
    />
  );
}

function pickedOf({ picked, filters, count }: StepProps['wizard']['visit']) {
  return { picked, filters, count };
}

/** Date, mode and papers, as they will stand in the history. */
function Papers({ wizard, values }: { readonly wizard: StepProps['wizard']; readonly values: Values }) {
  const { say } = useSay('transfers');
  const { event, mode, subject } = wizard;
  const { locale } = subject;
  const lots = useLotWords(wizard);
  const filled = [...headerFields, ...event.fields].filter((field) => !isEmpty(values[field.name]));
  return (
    <Card as="section">
      <KeyValueList
        items={[
          { key: say('transfers:mode'), value: say(`transfers:${mode.kind}`), strong: true },
          ...(lots === null ? [] : [{ key: say('transfers:lots'), value: lots }]),
          ...filled.map((field) => ({
            key: labelWithUnit(field, locale),
            value: formatField(field, values[field.name] ?? null, locale),
          })),
        ]}
      />
    </Card>
  );
}

/** What becomes of the lots that go whole; null where there are none. */
function useLotWords({ target, withLots }: StepProps['wizard']): string | null {
  const { say } = useSay('transfers');
  const named = useNamed();
  const whole = target.box === undefined ? [] : lotsOf(target.box).whole;
  if (whole.length === 0) return null;
  return say(withLots ? 'transfers:lotsGo' : 'transfers:lotsStay', { lots: named(whole) });
}
