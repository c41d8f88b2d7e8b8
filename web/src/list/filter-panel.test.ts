import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { parseNumber } from '@huella/domain/engine/fields/number';
import { withFilter } from './filter-widget';
import { findNarrowest } from './narrowest';
import { shortOptions } from './short-options';
import { shownText } from './shown-text';
import { isDraftLive } from './use-draft';

const [field] = cowAr.attributes;
if (field === undefined) throw new Error('a model has attributes');

describe('the filters of a list', () => {
  it('hold one of each attribute', () => {
    const one = withFilter([], field, { field: field.name, value: 'a' });
    expect(withFilter(one, field, { field: field.name, value: 'b' })).toEqual([
      { field: field.name, value: 'b' },
    ]);
    expect(withFilter(one, field, null)).toEqual([]);
  });
});

describe('a long list of options', () => {
  const options = ['a', 'b', 'c', 'd', 'e', 'f', 'g'].map((value) => ({ value, label: value }));
  const values = (chosen: readonly string[], from = options) =>
    shortOptions(from, chosen).map((option) => option.value);

  it('shows its head and whatever is chosen', () => {
    expect(values([])).toEqual(['a', 'b', 'c', 'd']);
    expect(values(['f'])).toEqual(['a', 'b', 'c', 'd', 'f']);
  });

  it('shows as it is when there is hardly more', () => {
    expect(values([], options.slice(0, 5))).toHaveLength(5);
  });
});

describe('what an input of a filter shows', () => {
  const parse = (text: string) => parseNumber(text, 'es');

  it('is what was typed while it means the value', () => {
    expect(shownText('340,', 340, '340', parse)).toEqual({ text: '340,', isWrong: false });
  });

  it('is what was typed, with a word about it, while it means nothing', () => {
    expect(shownText('34x', 340, '340', parse)).toEqual({ text: '34x', isWrong: true });
  });

  it('is the value once it changes by other means', () => {
    expect(shownText('340', 500, '500', parse).text).toBe('500');
    expect(shownText('340', undefined, '', parse).text).toBe('');
    expect(shownText(null, 500, '500', parse).text).toBe('500');
  });
});

describe('a draft', () => {
  it('lives while its place has not caught up', () => {
    expect(isDraftLive({ value: 'ab', over: '' }, '')).toBe(true);
    expect(isDraftLive({ value: 'ab', over: '', given: 'a' }, 'a')).toBe(true);
  });

  it('ends when its place holds it, or something else', () => {
    expect(isDraftLive({ value: 'ab', over: '', given: 'ab' }, 'ab')).toBe(false);
    expect(isDraftLive({ value: 'ab', over: '', given: 'ab' }, 'other')).toBe(false);
    expect(isDraftLive({ value: 'ab', over: '' }, 'other')).toBe(false);
  });
});

describe('the narrowest filter', () => {
  it('is the one that leaves the fewest rows, once all are known', () => {
    expect(findNarrowest([12, 3, 40])).toBe(1);
    expect(findNarrowest([12, undefined])).toBeNull();
    expect(findNarrowest([])).toBeNull();
  });
});
