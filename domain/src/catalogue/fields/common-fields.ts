import type { Field, FieldOf, Option } from '../../model/field';
import { asMandatory } from '../../engine/fields/read-field';
import { paperEndings, pictureEndings } from './attribute-blocks';
import type { EventField } from '../../model/event-model';

/** The field as an event asks for it: it must be filled. */
export function needed<F extends Field>(field: F): F {
  return asMandatory(field, true);
}

/** A paper, photographed or as it was sent. */
export function paperField(
  name: string,
  es: string,
  en: string,
  rest: Partial<FieldOf<'file'>> = {},
): FieldOf<'file'> {
  return { name, label: { es, en }, type: 'file', files: { endings: paperEndings }, ...rest };
}

/** A picture of the event alone; it is seen where the event is seen. */
export const photo: EventField = {
  name: 'photo',
  label: { es: 'Foto', en: 'Photo' },
  type: 'file',
  files: { endings: pictureEndings },
};

/** Pictures that join those of the asset, which its public page may show. */
export const photos: EventField = {
  name: 'photos',
  label: { es: 'Fotos', en: 'Photos' },
  type: 'file',
  files: { max: 10, endings: pictureEndings, isPublic: true },
  writes: 'photos',
  adds: true,
};

export const vet: EventField = {
  name: 'vet',
  label: { es: 'Veterinario', en: 'Vet' },
  type: 'text',
};

/** A certificate: fields of the event that records it, and of the row that it leaves behind. */
export function certificateFields(kinds: readonly Option[]) {
  return {
    type: {
      name: 'cert_type',
      label: { es: 'Certificado', en: 'Certificate' },
      type: 'select',
      values: kinds,
      validations: { mandatory: true },
    },
    number: {
      name: 'cert_number',
      label: { es: 'Número', en: 'Number' },
      type: 'text',
      validations: { mandatory: true, maxLength: 40 },
    },
    issuer: {
      name: 'cert_issuer',
      label: { es: 'Emisor', en: 'Issuer' },
      type: 'text',
      validations: { mandatory: true },
    },
    from: {
      name: 'cert_from',
      label: { es: 'Válido desde', en: 'Valid from' },
      type: 'date',
      validations: { mandatory: true },
    },
    to: { name: 'cert_to', label: { es: 'Válido hasta', en: 'Valid until' }, type: 'date' },
    file: {
      name: 'cert_file',
      label: { es: 'Archivo', en: 'File' },
      type: 'file',
      files: { endings: paperEndings },
    },
  } as const satisfies Record<string, Field>;
}

/** How something left: attributes, and fields of the event that writes them. */
export function disposalFields(reasons: readonly Option[]) {
  return {
    type: {
      name: 'disposal_type',
      label: { es: 'Motivo de baja', en: 'Reason for retirement' },
      type: 'select',
      values: reasons,
    },
    reason: {
      name: 'disposal_reason',
      label: { es: 'Detalle de la baja', en: 'Details of the retirement' },
      type: 'multiline',
      validations: { maxLength: 500 },
    },
    date: { name: 'disposal_date', label: { es: 'Fecha de baja', en: 'Retired on' }, type: 'date' },
    file: {
      name: 'disposal_file',
      label: { es: 'Comprobante', en: 'Voucher' },
      type: 'file',
      files: { endings: paperEndings },
    },
  } as const satisfies Record<string, Field>;
}

export type TransferKinds = readonly [ownership: Option, possession: Option];

/** What goes over in a transfer: both, or only the keeping (decisions section 4). */
export const transferKinds: TransferKinds = [
  { key: 'ownership', label: { es: 'Propiedad', en: 'Ownership' } },
  { key: 'possession', label: { es: 'Tenencia', en: 'Possession' } },
];
