import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildBox, buildColleague, buildMember } from '../../../test/build';
import {
  type TransferParts,
  buildEvent,
  buildList,
  buildLot,
  buildTransfer,
  buildUpdate,
} from '../../../test/build-input';
import type { Actor, InputFor } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';
import { runMails } from '../../../test/run-mails';
import { checkChains } from '../../db/ledger/check-chains';

const open = useTestApp();

let sender: Member;
let receiver: Member;

async function send(rows: readonly number[], more: TransferParts = {}): Promise<number> {
  return (await open().call('transfers.add', buildTransfer(sender, receiver, rows, more), sender)).transfer
    .id;
}

const answer = (
  id: number,
  body: InputFor<'transfers.answer'>['body'],
  actor: Actor = receiver,
  { boxId } = receiver,
) => open().attempt('transfers.answer', { params: { boxId, transferId: id }, body }, actor);
const withdraw = (id: number, member = sender) =>
  open().attempt('transfers.withdraw', { params: { boxId: member.boxId, transferId: id }, body: {} }, member);

async function assetOf(id: number) {
  return open()
    .db.selectFrom('asset')
    .select(['box_id as box', 'owner_company_id as owner', 'transfer_id as transfer', 'lot_id as lot'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function usedOf(companyId: number): Promise<number> {
  const row = await open()
    .db.selectFrom('quota')
    .select('used')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'asset:33')
    .executeTakeFirst();
  return row?.used ?? 0;
}

const eventsOf = (pk: number, actor: Actor) => open().call('events.ofAsset', { params: { pk } }, actor);

/** Nothing is amiss, and every asset is what its events add up to. */
const holds = async () => {
  expect(await findInvariantFaults(open().pool)).toEqual([]);
  const noted: unknown[] = [];
  const note = (found: unknown) => void noted.push(found);
  await checkChains(open().db, { onBroken: note, onDrifted: note });
  expect(noted).toEqual([]);
};

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
  await open().db.updateTable('box').set({ confirms: true }).where('id', '=', receiver.boxId).execute();
});

