import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import type { Member } from '../../../test/build';
import { buildList } from '../../../test/build-input';
import { buildBags, buildKeeper } from '../../../test/build-oracle';
import { aliasOf, buildPledge, buildRelease } from '../../../test/build-pledge';

const open = useTestApp();
let keeper: Member;
let banks: readonly Member[];
let pledged: readonly number[];

const free = { asset_status_change: 'validated', guarantee_state: 'free', grade: 'g1' };
const place = () => ({ assetId: '35', boxId: String(keeper.boxId) });

/** The panel of the keeper, under some filters. */
const read = (filters: readonly object[] = [], asOf?: string) =>
  open().call(
    'panel.data',
    {
      params: place(),
      query: { ...(asOf !== undefined && { asOf }) },
      body: { filters: [...filters] as [] }, // in the form of a filter
    },
    keeper,
  );
type Panel = Awaited<ReturnType<typeof read>>;
const cardOf = ({ resumes }: Panel, name: string) => resumes.find((card) => card.name === name);
const bagsOf = ({ tables }: Panel) => tables.find(({ name }) => name === 'bags');

beforeAll(async () => {
  keeper = await buildKeeper(open());
  banks = [await buildKeeper(open(), 29), await buildKeeper(open(), 29)];
  pledged = await buildBags(open(), keeper, [
    { ...free, date_expired: '2027-01-10' },
    { ...free, date_expired: '2027-02-10' },
    { ...free, date_expired: '2027-03-10' },
  ]);
  await buildBags(open(), keeper, [
    { ...free, date_expired: '2026-10-14' },
    { ...free, guarantee_state: 'pledged', date_expired: '2027-05-01' },
  ]);
  for (const [at, pk] of pledged.entries()) {
    const bank = banks[at === 0 ? 0 : 1];
    const alias = await aliasOf(open(), bank?.boxId ?? 0);
    await open().call('objects.addMassive', buildPledge(keeper, pk, alias), keeper);
  }
});

