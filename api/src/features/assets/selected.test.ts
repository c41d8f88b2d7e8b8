import { beforeEach, describe, expect, it } from 'vitest';
import type { Selection } from '@huella/domain/calls/selection';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildBox, buildMember, buildToken, buildUser, type Member } from '../../../test/build';
import { buildEvent } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();
/** Of a slaughterhouse: there an animal can end and stay in the list. */
const slaughterhouse = 10;
const slaughter = 10;
const weighing = 1;
const heavy = { filters: [{ field: 'weight', operator: 'betweenValues', min: 300 }] };

let owner: Member;
let ids: readonly number[] = [];

beforeEach(async () => {
  owner = await buildMember(open(), 'owner', slaughterhouse);
  ids = await buildAnimals(
    open(),
    owner,
    [290, 300, 310, 320, 330].map((weight) => ({ weight })),
  );
});

const count = (body: Selection, as: Member = owner, boxId = owner.boxId) =>
  open().attempt('objects.count', { params: { assetId: 33, boxId }, body }, as);
const counted = async (body: Selection) => (await open().call('objects.count', about(body), owner)).count;
const about = (body: Selection) => ({ params: { assetId: 33, boxId: owner.boxId }, body });
const pause = (id: number | undefined) =>
  open().pool.query(`update asset set paused_message = 'Se revisa' where id = $1`, [id]);
const end = async (id: number | undefined) => {
  const common = {
    slaughter_at: '2026-11-20T10:00:00Z',
    slaughter_troop: '12345',
    carcass_left: 110,
    carcass_right: 108,
    carcass_conformation: 'B',
    carcass_fat: '2',
  };
  const done = await open().attempt(
    'objects.addMassive',
    buildEvent(owner, slaughter, { pks: [id ?? 0], common }),
    owner,
  );
  expect(done.status, JSON.stringify(done.body)).toBe(200);
};

const weigh = (selection: Selection, expected?: number) =>
  open().attempt(
    'objects.addMassive',
    buildEvent(owner, weighing, {
      selection,
      ...(expected !== undefined && { count: expected }),
      common: { weight: 400, weighing_type: 'BAL' },
    }),
    owner,
  );
const weights = async () => {
  const { rows } = await open().pool.query<{ weight: number }>(
    `select (attributes ->> 'weight')::float as weight from asset where id = any($1) order by id`,
    [ids],
  );
  return rows.map(({ weight }) => weight);
};

describe('how many a selection means', () => {
  it('is what the filters find, without what was taken out', async () => {
    expect(await counted({ filters: [] })).toBe(5);
    expect(await counted(heavy)).toBe(4);
    expect(await counted({ ...heavy, except: [ids[4] ?? 0, ids[0] ?? 0, 99_999_999] })).toBe(3);
  });

  it('leaves out what is paused, on its way or ended, where only what can be selected is meant', async () => {
    await pause(ids[1]);
    await end(ids[2]);
    expect(await counted({ filters: [] })).toBe(5);
    expect(await counted({ filters: [], selectable: true })).toBe(3);
    expect(await counted({ ...heavy, selectable: true, except: [ids[3] ?? 0] })).toBe(1);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('counts what ended again once that was undone', async () => {
    await end(ids[2]);
    expect(await counted({ filters: [], selectable: true })).toBe(4);
    const { rows } = await open().pool.query<{ id: number }>(
      'select max(event_id)::int as id from event_asset where asset_id = $1',
      [ids[2]],
    );
    const eventId = rows[0]?.id ?? 0;
    await open().call('events.undo', { params: { eventId }, body: { reason: 'Otro animal' } }, owner);
    expect(await counted({ filters: [], selectable: true })).toBe(5);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is of a list of ids as of any other filter, and only of those that are here', async () => {
    const other = await buildMember(open(), 'owner');
    const [foreign = 0] = await buildAnimals(open(), other, 1);
    const values = [String(ids[0]), ids[3], foreign, 'x'];
    expect(await counted({ filters: [{ field: 'id', operator: 'inArray', values }] })).toBe(2);
    const asked = { ...heavy, filters: [...heavy.filters, { field: 'id', operator: 'inArray', values }] };
    expect(await counted(asked)).toBe(1);
  });

  it('is refused to nobody, strangers and other establishments, and with filters that are none', async () => {
    const stranger = { ...owner, token: await buildToken(open(), await buildUser(open())) };
    expect(await open().statusOf('objects.count', about({ filters: [] }))).toBe(401);
    expect((await count({ filters: [] }, stranger)).status).toBe(404);
    const beside = await buildBox(open(), owner.companyId, slaughterhouse);
    expect((await count({ filters: [] }, owner, beside)).status).toBe(200);
    expect((await count({ filters: [{ field: 'box_id', value: 1 }] })).status).toBe(400);
    const except = Array.from({ length: 10_001 }, (_, at) => at + 1);
    expect((await count({ filters: [], except })).status).toBe(400);
  });
});

describe('what is done to a selection', () => {
  it('is done to what matches at that moment, without what was taken out', async () => {
    await pause(ids[1]);
    const done = await weigh({ ...heavy, selectable: true, except: [ids[4] ?? 0] }, 2);
    expect(done.status, JSON.stringify(done.body)).toBe(200);
    expect(await weights()).toEqual([290, 300, 400, 400, 330]);
  });

  it('is refused with the new number where another one matches, and nothing is written', async () => {
    const moved = await weigh(heavy, 3);
    expect([moved.status, moved.body]).toMatchObject([
      409,
      { error: 'selectionMoved', slots: { count: 3, found: 4 } },
    ]);
    expect(await weights()).toEqual([290, 300, 310, 320, 330]);
    expect((await weigh(heavy, 4)).status).toBe(200);
  });

  it('is refused alike when a lot is filled or left', async () => {
    const leave = (expected: number) =>
      open().attempt(
        'lots.leave',
        { params: { boxId: owner.boxId, assetType: 33 }, body: { selection: heavy, count: expected } },
        owner,
      );
    expect((await leave(5)).body).toMatchObject({ error: 'selectionMoved', slots: { found: 4 } });
    expect((await leave(4)).status).toBe(200);
  });
});
