import { describe, expect, it } from 'vitest';
import { buildField } from '@huella/domain/catalogue/assets/build-model';
import type { Field } from '@huella/domain/model/field';
import { draftKey, parseDraft, rawOfDraft, type Draft } from './draft';

const field = (name: string, type: Field['type']): Field => buildField({ name, type });
const fields = [field('weight', 'float'), field('breeds', 'multiselect')];
const draft: Draft = {
  at: '2026-11-21T13:42:00Z',
  language: 'es',
  raw: { weight: '1.500', breeds: ['AA'], gone: 'x' },
  mine: { weight: '2' },
  version: 4,
  step: 'origin',
  submitKey: 'a-submit-of-1',
};

describe('draftKey', () => {
  it('distinguishes users, kinds, holders and records', () => {
    const of = (userId: number, kind: string, holder?: number, id?: number) =>
      draftKey(userId, { kind, holder, id });
    const keys = [
      ...[of(1, 'box'), of(2, 'box'), of(1, 'company'), of(1, 'box', 3), of(1, 'box', 4)],
      ...[of(1, 'box', 3, 5), of(1, 'box', 3, 6), of(1, 'box', undefined, 5)],
    ];
    expect(new Set(keys).size).toBe(keys.length);
    expect(of(1, 'box', 3, 5)).toBe(of(1, 'box', 3, 5));
  });
});

describe('parseDraft', () => {
  it('reads what was kept', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
    const { submitKey: _key, mine: _mine, version: _version, ...older } = draft;
    const without = { submitKey: null, mine: null, version: null };
    expect(parseDraft(JSON.stringify(older))).toEqual({ ...draft, ...without });
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
