import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildMember } from '../../../test/build';
import { buildEvent, buildTransfer, buildUpdate } from '../../../test/build-input';
import type { InputFor } from '../../../test/client';

const open = useTestApp();
const weighing = 1;

let owner: Member;
let receiver: Member;

type Query = NonNullable<InputFor<'events.list'>['query']>;

const listOf = (member: Member, query: Query = {}) =>
  open().call('events.list', { params: { boxId: member.boxId, assetType: 33 }, query }, member);
const found = async (query: Query, member = owner) => {
  const { rows, total } = await listOf(member, query);
  expect(total).toBe(rows.length);
  return rows.map(({ event_type }) => event_type);
};
const weigh = (pks: readonly number[], comment = '') =>
  open().call(
    'objects.addMassive',
    buildEvent(owner, weighing, {
      pks: [...pks],
      common: { weight: 310, weighing_type: 'BAL' },
      headerValues: { comment },
    }),
    owner,
  );

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
});

describe('the list of events', () => {
  it.each(['size=0', 'size=501', 'page=x', 'type=x', 'sort=comment', 'dir=up', 'from=2026-02-30'])(
    'refuses %s',
    async (query) => {
      const { status } = await open().ask('GET', `/boxes/${String(owner.boxId)}/events?${query}`, owner);
      expect(status).toBe(400);
    },
  );

  it('comes page by page back to the first event, with the whole total on each', async () => {
    const ids = await buildAnimals(open(), owner, 1);
    for (const _turn of [1, 2, 3, 4]) await weigh(ids);
    const whole = await listOf(owner);
    const pages = await Promise.all(
      [0, 1, 2, 3].map((page) => listOf(owner, { page: String(page), size: '2' })),
    );
    expect(pages.map(({ total }) => total)).toEqual([5, 5, 5, 5]);
    expect(pages.flatMap(({ rows }) => rows.map(({ id }) => id))).toEqual(whole.rows.map(({ id }) => id));
    expect(whole.rows.at(-1)).toMatchObject({ event_type: -1 });
  });

  it('is sorted by number, day or number of assets, over all pages', async () => {
    const [a = 0, b = 0, c = 0] = await buildAnimals(open(), owner, 3);
    await weigh([a]);
    await weigh([b, c]);
    const counts = async (query: Query) =>
      (await listOf(owner, query)).rows.map(({ event_assets_count: count }) => count);
    expect(await counts({ sort: 'event_assets_count', dir: 'asc' })).toEqual([1, 2, 3]);
    expect(await counts({ sort: 'event_assets_count', dir: 'desc', size: '1' })).toEqual([3]);
    expect(await counts({ dir: 'asc' })).toEqual([3, 1, 2]);
    expect(await counts({ sort: 'event_time', dir: 'desc', page: '1', size: '2' })).toEqual([3]);
  });

  it('is narrowed by type, days, person and part of an identifier, each over all', async () => {
    const [a = 0, b = 0] = await buildAnimals(open(), owner, [
      { visual_tag: 'KD482C0010' },
      { visual_tag: 'KD482C0022' },
    ]);
    await weigh([a]);
    await open().call('objects.add', buildUpdate(b, { notes: 'Mansa' }), owner);
    expect(await found({ type: '1' })).toEqual([1]);
    expect(await found({ type: '0' })).toEqual([0]);
    expect(await found({ user: 'PÉREZ' })).toEqual([0, 1, -1]);
    expect(await found({ user: 'nadie' })).toEqual([]);
    expect(await found({ asset: 'kd482 c001' })).toEqual([1, -1]);
    expect(await found({ asset: 'KD482C0022' })).toEqual([0, -1]);
    expect(await found({ asset: 'XX' })).toEqual([]);
    await open().pool.query(
      `update event set event_time = '2026-11-21T02:59:59Z' where event_type = 1 and box_id = $1`,
      [owner.boxId],
    );
    expect(await found({ from: '2026-11-20', to: '2026-11-20', type: '1' })).toEqual([1]);
    expect(await found({ from: '2026-11-21', type: '1' })).toEqual([]);
  });

  it('is searched over all by number, event, day, person and comment', async () => {
    const [a = 0] = await buildAnimals(open(), owner, 1);
    await weigh([a], 'En la Manga');
    const [{ id } = { id: 0 }] = (await listOf(owner, { type: '1' })).rows;
    await open().pool.query(`update event set event_time = '2024-03-05T12:00:00Z' where id = $1`, [id]);
    expect(await found({ search: String(id) })).toEqual([1]);
    expect(await found({ search: 'cambio de p' })).toEqual([1]);
    expect(await found({ search: '05/03/2024' })).toEqual([1]);
    expect(await found({ search: 'en la manga' })).toEqual([1]);
    expect(await found({ search: 'ana pere' })).toEqual([1, -1]);
    expect(await found({ search: '100%' })).toEqual([]);
  });

  it('finds an animal that has ended, and one that has gone', async () => {
    const [ended = 0, gone = 0] = await buildAnimals(open(), owner, [
      { visual_tag: 'KD482C0030' },
      { visual_tag: 'KD482C0041' },
    ]);
    await open().db.deleteFrom('asset_key').where('asset_id', '=', ended).execute();
    await open()
      .db.updateTable('asset')
      .set({ deleted_at: open().time.now })
      .where('id', '=', ended)
      .execute();
    await open().call('transfers.add', buildTransfer(owner, receiver, [gone]), owner);
    expect(await found({ asset: 'C0030' })).toEqual([-1]);
    expect(await found({ asset: 'C0041' })).toEqual([1000, -1]);
    expect(await found({ asset: 'C0041' }, receiver)).toEqual([1000]);
    // What stayed with the seller is not found from where it went.
    expect(await found({ asset: 'C0030' }, receiver)).toEqual([]);
  });

  it('does not find by what it does not show: the people of another company', async () => {
    const [id = 0] = await buildAnimals(open(), owner, 1);
    await open().call(
      'transfers.add',
      buildTransfer(owner, receiver, [id], { headerValues: { comment: 'va-con-el-envio' } }),
      owner,
    );
    expect(await found({ search: 'Pérez' }, receiver)).toEqual([]);
    expect(await found({ user: 'Pérez' }, receiver)).toEqual([]);
    expect(await found({ search: 'va-con' }, receiver)).toEqual([1000]);
    const { rows } = await listOf(receiver);
    expect(await found({ user: rows[0]?.username ?? '' }, receiver)).toEqual([1000]);
  });
});
