import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp, type Answer } from '../../../test/app';
import { type Member, buildAnimals, buildColleague, buildMember } from '../../../test/build';
import {
  type Listing,
  type Sent,
  type TransferParts,
  buildEvent,
  buildList,
  buildTransfer,
} from '../../../test/build-input';
import { type Actor, issuesOf } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';
import { putFile } from '../../../test/put-file';

const open = useTestApp();

let sender: Member;
let receiver: Member;

async function send(
  rows: readonly number[],
  from = sender,
  to = receiver,
  more: TransferParts = {},
): Promise<number> {
  return (await open().call('transfers.add', buildTransfer(from, to, rows, more), from)).transfer.id;
}

/** A list of what left an establishment, or of what another one sent. */
const transferred = (member: Member, asked: Listing = {}) =>
  buildList(member, { sortField: 'visual_tag', sentFrom: member.boxId, eventType: 1000, ...asked });
const ask = (member: Member, asked: Listing = {}, actor: Actor = member) =>
  open().statusOf('objects.list', transferred(member, asked), actor);
const list = (member: Member, asked: Listing = {}) =>
  open().call('objects.list', transferred(member, asked), member);

const idsOf = ({ res }: { readonly res: readonly { readonly id: number }[] }) => res.map(({ id }) => id);

function record(member: Member, pks: readonly number[], eventType: number, common: Sent) {
  return open().attempt('objects.addMassive', buildEvent(member, eventType, { pks, common }), member);
}

const pdf = '%PDF-1.7\n%%EOF\n';

/** A certificate with its paper, which was uploaded by who records it. */
async function certificate(member: Member): Promise<Sent> {
  const storageName = await putFile(open(), member.token, pdf, 'sanidad.pdf');
  return { name: 'SAN', issuer: 'SENASA', certificate_file: [{ storageName, originalName: 'sanidad.pdf' }] };
}

const weighing = { weight: 410, weighing_type: 'PER' };

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
});

describe('the list of transferred assets', () => {
  it('is for who may list there: not for nobody, strangers, nor members without the code', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1, { weight: 300 });
    await send([id]);
    expect(await ask(sender, {}, null)).toBe(401);
    expect(await ask(sender, {}, receiver)).toBe(404);
    expect(await ask(sender, { sentFrom: receiver.boxId })).toBe(404);
    expect(await ask(sender, {}, await buildColleague(open(), sender, 'viewer'))).toBe(200);
  });

  it('holds what left, with where to and when, and the receiver has none of it', async () => {
    const [kept = 0, gone = 0] = await buildAnimals(open(), sender, 2, { weight: 300 });
    const transferId = await send([gone], sender, receiver, { headerValues: { date: '2026-11-18' } });
    const { res, resTotal } = await list(sender);
    expect([resTotal, res.length]).toEqual([1, 1]);
    expect(res[0]).toMatchObject({ id: gone, transfer_id: transferId, transferred_on: '2026-11-18' });
    expect(res[0]?.['transferred_to']).toEqual(expect.any(String));
    expect(idsOf(await list(sender))).not.toContain(kept);
    expect((await list(receiver)).resTotal).toBe(0);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('shows what assets were when they left, and nothing of what became of them', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1, { weight: 300 });
    await send([id]);
    const before = await list(sender);
    expect((await record(receiver, [id], 1, weighing)).status).toBe(200);
    const pausing = { paused_message: 'Juicio' };
    await open().db.updateTable('asset').set(pausing).where('id', '=', id).execute();
    expect(await list(sender)).toEqual(before);
    expect(before.res[0]).toMatchObject({
      ...{ weight: 300, paused: false, logical_deleted: false },
      asset_status_change: { state: 'productive' },
    });
    // Nor do filters find it by what it is now.
    const by = (min: number, max: number) =>
      list(sender, { body: { filters: [{ field: 'weight', operator: 'betweenValues', min, max }] } });
    expect((await by(400, 420)).resTotal).toBe(0);
    expect((await by(290, 310)).resTotal).toBe(1);
    expect(await open().statusOf('objects.get', { params: { objectType: 'asset', pk: id } }, sender)).toBe(
      404,
    );
  });

  it('loses what comes back, and shows again what leaves again, as it is by then', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1, { weight: 300 });
    await send([id]);
    await record(receiver, [id], 1, weighing);
    await send([id], receiver, sender);
    expect((await list(sender)).resTotal).toBe(0);
    expect(idsOf(await list(receiver))).toEqual([id]);
    const last = await send([id]);
    expect((await list(sender)).res).toMatchObject([{ id, weight: 410, transfer_id: last }]);
    expect((await list(receiver)).resTotal).toBe(0);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('holds an arrival once it was accepted, and never what was returned or withdrawn', async () => {
    await open().db.updateTable('box').set({ confirms: true }).where('id', '=', receiver.boxId).execute();
    const [taken = 0, back = 0] = await buildAnimals(open(), sender, 2, { weight: 300 });
    const id = await send([taken, back]);
    expect((await list(sender)).resTotal).toBe(0);
    await open().call(
      'transfers.answer',
      {
        params: { boxId: receiver.boxId, transferId: id },
        body: { answer: 'part', returned: [{ asset: back, reason: 'Renga' }] },
      },
      receiver,
    );
    expect((await list(sender)).res).toMatchObject([{ id: taken, transfer_id: id }]);
  });

  it('is filtered, sorted and paged as any list, and the same page is the same page', async () => {
    const ids = await buildAnimals(
      open(),
      sender,
      Array.from({ length: 25 }, (_, at) => ({ weight: 200 + (at % 3) })),
    );
    await send(ids);
    const pages = await Promise.all(
      [0, 1].map((page) => list(sender, { page, sortField: 'weight', sortDir: 'desc' })),
    );
    const all = pages.flatMap(idsOf);
    expect(pages.map(({ resTotal }) => resTotal)).toEqual([25, 25]);
    expect([...all].sort((a, b) => a - b)).toEqual(ids);
    const weights = pages.flatMap(({ res }) => res.map((row) => row['weight']));
    expect(weights).toEqual([...weights].sort((a, b) => Number(b) - Number(a)));
    const { name } = await open()
      .db.selectFrom('box')
      .select('name')
      .where('id', '=', receiver.boxId)
      .executeTakeFirstOrThrow();
    const found = (filter: object) => list(sender, { body: { filters: [filter] } });
    expect(
      (await found({ field: 'transferred_to', operator: '=', value: name.toUpperCase() })).resTotal,
    ).toBe(25);
    const day = { field: 'transferred_on', operator: 'betweenDates' };
    expect((await found({ ...day, min: '2026-11-20', max: '2026-11-20' })).resTotal).toBe(25);
    expect((await found({ ...day, min: '2026-11-21' })).resTotal).toBe(0);
    expect((await found({ field: 'category', operator: 'inArray', values: ['VQ'] })).resTotal).toBe(25);
    expect((await found({ field: 'visual_tag', operator: '=', value: 'an482' })).resTotal).toBe(25);
    expect(
      (await list(sender, { pageSize: -1, body: { outputFields: [], eventType: 8, boxType: 6 } })).res,
    ).toHaveLength(25);
  });

  it.each([
    [
      'a field that no list knows',
      { body: { filters: [{ field: 'lot_id', operator: 'inArray', values: ['1'] }] } },
    ],
    ['an event that is not recorded of them', { eventType: 1 }],
    ['such an event in the body', { body: { eventType: 1 } }],
    ['another subtype than that of the establishment', { body: { boxType: 8 } }],
    ['a column that it has not', { body: { outputFields: ['nothing'] } }],
  ])('refuses %s', async (_what, asked) => {
    expect(await ask(sender, asked)).toBe(400);
  });

  it('is exported, as it was', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1, { weight: 300 });
    await send([id]);
    await open().call(
      'objects.export',
      { params: { assetId: 33, boxId: sender.boxId }, body: { suffix: 'transferred' } },
      sender,
    );
    const columns = {
      params: { assetId: 33, boxId: sender.boxId },
      body: { suffix: 'transferred', outputFields: ['visual_tag', 'transferred_to', 'transferred_on'] },
    } as const;
    expect(await open().statusOf('objects.export', columns, sender)).toBe(200);
    expect(await open().statusOf('objects.export', columns, receiver)).toBe(404);
  });
});

