import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedObject } from '@huella/domain/calls/objects';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { buildColleague, buildMember, type Member } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import {
  buildAdd,
  buildEvent,
  buildList,
  buildLot,
  buildTransfer,
  buildUpdate,
  type Listing,
  type Sent,
} from '../../../test/build-input';
import type { Actor } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';
import { removeOldDays } from '../../db/past/past-days';

const open = useTestApp();
const [weighing, pausing, retiring] = [1, 101, 13];

let owner: Member;

const on = (date: string) => ({ headerValues: { date } });

async function load(date: string, values: Values = {}, member = owner): Promise<number> {
  return (await open().call('objects.add', buildAdd(member, buildAnimal(values), on(date)), member)).id;
}

const record = (eventType: number, date: string, common: Sent, pks: number[], member = owner) =>
  open().call('objects.addMassive', buildEvent(member, eventType, { pks, common, ...on(date) }), member);
const weigh = (id: number, weight: number, date: string) =>
  record(weighing, date, { weight, weighing_type: 'PER' }, [id]);
const retire = (id: number, date: string) =>
  record(
    retiring,
    date,
    { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: `${date}T10:00` },
    [id],
  );

const input = (asOf: string, asked: Listing = {}, member = owner) => ({
  ...buildList(member, asked),
  query: { asOf },
});
const look = (asOf: string, asked: Listing = {}, member = owner) =>
  open().call('objects.list', input(asOf, asked, member), member);
/** Waits for a day to be kept: what is filtered is read from nothing else. */
const keep = (asOf: string, member = owner) =>
  look(asOf, { body: { filters: [{ operator: 'words', value: 'nada' }] } }, member);

/** A page as it is answered before the day is kept, if it was not, and of the kept day: it is the same. */
async function list(asOf: string, asked: Listing = {}, member = owner) {
  const first = await look(asOf, asked, member);
  if (asked.body !== undefined || asked.sortField !== undefined) return first;
  await keep(asOf, member);
  expect(await look(asOf, asked, member)).toEqual(first);
  return first;
}
const idsOn = async (asOf: string, asked: Listing = {}, member = owner) =>
  (await list(asOf, asked, member)).res.map(({ id }) => id);
const place = () => ({ assetId: 33, boxId: owner.boxId });

async function daysKept(): Promise<readonly number[]> {
  const { rows } = await open().pool.query<{ id: number }>(
    'select id from past_day where box_id = $1 order by id',
    [owner.boxId],
  );
  return rows.map(({ id }) => id);
}

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

