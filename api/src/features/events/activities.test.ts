import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import {
  type Member,
  buildAnimals,
  buildBox,
  buildColleague,
  buildMember,
  buildToken,
  buildUser,
} from '../../../test/build';
import { buildEvent, buildRows, buildTransfer, buildUpdate } from '../../../test/build-input';
import type { Actor, InputFor } from '../../../test/client';
import { buildAnimal } from '../../../test/build-animal';

const open = useTestApp();
const weighing = 1;
const start = new Date('2026-11-20T15:00:00.000Z');

let owner: Member;
let receiver: Member;

type Query = NonNullable<InputFor<'activities.ofBox'>['query']>;

/** The latest event was recorded at another moment. */
async function wasAt(moment: string): Promise<void> {
  await open().pool.query('update event set record_time = $1 where id = (select max(id) from event)', [
    moment,
  ]);
}
/** A page of the timeline of an establishment, and how many the first page says there are in all. */
async function listOf({ boxId }: { boxId: number }, actor: Actor, query: Query = {}) {
  const { body, headers } = await open().attempt('activities.ofBox', { params: { boxId }, query }, actor);
  if (!Array.isArray(body)) throw new Error(body.error);
  const total = headers['x-total-count'];
  return { rows: body, total: total === undefined ? null : Number(total) };
}

const weigh = (ids: readonly number[], comment = '') =>
  open().call(
    'objects.addMassive',
    buildEvent(owner, weighing, {
      pks: [...ids],
      common: { weight: 310, weighing_type: 'BAL' },
      headerValues: { comment },
    }),
    owner,
  );

const send = (ids: readonly number[]) =>
  open().call(
    'transfers.add',
    buildTransfer(owner, receiver, ids, { headerValues: { comment: 'va-con-el-envio' } }),
    owner,
  );

async function companyName({ companyId }: Member): Promise<string> {
  const row = await open()
    .db.selectFrom('company')
    .select('name')
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow();
  return row.name;
}

beforeEach(async () => {
  open().time.now = start;
  owner = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
});

