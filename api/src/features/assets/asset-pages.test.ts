import { beforeAll, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/assets/cow-ar';
import type { Values } from '@huella/domain/fields/value';
import type { Filter } from '@huella/domain/lists/filter';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildMember } from '../../../test/build';
import type { ListQuery } from '../../db/list-query';
import { listAssets } from '../../db/list-query';
import { scanPage } from '../../db/list-scan';
import { walkPage } from '../../db/list-walk';

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

const idsOf = (page: { readonly rows: readonly { readonly id: number }[] }) => page.rows.map(({ id }) => id);

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
      const scope = { boxId, model: cowAr, statusDay };
      const seen: number[] = [];
      for (let offset = 0; offset < total + 2 * size; offset += size) {
        const asked = query({ sort: sort === null ? null : field(sort), direction, offset });
        const [walked, scanned] = await Promise.all([walkPage(db, scope, asked), scanPage(db, scope, asked)]);
        expect(idsOf(scanned), `from ${String(offset)}`).toEqual(idsOf(walked));
        expect([walked.total, scanned.total]).toEqual([total, total]);
        seen.push(...idsOf(walked));
      }
      expect(new Set(seen).size).toBe(total);
      expect(seen).toHaveLength(total);
    },
  );
});

describe('filtered pages', () => {
  const females: Filter = { operator: 'inArray', field: field('sex'), keys: ['H'] };
  const horned: Filter = { operator: 'inArray', field: field('horns'), keys: ['A', 'D'] };

  it.each([
    ['a slot', [females], (values: Values) => values['sex'] === 'H'],
    ['the record', [horned], (values: Values) => values['horns'] === 'A' || values['horns'] === 'D'],
    [
      'both',
      [females, horned],
      (values: Values) => values['sex'] === 'H' && (values['horns'] === 'A' || values['horns'] === 'D'),
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
        const page = await listAssets(open().db, { boxId, model: cowAr, statusDay }, asked);
        expect(page.total).toBe(expected.length);
        tags.push(...page.rows.map(({ attributes }) => attributes['visual_tag']));
      }
      expect(tags.sort(), sort).toEqual(expected);
    }
  });

  it('beyond the end are empty and still say the total', async () => {
    const asked = query({ filters: [females], offset: 1000 });
    const page = await listAssets(open().db, { boxId, model: cowAr, statusDay }, asked);
    expect(page).toEqual({ rows: [], total: 23 });
  });
});
