import type { Field, ListRules } from '../../model/field';

/**
 * Persons who are authorized to act for somebody, as rows of an editable list (document 2 section 3, addable-list row).
 * The tax number is a text: a person may be of any country, and a row does not say of which.
 */
export const personFields: readonly Field[] = [
  {
    name: 'name',
    label: { es: 'Nombre', en: 'First name' },
    type: 'text',
    validations: { mandatory: true, maxLength: 60 },
    columns: 3,
  },
  {
    name: 'lastname',
    label: { es: 'Apellido', en: 'Last name' },
    type: 'text',
    validations: { mandatory: true, maxLength: 60 },
    columns: 3,
  },
  {
    name: 'email',
    label: { es: 'Correo', en: 'E-mail' },
    type: 'text',
    validations: { mandatory: true },
    columns: 3,
  },
  {
    name: 'cuit',
    label: { es: 'CUIT', en: 'Tax id' },
    type: 'text',
    validations: { maxLength: 13 },
    columns: 3,
  },
];

export const personNoun: ListRules['noun'] = {
  one: { es: 'persona', en: 'person' },
  many: { es: 'personas', en: 'people' },
};