describe('what is sent to who confirms arrivals', () => {
  it('is in transit: where it was, held at both quotas, seen by both', async () => {
    const ids = await buildAnimals(open(), sender, 2);
    const id = await send(ids);
    expect(await assetOf(ids[0] ?? 0)).toEqual({
      ...{ box: sender.boxId, owner: sender.companyId, transfer: id, lot: null },
    });
    expect([await usedOf(sender.companyId), await usedOf(receiver.companyId)]).toEqual([2, 2]);
    for (const member of [sender, receiver]) {
      const list = await open().call(
        'transfers.list',
        { params: { boxId: member.boxId }, query: { state: 'in_transit' } },
        member,
      );
      expect(list).toMatchObject({
        rows: [{ id, state: 'in_transit', since: open().time.now.toISOString(), assets_count: 2 }],
      });
      const one = await open().call(
        'transfers.get',
        { params: { boxId: member.boxId, transferId: id } },
        member,
      );
      expect(one).toMatchObject({ assets: [{ state: 'sent' }, { state: 'sent' }] });
    }
    const waiting = await open().call('transfers.arrivals', { params: { boxId: receiver.boxId } }, receiver);
    expect(waiting).toEqual({ waiting: [{ assetType: 33, count: 1 }] });
    expect(await open().call('objects.list', buildList(sender), sender)).toMatchObject({
      res: [{ transfer_id: id, asset_status_change: { state: 'in_transit' } }, {}],
    });
    await holds();
  });

  it('takes no event, no edit, no lot and no other transfer, on either side', async () => {
    const [asset = 0] = await buildAnimals(open(), sender, 1);
    await send([asset]);
    const edit = (member: Member) =>
      open().attempt('objects.add', buildUpdate(asset, { paddock: 'Sur' }), member);
    expect((await edit(sender)).body).toMatchObject({ issues: [{ code: 'assetInTransit' }] });
    expect((await edit(receiver)).status).toBe(404);
    // Neither a weighing nor a retirement.
    for (const eventType of [1, 13]) {
      const event = await open().attempt(
        'objects.addMassive',
        buildEvent(sender, eventType, {
          pks: [asset],
          common: eventType === 1 ? { weight: 300, weighing_type: 'PER' } : { disposal_type: 'VENTA' },
        }),
        sender,
      );
      expect(event.body).toMatchObject({ issues: [{ record: String(asset), code: 'assetInTransit' }] });
    }
    expect(
      await open().refusal('transfers.add', buildTransfer(sender, receiver, [asset]), sender),
    ).toMatchObject({
      error: 'transferRejected',
      issues: [{ record: String(asset), code: 'assetInTransit' }],
    });
    const lot = await open().attempt(
      'objects.add',
      buildLot(sender, { name: 'Tropa', assets: [String(asset)] }),
      sender,
    );
    expect(lot.body).toMatchObject({ issues: [{ code: 'assetInTransit' }] });
    expect((await eventsOf(asset, sender)).entries.map((each) => each.event_type)).toEqual([1000, -1]);
    await holds();
  });

  it('accepted is the receiver’s, whose own events go on from there', async () => {
    const [asset = 0] = await buildAnimals(open(), sender, 1);
    const id = await send([asset]);
    const done = await answer(id, { answer: 'all', counted: 1 });
    expect(done.body).toMatchObject({
      transfer: { state: 'completed', received_count: 1, counted: 1, answered_by: 'Ana Pérez' },
    });
    expect(await assetOf(asset)).toMatchObject({
      ...{ box: receiver.boxId, owner: receiver.companyId, transfer: null },
    });
    expect([await usedOf(sender.companyId), await usedOf(receiver.companyId)]).toEqual([0, 1]);
    const history = await eventsOf(asset, receiver);
    expect(history.chainHolds).toBe(true);
    expect(history.entries.map((each) => each.event_type)).toEqual([-11, 1000, -1]);
    for (const member of [sender, receiver]) {
      const { rows } = await open().call('events.list', { params: { boxId: member.boxId } }, member);
      expect(rows.map((each) => each.event_type).slice(0, 2)).toEqual([-11, 1000]);
    }
    await holds();
  });

  it('of possession leaves the owner', async () => {
    const [asset = 0] = await buildAnimals(open(), sender, 1);
    const id = await send([asset], { values: { transfer_type: 'TEN', dte_motive: 'INV' } });
    await answer(id, { answer: 'all' });
    expect(await assetOf(asset)).toMatchObject({ box: receiver.boxId, owner: sender.companyId });
    await holds();
  });

  it('is taken in part: the rest goes back, each with its reason, and the counts are kept', async () => {
    const [one = 0, two = 0, three = 0] = await buildAnimals(open(), sender, 3);
    const id = await send([one, two, three]);
    const done = await answer(id, {
      ...{ answer: 'part', counted: 2, reason: 'No llegó' },
      returned: [{ asset: two, reason: 'Renga' }, { asset: three }],
    });
    expect(done.body).toMatchObject({
      transfer: { state: 'partly', received_count: 1, counted: 2, assets_count: 3 },
    });
    const seen = await open().call(
      'transfers.get',
      { params: { boxId: sender.boxId, transferId: id } },
      sender,
    );
    expect(seen).toMatchObject({
      assets: [
        { id: one, state: 'received', reason: null },
        { id: two, state: 'returned', reason: 'Renga' },
        { id: three, state: 'returned', reason: 'No llegó' },
      ],
    });
    expect((await assetOf(one)).box).toBe(receiver.boxId);
    expect(await assetOf(two)).toMatchObject({ box: sender.boxId, transfer: null });
    expect([await usedOf(sender.companyId), await usedOf(receiver.companyId)]).toEqual([2, 1]);
    const history = await eventsOf(two, sender);
    expect([history.chainHolds, history.entries.map((each) => each.event_type)]).toEqual([
      true,
      [-12, 1000, -1],
    ]);
    // What came back is usable again.
    await send([two]);
    await holds();
  });

  it('is returned whole, and withdrawn while nobody answered', async () => {
    const [asset = 0] = await buildAnimals(open(), sender, 1);
    const first = await send([asset]);
    const back = await answer(first, { answer: 'none', reason: 'No es lo pedido' });
    expect(back.body).toMatchObject({ transfer: { state: 'returned', received_count: 0 } });
    const second = await send([asset]);
    expect((await withdraw(second)).body).toMatchObject({ transfer: { state: 'withdrawn' } });
    expect((await withdraw(second)).body).toMatchObject({ error: 'transferAnswered' });
    expect((await answer(second, { answer: 'all' })).body).toMatchObject({ error: 'transferAnswered' });
    expect([await usedOf(sender.companyId), await usedOf(receiver.companyId)]).toEqual([1, 0]);
    const codes = (await eventsOf(asset, sender)).entries.map((each) => each.event_type);
    expect(codes).toEqual([-13, 1000, -12, 1000, -1]);
    await holds();
  });

  it('within one company waits, too, and holds no places twice', async () => {
    const boxId = await buildBox(open(), sender.companyId, 8);
    await open().db.updateTable('box').set({ confirms: true }).where('id', '=', boxId).execute();
    const [asset = 0] = await buildAnimals(open(), sender, 1);
    const id = await send([asset], { boxTarget: boxId });
    expect(await usedOf(sender.companyId)).toBe(1);
    await answer(id, { answer: 'all' }, sender, { ...sender, boxId });
    expect((await assetOf(asset)).box).toBe(boxId);
    expect(await usedOf(sender.companyId)).toBe(1);
    await holds();
  });

  it('holds places of the receiver: what would pass them is refused on sending', async () => {
    const ids = await buildAnimals(open(), sender, 3);
    await open()
      .db.insertInto('quota')
      .values({ company_id: receiver.companyId, kind: 'asset:33', used: 0, max: 2 })
      .execute();
    await send(ids.slice(0, 2));
    const past = await open().refusal('transfers.add', buildTransfer(sender, receiver, ids.slice(2)), sender);
    expect(past).toMatchObject({ issues: [{ code: 'targetQuota' }] });
    await holds();
  });

  it('whose tag the receiver has already is not taken, and may be returned', async () => {
    const [asset = 0] = await buildAnimals(open(), sender, 1, { management_tag: 'ROJO 77' });
    await buildAnimals(open(), receiver, 1, { management_tag: 'rojo 77' });
    const id = await send([asset]);
    expect((await answer(id, { answer: 'all' })).body).toMatchObject({
      error: 'transferRejected',
      issues: [{ record: String(asset), code: 'notUnique' }],
    });
    expect((await assetOf(asset)).transfer).toBe(id);
    expect((await answer(id, { answer: 'none', reason: 'Caravana repetida' })).status).toBe(200);
    await holds();
  });
});

