import type { Upload } from '@huella/domain/calls/upload-view';
import type { WizardFrameProps } from '../../wizard/WizardFrame';
import type { ImportSubject } from './import-subject';
import type { SaveState } from './sheet-saver';
import type { ImportState } from './use-import';
import type { UploadRows } from './use-upload-rows';

/** What every step of an import is given. */
export interface StepProps {
  readonly subject: ImportSubject;
  readonly state: ImportState;
  /** The part of the frame that is the same in every step. */
  readonly frame: Omit<WizardFrameProps, 'children' | 'foot' | 'aside' | 'onSubmit'>;
  /** To the list of assets, saying why. */
  readonly leave: (notice?: string) => void;
  /** So many of the model, in words: 'animal', 'animales'. */
  readonly nounOf: (count: number) => string;
}

/** A step after the file: its upload is known. */
export interface UploadStepProps extends StepProps {
  readonly upload: Upload;
}

/** A step that works on the rows, or comes after them. */
export interface RowsStepProps extends UploadStepProps {
  readonly rows: UploadRows;
  readonly saved: SaveState;
}

/** Where the grid opens: at the first row that a submit was refused for. */
export interface RefusedAt {
  readonly row: number;
  readonly field: string | null;
}
