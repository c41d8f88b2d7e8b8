import type { UnfinishedUpload } from '@huella/domain/calls/sheets';
import type { SheetAim, SheetPurpose } from '@huella/domain/engine/sheets/sheet-purpose';
import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';
import type { Steps } from '../../wizard/wizard-steps';
import { addWords } from './add-words';
import { eventWords } from './event-words';

/** A sheet comes as a file, or is filled right here. */
export type ImportMode = 'file' | 'manual';
export type ImportStep = 'event' | 'file' | 'columns' | 'sheet' | 'summary';

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
}

/** The phrases that say what becomes of the rows. */
export type PurposeWords = typeof addWords | typeof eventWords;

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
};
