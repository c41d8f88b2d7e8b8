import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from './build-locale';
import { samples } from './build-samples';
import { checkField } from './check-field';
import { formatField } from './format-field';

const field = buildField({ name: 'phone', type: 'phone' });
const read = (raw: unknown, country?: string) => {
  const { value, issues } = checkField(field, raw, buildLocale(country === undefined ? {} : { country }));
  return issues[0]?.code ?? value;
};

describe('a telephone number', () => {
  it.each<[country: string, raw: unknown, expected: string | null]>([
    ['AR', '011 4839-1234', '+541148391234'],
    ['AR', '11 4839 1234', '+541148391234'],
    ['AR', '(011) 4839.1234', '+541148391234'],
    ['AR', '+54 11 4839-1234', '+541148391234'],
    ['AR', '0054 11 4839 1234', '+541148391234'],
    ['AR', 1148391234, '+541148391234'],
    ['AR', '5491148391234', '+5491148391234'],
    ['AR', '+54 9 351 456-7890', '+5493514567890'],
    ['AR', '0351 15 456-7890', '+5493514567890'],
    ['AR', '(0351) 15-456-7890', '+5493514567890'],
    ['UY', '094 123 456', '+59894123456'],
    ['UY', '2901 2345', '+59829012345'],
    ['PY', '0981 123 456', '+595981123456'],
    ['PY', '021 234 567', '+59521234567'],
    ['ES', '612 34 56 78', '+34612345678'],
    ['ES', '91 234 56 78', '+34912345678'],
    ['BE', '0470 12 34 56', '+32470123456'],
    ['BE', '02 123 45 67', '+3221234567'],
    ['DK', '32 12 34 56', '+4532123456'],
    ['AR', '+32 470 12 34 56', '+32470123456'],
    ['DK', '+34 612 34 56 78', '+34612345678'],
    ['AR', '', null],
    ['AR', ' ', null],
    ['AR', '911', 'notAPhone'],
    ['AR', '1234', 'notAPhone'],
    ['AR', '+54', 'notAPhone'],
    ['AR', '+999 123456789', 'notAPhone'],
    ['AR', 'sin teléfono', 'notAPhone'],
    // A number within a text would lose the text, and one with an extension the extension.
    ['AR', 'Llamar al 011 4839-1234 de tarde', 'notAPhone'],
    ['AR', '011 4839-1234 int. 22', 'notAPhone'],
    ['AR', '+54 11 4839-1234;ext=22', 'notAPhone'],
    ['AR', '011 4839-1234 / 011 4839-1235', 'notAPhone'],
    ['AR', '0'.repeat(300), 'tooLong'],
    ['AR', '011\u00004839', 'badText'],
    ['AR', Number.NaN, 'notAPhone'],
    ['AR', 1e21, 'notAPhone'],
    ['AR', true, 'wrongType'],
    ['AR', ['+541148391234'], 'wrongType'],
    ['AR', { toString: 1 }, 'wrongType'],
  ])('in %s from %j is %j', (country, raw, expected) => {
    expect(read(raw, country)).toBe(expected);
  });

  it.each([undefined, 'XX', '', 'ar', '__proto__'])('is of Argentina where the country is %j', (country) => {
    expect(read('011 4839-1234', country)).toBe('+541148391234');
  });

  it('is shown with its prefix, in groups', () => {
    expect(formatField(field, '+541148391234', buildLocale())).toBe('+54 11 4839 1234');
    expect(formatField(field, '+4532123456', buildLocale({ country: 'AR' }))).toBe('+45 32 12 34 56');
    expect(formatField(field, 'not one', buildLocale())).toBe('not one');
  });

  it('is one value however it is written, and wherever it is read again', () => {
    const countries = fc.constantFrom('AR', 'UY', 'PY', 'ES', 'BE', 'DK');
    fc.assert(
      fc.property(samples.phone.raws, countries, (raw, elsewhere) => {
        const value = read(raw, 'AR');
        if (value === 'notAPhone') return;
        expect(value).toMatch(/^\+\d{8,15}$/);
        const shown = formatField(field, value, buildLocale({ country: elsewhere }));
        expect(read(shown, elsewhere)).toBe(value);
        expect(read(String(raw).replaceAll(' ', '-'), 'AR')).toBe(value);
      }),
    );
  });
});
