import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import {
  buildAssets,
  buildBox,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { findInvariantFaults } from '../../../test/invariants';
import { runMails } from '../../../test/run-mails';
import { checkChains } from '../../db/ledger/check-chains';

const open = useTestApp();
type Member = Awaited<ReturnType<typeof buildMember>>;

let sender: Member;
let receiver: Member;
let serial = 0;

const place = (member: Member) => `/boxes/${String(member.boxId)}`;

function animals(count: number, more: Values = {}): readonly Values[] {
  return Array.from({ length: count }, () => {
    serial += 1;
    return { visual_tag: `KD482F${String(serial).padStart(3, '0')}0`, sex: 'H', category: 'VQ', ...more };
  });
}

function body(rows: readonly number[], more: object = {}) {
  serial += 1;
  return {
    ...{ boxSource: sender.boxId, boxTarget: receiver.boxId, globalModel: 33, rows },
    values: { transfer_type: 'PRO', dte_motive: 'INV' },
    submitKey: `arrival-${String(serial)}`,
    ...more,
  };
}

const transferRow = z.object({
  id: z.number(),
  state: z.string(),
  since: z.string().nullable(),
  received_count: z.number().nullable(),
  counted: z.number().nullable(),
  answered_by: z.string().nullable(),
});

async function send(rows: readonly number[], more: object = {}): Promise<number> {
  const path = '/objects/add/assets/transfer/massive';
  const answer = await open().ask('POST', path, { token: sender.token, body: body(rows, more) });
  expect(answer.status).toBe(200);
  return z.object({ transfer: transferRow }).parse(answer.body).transfer.id;
}

const answer = (id: number, said: object, token = receiver.token, member = receiver) =>
  open().ask('POST', `${place(member)}/transfers/${String(id)}/answer`, { token, body: said });
const withdraw = (id: number, token = sender.token, member = sender) =>
  open().ask('POST', `${place(member)}/transfers/${String(id)}/withdraw`, { token, body: {} });

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

async function eventsOf(id: number, token: string) {
  const history = await open().ask('GET', `/assets/${String(id)}/events`, { token });
  return z
    .object({ chainHolds: z.boolean(), entries: z.array(z.object({ event_type: z.number() })) })
    .parse(history.body);
}

/** Nothing is amiss, and every asset is what its events add up to. */
const holds = async () => {
  expect(await findInvariantFaults(open().pool)).toEqual([]);
  const told: unknown[] = [];
  const note = (found: unknown) => void told.push(found);
  await checkChains(open().db, { onBroken: note, onDrifted: note });
  expect(told).toEqual([]);
};

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
  await open().db.updateTable('box').set({ confirms: true }).where('id', '=', receiver.boxId).execute();
});

