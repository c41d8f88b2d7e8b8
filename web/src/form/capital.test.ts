import { describe, expect, it } from 'vitest';
import { capital, lowerStart } from './capital';

describe('capital', () => {
  it('begins a sentence', () => {
    expect(capital('árbol')).toBe('Árbol');
    expect(capital('')).toBe('');
  });
});

describe('lowerStart', () => {
  it('goes on after a colon, and leaves names alone', () => {
    expect(lowerStart('El máximo es 5')).toBe('el máximo es 5');
    expect(lowerStart('A number')).toBe('a number');
    expect(lowerStart('RENSPA de origen')).toBe('RENSPA de origen');
  });
});
