import { describe, expect, it } from 'vitest';
import { joinPhone, phoneCountries, splitPhone } from './phone-typing';

describe('splitPhone', () => {
  it.each([
    ['+54 11 4839-1234', 'AR', { country: 'AR', national: '11 4839-1234' }],
    ['+598 2 915 1234', 'AR', { country: 'UY', national: '2 915 1234' }],
    ['11 4839', 'PY', { country: 'PY', national: '11 4839' }],
    ['', 'AR', { country: 'AR', national: '' }],
    ['+', 'AR', { country: 'AR', national: '+' }],
    ['+1 416 555 0123', 'US', { country: 'CA', national: '416 555 0123' }],
    ['+1 4', 'CA', { country: 'CA', national: '4' }],
  ] as const)('takes %j apart', (text, picked, expected) => {
    expect(splitPhone(text, picked)).toEqual(expected);
  });
});

describe('joinPhone', () => {
  it('sets the marks of the country while it is typed', () => {
    expect(joinPhone('AR', '1148391234', true)).toBe('+54 11 4839-1234');
    expect(joinPhone('UY', '29151234', true)).toBe('+598 2915 1234');
  });

  it('leaves the marks alone where the caret is inside', () => {
    expect(joinPhone('AR', '1148391234', false)).toBe('+54 1148391234');
  });

  it('takes a prefix that is typed or pasted', () => {
    expect(joinPhone('AR', '+598 2915', true)).toBe('+598 2915');
    expect(joinPhone('AR', '00598 2915', true)).toBe('+598 2915');
  });

  it('holds nothing when nothing is typed', () => {
    expect(joinPhone('AR', ' ', true)).toBe('');
  });
});

describe('phoneCountries', () => {
  it('names each in the language, with its prefix', () => {
    const names = (language: 'es' | 'en') => phoneCountries(language).find(({ value }) => value === 'DE');
    expect(names('es')).toEqual({ value: 'DE', label: 'Alemania', detail: '+49' });
    expect(names('en')?.label).toBe('Germany');
  });
});
