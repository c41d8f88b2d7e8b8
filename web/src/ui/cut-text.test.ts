import { describe, expect, it } from 'vitest';
import { cutText } from './cut-text';

describe('a name cut at a number of letters', () => {
  it.each([
    ['', ''],
    ['La Matilde', 'La Matilde'],
    ['a'.repeat(30), 'a'.repeat(30)],
    ['a'.repeat(31), `${'a'.repeat(30)}…`],
    ['Centro de acopio y engorde San José', 'Centro de acopio y engorde San…'],
    // Letters of several code points count once and stay whole.
    ['e\u0301'.repeat(30), 'e\u0301'.repeat(30)],
    ['👩🏽‍🌾'.repeat(31), `${'👩🏽‍🌾'.repeat(30)}…`],
  ])('%j: %j', (name, expected) => {
    expect(cutText(name, 30)).toBe(expected);
  });
});
