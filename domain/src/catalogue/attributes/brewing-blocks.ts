import type { Slot } from '../../model/attribute';
import { foldedFilter, fromCertified, shown } from '../fields/attribute-blocks';
import type { AttributeDraft } from '../fields/attribute-sets';
import { grainSchemes } from '../lookups/grain-and-malt';

/** What grain and malt have alike. */

export const certifications: AttributeDraft = {
  name: 'certifications',
  label: { es: 'Certificaciones', en: 'Certifications' },
  type: 'multiselectbox',
  values: grainSchemes,
  tiers: fromCertified,
  synonyms: { es: 'Certificación', en: 'Certification' },
  tableFilter: foldedFilter('multiselect'),
  qr: shown('multipleCheckbox', 'certificates'),
};

/** How much of the quantity was used, and what is left of it. */
export function stockIn(unit: 't' | 'kg', slot: Slot): readonly AttributeDraft[] {
  return [
    {
      name: 'quantity_used',
      label: { es: 'Cantidad usada', en: 'Quantity used' },
      type: 'float',
      unit,
      defaultValue: 0,
      validations: { min: { value: 0 }, max: { field: 'quantity' } },
    },
    {
      name: 'quantity_available',
      label: { es: 'Disponible', en: 'Available' },
      type: 'float',
      unit,
      computed: { rule: 'difference', of: ['quantity', 'quantity_used'] },
      tableFilter: foldedFilter('betweenValues'),
      summaryRules: ['MIN', 'MAX', 'MEAN'],
      slot,
    },
  ];
}
