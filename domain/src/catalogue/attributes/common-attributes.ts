import { certificateFields, disposalFields } from '../fields/common-fields';
import type { Attribute } from '../../model/attribute';
import type { Option } from '../../model/field';
import { access, foldedFilter, pictureEndings, shown } from '../fields/attribute-blocks';
import { filledIn, writtenByEvents } from '../fields/attribute-sets';

type Access = Attribute['permissions'];

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
    {
      name: 'notes',
      label: { es: 'Observaciones', en: 'Notes' },
      type: 'multiline',
      private: true,
      validations: { maxLength: 1000 },
      synonyms: { es: 'Obs., Notas, Comentarios', en: 'Remarks, Comments' },
    },
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
    },
    { ...type, tableFilter: foldedFilter('multiselect'), summaryRules: ['PORC'] },
    reason,
    date,
    file,
  ]);
}
