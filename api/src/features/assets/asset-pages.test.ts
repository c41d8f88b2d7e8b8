import { beforeAll, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { plainText, type Values } from '@huella/domain/model/value';
import type { Filter } from '@huella/domain/engine/lists/filter';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildMember } from '../../../test/build';
import type { ListQuery } from '../../db/list-types';
import { gatherPage, walkPage } from '../../db/list-page';
import { findList, listAssets } from '../../db/list-query';
import { peekList, scanList } from '../../db/list-scan';
import { inSnapshot } from '../../db/transact';

const open = useTestApp();
const total = 45;
const size = 7;
let boxId = 0;

const categories = ['VA', 'VQ', 'TH', 'TO', 'NO'];

/** Every third animal is not weighed, every fourth has no system, and many share a value. */
function valuesOf(at: number): Values {
  return {
    visual_tag: `KD482C${String(at).padStart(4, '0')}`,
    category: categories[at % categories.length] ?? null,
    sex: at % 2 === 0 ? 'H' : 'M',
    birth_date: `2024-0${String(1 + (at % 9))}-10`,
    weight: at % 3 === 0 ? null : 200 + (at % 8) * 20,
    productive_system: at % 4 === 0 ? null : (['PAS', 'FEE'][at % 2] ?? null),
    horns: at % 5 === 0 ? null : (['A', 'M', 'D'][at % 3] ?? null),
  };
}

function field(name: string) {
  const found = cowAr.attributes.find((attribute) => attribute.name === name);
  if (found === undefined) throw new Error(`no attribute is called ${name}`);
  return found;
}

function query(asked: Partial<ListQuery>): ListQuery {
  const rest = { offset: 0, limit: size, which: 'active', language: 'es' } as const;
  return { filters: [], sort: null, direction: 'asc', ...rest, ...asked };
}

const statusDay = { today: '2026-11-20', boxSubtype: 5 };

beforeAll(async () => {
  const app = open();
  const owner = await buildMember(app, 'owner', 5);
  boxId = owner.boxId;
  // In an order that is neither that of the tags nor its opposite.
  const rows = Array.from({ length: total }, (_, step) => valuesOf((step * 17) % total));
  await buildAssets(app, owner, rows);
});

const sorts = [null, 'visual_tag', 'weight', 'birth_date', 'category', 'productive_system'];
const directions = ['asc', 'desc'] as const;

describe('a walk along an index and a scan', () => {
  it.each(sorts.flatMap((sort) => directions.map((direction) => [sort ?? 'id', direction, sort] as const)))(
    'give the same pages by %s %s',
    async (_name, direction, sort) => {
      const { db } = open();
      const scope = { boxId, model: cowAr, statusDay, boxZone: 'UTC' };
      const seen: number[] = [];
      for (let offset = 0; offset < total + 2 * size; offset += size) {
        const asked = query({ sort: sort === null ? null : field(sort), direction, offset });
        const [walked, scanned] = await Promise.all([
          inSnapshot(db, (snapshot) => findList(snapshot, scope, asked, asked)),
          scanList(db, scope, asked, asked),
        ]);
        expect(scanned.ids, `from ${String(offset)}`).toEqual(walked.ids);
        expect([walked.total, scanned.total]).toEqual([total, total]);
        seen.push(...walked.ids);
        if (direction === 'desc' && sort !== null) continue;
        const page = await walkPage(db, scope, asked, { offset: 0, limit: 100 });
        expect(page).toMatchObject({ total });
        const isOrdered = sort !== 'category' && sort !== 'productive_system';
        if (isOrdered) expect(page?.rows.map(({ id }) => id)).toEqual(walked.ids);
      }
      expect(new Set(seen).size).toBe(total);
      expect(seen).toHaveLength(total);
    },
  );
});

const females: Filter = { operator: 'inArray', field: field('sex'), keys: ['H'] };
const heavy: Filter = { operator: 'betweenValues', field: field('weight'), min: 260, max: null };

describe('a look at the beginning of an index, a scan, and a page at once', () => {
  it.each(sorts.flatMap((sort) => directions.map((direction) => [sort ?? 'id', direction, sort] as const)))(
    'give the same filtered pages by %s %s',
    async (_name, direction, sort) => {
      const { db } = open();
      const scope = { boxId, model: cowAr, statusDay, boxZone: 'UTC' };
      for (const filters of [[females], [females, heavy]])
        for (let offset = 0; offset < total; offset += size) {
          const asked = query({ filters, sort: sort === null ? null : field(sort), direction, offset });
          const [looked, scanned, page] = await Promise.all([
            inSnapshot(db, (snapshot) => findList(snapshot, scope, asked, asked)),
            scanList(db, scope, asked, asked),
            // Kept by its connections from some of these pages on.
            gatherPage(db, scope, asked, { offset: 0, limit: 100 }, { living: total }),
          ]);
          expect(looked, `from ${String(offset)}`).toEqual(scanned);
          expect(page?.total).toBe(scanned.total);
          expect(page?.ids.slice(offset, offset + size)).toEqual(scanned.ids);
          expect(page?.rows.map(({ id }) => id)).toEqual(scanned.ids);
        }
    },
  );

  it('gather so many matches at the most, and say when there are more', async () => {
    const { db } = open();
    const scope = { boxId, model: cowAr, statusDay, boxZone: 'UTC' };
    const asked = query({ filters: [females], sort: field('weight') });
    const unknown = { living: null };
    const { total: matches, ids } = await scanList(db, scope, asked, asked);
    expect(await gatherPage(db, scope, asked, asked, unknown, matches)).toMatchObject({
      total: matches,
      ids,
    });
    expect(await gatherPage(db, scope, asked, asked, unknown, matches - 1)).toBeNull();
    const none = query({ filters: [{ ...heavy, min: 9_000 }], sort: field('weight') });
    expect(await gatherPage(db, scope, none, none)).toMatchObject({ total: 0, ids: [], rows: [] });
  });

  it('look no further than the page needs, and say when it does not lie there', async () => {
    const { db } = open();
    const scope = { boxId, model: cowAr, statusDay, boxZone: 'UTC' };
    const asked = query({ filters: [females], sort: field('weight') });
    const matches = await scanList(db, scope, asked, asked);
    expect(await peekList(db, scope, asked, asked, size)).toEqual(matches);
    expect(await peekList(db, scope, asked, { offset: 0, limit: 100 }, matches.total + 1)).toBeNull();
    // Downwards the empty ones come last, and the look does not reach them.
    const down = { ...asked, direction: 'desc' } as const;
    expect(await peekList(db, scope, down, { offset: 0, limit: 100 }, matches.total)).toBeNull();
  });
});

