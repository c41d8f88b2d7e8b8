import { describe, expect, it } from 'vitest';
import type { Field } from '@huella/domain/model/field';
import { changedValues, filledValues, isSame } from './changed-values';

const field = (name: string): Field => ({ name, label: { es: name, en: name }, type: 'text' });
const fields = ['tag', 'weight', 'castrated', 'breeds'].map(field);

describe('isSame', () => {
  it('takes nothing for nothing, whatever it looks like', () => {
    expect(isSame(null, undefined)).toBe(true);
    expect(isSame('', null)).toBe(true);
    expect(isSame([], null)).toBe(true);
    expect(isSame(false, undefined)).toBe(true);
  });

  it('distinguishes values', () => {
    expect(isSame(0, null)).toBe(false);
    expect(isSame(true, null)).toBe(false);
    expect(isSame(['a', 'b'], ['a'])).toBe(false);
    expect(isSame(['a', 'b'], ['a', 'b'])).toBe(true);
    expect(isSame('12', 12)).toBe(false);
  });

  it('asks of files which they are, not where they are read', () => {
    const file = { storageName: 'x', originalName: 'dte.pdf' };
    const addressed = { ...file, publicFileURI: '/api/file/private/x' };
    expect(isSame([addressed], [file])).toBe(true);
    expect(isSame([addressed], [{ ...file, originalName: 'guía.pdf' }])).toBe(false);
    expect(isSame([addressed], [addressed, file])).toBe(false);
  });
});

describe('changedValues', () => {
  it('sends what changed, and null for what was taken away', () => {
    const before = { tag: 'KD482C3176', weight: 380, breeds: ['AA'] };
    const after = { tag: 'KD482C3176', weight: 386.5, castrated: false, breeds: null };
    expect(changedValues(fields, before, after)).toEqual({ weight: 386.5, breeds: null });
  });

  it('never sends a field that may not be edited', () => {
    expect(changedValues(fields.slice(0, 1), { weight: 1 }, { weight: 2, tag: 'x' })).toEqual({ tag: 'x' });
  });
});

describe('filledValues', () => {
  it('leaves out what holds nothing', () => {
    expect(filledValues(fields, { tag: 'x', weight: 0, castrated: false, breeds: [] })).toEqual({
      tag: 'x',
      weight: 0,
      castrated: false,
    });
  });
});
