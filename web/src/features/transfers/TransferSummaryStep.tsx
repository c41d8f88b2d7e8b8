import { styled } from '@mui/material/styles';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import LinearProgress from '@mui/material/LinearProgress';
import { formatField } from '@huella/domain/engine/fields/format-field';
import { isEmpty, type Values } from '@huella/domain/model/value';
import { CallError } from '../../call/call-error';
import { labelWithUnit } from '../../fields/raw-value';
import { listAddress } from '../../form/back-to-list';
import { FailureNotice } from '../../form/FailureNotice';
import { recordFaults } from '../../form/record-faults';
import { RefusedRecords } from '../../form/RefusedRecords';
import { WizardStep } from '../../wizard/WizardStep';
import { withoutAsset, type ChosenAssets } from '../../list/chosen-assets';
import { isMoved, SelectionMoved } from '../../list/SelectionMoved';
import { useCounted } from '../../list/use-counted';
import { Card } from '../../ui/Card';
import { ConfirmDialog } from '../../ui/ConfirmDialog';
import { KeyValueList } from '../../ui/KeyValueList';
import { useSay } from '../../words/use-say';
import { headerFields } from '../events/event-subject';
import { lotsOf, useNamed } from './lots-along';
import { TargetCard } from './TargetCard';
import { TargetFailure } from './TargetFailure';
import type { TransferMode } from './transfer-event';
import { useTransfer } from './use-transfer';
import type { TransferWizardState } from './use-transfer-wizard';
import { Modal } from '../../ui/Modal';

export interface TransferSummaryStepProps {
  readonly wizard: TransferWizardState;
  readonly mode: TransferMode;
  /** What was filled in, in canonical form. */
  readonly values: Values;
  /** What goes, where it is shown. */
  readonly rows?: ReactNode;
}

const Root = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 16 });

/** What will be done, in numbers and names; then, once more asked, it is done. */
export function TransferSummaryStep({ wizard, mode, values, rows }: TransferSummaryStepProps) {
  const { say } = useSay('transfers');
  const { subject, target, answers } = wizard;
  const [isAsked, setAsked] = useState(false);
  const slots = { ...useGoing(wizard), source: subject.place.boxName, target: target.box?.box_name ?? '' };
  const { transfer, isPending, refusal, reset } = useConfirmed(wizard, mode, slots, () => {
    setAsked(false);
  });
  const faults = refusal === null ? [] : recordFaults(refusal.issues, answers);
  return (
    <WizardStep
      isLast
      title={say('transfers:askSummary')}
      text={say('transfers:askSummaryText', slots)}
      label={say('transfers:confirm', slots)}
      working={isPending}
      disabled={!target.isSound}
      onSubmit={() => {
        setAsked(true);
      }}
      failure={
        <FailureNotice
          failure={faults.length > 0 || isMoved(refusal) ? null : refusal}
          title={say('transfers:failedTitle')}
          onClose={reset}
        />
      }
    >
      <Root>
        {target.error !== null && <TargetFailure error={target.error} />}
        {target.box !== undefined && <TargetCard wizard={wizard} box={target.box} />}
        <Papers wizard={wizard} mode={mode} values={values} />
        {rows}
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
      <SelectionMoved
        error={refusal}
        model={subject.model}
        onGoOn={(count) => {
          wizard.answer({ count });
          reset();
        }}
        onClose={reset}
      />
      <TransferWorking open={isPending} slots={slots} />
      <Refused wizard={wizard} error={faults.length > 0 ? refusal : null} onClose={reset} />
    </WizardStep>
  );
}

interface Slots {
  readonly figure: string;
  readonly noun: string;
  readonly source: string;
  readonly target: string;
}

/** How many go, in words: of how many, where some stay. */
function useGoing({ counted, going, left }: TransferWizardState) {
  const { say } = useSay('transfers');
  const figure = say('transfers:continueCount', { can: going.figure, total: counted.figure });
  return left.cannot === 0 ? counted : { figure, noun: counted.noun };
}