describe('an event of who sent an asset', () => {
  it('is recorded where the model lists it for transferred assets, of the asset where it is now', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1, { weight: 300 });
    await send([id]);
    const answer = await record(sender, [id], 8, await certificate(sender));
    expect(answer.status).toBe(200);
    expect(await open().call('events.ofAsset', { params: { pk: id } }, receiver)).toMatchObject({
      chainHolds: true,
      entries: [{ event_type: 8, box: { id: sender.boxId } }, { event_type: 1000 }, { event_type: -1 }],
    });
    const row = await open()
      .db.selectFrom('asset')
      .select(['box_id', 'owner_company_id'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ box_id: receiver.boxId, owner_company_id: receiver.companyId });
    const events = await open().call(
      'events.list',
      { params: { boxId: sender.boxId, assetType: 33 } },
      sender,
    );
    expect(events).toMatchObject({
      rows: [{ event_type: 8 }, { event_type: 1000 }, { event_type: -1 }],
    });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is no other event, no edit, no transfer, and none of what somebody else sent', async () => {
    const [gone = 0] = await buildAnimals(open(), sender, 1, { weight: 300 });
    await send([gone]);
    const [foreign = 0] = await buildAnimals(open(), receiver, 1, { weight: 300 });
    const codes = async (answer: Promise<Answer>) => issuesOf(await answer).map(({ code }) => code);
    expect(await codes(record(sender, [gone], 1, weighing))).toEqual(['assetGone']);
    expect(await codes(record(sender, [gone], 0, { weight: 1 }))).toEqual(['assetGone']);
    expect(await codes(record(sender, [foreign], 8, await certificate(sender)))).toEqual(['assetGone']);
    const third = await buildMember(open(), 'owner', 8);
    const alsoSent = { rows: undefined, selection: { filters: [], suffix: 'transferred' } } as const;
    for (const what of [{}, alsoSent]) {
      const stolen = buildTransfer(sender, third, [gone], what);
      expect(await codes(open().attempt('transfers.add', stolen, sender))).toEqual(['assetGone']);
    }
  });

  it('is refused of what may take none now, which says no more than that', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1, { weight: 300 });
    await send([id]);
    await open().db.updateTable('asset').set({ paused_message: 'Juicio' }).where('id', '=', id).execute();
    const answer = await record(sender, [id], 8, await certificate(sender));
    expect(answer.status).toBe(400);
    expect(JSON.stringify(answer.body)).not.toContain('Juicio');
  });

  it('meets the asset where it is by then: what comes back meanwhile takes it as any asset', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1, { weight: 300 });
    await send([id]);
    const paper = await certificate(sender);
    const [back, recorded] = await Promise.all([
      send([id], receiver, sender),
      record(sender, [id], 8, paper),
    ]);
    expect(back).toBeGreaterThan(0);
    expect(recorded.status).toBe(200);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