describe('what a panel tells of pledges', () => {
  it('is how many hold them, and which part of all they are', async () => {
    const panel = await read();
    // One is pledged to somebody who is not here, who is no holder that is known.
    expect(cardOf(panel, 'pledged')).toMatchObject({ count: 4, total: 5, holders: 2 });
    expect(cardOf(panel, 'pledged')?.whole).toBe(cardOf(panel, 'tonnes')?.value);
    expect(cardOf(panel, 'tonnes')).toMatchObject({ whole: null });
    expect(cardOf(panel, 'tonnes')).not.toHaveProperty('holders');
    expect(panel.noun).toEqual({ one: 'silobolsa', many: 'silobolsas' });
  });

  it('follows the filters', async () => {
    const until = { field: 'date_expired', operator: 'betweenDates', max: '2027-01-31' };
    expect(cardOf(await read([until]), 'pledged')).toMatchObject({ count: 1, total: 2, holders: 1 });
  });

  it('is told of each bag, what runs out first at the top, with how it stands', async () => {
    const table = bagsOf(await read());
    expect(table?.columns.map(({ name, as }) => [name, as])).toEqual([
      ['bag_code', undefined],
      ['specie', undefined],
      ['tonnage', undefined],
      ['date_bagged', 'day'],
      ['date_expired', 'due'],
      ['guarantee_holder', 'holder'],
      ['asset_state', 'state'],
    ]);
    const { db } = open();
    const names = await db.selectFrom('box').select(['id', 'name']).execute();
    const nameOf = (at: number) => names.find(({ id }) => id === banks[at]?.boxId)?.name;
    expect(
      table?.value.map((row) => [row['date_expired'], row['guarantee_holder'], row['asset_state']]),
    ).toEqual([
      ['2026-10-14', null, 'expired'],
      ['2027-01-10', nameOf(0), 'validated'],
      ['2027-02-10', nameOf(1), 'validated'],
      ['2027-03-10', nameOf(1), 'validated'],
      ['2027-05-01', '', 'validated'],
    ]);
  });

  it('is a filter of the panel, and of the list that each figure opens', async () => {
    const { db } = open();
    const nameOf = async (at: number) =>
      (
        await db
          .selectFrom('box')
          .select('name')
          .where('id', '=', banks[at]?.boxId ?? 0)
          .executeTakeFirstOrThrow()
      ).name;
    const filters = await open().call('panel.filters', { params: place(), query: {} }, keeper);
    const names = [await nameOf(0), await nameOf(1)];
    expect(filters.find(({ name }) => name === 'guarantee_holder')).toMatchObject({
      ...{ type: 'select', label: 'Tenedor de garantía' },
      values: names.toSorted().map((key) => ({ key, label: key })),
    });
    const by = (name: string) => ({ field: 'guarantee_holder', value: name });
    const narrowed = await read([by(names[1] ?? '')]);
    expect(cardOf(narrowed, 'tonnes')).toMatchObject({ count: 2, total: 2 });
    expect(cardOf(narrowed, 'pledged')).toMatchObject({ count: 2, holders: 1 });
    const countOf = (list: { readonly filters: readonly object[] } | null | undefined) =>
      open().call(
        'objects.count',
        { params: { assetId: 35, boxId: keeper.boxId }, body: { filters: [...(list?.filters ?? [])] as [] } },
        keeper,
      );
    expect(await countOf(cardOf(narrowed, 'tonnes')?.list)).toMatchObject({ count: 2 });
    expect(await countOf({ filters: [{ ...by('nobody of that name'), operator: '=' }] })).toMatchObject({
      count: 0,
    });
    const listed = async (name: string) => {
      const body = { filters: [{ ...by(name), operator: '=' }] };
      return (await open().call('objects.list', buildList(keeper, { assetType: 35, body }), keeper)).resTotal;
    };
    expect(await listed(names[1] ?? '')).toBe(2);
    // What it is called is written without the bags, and found at once.
    await db
      .updateTable('box')
      .set({ name: 'Tesorería Sur' })
      .where('id', '=', banks[1]?.boxId ?? 0)
      .execute();
    expect(cardOf(await read([by(names[1] ?? '')]), 'tonnes')).toMatchObject({ count: 0 });
    expect(cardOf(await read([by('Tesorería Sur')]), 'tonnes')).toMatchObject({ count: 2 });
    expect([await listed(names[1] ?? ''), await listed('Tesorería Sur')]).toEqual([0, 2]);
    expect(await countOf({ filters: [{ ...by('tesoreria'), operator: '=' }] })).toMatchObject({ count: 2 });
  });

  it('is asked of no other day, and where nothing is pledged there is nothing to choose', async () => {
    const past = await open().call(
      'panel.filters',
      { params: place(), query: { asOf: '2026-11-19' } },
      keeper,
    );
    expect(past.map(({ name }) => name)).not.toContain('guarantee_holder');
    const other = await buildKeeper(open());
    const params = { assetId: '35', boxId: String(other.boxId) };
    const views = await open().call('panel.filters', { params, query: {} }, other);
    expect(views.find(({ name }) => name === 'guarantee_holder')?.values).toEqual([]);
  });

  it('is of today alone: of another day nobody is named', async () => {
    const then = await read([], '2026-11-19');
    expect(bagsOf(then)?.columns.map(({ name }) => name)).not.toContain('guarantee_holder');
    expect(cardOf(then, 'pledged')).not.toHaveProperty('holders');
  });

  it('is no more once a holder lets go', async () => {
    const [pk = 0] = pledged;
    const [bank] = banks;
    if (bank === undefined) throw new Error('there is no bank');
    const params = { assetId: '35', boxId: String(bank.boxId), pk: String(pk) };
    await open().call(
      'pledges.release',
      { params, body: { values: await buildRelease(open(), bank, 'paid') } },
      bank,
    );
    expect(cardOf(await read(), 'pledged')).toMatchObject({ count: 3, holders: 1 });
    expect(bagsOf(await read())?.value.find((row) => row['pk'] === pk)).toMatchObject({
      guarantee_holder: null,
    });
  });
});