/** Hands over, and leads to the list with the news of it. */
function useConfirmed(wizard: TransferWizardState, mode: TransferMode, slots: Slots, onSettled: () => void) {
  const { say } = useSay('transfers');
  const navigate = useNavigate();
  const { finish } = wizard;
  const { mutate, isPending, error, reset } = useTransfer(wizard, mode);
  const countedOf = useCounted(wizard.subject.model);
  const transfer = (values: Values) => {
    mutate(values, {
      onSettled,
      onSuccess: ({ transfer: { assets_count: count } }) => {
        finish();
        const done = count === 1 ? 'transfers:toastOne' : 'transfers:toast';
        const words = wizard.target.box?.confirms === true ? 'transfers:toastWaiting' : done;
        const notice = say(words, { ...countedOf(count), target: slots.target });
        void navigate({ href: listAddress(), state: { notice }, replace: true, ignoreBlocker: true });
      },
    });
  };
  return { transfer, isPending, reset, refusal: error instanceof CallError ? error : null };
}

interface QuestionProps {
  readonly wizard: TransferWizardState;
  readonly slots: Slots;
  readonly open: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once more, with the number and both places. */
function Question({ wizard, slots, open, onConfirm, onCancel }: QuestionProps) {
  const { say } = useSay('transfers');
  const { picked, count } = wizard.answers;
  const { left, cannot } = wizard.left;
  const staying = new Set(left.map(({ id }) => id));
  const isAnswered = wizard.target.box?.confirms === true;
  return (
    <ConfirmDialog
      open={open}
      tone="accent"
      title={say('transfers:confirmTitle', slots)}
      text={[
        say(isAnswered ? 'transfers:confirmTextWaiting' : 'transfers:confirmText', slots),
        ...(cannot > 0 ? [say('transfers:confirmStaying', { count: cannot, source: slots.source })] : []),
      ].join(' ')}
      records={picked?.filter(([id]) => !staying.has(id)).map(([, label]) => label) ?? []}
      count={count - cannot}
      confirmLabel={say('transfers:confirm', slots)}
      onConfirm={onConfirm}
      onCancel={onCancel}
    />
  );
}

interface RefusedProps {
  readonly wizard: TransferWizardState;
  readonly error: CallError | null;
  readonly onClose: () => void;
}

/** Which assets were refused, that nothing moved, and the way on without them. */
function Refused({ wizard, error, onClose }: RefusedProps) {
  const { say } = useSay('transfers');
  const { answers, answer, event, subject } = wizard;
  const removeThem = () => {
    const { picked, filters, except, selectable, count } = answers;
    const chosen: ChosenAssets = { picked, filters, except, selectable, count };
    const faults = recordFaults(error?.issues ?? [], chosen);
    answer(faults.reduce((left, { record }) => withoutAsset(left, Number(record)), chosen));
    onClose();
  };
  return (
    <RefusedRecords
      error={error}
      chosen={answers}
      place={subject.place}
      fields={event.fields}
      locale={subject.locale}
      onClose={onClose}
      onOthers={answers.picked === null ? undefined : removeThem}
      othersLabel={(figure) => say('transfers:withoutThem', { figure })}
      nothingText={say('transfers:refusedText', { place: subject.place.boxName })}
    />
  );
}

/** Date, mode and papers, as they will be in the history. */
function Papers({ wizard, mode, values }: TransferSummaryStepProps) {
  const { say } = useSay('transfers');
  const { event, subject } = wizard;
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
function useLotWords({ target, answers }: TransferWizardState): string | null {
  const { say } = useSay('transfers');
  const named = useNamed();
  const whole = target.box === undefined ? [] : lotsOf(target.box).whole;
  if (whole.length === 0) return null;
  return say(answers.withLots ? 'transfers:lotsGo' : 'transfers:lotsStay', { lots: named(whole) });
}

interface TransferWorkingProps {
  readonly open: boolean;
  readonly slots: {
    readonly figure: string;
    readonly noun: string;
    readonly source: string;
    readonly target: string;
  };
}

/** While a transfer is done; it is whole or nothing, so there is nothing to leave or stop. */
function TransferWorking({ open, slots }: TransferWorkingProps) {
  const { say } = useSay('transfers');
  const title = say('transfers:working', slots);
  return (
    <Modal open={open} title={title} text={say('transfers:workingText', slots)}>
      <LinearProgress aria-label={title} />
    </Modal>
  );
}
