import type { Field, Option } from '../../model/field';

/** What is filled in of a price: of which of the kinds that have prices, and in which unit. */
export function priceFields(kinds: readonly Option[], unit: string): readonly Field[] {
  return [
    {
      name: 'kind',
      label: { es: 'Especie', en: 'Species' },
      type: 'select',
      values: kinds,
      validations: { mandatory: true },
    },
    {
      name: 'day',
      label: { es: 'Vigente desde', en: 'From' },
      type: 'date',
      validations: { mandatory: true },
    },
    {
      name: 'amount',
      label: { es: `Precio por ${unit}`, en: `Price per ${unit}` },
      type: 'float',
      validations: { mandatory: true, min: { value: 0.01 }, max: { value: 1_000_000_000 } },
    },
    {
      name: 'currency',
      label: { es: 'Moneda', en: 'Currency' },
      type: 'select',
      values: [
        { key: 'usd', label: { es: 'USD', en: 'USD' } },
        { key: 'ars', label: { es: 'ARS', en: 'ARS' } },
      ],
      segmented: true,
      validations: { mandatory: true },
    },
    {
      name: 'source',
      label: { es: 'Fuente', en: 'Source' },
      type: 'text',
      hint: { es: 'Por ejemplo, Pizarra Rosario', en: 'For example, Rosario board' },
      validations: { mandatory: true, maxLength: 120 },
      columns: 12,
    },
  ];
}
