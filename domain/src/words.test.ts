import { describe, expect, it } from 'vitest';
import { languageOf } from './words';

describe('languageOf', () => {
  it.each([
    ['en', 'en'],
    ['en-GB', 'en'],
    ['EN_us', 'en'],
    ['es', 'es'],
    ['es-AR', 'es'],
    ['pt-BR', 'es'],
    ['e', 'es'],
    ['', 'es'],
    [null, 'es'],
    [undefined, 'es'],
  ])('of %j is %s', (text, language) => {
    expect(languageOf(text)).toBe(language);
  });
});
