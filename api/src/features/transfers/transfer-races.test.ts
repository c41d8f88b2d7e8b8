import { beforeEach, describe, expect, it } from 'vitest';
import type { Values } from '@huella/domain/model/value';
import { useTestApp, type Answer } from '../../../test/app';
import { type Member, buildAnimals, buildMember } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import {
  type Sent,
  buildAdd,
  buildEvent,
  buildList,
  buildTransfer,
  buildUpdate,
} from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();

let sender: Member;
let receiver: Member;
const herd = (count: number, where = sender, more: Values = {}) => buildAnimals(open(), where, count, more);
const send = (rows: readonly number[], to = receiver, from = sender) =>
  open().attempt('transfers.add', buildTransfer(from, to, rows), from);
const record = (pks: readonly number[], eventType: number, common: Sent, member = sender) =>
  open().attempt('objects.addMassive', buildEvent(member, eventType, { pks, common }), member);
const add = (member: Member, values: Values) =>
  open().attempt('objects.add', buildAdd(member, values), member);
const edit = (member: Member, pk: number, version: number, values: Values) =>
  open().attempt('objects.add', buildUpdate(pk, values, { version }), member);

const weighing = { weight: 300, weighing_type: 'PER' };
const retiring = { disposal_type: 'VENTA', disposal_reason: 'INV', disposal_date: '2026-11-19T12:00:00Z' };
const wins = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length;
const known = (answers: readonly Answer[]) =>
  answers.every(({ status }) => [200, 202, 400, 409].includes(status));

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
});

describe('a transfer beside others', () => {
  it('retired, weighed and sent at once ends as one after the other, and its events say so', async () => {
    for (let turn = 0; turn < 6; turn += 1) {
      const [id = 0] = await herd(1);
      const all = [() => send([id]), () => record([id], 13, retiring), () => record([id], 1, weighing)];
      const order = turn % 2 === 0 ? all : all.toReversed();
      const answers = await Promise.all(order.map((act) => act()));
      expect(known(answers)).toBe(true);
      const events = await open()
        .db.selectFrom('event_asset')
        .innerJoin('event', 'event.id', 'event_asset.event_id')
        .select('event.event_type')
        .where('asset_id', '=', id)
        .orderBy('sequence')
        .execute();
      const types = events.map(({ event_type: type }) => type);
      // What was answered well was done, once each, and of going and ending one alone.
      expect(types).toHaveLength(1 + wins(answers));
      expect(types.filter((type) => type === 1000 || type === 13)).toHaveLength(1);
      const row = await open()
        .db.selectFrom('asset')
        .select(['box_id', 'deleted_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.box_id === receiver.boxId).toBe(types.includes(1000));
      expect(row.deleted_at !== null).toBe(types.includes(13));
    }
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('brings no identifier that the receiver has by then, however it is written and came', async () => {
    for (let turn = 0; turn < 4; turn += 1) {
      const tag = `RÓJO ${String(100 + turn)}`;
      const [id = 0] = await herd(1, sender, { management_tag: tag });
      const twins = [tag.toLowerCase(), `rojo  ${String(100 + turn)}`];
      const answers = await Promise.all([
        send([id]),
        ...twins.map((management_tag) => add(receiver, buildAnimal({ management_tag }))),
      ]);
      expect(wins(answers)).toBe(1);
    }
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('never passes the quota of the receiver, who loads at the same time', async () => {
    const ids = await herd(12);
    await open()
      .db.insertInto('quota')
      .values({ company_id: receiver.companyId, kind: 'asset:33', used: 0, max: 7 })
      .execute();
    const answers = await Promise.all([
      ...[0, 1, 2, 3, 4, 5].map((at) => send(ids.slice(at * 2, at * 2 + 2))),
      ...Array.from({ length: 6 }, () => add(receiver, buildAnimal())),
    ]);
    expect(known(answers)).toBe(true);
    const quota = await open()
      .db.selectFrom('quota')
      .select('used')
      .where('company_id', '=', receiver.companyId)
      .where('kind', '=', 'asset:33')
      .executeTakeFirstOrThrow();
    // One place may stay: two do not go where there is room for one.
    expect([6, 7]).toContain(quota.used);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('of 500 by two in opposite order, with an event on all of them, ends without a deadlock', async () => {
    const ids = await herd(500);
    const other = await buildMember(open(), 'owner', 8);
    const answers = await Promise.all([
      send(ids),
      send(ids.toReversed(), other),
      record(ids.slice(0, 30).toReversed(), 1, weighing),
    ]);
    expect(known(answers)).toBe(true);
    expect(wins(answers.slice(0, 2))).toBe(1);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

describe('an edit of a version from before a transfer', () => {
  it('is refused to both sides: nothing is written over unseen', async () => {
    const [id = 0] = await herd(1);
    const before = await open().call('objects.get', { params: { objectType: 'asset', pk: id } }, sender);
    expect((await send([id])).status).toBe(200);
    expect((await edit(sender, id, before.version, { weight: 111 })).status).toBe(404);
    const stale = await edit(receiver, id, before.version, { weight: 222 });
    expect(stale).toMatchObject({ status: 409, body: { error: 'changedMeanwhile' } });
    const row = await open()
      .db.selectFrom('asset')
      .select('attributes')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.attributes['weight']).toBeUndefined();
  });
});

describe('the pages of a list', () => {
  it('show nothing twice where others come in and go, and alike ones keep the order of their ids', async () => {
    const ids = await herd(45, sender, { paddock: 'Norte' });
    const page = async (at: number) => {
      const input = buildList(sender, { page: at, sortField: 'paddock' });
      return (await open().call('objects.list', input, sender)).res.map(({ id }) => id);
    };
    const first = await page(0);
    // Comes after all that are alike: it was loaded later.
    const [late = 0] = await herd(1, sender, { paddock: 'Norte' });
    const rest = [await page(1), await page(2)];
    expect([...first, ...rest.flat()]).toEqual([...ids, late]);
  });
});
