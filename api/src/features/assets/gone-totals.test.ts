import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildColleague, buildMember } from '../../../test/build';
import { buildEvent, buildTransfer } from '../../../test/build-input';
import type { Actor, InputFor } from '../../../test/client';

const open = useTestApp();
let owner: Member;
let receiver: Member;

type Body = InputFor<'objects.totals'>['body'];
const input = (body: Body) => ({ params: { assetId: 33, boxId: owner.boxId }, body });
const totals = (body: Body) => open().call('objects.totals', input(body), owner);
const status = (actor: Actor, body: Body) => open().statusOf('objects.totals', input(body), actor);
const sums = ({ total, summary }: Awaited<ReturnType<typeof totals>>) => {
  const weight = summary.find(({ name }) => name === 'weight');
  const shares = summary.find(({ name }) => name === 'category')?.shares ?? [];
  return {
    total,
    sum: weight?.sum,
    mean: weight?.mean,
    shares: shares.map(({ key, count }) => [key, count]),
  };
};
const heifers = { field: 'category', operator: 'inArray', values: ['VQ'] };

const herd = [
  { category: 'VQ', weight: 300 },
  { category: 'VQ', weight: 310.5 },
  { category: 'VA', weight: 421 },
] as const;
const whole = {
  ...{ total: 3, sum: 1031.5, mean: 343.83 },
  shares: [
    ['VQ', 2],
    ['VA', 1],
  ],
};

async function retire(ids: readonly number[]): Promise<void> {
  const common = { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: '2026-11-18T10:00' };
  const header = { headerValues: { date: '2026-11-18T10:00' } };
  await open().call('objects.addMassive', buildEvent(owner, 13, { pks: [...ids], common, ...header }), owner);
}

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
});

describe('what was deleted', () => {
  it('comes to what it held as it went, by filters, by how it went, and by name', async () => {
    const [first = 0, second = 0, third = 0, living = 0] = await buildAnimals(open(), owner, [
      ...herd,
      { category: 'VQ', weight: 1_000 },
    ]);
    await retire([first, second, third]);
    expect(sums(await totals({ suffix: 'deleted' }))).toEqual(whole);
    expect(sums(await totals({ suffix: 'deleted', filters: [heifers] }))).toMatchObject({
      total: 2,
      sum: 610.5,
    });
    const day = { field: 'deleted_on', operator: 'betweenDates', min: '2026-11-19', max: '2026-11-30' };
    expect((await totals({ suffix: 'deleted', filters: [day] })).total).toBe(0);
    // The living one is not there, nor are these among the living.
    expect(sums(await totals({ suffix: 'deleted', pks: [third, living] }))).toMatchObject({
      total: 1,
      sum: 421,
    });
    expect(sums(await totals({}))).toMatchObject({ total: 1, sum: 1_000 });
    expect((await totals({ pks: [third] })).total).toBe(0);
  });
});

describe('what left', () => {
  it('comes to what it was then, whatever became of it', async () => {
    const ids = await buildAnimals(open(), owner, [...herd, { category: 'VQ', weight: 1_000 }]);
    const [first = 0, second = 0, third = 0, kept = 0] = ids;
    await open().call('transfers.add', buildTransfer(owner, receiver, [first, second, third]), owner);
    const weighed = buildEvent(receiver, 1, { pks: [first], common: { weight: 390, weighing_type: 'PER' } });
    await open().call('objects.addMassive', weighed, receiver);
    expect(sums(await totals({ suffix: 'transferred' }))).toEqual(whole);
    expect(sums(await totals({ suffix: 'transferred', filters: [heifers] }))).toMatchObject({
      total: 2,
      sum: 610.5,
    });
    const to = { field: 'transferred_to', operator: '=', value: 'nowhere' };
    expect((await totals({ suffix: 'transferred', filters: [to] })).total).toBe(0);
    expect(sums(await totals({ suffix: 'transferred', pks: [third, kept] }))).toMatchObject({
      total: 1,
      sum: 421,
    });
  });
});

it('says it to who may list there, and refuses what it does not know', async () => {
  for (const suffix of ['deleted', 'transferred'] as const) {
    expect(await status(null, { suffix })).toBe(401);
    expect(await status(receiver, { suffix })).toBe(404);
    expect(await status(await buildColleague(open(), owner, 'viewer'), { suffix })).toBe(200);
    expect(
      await status(owner, { suffix, filters: [{ field: 'weight', operator: 'betweenValues', min: 'x' }] }),
    ).toBe(400);
  }
  expect(
    await open().attemptRaw(
      'objects.totals',
      { params: { assetId: '33', boxId: String(owner.boxId) }, body: { suffix: 'all' } },
      owner,
    ),
  ).toMatchObject({ status: 400 });
});

it('leaves out what may not be listed there', async () => {
  await open().pool.query(
    `insert into box_field_permission (box_id, asset_type, shut_list, shut_new, shut_edit, version, updated_at, updated_by)
     values ($1, 33, '{weight}', '{}', '{}', 1, now(), $2)`,
    [owner.boxId, owner.userId],
  );
  for (const suffix of ['deleted', 'transferred'] as const)
    expect((await totals({ suffix })).summary.map(({ name }) => name)).not.toContain('weight');
});
