import type { Mask } from '../model/field';
import type { Words } from '../words';

/** A tax number as a country has it: what it is called there, its forms, and where it has one, its check digit. */
export interface TaxId {
  readonly name: Words;
  readonly masks: readonly Mask[];
}

const same = (name: string): Words => ({ es: name, en: name });

/** By country: those where companies of the product may be (lookups/countries). */
export const taxIds: Readonly<Record<string, TaxId>> = {
  AR: {
    name: same('CUIT'),
    masks: [
      {
        regex: '^(?:20|23|24|25|26|27|30|33|34)\\d{9}$',
        mask: '##-########-#',
        example: '30-50001091-2',
        check: 'cuit',
      },
    ],
  },
  PY: {
    name: same('RUC'),
    masks: [8, 7, 6].map((length) => ({
      regex: `^\\d{${String(length + 1)}}$`,
      mask: `${'#'.repeat(length)}-#`,
      example: { 8: '80000519-8', 7: '1234567-9', 6: '123456-0' }[length] ?? '',
      check: 'ruc',
    })),
  },
  UY: {
    name: same('RUT'),
    masks: [{ regex: '^\\d{12}$', mask: '############', example: '211003420017', check: 'rut' }],
  },
  ES: {
    name: same('NIF'),
    masks: [
      {
        regex: '^[A-HJNP-SUVW]\\d{7}[0-9A-J]$',
        mask: '@#######*',
        example: 'A28015865',
        check: 'nif',
      },
      { regex: '^\\d{8}[A-Z]$', mask: '########@', example: '12345678Z', check: 'nif' },
      { regex: '^[XYZ]\\d{7}[A-Z]$', mask: '@#######@', example: 'X1234567L', check: 'nif' },
    ],
  },
  BE: {
    name: { es: 'Número de empresa (BCE)', en: 'Enterprise number (BCE)' },
    masks: [{ regex: '^[01]\\d{9}$', mask: '#### ### ###', example: '0403 170 701', check: 'belgian' }],
  },
  DK: {
    name: same('CVR'),
    masks: [{ regex: '^[1-9]\\d{7}$', mask: '## ## ## ##', example: '24 25 67 90', check: 'cvr' }],
  },
};
