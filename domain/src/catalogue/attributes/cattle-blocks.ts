import { indexed, openFilter, shown } from '../fields/attribute-blocks';
import type { AttributeDraft } from '../fields/attribute-sets';
import { productiveSystem } from '../fields/cattle-fields';
import { breeds } from '../lookups/cattle';

/** What cattle have, one by one or as a herd. */

export const breed: AttributeDraft = {
  name: 'breed',
  label: { es: 'Raza', en: 'Breed' },
  type: 'select',
  values: breeds,
  validations: { mandatory: true },
  tableFilter: openFilter('multiselect'),
  summaryRules: ['PORC'],
  slot: indexed('t7'),
  qr: shown('text', 'identity'),
};

/** Where they are kept says how, until somebody says otherwise. */
export const systemBySubtype: AttributeDraft = {
  ...productiveSystem,
  defaultValueCustomFunc: 'bySubtype',
  defaultBySubtype: { 5: 'PAS', 6: 'PAS', 7: 'RCO', 8: 'FEE' },
  tableFilter: openFilter('multiselect'),
  summaryRules: ['PORC'],
  slot: indexed('t10'),
  qr: shown('text', 'life'),
};
