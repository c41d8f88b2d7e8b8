import { buildField } from '@huella/domain/catalogue/assets/build-model';
import { describe, expect, it } from 'vitest';
import type { Field } from '@huella/domain/model/field';
import { draftKey, isDraftable, parseDraft, rawOfDraft, recordDraftKey, type Draft } from './draft';

const field = (name: string, type: Field['type']): Field => buildField({ name, type });
const fields = [field('weight', 'float'), field('breeds', 'multiselect')];
const draft: Draft = {
  at: '2026-11-21T13:42:00Z',
  language: 'es',
  raw: { weight: '1.500', breeds: ['AA'], gone: 'x' },
  step: 'origin',
  submitKey: 'a-submit-of-1',
};

describe('draftKey', () => {
  it('tells users, establishments and asset types apart', () => {
    expect(new Set([draftKey(1, 2, 3), draftKey(2, 2, 3), draftKey(1, 3, 3), draftKey(1, 2, 4)]).size).toBe(
      4,
    );
  });
});

describe('recordDraftKey', () => {
  it('tells users, kinds, holders, records and their versions apart', () => {
    const of = (userId: number, kind: string, holder?: number, id?: number, version = 1) =>
      recordDraftKey(userId, { kind, holder, stored: id === undefined ? null : { id, version } });
    const keys = [
      ...[of(1, 'box'), of(2, 'box'), of(1, 'company'), of(1, 'box', 3), of(1, 'box', 4)],
      ...[of(1, 'box', 3, 5), of(1, 'box', 3, 6), of(1, 'box', undefined, 5), of(1, 'box', undefined, 5, 2)],
      draftKey(1, 3, 5),
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(of(1, 'box', 3, 5)).toBe(of(1, 'box', 3, 5));
  });
});

describe('isDraftable', () => {
  it('keeps no files, nor rows that hold any', () => {
    const noun = { one: { es: 'x', en: 'x' }, many: { es: 'x', en: 'x' } };
    const rows = (fields: readonly Field[]): Field =>
      buildField({ name: 'rows', type: 'detail', list: { noun, fields } });
    expect(isDraftable(field('weight', 'float'))).toBe(true);
    expect(isDraftable(field('logo', 'file'))).toBe(false);
    expect(isDraftable(rows([field('a', 'text')]))).toBe(true);
    expect(isDraftable(rows([field('a', 'text'), rows([field('b', 'file')])]))).toBe(false);
  });
});

describe('parseDraft', () => {
  it('reads what was kept', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
    const { submitKey: _key, ...older } = draft;
    expect(parseDraft(JSON.stringify(older))).toEqual({ ...draft, submitKey: null });
  });

  it('keeps rows, files and places', () => {
    const raw = {
      calves: [{ key: -1, isEditing: true, name: 'Luz' }],
      photos: [{ storageName: 'a.png', originalName: 'b.png' }],
      place: {
        type: 'Feature',
        geometry: { type: 'Point', coordinates: [-58, -34] },
        properties: { center: [-58, -34], zoom: 14 },
      },
    };
    expect(parseDraft(JSON.stringify({ ...draft, raw }))?.raw).toEqual(raw);
  });

  it('leaves out values that no input holds', () => {
    const stored = JSON.stringify({ ...draft, raw: { weight: { a: 1 }, breeds: [1], tag: 'KD' } });
    expect(parseDraft(stored)?.raw).toEqual({ tag: 'KD' });
  });

  it('is null for what is no draft', () => {
    for (const stored of ['', '{', 'null', '7', '{}', '{"at":1,"raw":{},"language":"es"}'])
      expect(parseDraft(stored)).toBeNull();
  });
});

describe('rawOfDraft', () => {
  it('keeps the meaning of numbers in another language, and forgets fields that are gone', () => {
    const locale = { language: 'en', zone: 'UTC', today: '2026-11-21' } as const;
    expect(rawOfDraft(draft, fields, locale)).toEqual({ weight: '1,500', breeds: ['AA'] });
  });
});