describe('the timeline of an establishment', () => {
  it('is shown to who may list its assets, and to nobody else', async () => {
    const input = { params: { boxId: owner.boxId }, query: {} };
    expect(await open().statusOf('activities.ofBox', input)).toBe(401);
    expect(await open().statusOf('activities.ofBox', input, receiver)).toBe(404);
    expect(await open().statusOf('activities.ofBox', { params: { boxId: 999_999 }, query: {} }, owner)).toBe(
      404,
    );
    const viewer = await buildColleague(open(), owner, 'viewer');
    expect(await open().statusOf('activities.ofBox', input, viewer)).toBe(200);
    const { db } = open();
    await db.updateTable('relation').set({ template: 'none' }).where('user_id', '=', viewer.userId).execute();
    expect(await open().statusOf('activities.ofBox', input, viewer)).toBe(404);
  });

  it.each([
    'before=1',
    'before=1-9-1',
    'before=x',
    'from=2026-13-01',
    'to=yesterday',
    'type=transfer',
    'size=0',
    'size=101',
  ])('refuses %s', async (query) => {
    const { status } = await open().ask('GET', `/boxes/activities/${String(owner.boxId)}?${query}`, owner);
    expect(status).toBe(400);
  });

  it('says what was done to how many, by whom, in which way, newest first', async () => {
    const ids = await buildAnimals(open(), owner, 2);
    await weigh(ids, 'en-la-manga');
    await wasAt('2026-11-20T16:00:00.000Z');
    await open().call('objects.add', buildUpdate(ids[0] ?? 0, { notes: 'Mansa' }), owner);
    await wasAt('2026-11-20T17:00:00.000Z');
    const { rows, total } = await listOf(owner, owner);
    expect(rows).toMatchObject([
      {
        ...{ type: 'update', event_type: 0, count: 1, noun: 'animal', asset: { id: ids[0] } },
        event_context: { context: 'manual_form', eventType: 0 },
      },
      {
        ...{ type: 'check', event_type: 1, name: 'Cambio de peso', count: 2, noun: 'animales', asset: null },
        event_context: { context: 'massive_manual_form', eventType: 1 },
        ...{
          username: 'Ana Pérez',
          isCompany: false,
          comment: 'en-la-manga',
          timsta: '2026-11-20T16:00:00.000Z',
        },
      },
      { type: 'add', event_type: -1, count: 2, event_holder: owner.boxId, id_asset_type: 33, new: false },
    ]);
    expect(total).toBe(3);
  });

  it('reaches back to its first row by pages, each row once, also of the same moment', async () => {
    const ids = await buildAnimals(open(), owner, 1);
    for (const _turn of [1, 2, 3, 4, 5]) await weigh(ids);
    const whole = await listOf(owner, owner);
    const seen: string[] = [];
    let before: string | undefined;
    do {
      const page = await listOf(owner, owner, { size: '2', ...(before !== undefined && { before }) });
      expect(page.total).toBe(before === undefined ? 6 : null);
      seen.push(...page.rows.map(({ id }) => id));
      before = page.rows.at(-1)?.cursor;
    } while (before !== undefined);
    expect(seen).toEqual(whole.rows.map(({ id }) => id));
    expect(new Set(seen).size).toBe(6);
  });

  it('is narrowed by the kinds of loads and updates; transfers are in all alone', async () => {
    const [a = 0, b = 0, c = 0] = await buildAnimals(open(), owner, 3);
    await open().call('objects.addMassive', buildRows(owner, [buildAnimal(), buildAnimal()]), owner);
    await weigh([a, b]);
    await open().call('objects.add', buildUpdate(a, { notes: 'Mansa' }), owner);
    await send([c]);
    const found = async (type: Query['type']) => {
      const { rows, total } = await listOf(owner, owner, { type });
      expect(total).toBe(rows.length);
      return rows.map(({ event_type }) => event_type);
    };
    expect(await found('singleLoad')).toEqual([-1]);
    expect(await found('massiveLoad')).toEqual([-1]);
    expect(await found('singleUpdate')).toEqual([0]);
    expect(await found('massiveUpdate')).toEqual([1]);
    expect(await found(undefined)).toEqual([1000, 0, 1, -1, -1]);
  });

  it('is narrowed by days of the zone of the user, both included', async () => {
    const ids = await buildAnimals(open(), owner, 1);
    // Midnight in Buenos Aires is three in the morning in UTC.
    for (const moment of [
      '2026-11-21T02:59:59.000Z',
      '2026-11-21T03:00:00.000Z',
      '2026-11-22T02:59:59.000Z',
    ]) {
      await weigh(ids);
      await wasAt(moment);
    }
    const times = async (query: Query) =>
      (await listOf(owner, owner, query)).rows.map(({ timsta }) => timsta);
    expect(await times({ from: '2026-11-21', to: '2026-11-21' })).toEqual([
      '2026-11-22T02:59:59.000Z',
      '2026-11-21T03:00:00.000Z',
    ]);
    expect(await times({ to: '2026-11-20' })).toHaveLength(2);
    expect(await times({ from: '2026-11-22' })).toEqual([]);
  });

  it('is narrowed by part of a name as it is shown, whatever its case and accents', async () => {
    const [id = 0] = await buildAnimals(open(), owner, 1);
    const total = async (user: string) => (await listOf(owner, owner, { user })).total;
    expect([await total('PEREZ'), await total(' ana p'), await total('Nadie')]).toEqual([1, 1, 0]);
    await send([id]);
    const theirs = async (user: string) => (await listOf(receiver, receiver, { user })).total;
    // What stays with another company is not found out by looking for it.
    expect(await theirs('Pérez')).toBe(0);
    expect(await theirs((await companyName(owner)).toUpperCase())).toBe(1);
  });
});

describe('a run', () => {
  const insertRun = (state: 'conflicts' | 'running', endedAt: Date | null) =>
    open()
      .db.insertInto('run')
      .values({
        ...{ kind: 'add', state, box_id: owner.boxId, asset_type: 33, event_type: -1 },
        ...{
          started_by: owner.userId,
          submit_key: state,
          submit_digest: Buffer.from('x'),
          name: 'rodeo.xlsx',
        },
        ...{ payload: JSON.stringify({ context: 'massive_excel_upload' }), total: 9, conflicts: 9 },
        ...{ event_id: null, created_at: start, started_at: start, heartbeat_at: start, ended_at: endedAt },
      })
      .execute();

  it('that recorded nothing is told with how many rows it left out, and found as the load that it was', async () => {
    await insertRun('conflicts', start);
    const { rows, total } = await listOf(owner, owner, { type: 'massiveLoad', user: 'perez' });
    expect(rows).toMatchObject([
      {
        ...{
          type: 'rejected',
          count: 9,
          username: 'Ana Pérez',
          run: { name: 'rodeo.xlsx', done: 0, left: 9 },
        },
        event_context: { context: 'massive_file_form', eventType: -1 },
      },
    ]);
    expect(total).toBe(1);
    expect((await listOf(owner, owner, { type: 'massiveUpdate' })).total).toBe(0);
  });

  it('that is not over is not told yet', async () => {
    await insertRun('running', null);
    expect((await listOf(owner, owner)).rows).toEqual([]);
  });
});

