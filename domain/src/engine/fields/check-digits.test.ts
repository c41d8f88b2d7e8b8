import { describe, expect, it } from 'vitest';
import { car } from '../../catalogue/assets/car';
import { taxIds } from '../../reference/tax-ids';
import { checkField } from './check-field';
import type { Locale } from '../../model/value';

const locale: Locale = { language: 'es', today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires' };

/** Numbers of public bodies and well-known companies, and the same with one digit wrong. */
const known = [
  ['AR', '30-50001091-2', '30-50001091-3'],
  ['AR', '20-12345678-6', '20-12345678-5'],
  ['UY', '211003420017', '211003420018'],
  ['PY', '80000519-8', '80000519-7'],
  ['ES', 'A28015865', 'A28015866'],
  ['ES', '12345678Z', '12345678A'],
  ['ES', 'X1234567L', 'X1234567M'],
  ['BE', '0403 170 701', '0403 170 702'],
  ['DK', '24 25 67 90', '24 25 67 91'],
] as const;

describe('tax numbers', () => {
  it.each(known)('of %s: %s is right and %s is not', (country, right, wrong) => {
    const masks = taxIds[country]?.masks ?? [];
    const field = { name: 'tax', label: { es: 'N', en: 'N' }, type: 'masked', masks } as const;
    expect(checkField(field, right, locale).issues).toEqual([]);
    expect(checkField(field, wrong, locale).issues.map(({ code }) => code)).toEqual(['wrongCheckDigit']);
    expect(checkField(field, '12', locale).issues.map(({ code }) => code)).toEqual(['wrongFormat']);
  });

  it('show an example of each form that is right itself', () => {
    for (const { masks } of Object.values(taxIds)) {
      const field = { name: 'tax', label: { es: 'N', en: 'N' }, type: 'masked', masks } as const;
      for (const { example } of masks) expect(checkField(field, example, locale).issues).toEqual([]);
    }
  });
});

describe('global trade item numbers', () => {
  const masks = [
    { regex: '^\\d{8,14}$', mask: '#'.repeat(14), example: '09506000134352', check: 'gtin' },
  ] as const;
  const field = { name: 'gtin', label: { es: 'N', en: 'N' }, type: 'masked', masks } as const;

  it.each(['09506000134352', '9506000134352', '96385074', '614141007349', '4006381333931'])(
    'of %s',
    (right) => {
      expect(checkField(field, right, locale).issues).toEqual([]);
      const wrong = right.slice(0, -1) + String((Number(right.at(-1)) + 1) % 10);
      expect(checkField(field, wrong, locale).issues.map(({ code }) => code)).toEqual(['wrongCheckDigit']);
    },
  );
});

describe('vehicle identification numbers', () => {
  const vin = car.attributes.find(({ name }) => name === 'vin');
  if (vin === undefined) throw new Error('cars have no number');

  it.each(['1M8GDM9AXKP042788', '11111111111111111', '5GZCZ43D13S812715', '1m8gdm9ax-kp042788'])(
    '%s has the right digit',
    (number) => {
      expect(checkField(vin, number, locale).issues).toEqual([]);
    },
  );

  it('are doubted where position 9 does not match, and taken: the digit may be wrong on the vehicle', () => {
    const { value, issues } = checkField(vin, '1M8GDM9A1KP042788', locale);
    expect(value).toBe('1M8GDM9A1KP042788');
    expect(issues).toMatchObject([{ code: 'wrongVinDigit', level: 'warning' }]);
  });

  it('say nothing there in other markets', () => {
    expect(checkField(vin, '8AJFY22G0A1234567', locale).issues).toEqual([]);
    expect(checkField(vin, 'WVWZZZ1KZ6W000001', locale).issues).toEqual([]);
  });
});
