import type { Field } from '../../model/field';

/** What was mended: fields of the event, and of the row that it leaves behind. */
export const repairFields: readonly Field[] = [
  {
    name: 'repaired_on',
    label: { es: 'Fecha', en: 'Date' },
    type: 'date',
    validations: { mandatory: true, max: { today: {} } },
  },
  { name: 'workshop', label: { es: 'Taller', en: 'Workshop' }, type: 'text' },
  {
    name: 'work',
    label: { es: 'Trabajo', en: 'Work' },
    type: 'multiline',
    validations: { mandatory: true, maxLength: 500 },
  },
];
