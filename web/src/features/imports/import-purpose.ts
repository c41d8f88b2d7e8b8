import type { UnfinishedUpload } from '@huella/domain/calls/sheets';
import type { SheetAim, SheetPurpose } from '@huella/domain/engine/sheets/sheet-purpose';
import type { RightGroupId } from '@huella/domain/rules/right-groups';
import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';
import type { Steps } from '../../wizard/wizard-steps';
import { addWords } from './add-words';
import { editWords } from './edit-words';
import { eventWords } from './event-words';
import { manualTransferWords, transferWords } from './transfer-words';

/** A sheet comes as a file, or is filled right here. */
export type ImportMode = 'file' | 'manual';
export type ImportStep = 'event' | 'transfer' | 'file' | 'columns' | 'sheet' | 'data' | 'target' | 'summary';

/** What wizards of sheets differ in by what their sheets are for (document 2 section 2): data, so that there is one wizard. */
export interface ImportPurpose {
  readonly id: SheetPurpose;
  /** What its calls say. */
  readonly mode: SheetAim['mode'];
  readonly steps: Readonly<Record<ImportMode, Steps<ImportStep>>>;
  /** Where each way begins; what is not filled in a grid of its own is chosen in a list. */
  readonly starts: Readonly<Record<ImportMode, Address>>;
  /** Where an upload that is not finished is gone on with. */
  readonly openAt: (upload: UnfinishedUpload) => Address;
  /** What is brought in needs room in a quota. */
  readonly takesRoom: boolean;
  readonly words: PurposeWords;
  /** What people call the right that it needs. */
  readonly right: RightGroupId;
}

/** The phrases that say what becomes of the rows. */
export type PurposeWords =
  | typeof addWords
  | typeof editWords
  | typeof eventWords
  | typeof transferWords
  | typeof manualTransferWords;

/** Rows become new assets. */
export const addPurpose: ImportPurpose = {
  id: 'add',
  mode: 'add',
  steps: { file: ['file', 'columns', 'sheet', 'summary'], manual: ['sheet', 'summary'] },
  starts: { file: paths.importFile, manual: paths.importManual },
  openAt: ({ ExcelUploadId: upload, original_name }) =>
    addressOf(original_name === null ? paths.importManual : paths.importFile, { upload }),
  takesRoom: true,
  words: addWords,
  right: 'add',
};

/** Rows change assets that are there already (document 2 section 2, manual wizard where rows to edit are brought along). */
export const editPurpose: ImportPurpose = {
  id: 'update',
  mode: 'update',
  steps: addPurpose.steps,
  starts: { file: paths.massEdit, manual: paths.assets },
  openAt: ({ ExcelUploadId: upload }) => addressOf(paths.massEdit, { upload }),
  takesRoom: false,
  words: editWords,
  right: 'edit',
};

/** Rows record an event on the assets that they name. */
export const eventPurpose: ImportPurpose = {
  id: 'event',
  mode: 'update',
  steps: { file: ['event', 'file', 'columns', 'sheet', 'summary'], manual: ['sheet', 'summary'] },
  starts: { file: paths.eventFile, manual: paths.eventNew },
  openAt: ({ ExcelUploadId: upload }) => addressOf(paths.eventFile, { upload }),
  takesRoom: false,
  words: eventWords,
  right: 'event',
};

/** Rows name what is transferred; where to, and all else of it, is asked of all of them (document 2 section 2). */
export const transferPurpose: ImportPurpose = {
  id: 'transfer',
  mode: 'update',
  steps: {
    file: ['file', 'columns', 'sheet', 'target', 'summary'],
    manual: ['transfer', 'sheet', 'data', 'target', 'summary'],
  },
  starts: { file: addressOf(paths.transferMassive, { step: 'file' }), manual: paths.transferManual },
  openAt: ({ ExcelUploadId: upload, original_name }) =>
    addressOf(original_name === null ? paths.transferManual : paths.transferMassive, { upload }),
  takesRoom: false,
  words: transferWords,
  right: 'transfer',
};

/** The same where they are typed, pasted or scanned right here. */
export const manualTransferPurpose: ImportPurpose = { ...transferPurpose, words: manualTransferWords };
