import fc from 'fast-check';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { foldHistory } from '@huella/domain/engine/events/fold';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildColleague, buildMember } from '../../../test/build';
import { buildAdd, buildEvent, buildLot, buildTransfer } from '../../../test/build-input';
import { type Actor, type Attempt, issuesOf } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();
let owner: Member;
let serial = 0;

const day = 24 * 60 * 60_000;
const start = new Date('2026-11-20T15:00:00Z');

beforeEach(() => {
  open().time.now = start;
});

const cattle = (rows: readonly Values[]) => buildAnimals(open(), owner, rows);

interface Recording {
  readonly actor?: Actor;
  readonly date?: string | null;
  readonly assetType?: number;
}

/** Records an event on assets, edits them where it is event 0. Answers the event's id. */
async function record(
  eventType: number,
  pks: readonly number[],
  common: Values,
  { actor = owner, date = null, assetType = 33 }: Recording = {},
): Promise<number> {
  const headerValues = { date, comment: null };
  const input = buildEvent(owner, eventType, { assetType, headerValues, pks, common });
  await open().call('objects.addMassive', input, actor);
  return lastEvent(pks[0] ?? 0);
}

/** How many assets came of one, and how many one came from, as its lineage and its recall both say. */
async function kinOf(pk: number): Promise<readonly [outcomes: number, origins: number]> {
  const { outcomes, origins } = await open().call('lineage.ofAsset', { params: { pk } }, owner);
  const { down, up } = await open().call('recall.ofAsset', { params: { pk } }, owner);
  expect([down.assets, up.assets]).toEqual([outcomes.total, origins.total]);
  return [outcomes.total, origins.total];
}

async function lastEvent(pk: number): Promise<number> {
  const found = await open().pool.query<{ event_id: number }>(
    'select event_id from event_asset where asset_id = $1 order by sequence desc limit 1',
    [pk],
  );
  return found.rows[0]?.event_id ?? 0;
}

const undo = (eventId: number, more: object = {}, actor: Actor = owner) =>
  open().attempt('events.undo', { params: { eventId }, body: { reason: 'Era otro animal', ...more } }, actor);

const codesOf = (answer: Attempt<unknown>) =>
  issuesOf(answer).map(({ record: which, code }) => [which, code]);

/** Everything that an asset is: its row, what lists find it by, and its identifiers. */
async function stateOf(id: number) {
  const rows = async (text: string) => (await open().pool.query<object>(text, [id])).rows;
  return {
    row: await rows(`select attributes, paused_message, deleted_at is null as lives, lot_id, box_id, owner_company_id
                     from asset where id = $1`),
    slots: await rows('select * from asset_slot where asset_id = $1'),
    keys: await rows('select attribute, scope, value from asset_key where asset_id = $1 order by attribute'),
  };
}

const history = (pk: number, actor: Actor = owner) =>
  open().call('events.ofAsset', { params: { pk } }, actor);

const member = (template: string) => buildColleague(open(), owner, template);

async function makeLot(pks: readonly number[]): Promise<number> {
  serial += 1;
  const body = await open().call(
    'objects.add',
    buildLot(owner, { name: `Lote ${String(serial)}`, opened_on: '2026-11-01' }),
    owner,
  );
  const { id } = z.object({ id: z.number() }).parse(body);
  await open().call('lots.join', { params: { lotId: id }, body: { action: 'add', pks } }, owner);
  return id;
}

const weighed = (weight: number): Values => ({ weight, weighing_type: 'PER' });
const retired: Values = {
  disposal_type: 'MUERTE',
  disposal_reason: 'RAY',
  disposal_date: '2026-11-20T10:00',
};

