import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { plainNumber } from '../fields/write-cell';
import { isBlankCell, isFormulaError, isUnsolved, plainFormula, unsolvedFormula } from './cell';

describe('isBlankCell', () => {
  it.each([null, undefined, '', '  ', '\u00a0', '\t\n'])('%j is blank', (cell) => {
    expect(isBlankCell(cell)).toBe(true);
  });
  it.each([0, false, '0', '-', 'x'])('%j is not', (cell) => {
    expect(isBlankCell(cell)).toBe(false);
  });
});

describe('isFormulaError', () => {
  it.each(['#N/A', '#REF!', '#VALUE!', '#DIV/0!', '#NAME?', '#NUM!', '#NULL!', ' #n/a ', '#N/D', '#¡REF!'])(
    '%s is one',
    (text) => {
      expect(isFormulaError(text)).toBe(true);
    },
  );
  it.each(['', '#', 'N/A', '#12', '#N/A 5', 'REF!'])('"%s" is none', (text) => {
    expect(isFormulaError(text)).toBe(false);
  });
});

describe('isUnsolved', () => {
  it.each(['B2*2', 'SUMA(B2:B9)', '1+2', ''])('a formula that came without its result is: %s', (formula) => {
    expect(isUnsolved(unsolvedFormula(formula))).toBe(true);
    expect(plainFormula(unsolvedFormula(formula))).toBe(`=${formula || '\u2026'}`);
  });
  it.each(['', '=', '=1+1', '=B2*2', '= igual (que ayer)', '=> ver B2'])('the text "%s" is none', (text) => {
    expect(isUnsolved(text)).toBe(false);
  });
});

describe('plainNumber', () => {
  it.each([
    [361, '361'],
    [180.5, '180.5'],
    [-0.1, '-0.1'],
    [982000123456789, '982000123456789'],
    [1e21, '1000000000000000000000'],
    [1e-7, '0.0000001'],
  ])('writes %s as %s', (value, text) => {
    expect(plainNumber(value)).toBe(text);
  });

  it('never has an exponent, and is the number again for all that sheets hold', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e15, max: 1e15 }), fc.integer({ min: 0, max: 6 }), (digits, shift) => {
        const value = digits / 10 ** shift;
        expect(plainNumber(value)).toMatch(/^-?\d+(?:\.\d+)?$/);
        expect(Number(plainNumber(value))).toBe(value === 0 ? 0 : value);
      }),
    );
  });
});
