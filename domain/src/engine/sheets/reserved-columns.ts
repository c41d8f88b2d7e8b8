import type { Field, FieldOf } from '../../model/field';

/** The columns of a sheet that are no attribute of the model (document 2 section 3, reserved columns). */

/** The id of an asset, as exports write it: it says which asset a row is about. */
export const pkColumn: Field = {
  name: '_pk_',
  label: { es: 'N° de registro', en: 'Record number' },
  type: 'number',
  validations: { min: { value: 1 } },
};

/** When the event happened; a row without it takes the date given for the whole sheet. */
export const eventDateColumn: FieldOf<'dateTime'> = {
  name: '_eventDate_',
  label: { es: 'Fecha del evento', en: 'Event date' },
  type: 'dateTime',
  validations: { max: { today: {} } },
};

export const eventCommentColumn: FieldOf<'multiline'> = {
  name: '_eventComment_',
  label: { es: 'Comentario del evento', en: 'Event comment' },
  type: 'multiline',
  validations: { maxLength: 1000 },
};

/**
 * Which version of its record a row was written from, as exports write it (`formatVersion`): by it a change knows what
 * others have changed since.
 */
export const versionColumn: FieldOf<'text'> = {
  name: '_recordVersion_',
  label: { es: 'Versión de la ficha', en: 'Record version' },
  type: 'text',
  validations: {},
};

/** Other headings that sheets use for them. */
export const reservedSynonyms: Readonly<Record<string, readonly string[]>> = {
  [pkColumn.name]: ['ID', 'ID de registro', 'Record id'],
  [eventDateColumn.name]: ['Fecha', 'Fecha evento', 'Date'],
  [eventCommentColumn.name]: ['Comentario', 'Comment'],
};