describe('undoing an event', () => {
  beforeAll(async () => {
    owner = await buildMember(open(), 'owner');
  });

  it('gives back what the asset held, and leaves both events in the history, linked', async () => {
    const [id = 0] = await cattle([{ paddock: 'Norte' }]);
    await record(1, [id], weighed(400));
    const before = await stateOf(id);
    const event = await record(1, [id], weighed(140));
    expect((await history(id)).entries[0]).toMatchObject({ undo: { can: true, issue: null } });
    const answer = await undo(event);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ undone: 1, left: [] });
    expect(await stateOf(id)).toEqual(before);
    const shown = await history(id);
    expect(shown).toMatchObject({
      chainHolds: true,
      entries: [
        { event_type: -5, comment: 'Era otro animal', undoes: { id: event }, undo: null },
        { id: event, event_type: 1, undo: null, undoneBy: { id: shown.entries[0]?.id } },
        { event_type: 1, undoneBy: null, undo: { can: true } },
        { event_type: -1, undo: null },
      ],
    });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('lets what is recorded for the same day afterwards count', async () => {
    const [id = 0] = await cattle([{}]);
    await undo(await record(1, [id], weighed(140), { date: '2026-11-19' }));
    await record(1, [id], weighed(410), { date: '2026-11-18' });
    expect((await stateOf(id)).row).toMatchObject([{ attributes: { weight: 410 } }]);
  });

  it('brings back what was retired, into its lot, its place of the quota and its identifiers', async () => {
    const [id = 0] = await cattle([{}]);
    await makeLot([id]);
    const [before, used] = [await stateOf(id), await usedOf()];
    const event = await record(13, [id], retired);
    expect(await usedOf()).toBe(used - 1);
    expect((await undo(event)).body).toMatchObject({ undone: 1 });
    expect(await stateOf(id)).toEqual(before);
    expect(await usedOf()).toBe(used);
    expect((await history(id)).entries.map((entry) => entry.event_type)).toEqual([-5, -5, 13, -3, -2, -1]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('refuses in words where the identifier is taken meanwhile, or the quota is full', async () => {
    const [id = 0] = await cattle([{ visual_tag: 'KD482C9990' }]);
    const event = await record(13, [id], retired);
    const [other = 0] = await cattle([{ visual_tag: 'KD482C9990' }]);
    const refused = await undo(event);
    expect(refused.status).toBe(409);
    expect(issuesOf(refused)).toMatchObject([{ record: String(id), field: 'visual_tag', code: 'notUnique' }]);
    await record(13, [other], retired);
    await open().pool.query(`update quota set max = used where company_id = $1 and kind = 'asset:33'`, [
      owner.companyId,
    ]);
    expect(codesOf(await undo(event))).toEqual([[String(id), 'quotaReached']]);
    await open().pool.query(`update quota set max = 100000 where company_id = $1 and kind = 'asset:33'`, [
      owner.companyId,
    ]);
    expect((await undo(event)).status).toBe(200);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('takes a pause off, and puts it on again with its message', async () => {
    const [id = 0] = await cattle([{}]);
    const before = await stateOf(id);
    const paused = await record(101, [id], { message: 'Se investiga' });
    const resumed = await record(102, [id], { message: 'Listo' });
    await undo(resumed);
    expect((await stateOf(id)).row).toMatchObject([{ paused_message: 'Se investiga' }]);
    await undo(paused);
    expect(await stateOf(id)).toEqual(before);
  });

  it('is done by the author or an administrator, and by nobody else', async () => {
    const [id = 0] = await cattle([{}]);
    const [author, colleague, admin, viewer] = [
      await member('operator'),
      await member('operator'),
      await member('administrator'),
      await member('viewer'),
    ];
    const stranger = await buildMember(open(), 'owner');
    const event = await record(1, [id], weighed(300), { actor: author });
    expect((await undo(event, {}, null)).status).toBe(401);
    expect((await undo(event, {}, stranger)).status).toBe(404);
    expect((await undo(999_999)).status).toBe(404);
    expect((await undo(event, {}, viewer)).status).toBe(403);
    expect((await undo(event, {}, colleague)).status).toBe(403);
    expect((await undo(event, { reason: ' x ' }, admin)).status).toBe(400);
    expect((await history(id, colleague)).entries[0]?.undo).toMatchObject({
      can: false,
      issue: { code: 'undoOthers' },
    });
    expect((await undo(event, {}, author)).status).toBe(200);
    const again = await record(1, [id], weighed(301), { actor: author });
    expect((await undo(again, {}, admin)).status).toBe(200);
    const removed = await record(1, [id], weighed(302), { actor: author });
    await open().pool.query(`update relation set template = 'viewer' where user_id = $1`, [author.userId]);
    expect((await undo(removed, {}, author)).status).toBe(403);
  });

  it('ends after thirty days, and is not of transfers or what undoes', async () => {
    const [id = 0] = await cattle([{}]);
    const event = await record(1, [id], weighed(300));
    const back = (days: number) =>
      open().pool.query(`update event set record_time = record_time + $2 * interval '1 day' where id = $1`, [
        event,
        days,
      ]);
    await back(-31);
    expect(codesOf(await undo(event))).toEqual([[null, 'undoLate']]);
    await back(2);
    expect((await undo(event)).status).toBe(200);
    expect(codesOf(await undo(event))).toEqual([[String(id), 'undoneAlready']]);
    expect(codesOf(await undo(await lastEvent(id)))).toEqual([[null, 'undoUndo']]);
    const other = await buildMember(open(), 'owner');
    const weighing = await record(1, [id], weighed(310));
    await open().call('transfers.add', buildTransfer(owner, other, [id]), owner);
    expect(codesOf(await undo(await lastEvent(id)))).toEqual([[null, 'undoTransfer']]);
    expect(codesOf(await undo(weighing))).toEqual([[String(id), 'undoMoved']]);
  });

  it('is of all assets of an event, of one, or of those of which it is still the last', async () => {
    const ids = await cattle([{}, {}, {}]);
    const [first = 0, second = 0, third = 0] = ids;
    const event = await record(1, ids, weighed(300));
    await record(108, [second], { paddock: 'Este' });
    expect(codesOf(await undo(event))).toEqual([[String(second), 'undoNotLast']]);
    expect((await undo(event, { pks: [first] })).body).toMatchObject({ undone: 1 });
    expect((await stateOf(third)).row).toMatchObject([{ attributes: { weight: 300 } }]);
    expect(await open().call('events.undoPreview', { params: { eventId: event } }, owner)).toMatchObject({
      can: 1,
      cannot: 2,
      refusal: null,
      assets: [
        {
          pk: third,
          changes: expect.arrayContaining([expect.objectContaining({ name: 'weight', after: '' })]),
        },
      ],
      others: [{ issue: { code: 'undoneAlready' } }, { issue: { code: 'undoNotLast' } }],
    });
    const rest = await undo(event, { leaveOthers: true });
    expect(rest.body).toMatchObject({
      undone: 1,
      left: [{ code: 'undoneAlready' }, { code: 'undoNotLast' }],
    });
    expect((await undo(event, { leaveOthers: true })).status).toBe(409);
    expect(codesOf(await undo(event, { pks: [999_999] }))).toEqual([['999999', 'assetGone']]);
    const body = await open().call('events.list', { params: { boxId: owner.boxId } }, owner);
    const rows = z
      .object({ rows: z.array(z.looseObject({ id: z.number(), undone: z.number() })) })
      .parse(body).rows;
    expect(rows.find(({ id }) => id === event)).toMatchObject({ undone: 2, undo: { can: true } });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('burns what was born by it, unless that has something since', async () => {
    const [dam = 0] = await cattle([{ category: 'VA', birth_date: '2020-09-14' }]);
    const before = await stateOf(dam);
    const calves = [
      { key: -1, sex: 'H', tag: 'KD482C0310', weight: 31, alive: 1 },
      { key: -1, sex: 'M', tag: 'KD482C0330', weight: 33, alive: 1 },
    ];
    const birth = await record(106, [dam], { ease: '1', calves });
    const born = await open().pool.query<{ asset_id: number }>(
      'select l.asset_id from event_asset l join event e on e.id = l.event_id where e.cause_event_id = $1 order by 1',
      [birth],
    );
    const [one = 0, other = 0] = born.rows.map(({ asset_id }) => asset_id);
    expect([await kinOf(dam), await kinOf(one)]).toEqual([
      [2, 0],
      [0, 1],
    ]);
    expect(codesOf(await undo(await lastEvent(one)))).toEqual([[null, 'undoLoad']]);
    const since = await record(1, [one], weighed(60));
    expect(codesOf(await undo(birth))).toEqual([[String(dam), 'undoCreated']]);
    await undo(since);
    expect((await undo(birth)).body).toMatchObject({ undone: 1 });
    expect(await stateOf(dam)).toEqual(before);
    expect((await stateOf(one)).row).toMatchObject([{ lives: false }]);
    expect((await stateOf(other)).keys).toEqual([]);
    expect([await kinOf(dam), await kinOf(one)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('parts again what was joined, all of it', async () => {
    const herd = async (herd_code: string) => {
      const values = {
        ...{ herd_code, category: 'VQ', breed: 'AA', heads: 40, avg_weight: 300 },
        ...{ productive_system: 'PAS', entry_date: '2025-01-01' },
      };
      return (await open().call('objects.add', buildAdd(owner, values, { assetType: 5 }), owner)).id;
    };
    const [one, other] = [await herd('R-901'), await herd('R-902')];
    const before = [await stateOf(one), await stateOf(other)];
    const merge = await record(134, [one], { merged: [String(other)] }, { assetType: 5 });
    expect((await stateOf(other)).row).toMatchObject([{ lives: false }]);
    expect([await kinOf(one), await kinOf(other)]).toEqual([
      [0, 1],
      [1, 0],
    ]);
    const answer = await undo(merge, { pks: [other] });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect([await stateOf(one), await stateOf(other)]).toEqual(before);
    expect([await kinOf(one), await kinOf(other)]).toEqual([
      [0, 0],
      [0, 0],
    ]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('happens once, however many ask at the same moment', async () => {
    const ids = await cattle([{}, {}, {}]);
    const event = await record(1, ids, weighed(300));
    const answers = await Promise.all(Array.from({ length: 20 }, () => undo(event)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(19);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
    await expect(
      open().pool.query(
        `update event_asset set undoes = (select undoes from event_asset where asset_id = $1 and undoes is not null)
         where asset_id = $1 and sequence = (select max(sequence) from event_asset where asset_id = $1) + 0
           and undoes is null`,
        [ids[0]],
      ),
    ).resolves.toMatchObject({ rowCount: 0 });
  });

  it('is shown on no public page, neither it nor what it undid', async () => {
    const [id = 0] = await cattle([{ weight: 300 }]);
    const found = await open().pool.query<{ public_id: string }>(
      'select public_id from asset where id = $1',
      [id],
    );
    const page = async () => {
      const body = await open().call('qr.get', {
        params: { type: 'identeco', publicId: found.rows[0]?.public_id ?? '' },
      });
      const { proof, updatedAt: _changed, ...rest } = z.looseObject({ proof: z.unknown() }).parse(body);
      return { rest, proof };
    };
    const before = await page();
    const event = await record(103, [id], { vaccines: ['CAR'], vaccine_batch: 'L1' });
    expect((await page()).rest).not.toEqual(before.rest);
    await undo(event);
    const after = await page();
    expect(after.rest).toEqual(before.rest);
    expect(after.proof).toMatchObject({ holds: true, records: 3 });
  });
});

async function usedOf(): Promise<number> {
  const found = await open().pool.query<{ used: number }>(
    `select used from quota where company_id = $1 and kind = 'asset:33'`,
    [owner.companyId],
  );
  return found.rows[0]?.used ?? 0;
}

/** What may be recorded of a living asset, back-dated or not. */
const steps = fc.oneof(
  fc.record({
    eventType: fc.constantFrom(1),
    common: fc.integer({ min: 100, max: 500 }).map(weighed),
    daysAgo: fc.integer({ min: 0, max: 20 }),
  }),
  fc.record({
    eventType: fc.constantFrom(0),
    common: fc.constantFrom<Values>({ paddock: 'Sur' }, { paddock: 'Norte', notes: 'Renga' }),
    daysAgo: fc.constant(0),
  }),
  fc.record({
    eventType: fc.constantFrom(108),
    common: fc.constantFrom<Values>({ paddock: 'Este' }, { paddock: 'Oeste' }),
    daysAgo: fc.integer({ min: 0, max: 20 }),
  }),
  fc.record({ eventType: fc.constant(13), common: fc.constant(retired), daysAgo: fc.constant(0) }),
);

describe('whatever was recorded', () => {
  it('undone one after the other, the asset is what it was before each, and what its events add up to', async () => {
    owner = await buildMember(open(), 'owner');
    const plans = fc.array(steps, { minLength: 1, maxLength: 7 });
    await fc.assert(
      fc.asyncProperty(plans, async (plan) => {
        const [id = 0] = await cattle([{ paddock: 'Laguna' }]);
        const done: { readonly event: number; readonly before: unknown }[] = [];
        for (const { eventType, common, daysAgo } of plan) {
          if ((await stateOf(id)).row.some((row) => 'lives' in row && row.lives === false)) break;
          const date = new Date(start.getTime() - daysAgo * day).toISOString().slice(0, 10);
          const before = await stateOf(id);
          const last = await lastEvent(id);
          const event = await record(eventType, [id], common, { date: daysAgo === 0 ? null : date });
          // An edit that changes nothing is no event.
          if (event !== last) done.push({ event, before });
        }
        for (const { event, before } of done.toReversed()) {
          expect((await undo(event)).status).toBe(200);
          expect(await stateOf(id)).toEqual(before);
          expect(await foldedOf(id)).toEqual((await attributesOf(id))[0]);
        }
      }),
      { numRuns: 8, seed: 20261120 },
    );
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  }, 60_000);
});

async function attributesOf(id: number): Promise<readonly Values[]> {
  const found = await open().pool.query<{ attributes: Values }>(
    'select attributes from asset where id = $1',
    [id],
  );
  return found.rows.map(({ attributes }) => attributes);
}

async function foldedOf(id: number): Promise<Values> {
  const found = await open().pool.query<{
    sequence: number;
    undoes: number | null;
    at: Date;
    changes: string;
  }>(
    `select l.sequence, l.undoes, l.changes, e.event_time as at
     from event_asset l join event e on e.id = l.event_id where l.asset_id = $1`,
    [id],
  );
  return foldHistory(
    found.rows.map(({ sequence, undoes, at, changes }) => ({
      sequence,
      at: at.getTime(),
      after: (JSON.parse(changes) as { after: Values }).after, // written by the ledger
      ...(undoes === null ? {} : { undoes }),
    })),
  );
}