describe('the lots of an arrival', () => {
  async function lotOf(ids: readonly number[], name: string): Promise<number> {
    const input = buildLot(sender, { name, assets: ids.map(String) });
    return (await open().call('objects.add', input, sender)).id;
  }
  const boxOfLot = async (id: number) =>
    (await open().db.selectFrom('lot').select('box_id').where('id', '=', id).executeTakeFirst())?.box_id;

  it('arrive whole, or stay with what is returned while what is taken leaves them', async () => {
    const ids = await buildAnimals(open(), sender, 4);
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    const [whole, parted] = [await lotOf([one, two], 'Entera'), await lotOf([three, four], 'Partida')];
    const id = await send(ids);
    expect([await boxOfLot(whole), await boxOfLot(parted)]).toEqual([sender.boxId, sender.boxId]);
    const lotsSent = () =>
      open().call(
        'transfers.lots',
        { params: { boxId: sender.boxId, assetId: 33, eventType: 1000 } },
        sender,
      );
    expect(await lotsSent()).toMatchObject([{ name: 'Entera', assets_count: 2, state: 'in_transit' }, {}]);
    // Nobody takes it apart meanwhile.
    const out = await open().attempt(
      'lots.join',
      { params: { lotId: whole }, body: { action: 'remove', pks: [one] } },
      sender,
    );
    expect(out.body).toMatchObject({ issues: [{ code: 'assetInTransit' }] });
    await answer(id, { answer: 'part', returned: [{ asset: four, reason: 'Enferma' }] });
    expect([await boxOfLot(whole), await boxOfLot(parted)]).toEqual([receiver.boxId, sender.boxId]);
    expect([(await assetOf(one)).lot, (await assetOf(three)).lot]).toEqual([whole, null]);
    expect((await assetOf(four)).lot).toBe(parted);
    expect(await lotsSent()).toMatchObject([{ name: 'Entera', state: 'partly' }]);
    await holds();
  });

  it('stay behind empty where the sender wished so', async () => {
    const ids = await buildAnimals(open(), sender, 2);
    const lot = await lotOf(ids, 'Quieta');
    const id = await send(ids, {
      values: { transfer_type: 'PRO', dte_motive: 'INV', _transferLot_: false },
    });
    await answer(id, { answer: 'all' });
    expect([await boxOfLot(lot), (await assetOf(ids[0] ?? 0)).lot]).toEqual([sender.boxId, null]);
    await holds();
  });
});

