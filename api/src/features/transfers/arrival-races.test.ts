import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp, type Answer } from '../../../test/app';
import { type Member, buildAnimals, buildMember } from '../../../test/build';
import { type Sent, buildEvent, buildTransfer } from '../../../test/build-input';
import type { InputFor } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();

let sender: Member;
let receiver: Member;
const animals = (count: number, where = sender) => buildAnimals(open(), where, count);
const ask = (rows: readonly number[], from = sender, to = receiver) =>
  open().attempt('transfers.add', buildTransfer(from, to, rows), from);

async function send(rows: readonly number[]): Promise<number> {
  return (await open().call('transfers.add', buildTransfer(sender, receiver, rows), sender)).transfer.id;
}

type Said = InputFor<'transfers.answer'>['body'];
const answer = (id: number, said: Said, member = receiver) =>
  open().attempt('transfers.answer', { params: { boxId: member.boxId, transferId: id }, body: said }, member);
const withdraw = (id: number) =>
  open().attempt('transfers.withdraw', { params: { boxId: sender.boxId, transferId: id }, body: {} }, sender);
const event = (id: number, eventType: number, common: Sent) =>
  open().attempt('objects.addMassive', buildEvent(sender, eventType, { pks: [id], common }), sender);
const retiring = { disposal_type: 'VENTA', disposal_reason: 'INV', disposal_date: '2026-11-19T12:00:00Z' };

const wins = (answers: readonly Answer[]) => answers.filter(({ status }) => status === 200).length;

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
  await open().db.updateTable('box').set({ confirms: true }).where('id', '=', receiver.boxId).execute();
});

describe('races about an arrival', () => {
  it('of 50 answers at once one wins, whatever they say', async () => {
    const [one = 0, two = 0] = await animals(2);
    const id = await send([one, two]);
    const said: readonly Said[] = [
      { answer: 'all' },
      { answer: 'none', reason: 'No' },
      { answer: 'part', returned: [{ asset: two, reason: 'Renga' }] },
    ];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, turn) => answer(id, said[turn % said.length] ?? { answer: 'all' })),
    );
    expect(wins(answers)).toBe(1);
    const lost = answers.filter(({ status }) => status !== 200);
    expect(lost).toMatchObject(lost.map(() => ({ status: 409, body: { error: 'transferAnswered' } })));
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('of accepting and withdrawing at once one wins', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await send(await animals(2));
      const both =
        turn % 2 === 0
          ? [answer(id, { answer: 'all' }), withdraw(id)]
          : [withdraw(id), answer(id, { answer: 'all' })];
      expect(wins(await Promise.all(both))).toBe(1);
    }
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('of sending, retiring and weighing one animal at once each sees the others', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const [id = 0] = await animals(1);
      const [sent, retired] = await Promise.all([
        ask([id]),
        event(id, 13, retiring),
        event(id, 1, { weight: 300, weighing_type: 'PER' }),
      ]);
      // Both end what can be done of it: at most one of them was.
      expect(wins([sent, retired])).toBeLessThanOrEqual(1);
      const row = await open()
        .db.selectFrom('asset')
        .select(['transfer_id', 'deleted_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      expect(row.transfer_id !== null && row.deleted_at !== null).toBe(false);
    }
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('of 20 sendings of one animal one is on its way', async () => {
    const [id = 0] = await animals(1);
    expect(wins(await Promise.all(Array.from({ length: 20 }, () => ask([id]))))).toBe(1);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('never pass the quota of the receiver, however many send and answer', async () => {
    const ids = await animals(12);
    await open()
      .db.insertInto('quota')
      .values({ company_id: receiver.companyId, kind: 'asset:33', used: 0, max: 5 })
      .execute();
    const sent = await Promise.all(ids.map((id) => ask([id])));
    expect(wins(sent)).toBe(5);
    const numbers = sent.flatMap(({ status, body }) =>
      status === 200 ? [(body as { transfer: { id: number } }).transfer.id] : [],
    );
    await Promise.all(
      numbers.map((id, turn) => (turn % 2 === 0 ? answer(id, { answer: 'all' }) : withdraw(id))),
    );
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('in opposite directions and orders never deadlock', async () => {
    await open().db.updateTable('box').set({ confirms: true }).where('id', '=', sender.boxId).execute();
    const [there, back] = [await animals(8), await animals(8, receiver)];
    const first = await Promise.all(
      [0, 1, 2, 3].flatMap((turn) => [
        ask(there.slice(turn * 2, turn * 2 + 2)),
        ask(back.slice(turn * 2, turn * 2 + 2).toReversed(), receiver, sender),
        ask(there.toReversed()),
      ]),
    );
    expect(first.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const waiting = await open()
      .db.selectFrom('transfer')
      .select(['id', 'target_box_id as to'])
      .where('state', '=', 'in_transit')
      .where('target_box_id', 'in', [sender.boxId, receiver.boxId])
      .execute();
    const ended = await Promise.all(
      waiting.flatMap(({ id, to }) => {
        const member = to === sender.boxId ? sender : receiver;
        const twice = () => answer(id, { answer: 'all' }, member);
        return [twice(), twice()];
      }),
    );
    expect(wins(ended)).toBe(waiting.length);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

/** The tables that sending and answering write: a failure at any of them must leave nothing. */
const written = [
  'event',
  'event_asset',
  'asset',
  'asset_slot',
  'asset_tally',
  'asset_key',
  'quota',
  'transfer',
  'transfer_asset',
  'mail',
];

describe('a failure in the middle', () => {
  async function failingAt<Result>(table: string, act: () => Promise<Result>): Promise<Result> {
    const { pool } = open();
    await pool.query(`create or replace function fail_here() returns trigger language plpgsql as
      $$ begin raise exception 'the power went out'; end $$`);
    await pool.query(`create trigger fail_here before insert or update or delete on ${table}
      for each row execute function fail_here()`);
    try {
      return await act();
    } finally {
      await pool.query(`drop trigger fail_here on ${table}`);
    }
  }
  const dump = async () => {
    const of = (member: Member) => member.companyId;
    const { rows } = await open().pool.query<{ found: unknown }>(
      `select json_build_array(
         (select json_agg(a order by a.id) from asset a join box b on b.id = a.box_id where b.company_id = any($1)),
         (select json_agg(q order by q.kind, q.company_id) from quota q where q.company_id = any($1)),
         (select json_agg(t order by t.id) from transfer t join box b on b.id = t.source_box_id
          where b.company_id = any($1)),
         (select json_agg(ta order by ta.asset_id) from transfer_asset ta),
         (select count(*) from event), (select count(*) from event_asset), (select count(*) from mail)) as found`,
      [[of(sender), of(receiver)]],
    );
    return rows[0]?.found;
  };

  it.each(written)('at the table %s leaves nothing of a sending or an answer', async (table) => {
    const ids = await animals(2);
    const before = await dump();
    const broken = await failingAt(table, () => ask(ids));
    // What the step does not touch cannot fail at it.
    if (broken.status === 200) expect(['asset_slot', 'asset_key']).toContain(table);
    else expect([broken.status, await dump()]).toEqual([500, before]);
    const id =
      broken.status === 200 ? (broken.body as { transfer: { id: number } }).transfer.id : await send(ids);
    const waiting = await dump();
    const said: Said = { answer: 'part', returned: [{ asset: ids[1] ?? 0, reason: 'Renga' }] };
    const half = await failingAt(table, () => answer(id, said));
    expect([half.status, await dump()]).toEqual([500, waiting]);
    expect((await answer(id, said)).status).toBe(200);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
