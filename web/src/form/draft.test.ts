import { describe, expect, it } from 'vitest';
import type { Field } from '@huella/domain/assets/asset-type';
import { draftKey, parseDraft, rawOfDraft, type Draft } from './draft';

const field = (name: string, type: Field['type']): Field => ({ name, label: { es: name, en: name }, type });
const fields = [field('weight', 'float'), field('breeds', 'multiselect')];
const draft: Draft = {
  at: '2026-11-21T13:42:00Z',
  language: 'es',
  raw: { weight: '1.500', breeds: ['AA'], gone: 'x' },
  step: 'origin',
};

describe('draftKey', () => {
  it('tells users, establishments and asset types apart', () => {
    expect(new Set([draftKey(1, 2, 3), draftKey(2, 2, 3), draftKey(1, 3, 3), draftKey(1, 2, 4)]).size).toBe(
      4,
    );
  });
});

describe('parseDraft', () => {
  it('reads what was kept', () => {
    expect(parseDraft(JSON.stringify(draft))).toEqual(draft);
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