describe('what is sent to who confirms arrivals', () => {
  it('is in transit: where it was, held at both quotas, seen by both', async () => {
    const ids = await buildAssets(open(), sender, animals(2));
    const id = await send(ids);
    expect(await assetOf(ids[0] ?? 0)).toEqual({
      ...{ box: sender.boxId, owner: sender.companyId, transfer: id, lot: null },
    });
    expect([await usedOf(sender.companyId), await usedOf(receiver.companyId)]).toEqual([2, 2]);
    for (const member of [sender, receiver]) {
      const path = `${place(member)}/transfers?state=in_transit`;
      const list = await open().ask('GET', path, { token: member.token });
      expect(list.body).toMatchObject({
        rows: [{ id, state: 'in_transit', since: open().time.now.toISOString(), assets_count: 2 }],
      });
      const one = await open().ask('GET', `${place(member)}/transfers/${String(id)}`, {
        token: member.token,
      });
      expect(one.body).toMatchObject({ assets: [{ state: 'sent' }, { state: 'sent' }] });
    }
    const waiting = await open().ask('GET', `${place(receiver)}/arrivals`, { token: receiver.token });
    expect(waiting.body).toEqual({ waiting: [{ assetType: 33, count: 1 }] });
    const listed = await open().ask(
      'POST',
      `/objects/get/all/33/asset/33/${String(sender.boxId)}/0/0/0/20/id/asc`,
      { token: sender.token, body: {} },
    );
    expect(listed.body).toMatchObject({
      res: [{ transfer_id: id, asset_status_change: { state: 'in_transit' } }, {}],
    });
    await holds();
  });

  it('takes no event, no edit, no lot and no other transfer, on either side', async () => {
    const [asset = 0] = await buildAssets(open(), sender, animals(1));
    await send([asset]);
    const edit = (member: Member) =>
      open().ask('POST', '/objects/add', {
        token: member.token,
        body: {
          ...{ objectType: 'asset', pkObjectType: 33, globalModel: 33, pkReferer: member.boxId, pk: asset },
          ...{ action: 'update', values: { paddock: 'Sur' } },
        },
      });
    expect((await edit(sender)).body).toMatchObject({ issues: [{ code: 'assetInTransit' }] });
    expect((await edit(receiver)).status).toBe(404);
    // Neither a weighing nor a retirement.
    for (const eventType of [1, 13]) {
      const event = await open().ask('POST', '/objects/add/massive', {
        token: sender.token,
        body: {
          ...{ action: 'update', objectType: 'asset', pkObjectType: 33, globalModel: 33 },
          ...{ pkReferer: sender.boxId, pks: [asset] },
          actionContext: { context: 'massive_manual_form', eventType },
          common: eventType === 1 ? { weight: 300, weighing_type: 'PER' } : { disposal_type: 'VENTA' },
        },
      });
      expect(event.body).toMatchObject({ issues: [{ record: String(asset), code: 'assetInTransit' }] });
    }
    const again = await open().ask('POST', '/objects/add/assets/transfer/massive', {
      token: sender.token,
      body: body([asset]),
    });
    expect(again.body).toMatchObject({
      error: 'transferRejected',
      issues: [{ record: String(asset), code: 'assetInTransit' }],
    });
    const lot = await open().ask('POST', '/objects/add', {
      token: sender.token,
      body: {
        ...{ objectType: 'lot', pkObjectType: 33, globalModel: 33, pkReferer: sender.boxId, action: 'add' },
        values: { name: 'Tropa', opened_on: '2026-11-20', assets: [String(asset)] },
      },
    });
    expect(lot.body).toMatchObject({ issues: [{ code: 'assetInTransit' }] });
    expect((await eventsOf(asset, sender.token)).entries.map((each) => each.event_type)).toEqual([1000, -1]);
    await holds();
  });

  it('accepted is the receiver’s, whose own events go on from there', async () => {
    const [asset = 0] = await buildAssets(open(), sender, animals(1));
    const id = await send([asset]);
    const done = await answer(id, { answer: 'all', counted: 1 });
    expect(done.body).toMatchObject({
      transfer: { state: 'completed', received_count: 1, counted: 1, answered_by: 'Ana Pérez' },
    });
    expect(await assetOf(asset)).toMatchObject({
      ...{ box: receiver.boxId, owner: receiver.companyId, transfer: null },
    });
    expect([await usedOf(sender.companyId), await usedOf(receiver.companyId)]).toEqual([0, 1]);
    const history = await eventsOf(asset, receiver.token);
    expect(history.chainHolds).toBe(true);
    expect(history.entries.map((each) => each.event_type)).toEqual([-11, 1000, -1]);
    for (const member of [sender, receiver]) {
      const seen = await open().ask('GET', `${place(member)}/events`, { token: member.token });
      const { rows } = z.object({ rows: z.array(z.object({ event_type: z.number() })) }).parse(seen.body);
      expect(rows.map((each) => each.event_type).slice(0, 2)).toEqual([-11, 1000]);
    }
    await holds();
  });

  it('of possession leaves the owner', async () => {
    const [asset = 0] = await buildAssets(open(), sender, animals(1));
    const id = await send([asset], { values: { transfer_type: 'TEN', dte_motive: 'INV' } });
    await answer(id, { answer: 'all' });
    expect(await assetOf(asset)).toMatchObject({ box: receiver.boxId, owner: sender.companyId });
    await holds();
  });

  it('is taken in part: the rest goes back, each with its reason, and the counts are kept', async () => {
    const [one = 0, two = 0, three = 0] = await buildAssets(open(), sender, animals(3));
    const id = await send([one, two, three]);
    const said = {
      ...{ answer: 'part', counted: 2, reason: 'No llegó' },
      returned: [{ asset: two, reason: 'Renga' }, { asset: three }],
    };
    const done = await answer(id, said);
    expect(done.body).toMatchObject({
      transfer: { state: 'partly', received_count: 1, counted: 2, assets_count: 3 },
    });
    const seen = await open().ask('GET', `${place(sender)}/transfers/${String(id)}`, { token: sender.token });
    expect(seen.body).toMatchObject({
      assets: [
        { id: one, state: 'received', reason: null },
        { id: two, state: 'returned', reason: 'Renga' },
        { id: three, state: 'returned', reason: 'No llegó' },
      ],
    });
    expect((await assetOf(one)).box).toBe(receiver.boxId);
    expect(await assetOf(two)).toMatchObject({ box: sender.boxId, transfer: null });
    expect([await usedOf(sender.companyId), await usedOf(receiver.companyId)]).toEqual([2, 1]);
    const history = await eventsOf(two, sender.token);
    expect([history.chainHolds, history.entries.map((each) => each.event_type)]).toEqual([
      true,
      [-12, 1000, -1],
    ]);
    // What came back is usable again.
    await send([two]);
    await holds();
  });

  it('is returned whole, and withdrawn while nobody answered', async () => {
    const [asset = 0] = await buildAssets(open(), sender, animals(1));
    const first = await send([asset]);
    const back = await answer(first, { answer: 'none', reason: 'No es lo pedido' });
    expect(back.body).toMatchObject({ transfer: { state: 'returned', received_count: 0 } });
    const second = await send([asset]);
    expect((await withdraw(second)).body).toMatchObject({ transfer: { state: 'withdrawn' } });
    expect((await withdraw(second)).body).toMatchObject({ error: 'transferAnswered' });
    expect((await answer(second, { answer: 'all' })).body).toMatchObject({ error: 'transferAnswered' });
    expect([await usedOf(sender.companyId), await usedOf(receiver.companyId)]).toEqual([1, 0]);
    const codes = (await eventsOf(asset, sender.token)).entries.map((each) => each.event_type);
    expect(codes).toEqual([-13, 1000, -12, 1000, -1]);
    await holds();
  });

  it('within one company waits, too, and holds no places twice', async () => {
    const boxId = await buildBox(open(), sender.companyId, 8);
    await open().db.updateTable('box').set({ confirms: true }).where('id', '=', boxId).execute();
    const [asset = 0] = await buildAssets(open(), sender, animals(1));
    const id = await send([asset], { boxTarget: boxId });
    expect(await usedOf(sender.companyId)).toBe(1);
    await answer(id, { answer: 'all' }, sender.token, { ...sender, boxId });
    expect((await assetOf(asset)).box).toBe(boxId);
    expect(await usedOf(sender.companyId)).toBe(1);
    await holds();
  });

  it('holds places of the receiver: what would pass them is refused on sending', async () => {
    const ids = await buildAssets(open(), sender, animals(3));
    await open()
      .db.insertInto('quota')
      .values({ company_id: receiver.companyId, kind: 'asset:33', used: 0, max: 2 })
      .execute();
    await send(ids.slice(0, 2));
    const past = await open().ask('POST', '/objects/add/assets/transfer/massive', {
      token: sender.token,
      body: body(ids.slice(2)),
    });
    expect(past.body).toMatchObject({ issues: [{ code: 'targetQuota' }] });
    await holds();
  });

  it('whose tag the receiver has already is not taken, and may be returned', async () => {
    const [asset = 0] = await buildAssets(open(), sender, animals(1, { management_tag: 'ROJO 77' }));
    await buildAssets(open(), receiver, animals(1, { management_tag: 'rojo 77' }));
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
    const made = await open().ask('POST', '/objects/add', {
      token: sender.token,
      body: {
        ...{ objectType: 'lot', pkObjectType: 33, globalModel: 33, pkReferer: sender.boxId, action: 'add' },
        values: { name, opened_on: '2026-11-20', assets: ids.map(String) },
      },
    });
    expect(made.status).toBe(200);
    return z.object({ id: z.number() }).parse(made.body).id;
  }
  const boxOfLot = async (id: number) =>
    (await open().db.selectFrom('lot').select('box_id').where('id', '=', id).executeTakeFirst())?.box_id;

  it('arrive whole, or stay with what is returned while what is taken leaves them', async () => {
    const ids = await buildAssets(open(), sender, animals(4));
    const [one = 0, two = 0, three = 0, four = 0] = ids;
    const [whole, parted] = [await lotOf([one, two], 'Entera'), await lotOf([three, four], 'Partida')];
    const id = await send(ids);
    expect([await boxOfLot(whole), await boxOfLot(parted)]).toEqual([sender.boxId, sender.boxId]);
    const path = `${place(sender)}/lots_transferred/33/1000`;
    const on = await open().ask('GET', path, { token: sender.token });
    expect(on.body).toMatchObject([{ name: 'Entera', assets_count: 2, state: 'in_transit' }, {}]);
    // Nobody takes it apart meanwhile.
    const out = await open().ask('POST', `/lots/${String(whole)}/assets`, {
      token: sender.token,
      body: { action: 'remove', pks: [one] },
    });
    expect(out.body).toMatchObject({ issues: [{ code: 'assetInTransit' }] });
    await answer(id, { answer: 'part', returned: [{ asset: four, reason: 'Enferma' }] });
    expect([await boxOfLot(whole), await boxOfLot(parted)]).toEqual([receiver.boxId, sender.boxId]);
    expect([(await assetOf(one)).lot, (await assetOf(three)).lot]).toEqual([whole, null]);
    expect((await assetOf(four)).lot).toBe(parted);
    const sent = await open().ask('GET', path, { token: sender.token });
    expect(sent.body).toMatchObject([{ name: 'Entera', state: 'partly' }]);
    await holds();
  });

  it('stay behind empty where the sender wished so', async () => {
    const ids = await buildAssets(open(), sender, animals(2));
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
    const [asset = 0] = await buildAssets(open(), sender, animals(1));
    const id = await send([asset]);
    const userId = await buildUser(open());
    await buildRelation(open(), userId, { boxId: receiver.boxId }, template);
    expect((await answer(id, { answer: 'all' }, await buildToken(open(), userId))).status).toBe(status);
  });

  it('is neither nobody, nor the sender, nor a stranger', async () => {
    const [asset = 0] = await buildAssets(open(), sender, animals(1));
    const id = await send([asset]);
    const other = await buildMember(open(), 'owner');
    const path = `${place(receiver)}/transfers/${String(id)}/answer`;
    expect((await open().ask('POST', path, { body: { answer: 'all' } })).status).toBe(401);
    expect((await answer(id, { answer: 'all' }, sender.token)).status).toBe(404);
    expect((await answer(id, { answer: 'all' }, sender.token, sender)).status).toBe(404);
    expect((await answer(id, { answer: 'all' }, other.token, other)).status).toBe(404);
    expect((await withdraw(id, receiver.token, receiver)).status).toBe(404);
    expect((await withdraw(id, other.token, other)).status).toBe(404);
    const seen = await open().ask('GET', `${place(other)}/transfers/${String(id)}`, { token: other.token });
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
    const [asset = 0] = await buildAssets(open(), sender, animals(1));
    const id = await send([asset]);
    expect((await answer(id, said)).body).toMatchObject({ error });
    expect((await assetOf(asset)).transfer).toBe(id);
  });
});

describe('a transfer by a filter', () => {
  it('takes what the filter finds, if that is still as many as was said', async () => {
    await buildAssets(open(), sender, animals(2, { category: 'VQ' }));
    const [calf = 0] = await buildAssets(open(), sender, animals(1, { category: 'TA' }));
    const selection = { filters: [{ field: 'category', operator: 'inArray', values: ['VQ'] }] };
    const ask = (count: number) =>
      open().ask('POST', '/objects/add/assets/transfer/massive', {
        token: sender.token,
        body: { ...body([], { selection, count }), rows: undefined },
      });
    expect((await ask(3)).body).toMatchObject({ error: 'selectionMoved', slots: { count: 3, found: 2 } });
    expect((await ask(2)).body).toMatchObject({ transfer: { assets_count: 2 } });
    expect((await assetOf(calf)).transfer).toBeNull();
    await holds();
  });
});

describe('the mails of an arrival', () => {
  it('go to who may transfer there and wants them, and to the sender once it is answered', async () => {
    const quiet = await buildUser(open());
    await buildRelation(open(), quiet, { boxId: receiver.boxId }, 'logistics');
    await open()
      .db.updateTable('app_user')
      .set({ profile_at: open().time.now })
      .where('id', '=', quiet)
      .execute();
    const english = await buildUser(open());
    await buildRelation(open(), english, { boxId: receiver.boxId }, 'logistics');
    await open().db.updateTable('app_user').set({ language: 'en' }).where('id', '=', english).execute();
    const viewer = await buildUser(open());
    await buildRelation(open(), viewer, { boxId: receiver.boxId }, 'viewer');
    const emailOf = async (id: number) =>
      (await open().db.selectFrom('app_user').select('email').where('id', '=', id).executeTakeFirstOrThrow())
        .email;
    await runMails(open());
    open().mails.splice(0);
    const [asset = 0] = await buildAssets(open(), sender, animals(1));
    const id = await send([asset]);
    await runMails(open());
    const first = open().mails.splice(0);
    const wanted = [await emailOf(receiver.userId), await emailOf(english)];
    expect(first.map(({ to }) => to).toSorted()).toEqual(wanted.toSorted());
    expect(first.find(({ to }) => to === wanted[1])?.subject).toMatch(/^Awaiting your confirmation/);
    expect(first[0]?.text).toContain(`/transfers/${String(id)}?box=${String(receiver.boxId)}`);
    await answer(id, { answer: 'none', reason: 'No es lo pedido' });
    await runMails(open());
    const [told, ...others] = open().mails.splice(0);
    expect([told?.to, others]).toEqual([await emailOf(sender.userId), []]);
    expect(told?.text).toContain('No es lo pedido');
  });
});
