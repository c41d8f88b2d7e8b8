import { describe, expect, it } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import type { Field, FieldKindName } from '@huella/domain/model/field';
import type { Locale } from '@huella/domain/model/value';
import { rawOf, tidyRaw, translateRaw } from './raw-value';

const es: Locale = { language: 'es', zone: 'America/Argentina/Buenos_Aires', today: '2026-11-21' };
const en: Locale = { ...es, language: 'en' };
const field = (type: FieldKindName): Field => buildField({ name: 'f', type });

describe('rawOf', () => {
  it('writes stored values as people write them', () => {
    expect(rawOf(field('float'), 386.5, es)).toBe('386,5');
    expect(rawOf(field('date'), '2024-09-14', en)).toBe('14/09/2024');
    expect(rawOf(field('dateTime'), '2026-11-09T11:14:00Z', es)).toBe('09/11/2026 08:14');
  });

  it('leaves choices and nothing as they are', () => {
    expect(rawOf(field('select'), 'VQ', es)).toBe('VQ');
    expect(rawOf(field('multiselect'), ['a'], es)).toEqual(['a']);
    expect(rawOf(field('checkbox'), false, es)).toBe(false);
    expect(rawOf(field('float'), null, es)).toBeNull();
  });
});

describe('tidyRaw', () => {
  it('writes what was typed as it was understood', () => {
    expect(tidyRaw(field('float'), '386.5', es)).toBe('386,5');
    expect(tidyRaw(field('date'), '5/3/24', es)).toBe('05/03/2024');
  });

  it('keeps what cannot be read', () => {
    expect(tidyRaw(field('float'), 'unos 300', es)).toBe('unos 300');
    expect(tidyRaw(field('date'), '31/02/2024', es)).toBe('31/02/2024');
    expect(tidyRaw(field('text'), '  ', es)).toBe('  ');
  });
});

describe('translateRaw', () => {
  it('keeps the meaning of a number when the language changes', () => {
    expect(translateRaw(field('float'), '1.500', es, en)).toBe('1,500');
    expect(translateRaw(field('float'), '1,5', es, en)).toBe('1.5');
  });
});