describe('filtered pages', () => {
  const horned: Filter = { operator: 'inArray', field: field('horns'), keys: ['A', 'D'] };

  it.each([
    ['a slot', [females], (values: Values) => values['sex'] === 'H'],
    ['the record', [horned], (values: Values) => values['horns'] === 'A' || values['horns'] === 'D'],
    [
      'both',
      [females, horned],
      (values: Values) => values['sex'] === 'H' && (values['horns'] === 'A' || values['horns'] === 'D'),
    ],
    [
      'a search of both',
      [{ operator: '=', fields: [field('visual_tag'), field('notes')], text: 'C000' } satisfies Filter],
      (values: Values) => plainText(values['visual_tag'] ?? null).includes('C000'),
    ],
  ])('by %s hold each match once, whatever they are sorted by', async (_name, filters, matches) => {
    const expected = Array.from({ length: total }, (_, at) => valuesOf(at))
      .filter(matches)
      .map((values) => values['visual_tag'])
      .sort();
    for (const sort of ['weight', 'category', 'horns', 'notes']) {
      const tags: unknown[] = [];
      for (let offset = 0; offset < total; offset += size) {
        const asked = query({ filters, sort: field(sort), direction: 'desc', offset });
        const page = await listAssets(
          open().db,
          open().deps.lists,
          { boxId, model: cowAr, statusDay, boxZone: 'UTC' },
          asked,
        );
        expect(page.total).toBe(expected.length);
        tags.push(...page.rows.map(({ attributes }) => attributes['visual_tag']));
      }
      expect(tags.sort(), sort).toEqual(expected);
    }
  });

  it('sort what has no slot as a reader of Spanish would, with accents and without', async () => {
    const app = open();
    const words = ['Ñandú', 'nube', 'ÁRBOL', 'arena', 'Zorro', 'oveja', 'Éter', 'ecos', 'n 2'];
    const owner = await buildMember(app, 'reader', 5);
    await buildAssets(
      app,
      owner,
      words.map((notes, at) => ({
        ...valuesOf(at),
        visual_tag: `KD482D${String(at).padStart(4, '0')}`,
        notes,
      })),
    );
    const scope = { boxId: owner.boxId, model: cowAr, statusDay, boxZone: 'UTC' };
    const page = await listAssets(app.db, app.deps.lists, scope, query({ sort: field('notes'), limit: 20 }));
    const sorted = ['ÁRBOL', 'arena', 'ecos', 'Éter', 'n 2', 'nube', 'Ñandú', 'oveja', 'Zorro'];
    expect(page.rows.map(({ attributes }) => attributes['notes'])).toEqual(sorted);
  });

  it('beyond the end are empty and still say the total', async () => {
    const asked = query({ filters: [females], offset: 1000 });
    const page = await listAssets(
      open().db,
      open().deps.lists,
      { boxId, model: cowAr, statusDay, boxZone: 'UTC' },
      asked,
    );
    expect(page).toEqual({ rows: [], total: 23 });
  });
});

describe('pages that are read while others add rows', () => {
  it.each(['weight', 'category'])(
    'repeat and lose none of those that come before, of equal %s too',
    async (sort) => {
      const app = open();
      const owner = await buildMember(app, 'owner', 5);
      const values = (at: number): Values => ({
        ...{ visual_tag: `ZZ482C${sort.slice(0, 1).toUpperCase()}${String(at).padStart(3, '0')}`, sex: 'H' },
        ...{ weight: 300 + (at % 2), category: 'VQ' },
      });
      const ids = await buildAssets(
        app,
        owner,
        Array.from({ length: 12 }, (_, at) => values(at)),
      );
      const scope = { boxId: owner.boxId, model: cowAr, statusDay, boxZone: 'UTC' };
      const seen: number[] = [];
      for (let offset = 0; offset < 12; offset += 4) {
        const asked = { ...query({ sort: field(sort), offset }), limit: 4 };
        seen.push(...(await inSnapshot(app.db, (snapshot) => findList(snapshot, scope, asked, asked))).ids);
        await buildAssets(app, owner, [{ ...values(100 + offset), weight: 301 }]);
      }
      expect(new Set(seen)).toEqual(new Set(ids));
    },
  );
});
