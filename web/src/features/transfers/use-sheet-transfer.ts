import { useMemo } from 'react';
import type { EventModel } from '@huella/domain/model/event-model';
import type { ListSubject } from '../../list/list-subject';
import { paths } from '../../paths';
import { useWizardSession, type WizardSessionState } from '../../wizard/use-wizard';
import type { StepProps } from '../imports/step-parts';
import type { AnsweredBeside } from '../imports/use-import';
import { chosenMode, transferModes } from './transfer-event';
import { sheetTransfer, type SheetTransferAnswers } from './transfer-wizard';
import { useTransferChoice, type TransferWizardState } from './use-transfer-wizard';

/** A transfer whose assets the rows of a spreadsheet name: what is asked beside them. */
export interface SheetTransfer {
  readonly subject: ListSubject;
  readonly event: EventModel;
  readonly session: WizardSessionState<'sheet', SheetTransferAnswers>;
  /** Which steps it answers. */
  readonly beside: AnsweredBeside;
}

export function useSheetTransfer(subject: ListSubject, event: EventModel): SheetTransfer {
  const session = useWizardSession(sheetTransfer, { place: subject.place, from: paths.transfers });
  const { alias, mode, isFilled } = session.answers;
  const isModeChosen = chosenMode(transferModes(event), mode, false) !== null;
  const beside = useMemo(
    () => ({ transfer: isModeChosen, data: isFilled, target: alias !== '' }),
    [isModeChosen, isFilled, alias],
  );
  return { subject, event, session, beside };
}

/** What its steps work on. */
export function useSheetSteps(
  { subject, event, session }: SheetTransfer,
  { state }: Pick<StepProps, 'state'>,
): TransferWizardState {
  const { upload } = state;
  const { total, withErrors } = upload?.counts ?? { total: 0, withErrors: 0 };
  const named = { picked: null, filters: [], count: total - withErrors, upload: upload?.ExcelUploadId };
  const answers = { ...session.answers, ...named };
  const { answer, submitKey, finish } = session;
  const choice = useTransferChoice(subject, event, answers);
  const { step, after } = state.position;
  return {
    ...{ ...choice, answers, answer, submitKey, finish },
    isLast: step === 'summary',
    isModeAsked: true,
    goNext: () => {
      if (after !== null) state.go(after);
    },
  };
}
