import { describe, expect, it } from 'vitest';
import { languageAsked, languageOf } from './words';

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

describe('languageAsked', () => {
  it.each([
    ['en', 'en'],
    ['es', 'es'],
    ['fr-FR,en;q=0.8,es;q=0.5', 'en'],
    ['en;q=0.2, es-AR;q=0.9', 'es'],
    ['en;q=0,de', 'es'],
    ['en-GB,en;q=0.9', 'en'],
    ['pt-BR', 'es'],
    ['*', 'es'],
    [';;q=,,', 'es'],
    ['en;q=high', 'en'],
    ['', 'es'],
    [undefined, 'es'],
    [`${'x,'.repeat(10_000)}en`, 'es'],
  ])('of %j is %s', (text, language) => {
    expect(languageAsked(text)).toBe(language);
  });
});
