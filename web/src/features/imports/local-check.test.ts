import { describe, expect, it } from 'vitest';
import { buildPlaceOf } from '@huella/domain/catalogue/assets/build-place';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { issue } from '@huella/domain/model/errors';
import { areaOf } from '@huella/domain/engine/fields/place';
import type { Locale } from '@huella/domain/model/value';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { exampleRow } from '@huella/domain/engine/sheets/example-row';
import { sheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { createSheetStore } from '../../sheet/sheet-store';
import { blankAmong, checkEdited, suggestionsFor } from './local-check';

const locale: Locale = { language: 'es', today: '2026-11-21', zone: 'UTC' };

describe.each(assetTypes)('an edited row of $code', (model) => {
  const scope = buildPlaceOf(model);
  const format = sheetFormat(model, 'add', scope);
  const subject = { mode: 'add' as const, format, model, scope, areas: {} };
  const texts = exampleRow({ format, mode: 'add', model, scope, locale });
  const date = format.columns.find(({ field }) => field.type === 'date')?.field.name ?? '';
  const tag = format.columns.find(({ field }) => field.validations?.unique !== undefined)?.field.name ?? '';
  const taken = issue(tag, 'notUnique');
  const check = (row: Readonly<Record<string, string>>, field: string) => {
    const store = createSheetStore([{ row: 1, texts: row, issues: [taken] }]);
    return checkEdited(store, [{ row: 1, field, text: row[field] ?? '' }], subject, locale);
  };

  it('is checked by the rules of the form, and keeps what only the server knows of other cells', () => {
    const found = check({ ...texts, [date]: '30/02/2026' }, date).get(1) ?? [];
    expect(found.map(({ field }) => field)).toEqual(expect.arrayContaining([date, tag]));
    expect(found).toContainEqual(taken);
  });

  it('forgets what the server said of the cell that was edited', () => {
    expect(check(texts, tag).get(1)).toEqual([]);
  });

  it('has its places on the land of the establishment, where a rule asks for it', () => {
    const places = format.columns.filter(({ field }) => field.validations?.inPolygon !== undefined);
    const abroad = areaOf([
      [
        [10, 50],
        [11, 50],
        [11, 51],
      ],
    ]);
    for (const { field } of places) {
      const store = createSheetStore([{ row: 1, texts, issues: [] }]);
      const changes = [{ row: 1, field: field.name, text: texts[field.name] ?? '' }];
      const found = checkEdited(store, changes, { ...subject, areas: { box: [abroad] } }, locale);
      expect(found.get(1)?.map(({ code }) => code)).toEqual(['outsideArea']);
    }
    expect(places).toHaveLength(model.id === 35 ? 1 : 0);
  });

  it('is left to the server when it is gone', () => {
    const store = createSheetStore([]);
    const found = checkEdited(store, [{ row: 9, field: tag, text: '' }], subject, locale);
    expect(found.size).toBe(0);
  });
});

describe('an edited row of a selected animal', () => {
  const event = findEvent(cowAr, 1);
  if (event === null) throw new Error('cattle are weighed');
  const scope = buildPlaceOf(cowAr);
  const format = sheetFormat(cowAr, { event }, scope);
  const subject = { mode: { event }, format, model: cowAr, scope, areas: {} };
  const begun = { weighing_type: 'Periódica' };
  const edit = (field: string, text: string) => {
    const store = createSheetStore([{ row: 1, texts: { _pk_: '7', ...begun }, issues: [], isBlank: true }]);
    const changes = [{ row: 1, field, text }];
    store.write(changes);
    store.setBlank(blankAmong(store, changes, subject, begun));
    return [
      store.find(1)?.isBlank,
      checkEdited(store, changes, subject, locale)
        .get(1)
        ?.map(({ code }) => code),
    ];
  };

  it.each([
    ['weight', '386,5', [false, []]],
    ['weight', 'x', [false, ['notANumber']]],
    ['shrink_pct', '4', [false, []]],
    ['weighing_type', '', [true, []]],
    ['_eventDate_', '14/11/2026', [true, []]],
  ])(
    'is one once anything of the event is filled in, and right or wrong from then on: %s %j',
    (field, text, is) => {
      expect(edit(field, text)).toEqual(is);
    },
  );
});

describe('a suggestion', () => {
  it('is made for faults alone', () => {
    const field = {
      name: 'breed',
      label: { es: 'Raza', en: 'Breed' },
      type: 'select',
      values: [{ key: 'AA', label: { es: 'Aberdeen Angus', en: 'Aberdeen Angus' } }],
    } as const;
    const row = { row: 1, texts: { breed: 'Aberden Angus' }, issues: [] };
    expect(suggestionsFor(row, field, locale)).toEqual([]);
    const faulty = { ...row, issues: [issue('breed', 'notAnOption')] };
    expect(suggestionsFor(faulty, field, locale)).toMatchObject([{ text: 'Aberdeen Angus' }]);
  });
});
