import { describe, expect, it } from 'vitest';
import type { Field } from '@huella/domain/model/field';
import {
  planClear,
  planDuplicate,
  planFill,
  planFillDown,
  planFillRight,
  planPaste,
  readRange,
  type Area,
} from './ranges';

const fields = ['a', 'b', 'c'];
const area: Area = {
  fields,
  rows: [1, 2, 3, 4].map((row) => ({
    row: row * 10,
    texts: { a: `a${row}`, b: `b${row}`, c: `c${row}` },
    issues: [],
  })),
};
const cell = (x: number, y: number) => ({ x, y, x1: x, y1: y });
const written = (changes: readonly { row: number; field: string; text: string }[]) =>
  changes.map(({ row, field, text }) => `${row}${field}=${text}`);

describe('planPaste', () => {
  it('writes from the upper left of the range', () => {
    const { changes, missing } = planPaste(area, cell(1, 1), [
      ['x', 'y'],
      ['z', 'w'],
    ]);
    expect(written(changes)).toEqual(['20b=x', '20c=y', '30b=z', '30c=w']);
    expect(missing).toBe(0);
  });

  it('counts the rows that are missing, and leaves out columns that there are not', () => {
    const { changes, missing } = planPaste(area, cell(2, 3), [
      ['x', 'y'],
      ['z', 'w'],
      ['v', 'u'],
    ]);
    expect(written(changes)).toEqual(['40c=x']);
    expect(missing).toBe(2);
  });

  it('fills a range that holds what was copied a whole number of times', () => {
    const { changes } = planPaste(area, { x: 0, y: 0, x1: 0, y1: 3 }, [['x'], ['y']]);
    expect(written(changes)).toEqual(['10a=x', '20a=y', '30a=x', '40a=y']);
    const odd = planPaste(area, { x: 0, y: 0, x1: 0, y1: 2 }, [['x'], ['y']]);
    expect(odd.changes).toHaveLength(2);
  });

  it('leaves cells alone for which a shorter row has none', () => {
    const { changes } = planPaste(area, cell(0, 0), [['x', 'y'], ['z']]);
    expect(written(changes)).toEqual(['10a=x', '10b=y', '20a=z']);
  });

  it('pastes a thousand rows of ten in no time', () => {
    const names = Array.from({ length: 10 }, (_, at) => `f${at}`);
    const rows = Array.from({ length: 1000 }, (_, at) => ({ row: at + 1, texts: {}, issues: [] }));
    const table = rows.map(() => names);
    const from = performance.now();
    expect(planPaste({ rows, fields: names }, cell(0, 0), table).changes).toHaveLength(10_000);
    expect(performance.now() - from).toBeLessThan(500);
  });
});

describe('planFill', () => {
  it('repeats what is in the range', () => {
    const from = { x: 0, y: 0, x1: 0, y1: 1 };
    expect(written(planFill(area, from, { x: 0, y: 0, x1: 0, y1: 3 }))).toEqual(['30a=a1', '40a=a2']);
  });

  it('goes up and to the right as well', () => {
    expect(written(planFill(area, cell(1, 2), { x: 1, y: 1, x1: 2, y1: 2 }))).toEqual([
      '20b=b3',
      '20c=b3',
      '30c=b3',
    ]);
  });

  it('fills down from the first row, and a single row from the one above', () => {
    expect(written(planFillDown(area, { x: 0, y: 1, x1: 1, y1: 2 }))).toEqual(['30a=a2', '30b=b2']);
    expect(written(planFillDown(area, cell(2, 1)))).toEqual(['20c=c1']);
    expect(planFillDown(area, cell(0, 0))).toEqual([]);
  });

  it('fills right from the first column, and a single column from the one at its left', () => {
    expect(written(planFillRight(area, { x: 0, y: 1, x1: 2, y1: 1 }))).toEqual(['20b=a2', '20c=a2']);
    expect(written(planFillRight(area, cell(2, 1)))).toEqual(['20c=b2']);
    expect(planFillRight(area, cell(0, 0))).toEqual([]);
  });
});

describe('a range', () => {
  it('is read row by row and emptied', () => {
    const range = { x: 1, y: 2, x1: 2, y1: 3 };
    expect(readRange(area, range)).toEqual([
      ['b3', 'c3'],
      ['b4', 'c4'],
    ]);
    expect(written(planClear(area, range))).toEqual(['30b=', '30c=', '40b=', '40c=']);
  });
});

describe('planDuplicate', () => {
  const text = (name: string): Field => ({ name, label: { es: name, en: name }, type: 'text' });
  const tag: Field = {
    ...{ name: 'a', label: { es: 'a', en: 'a' }, type: 'text' },
    validations: { unique: 'everywhere' },
  };
  const columns = [tag, text('b'), text('c')].map((field) => ({
    field,
    label: field.name,
    mandatory: false,
  }));

  it('writes all but what names one row alone', () => {
    const [first, second, third, fourth] = area.rows;
    const pairs = [first, second, third, fourth].flatMap((row) => row ?? []);
    expect(written(planDuplicate(columns, pairs.slice(0, 2), pairs.slice(2)))).toEqual([
      ...['30b=b1', '30c=c1', '40b=b2', '40c=c2'],
    ]);
  });
});