describe('a transfer', () => {
  it('is seen from both sides, each with its own people, the others as their company', async () => {
    const ids = await buildAnimals(open(), owner, 2, { notes: 'nota-propia' });
    await weigh(ids, 'comentario-propio');
    await send(ids);
    const [ours] = (await listOf(owner, owner)).rows;
    const theirs = await listOf(receiver, receiver);
    expect(ours).toMatchObject({
      ...{ type: 'transfer', username: 'Ana Pérez', comment: 'va-con-el-envio', count: 2 },
      transfer: { direction: 'out', state: 'completed', kind: 'ownership' },
    });
    expect(theirs.rows).toMatchObject([
      {
        ...{
          type: 'transfer',
          username: await companyName(owner),
          isCompany: true,
          comment: 'va-con-el-envio',
        },
        transfer: { direction: 'in' },
        transferencia: { box: ours?.boxname, activo: 'animales', email: '', telefono: '' },
      },
    ]);
    for (const word of ['nota-propia', 'comentario-propio', 'Pérez'])
      expect(JSON.stringify(theirs)).not.toContain(word);
  });

  it('that waits is new to its receiver; its answer is told to both', async () => {
    await open().db.updateTable('box').set({ confirms: true }).where('id', '=', receiver.boxId).execute();
    const [a = 0, b = 0] = await buildAnimals(open(), owner, 2);
    const { transfer } = await send([a, b]);
    expect((await listOf(owner, owner)).rows[0]).toMatchObject({ type: 'newTransfer', new: false });
    expect((await listOf(receiver, receiver)).rows[0]).toMatchObject({
      ...{ type: 'newTransfer', new: true, transfer: { id: transfer.id, state: 'in_transit' } },
    });
    const returned = [{ asset: b, reason: 'No coincide la caravana' }];
    await open().call(
      'transfers.answer',
      { params: { boxId: receiver.boxId, transferId: transfer.id }, body: { answer: 'part', returned } },
      receiver,
    );
    const told = async (member: Member) =>
      (await listOf(member, member)).rows
        .filter(({ transfer: of }) => of !== null)
        .map(({ type, event_type, isCompany, nro }) => [type, event_type, isCompany, nro]);
    expect((await told(owner)).toSorted()).toEqual(
      [
        ['rejected', -12, true, transfer.id],
        ['transfer', -11, true, transfer.id],
        ['transfer', 1000, false, transfer.id],
      ].toSorted(),
    );
    expect((await told(receiver)).toSorted()).toEqual(
      [
        ['rejected', -12, false, transfer.id],
        ['transfer', -11, false, transfer.id],
        ['transfer', 1000, true, transfer.id],
      ].toSorted(),
    );
  });

  it('that was refused is told to who tried it alone, with the reason', async () => {
    const [id = 0] = await buildAnimals(open(), owner, 1);
    await open().db.updateTable('asset').set({ paused_message: 'Juicio' }).where('id', '=', id).execute();
    expect((await open().attempt('transfers.add', buildTransfer(owner, receiver, [id]), owner)).status).toBe(
      409,
    );
    const { rows } = await listOf(owner, owner);
    expect(rows.find(({ type }) => type === 'rejected')).toMatchObject({
      ...{ type: 'rejected', username: 'Ana Pérez', count: 1, noun: 'animal' },
      transfer: { state: 'rejected', direction: 'out', reason: expect.any(String) },
    });
    expect((await listOf(receiver, receiver)).rows).toEqual([]);
  });
});

describe('the timeline of all establishments', () => {
  it('holds those that the user may list, a transfer between two of them once', async () => {
    const second = await buildBox(open(), owner.companyId, 8);
    const ids = await buildAnimals(open(), owner, 1);
    await open().call(
      'transfers.add',
      buildTransfer(owner, { boxId: second }, ids, {
        values: { transfer_type: 'TEN', dte_motive: 'INV' },
      }),
      owner,
    );
    await buildAnimals(open(), receiver, 1);
    const rows = await open().call('activities.all', { query: {} }, owner);
    expect(rows.map(({ event_type }) => event_type)).toEqual([1000, -1]);
    const delegate = await buildColleague(open(), { boxId: second }, 'viewer');
    const part = await open().call('activities.all', { query: {} }, delegate);
    expect(part.map(({ event_type }) => event_type)).toEqual([1000]);
  });

  it('is empty for who has none, and nobody’s without a session', async () => {
    const stranger = await buildToken(open(), await buildUser(open()));
    expect(await open().call('activities.all', { query: {} }, stranger)).toEqual([]);
    expect(await open().statusOf('activities.all', { query: {} })).toBe(401);
  });
});