describe('a list as of a day', () => {
  it('is for who may list there today: not for nobody, strangers, nor members without the code', async () => {
    const stranger = await buildMember(open(), 'owner');
    const status = (actor: Actor) => open().statusOf('objects.list', input('2026-03-05'), actor);
    expect(await status(null)).toBe(401);
    expect(await status(stranger)).toBe(404);
    expect(await status(await buildColleague(open(), owner, 'viewer'))).toBe(200);
    for (const day of ['', '2026-13-01', '1/3/2026', 'null'])
      expect((await open().attemptRaw('objects.list', input(day), owner)).status).toBe(400);
    const late = await open().refusal('objects.list', input('2026-11-21'), owner);
    expect(late.issues).toMatchObject([{ field: 'asOf', code: 'inFuture' }]);
    for (const suffix of ['deleted', 'all'] as const) {
      const refused = await open().refusal('objects.list', input('2026-03-05', { suffix }), owner);
      expect(refused.issues).toMatchObject([{ field: 'asOf', code: 'badParam' }]);
    }
    const lots = input('2026-03-05', { objectType: 'lot' });
    expect((await open().refusal('objects.list', lots, owner)).status).toBe(400);
  });

  it('holds what was there by then, as it was, and what has gone since', async () => {
    const kept = await load('2026-03-01', { weight: 300 });
    const gone = await load('2026-03-02', { weight: 310 });
    const sold = await load('2026-03-03', { weight: 320 });
    const late = await load('2026-05-01', { weight: 200 });
    await weigh(kept, 410, '2026-06-10');
    await retire(gone, '2026-08-01');
    const buyer = await buildMember(open(), 'owner', 8);
    const { transfer } = await open().call(
      'transfers.add',
      buildTransfer(owner, buyer, [sold], on('2026-09-01')),
      owner,
    );
    expect(await idsOn('2026-03-02')).toEqual([kept, gone]);
    const { res, resTotal, asOf } = await list('2026-07-15');
    expect([resTotal, asOf]).toEqual([4, { day: '2026-07-15', since: null }]);
    expect(res).toMatchObject([
      { id: kept, weight: 410 },
      {
        id: gone,
        weight: 310,
        gone_since: 'retired',
        gone_at: expect.stringMatching(/^2026/),
        logical_deleted: false,
        qr_link: null,
      },
      {
        id: sold,
        weight: 320,
        gone_since: 'transferred',
        gone_at: expect.stringMatching(/^2026/),
        transfer_id: transfer.id,
      },
      { id: late, weight: 200 },
    ]);
    expect(res[0]).not.toHaveProperty('gone_since');
    expect(await idsOn('2026-08-01')).toEqual([kept, sold, late]);
    expect(await idsOn('2026-09-01')).toEqual([kept, late]);
    expect(await idsOn('2026-11-20')).toEqual([kept, late]);
    expect(await idsOn('2026-08-15', {}, buyer)).toEqual([]);
    expect(await idsOn('2026-09-01', {}, buyer)).toEqual([sold]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('does not hold what came later from elsewhere, whatever was recorded of it since', async () => {
    const sent = await load('2026-03-01', { weight: 300 });
    const buyer = await buildMember(open(), 'owner', 8);
    await open().call('transfers.add', buildTransfer(owner, buyer, [sent], on('2026-05-01')), owner);
    const weighed = { pks: [sent], common: { weight: 350, weighing_type: 'PER' }, ...on('2026-06-01') };
    await open().call('objects.addMassive', buildEvent(buyer, weighing, weighed), buyer);
    expect(await idsOn('2026-04-01', {}, buyer)).toEqual([]);
    expect(await idsOn('2026-05-01', {}, buyer)).toEqual([sent]);
  });

  it('is empty before the first record, and says since when there are any', async () => {
    expect((await list('2026-02-01')).asOf).toEqual({ day: '2026-02-01', since: null });
    await load('2026-03-01');
    expect(await list('2026-02-01')).toMatchObject({ resTotal: 0, asOf: { since: '2026-03-01' } });
  });

  it('is filtered, sorted, paged, counted, summed up and exported as it was', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 24; at += 1)
      ids.push(await load('2026-03-01', { weight: 300 + at, notes: at % 2 === 0 ? 'par' : 'impar' }));
    for (const id of ids.slice(0, 6)) await weigh(id, 500, '2026-07-01');
    const by = (min: number) => ({ filters: [{ field: 'weight', operator: 'betweenValues', min }] });
    expect((await list('2026-06-30', { body: by(400) })).resTotal).toBe(0);
    expect((await list('2026-07-01', { body: by(400) })).resTotal).toBe(6);
    const down = { sortField: 'weight', sortDir: 'desc' } as const;
    expect(await idsOn('2026-06-30', { ...down, page: 1 })).toEqual(ids.slice(0, 4).reverse());
    expect((await idsOn('2026-07-01', down)).slice(0, 2)).toEqual([ids[5], ids[4]]);
    const notes = { filters: [{ field: 'notes', operator: '=', value: 'impar' }] };
    expect((await list('2026-06-30', { body: notes, sortField: 'notes' })).resTotal).toBe(12);
    // Some were weighed later and are folded, the others are copied.
    const words = { filters: [{ operator: 'words', value: 'impar vaquillona' }] };
    expect((await list('2026-06-30', { body: words })).resTotal).toBe(12);
    expect((await list('2026-06-30', { pageSize: -1 })).res).toHaveLength(24);
    const totals = { params: place(), query: { asOf: '2026-06-30' }, body: {} };
    const { total, summary } = await open().call('objects.totals', totals, owner);
    expect(total).toBe(24);
    expect(summary.find(({ name }) => name === 'weight')).toMatchObject({ max: 323 });
    const facet = { params: { ...place(), field: 'weight' }, query: { asOf: '2026-07-01' }, body: {} };
    expect((await open().call('objects.facet', facet, owner)).range).toMatchObject({ min: 306, max: 500 });
    const sheet = { params: place(), query: { asOf: '2026-06-30' }, body: {} };
    expect(await open().statusOf('objects.export', sheet, owner)).toBe(200);
    const selected = { ...sheet, body: { selectable: true } };
    expect(await open().statusOf('objects.export', selected, owner)).toBe(400);
  });

  it('agrees with each of its assets alone, on any day', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 8; at += 1)
      ids.push(await load(`2026-03-0${String(1 + at)}`, { weight: 300 + at }));
    const [one = 0, two = 0, three = 0] = ids;
    await open().call(
      'objects.add',
      buildLot(owner, { name: 'Recría', assets: ids.slice(3).map(String) }),
      owner,
    );
    await weigh(one, 350, '2026-03-06');
    await weigh(one, 340, '2026-03-04');
    await record(pausing, '2026-03-05', { message: 'Renga\nde la mano' }, [two]);
    await retire(three, '2026-03-06');
    for (const day of ['2026-03-03', '2026-03-04', '2026-03-05', '2026-03-06', '2026-11-20']) {
      const { res } = await list(day);
      const there = new Map<number, readonly unknown[]>();
      for (const pk of ids) {
        const asked = { params: { objectType: 'asset', pk }, query: { asOf: day } } as const;
        const { status, body } = await open().attemptRaw('objects.get', asked, owner);
        const { label, values, asOf } = body as SavedObject; // the shape the call declares
        if (status === 200 && (asOf?.isRetiredSince === true || pk !== three))
          there.set(pk, [label, values['weight']]);
      }
      expect(res.map(({ id, label, weight }) => [id, [label, weight]])).toEqual([...there]);
      expect(res.filter(({ paused }) => paused).map(({ id }) => id)).toEqual(
        day >= '2026-03-05' ? [two] : [],
      );
    }
    const ofLot = { filters: [{ field: 'lot_id', operator: 'inArray', values: ['none'] }] };
    expect((await list('2026-11-20', { body: ofLot })).res.map(({ id }) => id)).toEqual([one, two]);
    expect((await list('2026-03-06', { body: ofLot })).resTotal).toBe(5);
    const { res } = await list('2026-11-20', { sortField: 'lot_id' });
    expect(res[0]?.['lot_id']).toMatchObject([{ label: 'Recría' }]);
  });

  it('hides what is shut and what others keep private, as today', async () => {
    const id = await load('2026-03-01', { weight: 300, notes: 'Mansa' });
    const buyer = await buildMember(open(), 'owner', 8);
    await open().call('transfers.add', buildTransfer(owner, buyer, [id], on('2026-04-01')), owner);
    expect((await list('2026-03-05')).res[0]).toMatchObject({ notes: 'Mansa' });
    expect((await list('2026-04-01', {}, buyer)).res[0]).toMatchObject({ weight: 300, notes: null });
    await open().pool.query(
      `insert into box_field_permission (box_id, asset_type, shut_list, shut_new, shut_edit, version, updated_at, updated_by)
       values ($1, 33, '{weight}', '{}', '{}', 1, now(), $2)`,
      [owner.boxId, owner.userId],
    );
    expect((await list('2026-03-05')).res[0]).not.toHaveProperty('weight');
    const named = input('2026-03-05', { body: { outputFields: ['weight'] } });
    expect(await open().statusOf('objects.list', named, owner)).toBe(400);
  });

  it('shows nothing that was recorded of what left after it had', async () => {
    const id = await load('2026-03-01', { weight: 300 });
    const buyer = await buildMember(open(), 'owner', 8);
    await open().call('transfers.add', buildTransfer(owner, buyer, [id], on('2026-06-01')), owner);
    await record(weighing, '2026-05-01', { weight: 999, weighing_type: 'PER' }, [id], buyer);
    expect((await list('2026-05-15')).res).toMatchObject([{ id, weight: 300 }]);
  });
});

