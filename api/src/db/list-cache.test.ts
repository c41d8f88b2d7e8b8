import { describe, expect, it } from 'vitest';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { keyOf, openListCache, rowWindowOf } from './list-cache';
import type { ListQuery, ListScope } from './list-types';

const plain: ListQuery = {
  ...{ filters: [], sort: null, direction: 'asc', offset: 0, limit: 20, which: 'active', language: 'es' },
};
const weight = cowAr.attributes.find(({ name }) => name === 'weight') ?? null;
const category = cowAr.attributes.find(({ name }) => name === 'category') ?? null;
if (weight === null || category === null) throw new Error('the model has both');
const scope: ListScope = {
  boxId: 1,
  model: cowAr,
  statusDay: { today: '2026-11-20', boxSubtype: 6 },
  boxZone: 'UTC',
};

const key = (query: Partial<ListQuery> = {}, of: Partial<ListScope> = {}) => {
  const asked = { ...plain, ...query };
  return keyOf({ ...scope, ...of }, asked, rowWindowOf(asked));
};

describe('the lists that a process keeps', () => {
  it('are so many at most, and those that were asked for last', () => {
    const lists = openListCache();
    const list = { version: 1, total: 1, ids: [1] };
    for (let at = 0; at < 1000; at += 1) lists.keep(String(at), list);
    expect(lists.find('0')).toBe(list);
    lists.keep('one more', list);
    expect([lists.find('0'), lists.find('1'), lists.find('2')]).toEqual([list, undefined, list]);
  });

  it('are short', () => {
    const lists = openListCache();
    const ids = Array.from({ length: 201 }, (_, at) => at);
    lists.keep('long', { version: 1, total: 201, ids });
    lists.keep('short', { version: 1, total: 201, ids: ids.slice(1) });
    expect(lists.find('long')).toBeUndefined();
    expect(lists.find('short')).toBeDefined();
  });

  it.each([
    [0, 20, 0, 200],
    [180, 20, 0, 200],
    [200, 20, 200, 200],
    [1150, 50, 1000, 200],
    // A page that lies over the end of a window, and one that is longer, are found by themselves.
    [190, 20, 190, 20],
    [0, 10_000, 0, 10_000],
  ])('hold the page from %i of %i in the rowWindow from %i of %i', (offset, limit, from, length) => {
    expect(rowWindowOf({ offset, limit })).toEqual({ offset: from, limit: length });
  });
});

describe('what a list is known by', () => {
  const between = (min: number) => ({ operator: 'betweenValues', field: weight, min, max: null }) as const;
  const keys: Readonly<Record<string, string>> = {
    plain: key(),
    'another establishment': key({}, { boxId: 2 }),
    'another type': key({}, { model: { ...cowAr, id: 34 } }),
    'a filter': key({ filters: [between(1)] }),
    'its value': key({ filters: [between(2)] }),
    'the other bound': key({ filters: [{ ...between(1), min: null, max: 1 }] }),
    'another field': key({ filters: [{ ...between(1), field: category }] }),
    'a text': key({ filters: [{ operator: '===', field: category, value: '1' }] }),
    'a number': key({ filters: [{ operator: '===', field: category, value: 1 }] }),
    'a part': key({ filters: [{ operator: '=', fields: [category], text: '1' }] }),
    'a part of two': key({ filters: [{ operator: '=', fields: [category, weight], text: '1' }] }),
    'a sort': key({ sort: weight }),
    'another sort': key({ sort: category }),
    downwards: key({ sort: weight, direction: 'desc' }),
    deleted: key({ which: 'deleted' }),
    'in English': key({ language: 'en' }),
    'later pages': key({ offset: 200 }),
  };

  it('distinguishes all that its rows follow from', () => {
    const names = Object.keys(keys);
    expect(new Set(Object.values(keys)).size).toBe(names.length);
    expect(key({ offset: 40 })).toBe(keys['plain']);
  });

  it('holds the day where a status comes about by itself, and only there', () => {
    const running = assetTypes.find(({ statuses }) => statuses?.expiry !== undefined);
    const boxSubtype = running?.statuses?.expiry?.subtypes[0] ?? 0;
    if (running === undefined) throw new Error('a model has such a status');
    const on = (model: ListScope['model'], today: string) =>
      key({}, { model, statusDay: { today, boxSubtype } });
    expect(on(running, '2026-11-20')).not.toBe(on(running, '2026-11-21'));
    expect(on(cowAr, '2026-11-20')).toBe(on(cowAr, '2026-11-21'));
  });
});
