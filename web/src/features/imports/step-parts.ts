import type { Upload } from '@huella/domain/calls/upload-view';
import type { WizardFrameProps } from '../../wizard/WizardFrame';
import type { ImportSubject } from './import-subject';
import type { ImportState } from './use-import';

/** What every step of an import is given. */
export interface StepProps {
  readonly subject: ImportSubject;
  readonly state: ImportState;
  /** The part of the frame that is the same in every step. */
  readonly frame: Omit<WizardFrameProps, 'children' | 'foot' | 'aside' | 'onSubmit'>;
  /** To the list of assets, saying why. */
  readonly leave: (notice?: string) => void;
  /** What goes on with the rows of an upload, in the place of the summary. */
  readonly onRows?: ((upload: Upload, withoutErrors: boolean) => Promise<void>) | undefined;
  /** So many of the model, in words: 'animal', 'animales'. */
  readonly nounOf: (count: number) => string;
}

/** A step after the file: its upload is known. */
export interface UploadStepProps extends StepProps {
  readonly upload: Upload;
}

/** Where the grid opens: at the first row that a submit was refused for. */
export interface RefusedAt {
  readonly row: number;
  readonly field: string | null;
}
