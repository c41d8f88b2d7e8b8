import type { SheetAim, SheetPurpose } from '@huella/domain/engine/sheets/sheet-purpose';
import { paths } from '../../paths';
import type { Steps } from '../../wizard/wizard-steps';
import { addWords } from './add-words';

/** A sheet comes as a file, or is filled right here. */
export type ImportMode = 'file' | 'manual';
export type ImportStep = 'file' | 'columns' | 'sheet' | 'summary';

/** What wizards of sheets differ in by what their sheets are for (document 2 section 2): data, so that there is one wizard. */
export interface ImportPurpose {
  readonly id: SheetPurpose;
  /** What its calls say. */
  readonly mode: SheetAim['mode'];
  readonly steps: Readonly<Record<ImportMode, Steps<ImportStep>>>;
  readonly paths: Readonly<Record<ImportMode, typeof paths.importFile | typeof paths.importManual>>;
  readonly words: PurposeWords;
}

/** The phrases that say what becomes of the rows. */
export type PurposeWords = typeof addWords;

/** Rows become new assets. */
export const addPurpose: ImportPurpose = {
  id: 'add',
  mode: 'add',
  steps: { file: ['file', 'columns', 'sheet', 'summary'], manual: ['sheet', 'summary'] },
  paths: { file: paths.importFile, manual: paths.importManual },
  words: addWords,
};
