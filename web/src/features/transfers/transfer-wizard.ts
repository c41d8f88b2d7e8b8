import * as z from 'zod/mini';
import type { Values } from '@huella/domain/model/value';
import { keptValues } from '../../form/kept-values';
import { chosenAssetsAnswers, sentAssets, type ChosenAssets } from '../../list/chosen-assets';
import type { WizardModel } from '../../wizard/wizard-session';

/** What is answered in a transfer. */
export interface TransferAnswers extends ChosenAssets {
  /** Of the destination that was asked for; '' while none was. */
  readonly alias: string;
  /** The option that says what is handed over; null until it is chosen. */
  readonly mode: string | null;
  /** Lots that go whole go along, unless it was chosen otherwise (decisions section 4, `_transferLot_`). */
  readonly withLots: boolean;
  /** What the inputs of the form hold. */
  readonly raw: Values;
  /** The spreadsheet whose rows name what goes. */
  readonly upload?: number | undefined;
}

const transferAnswers = {
  ...chosenAssetsAnswers,
  alias: z._default(z.string(), ''),
  mode: z._default(z.nullable(z.string()), null),
  withLots: z._default(z.boolean(), true),
  raw: keptValues,
};

export type TransferStep = 'target' | 'mode' | 'assets' | 'summary';

/** The wizard that hands assets over to another establishment. */
export const transferWizard: WizardModel<TransferStep, TransferAnswers> = {
  name: 'transfer',
  steps: ['target', 'mode', 'assets', 'summary'],
  answers: z.object(transferAnswers),
};

/** What is answered beside a spreadsheet of what goes. */
export interface SheetTransferAnswers extends TransferAnswers {
  /** The form was filled in, where it has a step of its own. */
  readonly isFilled: boolean;
}

/** The same where the rows of a spreadsheet name what goes: its steps are those of spreadsheets. */
export const sheetTransfer: WizardModel<'sheet', SheetTransferAnswers> = {
  name: 'transferSheet',
  steps: ['sheet'],
  answers: z.object({ ...transferAnswers, isFilled: z._default(z.boolean(), false) }),
};

/** What a transfer call says of the assets. */
export function sentOf(answers: TransferAnswers) {
  return answers.upload === undefined ? sentAssets(answers) : { ExcelUploadId: answers.upload };
}
