import { pictureEndings } from '@huella/domain/catalogue/fields/attribute-blocks';
import type { Field } from '@huella/domain/model/field';
import { maxTemplateImages } from '@huella/domain/model/qr-template';
import type { FileRef, Value } from '@huella/domain/model/value';
import { entriesOf } from '../../fields/file-entries';
import { useFileField } from '../../fields/use-file-field';
import type { TemplateDraft } from './template-draft';

/** The pictures that a template brings, as a field of a form: as many as it may still choose. */
export function pictureFieldOf({ images }: TemplateDraft): Field {
  return {
    name: 'images',
    type: 'file',
    label: { es: 'Imágenes', en: 'Images' },
    files: { max: Math.max(0, maxTemplateImages - images.length), endings: pictureEndings, isPublic: true },
  };
}

/** Takes in the pictures that are on their way, whichever part of the form is open. */
export function usePictureField(draft: TemplateDraft, hold: (files: readonly FileRef[]) => void): void {
  useFileField({
    field: pictureFieldOf(draft),
    value: draft.underway,
    onChange: (value: Value) => {
      hold(entriesOf(value));
    },
  });
}
