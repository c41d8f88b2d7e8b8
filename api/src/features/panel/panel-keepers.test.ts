import { beforeAll, expect, it } from 'vitest';
import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { useTestApp } from '../../../test/app';
import { buildBox, buildColleague, type Member } from '../../../test/build';
import { buildBags, buildKeeper } from '../../../test/build-oracle';

const open = useTestApp();
let owner: Member;
let second: Member;
let stranger: Member;

const bag = { asset_status_change: 'validated', guarantee_state: 'free', grade: 'g1' };
const exists = { ...bag, stock_provider_existence: 'exists' };

beforeAll(async () => {
  const app = open();
  app.time.now = new Date('2026-11-28T15:00:00Z');
  owner = await buildKeeper(app);
  second = { ...owner, boxId: await buildBox(app, owner.companyId, 28) };
  stranger = await buildKeeper(app);
  await buildBags(app, owner, [
    exists,
    { ...exists, date_expired: '2026-12-10', tonnage: 120.5 },
    { ...bag, stock_provider_existence: 'missing' },
    { ...exists, specie: 'maiz' },
  ]);
  await buildBags(app, second, [
    { ...bag, date_expired: '2026-12-20' },
    { ...exists, campaign: '2024/25' },
  ]);
  await buildBags(app, stranger, [exists]);
  const params = { companyId: String(owner.companyId), assetId: '35' };
  const price = { kind: 'soja', amount: 300, currency: 'usd', day: '2026-03-01', source: 'Pizarra' } as const;
  await app.call('prices.add', { params, body: price }, owner);
  await app.call(
    'prices.add',
    { params, body: { ...price, kind: 'maiz', currency: 'ars', amount: 1 } },
    owner,
  );
});

type Filters = BodyOf<Calls['panel.data']>['filters'];
const panel = async (who: { readonly token: string } = owner, filters: Filters = [], asOf?: string) =>
  open().call(
    'panel.data',
    {
      ...{ params: { assetId: '35', boxId: String(owner.boxId) }, body: { filters } },
      query: asOf === undefined ? {} : { asOf },
    },
    who,
  );
const keepers = ({ tables }: Awaited<ReturnType<typeof panel>>) => {
  const table = tables.find(({ name }) => name === 'keepers');
  return table?.value.map((row, at) => [table.places?.[at]?.boxId, ...Object.values(row).slice(1)]);
};

it('is told by who keeps it where the reader lists: how much, what is confirmed and what it is worth', async () => {
  const whole = await panel();
  expect(keepers(whole)).toEqual([
    // Bags, tonnes, confirmed, not confirmed, running out, and what they are worth.
    [owner.boxId, 4, 720.5, 520.5, 200, 120.5, 180_000, 200],
    [second.boxId, 2, 400, 200, 200, 200, 120_000, null],
  ]);
  const colleague = await buildColleague(open(), { boxId: owner.boxId }, 'viewer');
  expect(keepers(await panel(colleague))?.map(([boxId]) => boxId)).toEqual([owner.boxId]);
  expect(
    (
      await open().attempt(
        'panel.data',
        { params: { assetId: '35', boxId: String(owner.boxId) }, query: {}, body: {} },
        stranger,
      )
    ).status,
  ).toBe(404);
});

it('follows the filters of the panel, and each row leads to a list of as many', async () => {
  const { tables } = await panel(owner, [{ name: 'campaign', values: ['2025/26'] }]);
  const table = tables.find(({ name }) => name === 'keepers');
  expect(table?.places?.map(({ boxId, count }) => [boxId, count])).toEqual([
    [owner.boxId, 4],
    [second.boxId, 1],
  ]);
  for (const [at, { boxId, count }] of (table?.places ?? []).entries()) {
    const body = { filters: table?.lists[at]?.filters ?? [] };
    const found = await open().call('objects.count', { params: { assetId: 35, boxId }, body }, owner);
    expect(found.count).toBe(count);
  }
});

it('is told of today alone by keeper, and of a day by all else', async () => {
  const past = await panel(owner, [], '2026-11-27');
  expect(keepers(past)).toBeUndefined();
});

it('tells apart what is confirmed, what nobody confirms and what is missing, each with its list', async () => {
  const { resumes, charts } = await panel();
  const told = new Map(resumes.map((card) => [card.name, card]));
  expect(
    [...told].flatMap(([name, { value, count }]) =>
      /^worth|confirmed|missing/.test(name) ? [[name, value, count]] : [],
    ),
  ).toEqual([
    ['worth-usd', 180_000, 3],
    ['worth-ars', 200, 1],
    ['confirmed', 520.5, 3],
    ['unconfirmed', 200, 1],
    ['missing', 200, 1],
    ['worth-usd-confirmed', 120_000, 2],
    ['worth-ars-confirmed', 200, 1],
    ['worth-usd-unconfirmed', 60_000, 1],
    ['worth-ars-unconfirmed', 0, 0],
  ]);
  for (const { name, list, count } of resumes) {
    const params = { assetId: 35, boxId: owner.boxId };
    const found = await open().call(
      'objects.count',
      { params, body: { filters: list?.filters ?? [] } },
      owner,
    );
    if (list !== null && told.get(name)?.filled !== null) expect([name, found.count]).toEqual([name, count]);
  }
  expect(charts.find(({ name }) => name === 'byExistence')?.points).toMatchObject([
    { key: 'exists', values: [520.5] },
    { key: 'missing', values: [200] },
  ]);
});

it('says how many tonnes run out in each month', async () => {
  const { charts } = await panel();
  const expiries = charts.find(({ name }) => name === 'expiries');
  expect(expiries?.unit).toBe('t');
  expect(expiries?.points.map(({ key, values }) => [key, values[0]])).toEqual([
    ['2026-11', 0],
    ['2026-12', 120.5],
    ...['2027-01', '2027-02', '2027-03', '2027-04', '2027-05'].map((month) => [month, 0]),
  ]);
});
