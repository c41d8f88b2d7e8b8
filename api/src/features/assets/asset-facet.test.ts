import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildMember, type Member } from '../../../test/build';
import { buildAdd, buildLot } from '../../../test/build-input';
import { buildAnimal } from '../../../test/build-animal';

const open = useTestApp();

let owner: Member;
let ids: readonly number[];
let lot: number;

/** What the tests count; weights and notes leave gaps. */
const herd = [
  { category: 'VQ', breed: 'AA', weight: 300, birth_date: '2024-01-10', market_programs: ['HIL'] },
  { category: 'VQ', breed: 'H', weight: 310, birth_date: '2024-01-10', market_programs: ['HIL', 'ANG'] },
  { category: 'VA', breed: 'AA', weight: 420.5, birth_date: '2021-01-10' },
  { category: 'VA', breed: 'AA', birth_date: '2021-01-11' },
  { category: 'VA', breed: 'BF', weight: 400, birth_date: '2021-03-01' },
];

beforeAll(async () => {
  const app = open();
  owner = await buildMember(app, 'owner', 5);
  const added = [];
  for (const values of herd)
    added.push(
      await app.call(
        'objects.add',
        buildAdd(owner, buildAnimal({ ...values, entry_date: values.birth_date })),
        owner,
      ),
    );
  ids = added.map(({ id }) => id);
  lot = (await app.call('objects.add', buildLot(owner, { name: 'Recría', assets: ids.slice(0, 2) }), owner))
    .id;
});

interface Asked {
  readonly filters?: readonly object[];
  readonly actor?: Member;
}

const attempt = (field: string, { filters = [], actor = owner }: Asked = {}) =>
  open().attempt(
    'objects.facet',
    { params: { assetId: '33', boxId: String(owner.boxId), field }, body: { filters: [...filters] } },
    actor,
  );

async function countsOf(field: string, filters: readonly object[] = []) {
  const answer = await attempt(field, { filters });
  expect(answer).toMatchObject({ status: 200, body: { range: null } });
  const { options } = answer.body as { options: readonly { key: string; count: number }[] };
  return options.map(({ key, count }) => `${key} ${String(count)}`);
}

const vaquillonas = { field: 'category', operator: 'inArray', values: ['VQ'] };
const heavy = { field: 'weight', operator: 'betweenValues', min: 305 };

describe('counts of options', () => {
  it('are most frequent first', async () => {
    expect(await countsOf('category')).toEqual(['VA 3', 'VQ 2']);
    expect(await countsOf('breed')).toEqual(['AA 3', 'BF 1', 'H 1']);
  });

  it('follow the other filters, and not the one of the attribute itself', async () => {
    expect(await countsOf('breed', [vaquillonas])).toEqual(['AA 1', 'H 1']);
    expect(await countsOf('category', [vaquillonas])).toEqual(['VA 3', 'VQ 2']);
    expect(await countsOf('category', [vaquillonas, heavy])).toEqual(['VA 2', 'VQ 1']);
  });

  it('follow a search, which asks several attributes', async () => {
    const search = { field: 'visual_tag', operator: '=', value: 'nothing of the kind' };
    expect(await countsOf('category', [search])).toEqual([]);
  });

  it('count what has several for each of them', async () => {
    expect(await countsOf('market_programs')).toEqual(['HIL 2', 'ANG 1']);
    expect(
      await countsOf('market_programs', [{ field: 'breed', operator: 'inArray', values: ['H'] }]),
    ).toEqual(['ANG 1', 'HIL 1']);
  });

  it('count lots by their ids, and what is in none', async () => {
    expect(await countsOf('lot_id')).toEqual(['none 3', `${String(lot)} 2`]);
    const light = { field: 'weight', operator: 'betweenValues', max: 315 };
    expect(await countsOf('lot_id', [light])).toEqual([`${String(lot)} 2`]);
  });
});

describe('a range', () => {
  it('goes from the least to the greatest figure, and every one is in a part', async () => {
    const { status, body } = await attempt('weight');
    const { options, range } = body as {
      options: unknown;
      range: { min: number; max: number; counts: number[] };
    };
    expect({ status, options }).toEqual({ status: 200, options: [] });
    expect(range).toMatchObject({ min: 300, max: 420.5 });
    expect(range.counts).toHaveLength(24);
    expect(range.counts.reduce((sum, count) => sum + count, 0)).toBe(4);
    expect([range.counts[0], range.counts[1], range.counts.at(-1)]).toEqual([1, 1, 1]);
  });

  it('has a part for each of few days', async () => {
    const answer = await attempt('birth_date', {
      filters: [{ field: 'weight', operator: 'betweenValues', max: 420 }, vaquillonas],
    });
    expect(answer.body).toEqual({
      options: [],
      range: { min: '2024-01-10', max: '2024-01-10', counts: [2] },
    });
    const both = await attempt('birth_date', {
      filters: [
        { field: 'birth_date', operator: 'betweenDates', min: '2030-01-01' },
        { field: 'category', operator: 'inArray', values: ['VA'] },
      ],
    });
    const { range } = both.body as { range: { min: string; max: string; counts: number[] } };
    expect(range).toMatchObject({ min: '2021-01-10', max: '2021-03-01' });
    expect([range.counts.length, range.counts[0], range.counts.at(-1)]).toEqual([24, 2, 1]);
  });

  it('is none where nothing has a value', async () => {
    const none = { field: 'category', operator: 'inArray', values: ['TO'] };
    expect((await attempt('weight', { filters: [none] })).body).toEqual({ options: [], range: null });
  });
});

describe('what has no facet', () => {
  it.each(['visual_tag', 'castrated', 'no_such_field', '__proto__'])(
    '%s refuses at its place',
    async (field) => {
      expect(await attempt(field)).toMatchObject({
        status: 400,
        body: { error: 'invalidInput', issues: [{ code: 'unknownField' }] },
      });
    },
  );

  it('refuses a filter that does not fit', async () => {
    expect(
      await attempt('category', { filters: [{ field: 'weight', operator: 'betweenValues', min: 'x' }] }),
    ).toMatchObject({
      status: 400,
    });
  });

  it('is not there for a stranger', async () => {
    const stranger = await buildMember(open(), 'owner', 5);
    expect(await attempt('category', { actor: stranger })).toMatchObject({ status: 404 });
  });
});
