import { describe, expect, it } from 'vitest';
import type { Field } from '@huella/domain/model/field';
import { buildField, buildModel, buildSubtype } from '@huella/domain/catalogue/assets/build-model';
import { areaOf, placeAt } from '@huella/domain/engine/fields/place';
import { checkRaw, openFields, startingRaw, type FormSubject } from './form-subject';
import { filledRow, rowSubject } from './row-subject';

const words = (text: string) => ({ es: text, en: text });
const tests = buildField({
  name: 'tests',
  type: 'detail',
  list: {
    noun: { one: words('test'), many: words('tests') },
    fields: [
      buildField({
        name: 'kind',
        type: 'select',
        defaultValue: 'a',
        values: [{ key: 'a', label: words('A') }],
      }),
      buildField({ name: 'grams', type: 'float', validations: { max: { value: 9 } } }),
      buildField({ name: 'why', type: 'text', hideCondition: { parentField: 'kind', parentValue: ['a'] } }),
      buildField({ name: 'sealed', type: 'text', disabled: true }),
    ],
  },
});
const outer: FormSubject = {
  model: buildModel([]),
  scope: { boxSubtype: buildSubtype, companyTiers: [] },
  mode: 'update',
  locale: { language: 'es', today: '2026-11-21', zone: 'UTC' },
  stored: {},
};
const now = new Date('2026-11-21T12:00:00Z');
const row = { key: 4, kind: 'a', grams: 2.5, sealed: 'x' };
const subject = rowSubject(outer, { field: tests, row, isNew: false }, now);

describe('rowSubject', () => {
  it('asks the fields of the list and starts with what the row holds', () => {
    expect(openFields(subject).map(({ name }) => name)).toEqual(['kind', 'grams', 'why']);
    expect(startingRaw(subject)).toEqual({ kind: 'a', grams: '2,5', why: null });
  });

  it('starts a new row with the defaults', () => {
    const fresh = rowSubject(outer, { field: tests, row: { key: 5 }, isNew: true }, now);
    expect(fresh.stored).toEqual({ kind: 'a' });
  });

  it('checks a row as any form is checked', () => {
    const { values, issues } = checkRaw(subject, { kind: 'a', grams: '12', why: 'hidden' });
    expect(issues.map((found) => [found.field, found.code])).toEqual([['grams', 'aboveMax']]);
    expect(values['why'] ?? null).toBeNull();
  });

  it('leaves a place where it was, and asks one that moves', () => {
    const place = buildField({ name: 'place', type: 'location', validations: { inPolygon: 'box' } });
    const land = areaOf(
      [
        [
          [10, 10],
          [11, 10],
          [11, 11],
        ],
      ],
      { zoom: 9 },
    );
    const list = { noun: { one: words('well'), many: words('wells') }, fields: [place] };
    const field = buildField({ name: 'wells', type: 'detail', list });
    const about = { ...outer, areas: { box: [land] } };
    const codes = (isNew: boolean, raw: string) =>
      checkRaw(rowSubject(about, { field, row: { key: 1, place: placeAt([0, 0]) }, isNew }, now), {
        place: raw,
      }).issues.map(({ code }) => code);
    expect(codes(false, '0; 0')).toEqual([]);
    expect(codes(false, '0; 1')).toEqual(['outsideArea']);
    expect(codes(true, '0; 0')).toEqual(['outsideArea']);
  });

  it('names its controls by the list and the row, also inside of another row', () => {
    expect(subject.within).toBe('tests-4-');
    const inner: Field = { ...tests, name: 'subs' };
    expect(rowSubject(subject, { field: inner, row: { key: 1 }, isNew: true }, now).within).toBe(
      'tests-4-subs-1-',
    );
  });
});

describe('filledRow', () => {
  it('keeps what the form does not ask, and drops what was emptied', () => {
    expect(filledRow(subject, row, { kind: 'a' })).toEqual({ key: 4, kind: 'a', sealed: 'x' });
  });
});