describe('a day that was looked at', () => {
  it('holds while what is recorded happened after it, and no longer than that', async () => {
    const id = await load('2026-03-01', { weight: 300 });
    await list('2026-05-01');
    const [first] = await daysKept();
    await weigh(id, 410, '2026-06-01');
    expect((await list('2026-05-01')).res[0]).toMatchObject({ weight: 300 });
    expect(await daysKept()).toEqual([first]);
    await weigh(id, 350, '2026-04-15');
    expect((await list('2026-05-01')).res[0]).toMatchObject({ weight: 350 });
    const [second, ...others] = await daysKept();
    expect([second === first, others]).toEqual([false, []]);
    const early = await load('2026-04-20');
    expect(await idsOn('2026-05-01')).toEqual([id, early]);
  });

  it('says what there was, whatever has been recorded since of assets that had stood as they do today', async () => {
    const one = await load('2026-03-01', { weight: 300 });
    const two = await load('2026-03-02', { weight: 310 });
    const three = await load('2026-03-03', { weight: 320 });
    const seen = async () => (await list('2026-05-01')).res.map(({ id, weight }) => [id, weight]);
    const before = await seen();
    expect(before).toEqual([
      [one, 300],
      [two, 310],
      [three, 320],
    ]);
    const [first] = await daysKept();
    await weigh(one, 410, '2026-06-01');
    await weigh(one, 420, '2026-07-01');
    await record(pausing, '2026-06-02', { message: 'Renga' }, [two]);
    expect(await seen()).toEqual(before);
    const buyer = await buildMember(open(), 'owner', 8);
    await open().call('transfers.add', buildTransfer(owner, buyer, [one], on('2026-08-01')), owner);
    await retire(three, '2026-08-02');
    await load('2026-08-03');
    expect(await seen()).toEqual(before);
    expect((await list('2026-05-01')).resTotal).toBe(3);
    expect((await list('2026-08-03')).resTotal).toBe(2);
    expect(await daysKept()).toContain(first);
  });

  it('is searched by the texts of then, also of what has changed since in these alone', async () => {
    const id = await load('2026-03-01', { notes: 'Mansa' });
    await open().call('objects.add', buildUpdate(id, { notes: 'Brava' }, { version: 1 }), owner);
    const found = (value: string) =>
      idsOn('2026-05-01', { body: { filters: [{ operator: 'words', value }] } });
    expect(await found('mansa')).toEqual([id]);
    expect(await found('brava')).toEqual([]);
  });

  it('is the same to all who look while others record', async () => {
    const ids = [];
    for (let at = 0; at < 6; at += 1) ids.push(await load('2026-03-01', { weight: 300 + at }));
    const seen = async () => (await look('2026-05-01')).res.map(({ weight }) => weight);
    const before = await seen();
    const looks = await Promise.all(
      ids.flatMap((id) => [weigh(id, 500, '2026-06-01').then(seen), seen(), seen()]),
    );
    expect(looks).toEqual(looks.map(() => before));
  });

  it('is worked out again when something is undone', async () => {
    const id = await load('2026-03-01', { weight: 300 });
    await weigh(id, 350, '2026-04-15');
    expect((await list('2026-05-01')).res[0]).toMatchObject({ weight: 350 });
    const { entries } = await open().call('events.ofAsset', { params: { pk: id } }, owner);
    const undo = { params: { eventId: entries[0]?.id ?? 0 }, body: { reason: 'Otro animal' } };
    await open().call('events.undo', undo, owner);
    expect((await list('2026-05-01')).res[0]).toMatchObject({ weight: 300 });
  });

  it('is worked out once for those who ask at the same time', async () => {
    const id = await load('2026-03-01');
    const all = await Promise.all(Array.from({ length: 8 }, () => look('2026-05-01')));
    expect(all.map(({ res }) => res.map((row) => row.id))).toEqual(all.map(() => [id]));
    await keep('2026-05-01');
    expect(await daysKept()).toHaveLength(1);
  });

  it('is answered by its pages before it is kept: from either end, with what went and came since', async () => {
    const ids: number[] = [];
    for (let at = 0; at < 24; at += 1) ids.push(await load('2026-03-01', { weight: 300 + at }));
    const [one = 0, two = 0, three = 0, four = 0, five = 0] = ids;
    const buyer = await buildMember(open(), 'owner', 8);
    await record(pausing, '2026-03-02', { message: 'Renga' }, [four]);
    await weigh(five, 400, '2026-06-01');
    await retire(one, '2026-06-02');
    await open().call('transfers.add', buildTransfer(owner, buyer, [two, three], on('2026-06-03')), owner);
    await open().call('transfers.add', buildTransfer(buyer, owner, [three], on('2026-06-04')), buyer);
    await load('2026-06-05');
    const days = ['2026-05-01', '2026-06-02', '2026-06-03', '2026-06-04'];
    for (const day of days) {
      const early = await look(day, { sortDir: 'desc', page: 1 });
      await keep(day);
      expect(early.res.length, day).toBeGreaterThan(0);
      expect(await look(day, { sortDir: 'desc', page: 1 }), day).toEqual(early);
    }
    const [first] = (await list('2026-04-30')).res;
    expect(first).toMatchObject({ id: one, gone_since: 'retired', weight: 300 });
  });

  it('is not taken for a single row by the planner, which has never counted those of a new day', async () => {
    await load('2026-03-01');
    await list('2026-04-01');
    await open().pool.query('analyze past_asset, past_slot, past_absent');
    const known = await open().pool.query(
      "select from pg_stats where tablename in ('past_asset', 'past_slot', 'past_absent') and attname = 'day_id'",
    );
    expect(known.rowCount).toBe(0);
  });

  it('is one of few that are kept, and not for ever', async () => {
    await load('2026-03-01');
    for (let day = 1; day <= 9; day += 1) await list(`2026-04-0${String(day)}`);
    expect(await daysKept()).toHaveLength(6);
    await removeOldDays(open().db, new Date('2026-11-21T15:00:01Z'));
    expect(await daysKept()).toEqual([]);
    const left = await open().pool.query('select from past_slot union all select from past_asset');
    expect(left.rowCount).toBe(0);
  });

  it('is worked out beside other days, each of them once', async () => {
    await load('2026-03-01');
    const days = Array.from({ length: 11 }, (_, at) => `2026-04-${String(at + 10)}`);
    for (const day of days.slice(0, 6)) await keep(day);
    const before = Math.max(...(await daysKept()));
    await Promise.all(days.slice(6).map((day) => keep(day)));
    const kept = await daysKept();
    expect(kept.length).toBeLessThanOrEqual(7);
    // A day that is worked out again takes another number.
    expect(Math.max(...kept)).toBe(before + 5);
  });
});
