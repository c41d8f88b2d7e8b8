import { certificateFields, disposalFields } from '../fields/common-fields';
import type { Attribute } from '../../model/attribute';
import type { Option } from '../../model/field';
import type { Words } from '../../words';
import {
  access,
  disposalSlot,
  foldedFilter,
  pictureEndings,
  shown,
  vouched,
} from '../fields/attribute-blocks';
import { stepWith } from '../fields/form-steps';
import type { FormSection } from '../../model/form-model';
import type { NonEmpty } from '../../model/non-empty';
import { filledIn, writtenByEvents, type AttributeDraft } from '../fields/attribute-sets';

type Access = Attribute['permissions'];

/** What the company notes for itself; what sheets call it. */
export function notesWith(synonyms: Words): AttributeDraft {
  return {
    name: 'notes',
    label: { es: 'Observaciones', en: 'Notes' },
    type: 'multiline',
    private: true,
    validations: { maxLength: 1000 },
    synonyms,
  };
}

/** What every stored thing has beside its own: pictures and notes, that people fill in. */
export function ownRecords(permissions: Access): readonly Attribute[] {
  return filledIn(permissions, [
    {
      name: 'photos',
      label: { es: 'Fotos', en: 'Photos' },
      type: 'file',
      files: { max: 10, endings: pictureEndings, isPublic: true },
      qr: shown('images', 'identity'),
    },
    notesWith({ es: 'Obs., Notas, Comentarios', en: 'Remarks, Comments' }),
  ]);
}

/** And what events write of it: its certificates, and how it left. */
export function writtenRecords(
  subtypes: readonly number[],
  certificates: readonly Option[],
  disposals: readonly Option[],
): readonly Attribute[] {
  const permissions = access(subtypes);
  const { type, reason, date, file } = disposalFields(disposals);
  return writtenByEvents(permissions, [
    {
      name: 'certificates',
      label: { es: 'Certificados', en: 'Certificates' },
      type: 'detail',
      list: {
        noun: {
          one: { es: 'certificado', en: 'certificate' },
          many: { es: 'certificados', en: 'certificates' },
        },
        fields: Object.values(certificateFields(certificates)),
      },
      qr: vouched('table', 'certificates'),
    },
    { ...type, tableFilter: foldedFilter('multiselect'), summaryRules: ['PORC'], slot: disposalSlot },
    reason,
    date,
    file,
  ]);
}

/** Where a form asks for what `ownRecords` has. */
export const photosAndNotes: FormSection = {
  title: { es: 'Fotos y notas', en: 'Photos and notes' },
  fields: ['photos', 'notes'],
};
export const filesStep = stepWith('files', { es: 'Archivos', en: 'Files' }, [photosAndNotes]);

/** Where a form shows what `writtenRecords` has. */
export const writtenSections: NonEmpty<FormSection> = [
  { title: { es: 'Certificados', en: 'Certificates' }, fields: ['certificates'] },
  {
    title: { es: 'Baja', en: 'Retirement' },
    fields: ['disposal_type', 'disposal_reason', 'disposal_date', 'disposal_file'],
  },
];
