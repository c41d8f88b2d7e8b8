import { describe, expect, it } from 'vitest';
import { buildField } from '../../catalogue/assets/build-model';
import { buildLocale } from './build-locale';
import { checkField } from './check-field';
import { formatField } from './format-field';
import { maxChosen } from './chosen-assets';

const field = buildField({ name: 'a', type: 'assetsSelectList' });
const read = (raw: unknown) => checkField(field, raw, buildLocale());

describe('chosen assets', () => {
  it.each<[unknown, readonly string[] | null]>([
    ['12, 7,12', ['12', '7']],
    [
      ['12', 7, ' 12 '],
      ['12', '7'],
    ],
    [12, ['12']],
    ['9007199254740991', ['9007199254740991']],
    ['', null],
    [' , ', null],
    [[], null],
  ])('in %j are %j', (raw, value) => {
    expect(read(raw)).toEqual({ value, issues: [] });
  });

  it.each<[unknown]>([
    ['x'],
    ['0'],
    ['-3'],
    ['1.5'],
    ['012'],
    ['1e3'],
    ['9007199254740993'],
    [Number.NaN],
    [1e21],
    [-0],
    [true],
    [{ 0: '1' }],
    [[null]],
    [[['1']]],
    [[{ toString: 1, valueOf: 1 }]],
    [['1', '__proto__']],
  ])('cannot be %j', (raw) => {
    expect(read(raw)).toMatchObject({ value: null, issues: [{ code: 'wrongType' }] });
  });

  it('are not more than a filter should find', () => {
    const ids = Array.from({ length: maxChosen + 1 }, (_, at) => String(at + 1));
    expect(read(ids.slice(1)).issues).toEqual([]);
    expect(read(ids).issues).toMatchObject([{ code: 'tooManyOptions', slots: { max: maxChosen } }]);
  });

  it('are summed up elsewhere without being kept', () => {
    const summary = buildField({ name: 'b', type: 'summaryAssetsSelectList', summaryOf: 'a' });
    expect(checkField(summary, ['1'], buildLocale())).toEqual({ value: null, issues: [] });
    expect(formatField(summary, ['1'], buildLocale())).toBe('');
  });
});
