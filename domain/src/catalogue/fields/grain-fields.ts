import type { Field } from '../../model/field';

/** What an analysis of brewing grain says; attributes and fields of events alike. */
export const grainAnalysis = {
  moisture: {
    name: 'moisture',
    label: { es: 'Humedad', en: 'Moisture' },
    type: 'float',
    unit: '%',
    hint: { es: 'Para maltear, hasta 13', en: 'For malting, up to 13' },
    validations: { min: { value: 8 }, max: { value: 25 } },
  },
  protein: {
    name: 'protein',
    label: { es: 'Proteína (s.s.s.)', en: 'Protein (d.m.)' },
    type: 'float',
    unit: '%',
    hint: { es: 'Para maltear, de 9,5 a 12,5', en: 'For malting, 9.5 to 12.5' },
    validations: { min: { value: 6 }, max: { value: 20 } },
  },
  plump: {
    name: 'grading_25',
    label: { es: 'Calibre > 2,5 mm', en: 'Plump > 2.5 mm' },
    type: 'float',
    unit: '%',
    validations: { min: { value: 0 }, max: { value: 100 } },
    hideCondition: { parentField: 'specie', parentValue: ['wheat', 'rye', 'oats', 'spelt'] },
  },
  germination: {
    name: 'germination',
    label: { es: 'Capacidad germinativa', en: 'Germination capacity' },
    type: 'float',
    unit: '%',
    validations: { min: { value: 0 }, max: { value: 100 } },
  },
  don: {
    name: 'don_level',
    label: { es: 'Deoxinivalenol (DON)', en: 'Deoxynivalenol (DON)' },
    type: 'number',
    unit: 'µg/kg',
    validations: { min: { value: 0 }, max: { value: 10_000 } },
  },
} as const satisfies Record<string, Field>;