describe('who answers', () => {
  it.each([
    ['an operator without the right', 'operator', 403],
    ['a viewer', 'viewer', 403],
    ['logistics', 'logistics', 200],
  ])('%s gets %s', async (_who, template, status) => {
    const [asset = 0] = await buildAnimals(open(), sender, 1);
    const id = await send([asset]);
    const colleague = await buildColleague(open(), receiver, template);
    expect((await answer(id, { answer: 'all' }, colleague)).status).toBe(status);
  });

  it('is neither nobody, nor the sender, nor a stranger', async () => {
    const [asset = 0] = await buildAnimals(open(), sender, 1);
    const id = await send([asset]);
    const other = await buildMember(open(), 'owner');
    expect((await answer(id, { answer: 'all' }, null)).status).toBe(401);
    expect((await answer(id, { answer: 'all' }, sender)).status).toBe(404);
    expect((await answer(id, { answer: 'all' }, sender, sender)).status).toBe(404);
    expect((await answer(id, { answer: 'all' }, other, other)).status).toBe(404);
    expect((await withdraw(id, receiver)).status).toBe(404);
    expect((await withdraw(id, other)).status).toBe(404);
    const seen = await open().refusal(
      'transfers.get',
      { params: { boxId: other.boxId, transferId: id } },
      other,
    );
    expect(seen.status).toBe(404);
    expect((await assetOf(asset)).transfer).toBe(id);
  });

  it.each([
    ['something else', { answer: 'maybe' }, 'invalidInput'],
    ['nothing', {}, 'invalidInput'],
    ['a return without a reason', { answer: 'none', reason: '  ' }, 'invalidInput'],
    [
      'a part that names what was not sent',
      { answer: 'part', returned: [{ asset: 1, reason: 'x' }] },
      'invalidInput',
    ],
    ['a count below nothing', { answer: 'all', counted: -1 }, 'invalidInput'],
    ['a reason without end', { answer: 'none', reason: 'x'.repeat(301) }, 'invalidInput'],
  ])('with %s is refused', async (_what, said, error) => {
    const [asset = 0] = await buildAnimals(open(), sender, 1);
    const id = await send([asset]);
    const params = { boxId: receiver.boxId, transferId: id };
    const refused = await open().attemptRaw('transfers.answer', { params, body: said }, receiver);
    expect(refused.body).toMatchObject({ error });
    expect((await assetOf(asset)).transfer).toBe(id);
  });
});

describe('a transfer by a filter', () => {
  it('takes what the filter finds, if that is still as many as was said', async () => {
    await buildAnimals(open(), sender, 2, { category: 'VQ' });
    const [calf = 0] = await buildAnimals(open(), sender, 1, { category: 'TA' });
    const selection = { filters: [{ field: 'category', operator: 'inArray', values: ['VQ'] }] };
    const ask = (count: number) =>
      open().attempt(
        'transfers.add',
        buildTransfer(sender, receiver, [], { selection, count, rows: undefined }),
        sender,
      );
    expect((await ask(3)).body).toMatchObject({ error: 'selectionMoved', slots: { count: 3, found: 2 } });
    expect((await ask(2)).body).toMatchObject({ transfer: { assets_count: 2 } });
    expect((await assetOf(calf)).transfer).toBeNull();
    await holds();
  });
});

describe('the mails of an arrival', () => {
  it('go to who may transfer there and wants them, and to the sender once it is answered', async () => {
    const { userId: quiet } = await buildColleague(open(), receiver, 'logistics');
    await open()
      .db.updateTable('app_user')
      .set({ profile_at: open().time.now, fields: JSON.stringify({ notifications: [] }) })
      .where('id', '=', quiet)
      .execute();
    const { userId: english } = await buildColleague(open(), receiver, 'logistics');
    await open()
      .db.updateTable('app_user')
      .set({ language: 'en', profile_at: open().time.now })
      .where('id', '=', english)
      .execute();
    await buildColleague(open(), receiver, 'viewer');
    const emailOf = async (id: number) =>
      (await open().db.selectFrom('app_user').select('email').where('id', '=', id).executeTakeFirstOrThrow())
        .email;
    await runMails(open());
    open().mails.splice(0);
    const [asset = 0] = await buildAnimals(open(), sender, 1);
    const id = await send([asset]);
    await runMails(open());
    const first = open().mails.splice(0);
    const wanted = [await emailOf(receiver.userId), await emailOf(english)];
    expect(first.map(({ to }) => to).toSorted()).toEqual(wanted.toSorted());
    expect(first.find(({ to }) => to === wanted[1])?.subject).toMatch(/^Awaiting your confirmation/);
    expect(first[0]?.text).toContain(`/transfers/${String(id)}?box=${String(receiver.boxId)}`);
    await answer(id, { answer: 'none', reason: 'No es lo pedido' });
    await runMails(open());
    const [mail, ...others] = open().mails.splice(0);
    expect([mail?.to, others]).toEqual([await emailOf(sender.userId), []]);
    expect(mail?.text).toContain('No es lo pedido');
  });
});
