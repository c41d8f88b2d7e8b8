import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildBox, buildColleague, buildMember } from '../../../test/build';
import { type TransferParts, buildTransfer } from '../../../test/build-input';
import { type Actor, issuesOf } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();

let sender: Member;
let receiver: Member;
const send = (rows: readonly number[], more: TransferParts = {}, actor: Actor = sender) =>
  open().attempt('transfers.add', buildTransfer(sender, receiver, rows, more), actor);

async function placeOf(id: number) {
  return open()
    .db.selectFrom('asset')
    .select(['box_id as box', 'owner_company_id as owner'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}

async function usedOf(companyId: number): Promise<number> {
  const row = await open()
    .db.selectFrom('quota')
    .select('used')
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return row?.used ?? 0;
}

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
});

describe('a transfer', () => {
  it('is refused to nobody, to strangers, and to members without the code', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1);
    expect(await open().statusOf('transfers.add', buildTransfer(sender, receiver, [id]))).toBe(401);
    expect((await send([id], {}, receiver)).status).toBe(404);
    const operator = await buildColleague(open(), sender, 'operator');
    expect((await send([id], {}, operator)).status).toBe(403);
    expect((await placeOf(id)).box).toBe(sender.boxId);
  });

  it('of ownership changes establishment, owner and quota, and is in both lists', async () => {
    const ids = await buildAnimals(open(), sender, 2);
    const answer = await send(ids, { headerValues: { comment: 'Al feedlot' } });
    expect(answer.status).toBe(200);
    expect(await placeOf(ids[0] ?? 0)).toEqual({ box: receiver.boxId, owner: receiver.companyId });
    expect([await usedOf(sender.companyId), await usedOf(receiver.companyId)]).toEqual([0, 2]);
    const seen = async (member: Member) =>
      open().call('transfers.list', { params: { boxId: member.boxId } }, member);
    expect(await seen(sender)).toMatchObject({
      rows: [{ direction: 'out', state: 'completed', assets_count: 2 }],
    });
    expect(await seen(receiver)).toMatchObject({ rows: [{ direction: 'in', kind: 'ownership' }] });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('of possession leaves the owner', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1);
    await send([id], { values: { transfer_type: 'TEN', dte_motive: 'INV' } });
    expect(await placeOf(id)).toEqual({ box: receiver.boxId, owner: sender.companyId });
  });

  it('that does not say what goes over is of possession', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1);
    const { body } = await send([id], { values: { dte_motive: 'INV' } });
    expect(body).toMatchObject({ transfer: { kind: 'possession' } });
    expect(await placeOf(id)).toEqual({ box: receiver.boxId, owner: sender.companyId });
  });

  it('keeps its history with the animal, whose new holder reads it', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1);
    await send([id]);
    expect(await open().call('events.ofAsset', { params: { pk: id } }, receiver)).toMatchObject({
      chainHolds: true,
      entries: [{ event_type: 1000 }, { event_type: -1 }],
    });
    const gone = await open().refusal('events.ofAsset', { params: { pk: id } }, sender);
    expect(gone.status).toBe(404);
  });

  it('moves nothing when one animal may not go, names each, and is kept as rejected', async () => {
    const [own = 0, paused = 0] = await buildAnimals(open(), sender, 2);
    const [foreign = 0] = await buildAnimals(open(), receiver, 1);
    await open().db.updateTable('asset').set({ paused_message: 'Juicio' }).where('id', '=', paused).execute();
    const answer = await send([own, paused, foreign]);
    expect(answer.status).toBe(409);
    expect(issuesOf(answer)).toMatchObject([
      { record: String(paused), code: 'assetPaused' },
      { record: String(foreign), code: 'assetGone' },
    ]);
    expect((await placeOf(own)).box).toBe(sender.boxId);
    expect(await open().call('transfers.list', { params: { boxId: sender.boxId } }, sender)).toMatchObject({
      rows: [{ state: 'rejected', assets_count: 3 }],
    });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it.each([
    ['to where they are already', () => ({ boxTarget: sender.boxId }), 409],
    ['to an establishment that does not exist', () => ({ boxTarget: 999_999 }), 400],
    ['of nothing', () => ({ rows: [] }), 400],
    ['of tomorrow', () => ({ headerValues: { date: '2026-11-22' } }), 400],
    [
      'with a field that it does not have',
      () => ({ values: { transfer_type: 'PRO', dte_motive: 'INV', box_id: 1 } }),
      400,
    ],
    ['without what its model asks for', () => ({ values: {} }), 400],
    ['of another event', () => ({ actionContext: { context: 'manual_form', eventType: 1 } }), 400],
  ])('%s is refused', async (_what, more, status) => {
    const [id = 0] = await buildAnimals(open(), sender, 1);
    expect((await send([id], more())).status).toBe(status);
    expect((await placeOf(id)).box).toBe(sender.boxId);
  });

  it('that is not filled in leaves nothing, and says at which field', async () => {
    const ids = await buildAnimals(open(), sender, 2);
    const answer = await send(ids, { values: { transfer_type: 'PRO', dte_motiv: 'INV' } });
    expect(answer.status).toBe(400);
    expect(issuesOf(answer)).toMatchObject([
      { record: null, field: 'dte_motiv', code: 'unknownField' },
      { record: null, field: 'dte_motive', code: 'mandatory' },
    ]);
    expect(await open().call('transfers.list', { params: { boxId: sender.boxId } }, sender)).toMatchObject({
      rows: [],
    });
  });

  it('past the quota of the receiver moves nothing', async () => {
    const ids = await buildAnimals(open(), sender, 3);
    await open()
      .db.insertInto('quota')
      .values({ company_id: receiver.companyId, kind: 'asset:33', used: 0, max: 2 })
      .execute();
    const answer = await send(ids);
    expect(answer.status).toBe(409);
    expect(issuesOf(answer)).toMatchObject([{ code: 'targetQuota' }]);
    expect(await usedOf(receiver.companyId)).toBe(0);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('refuses a management tag that the receiver has already', async () => {
    const [id = 0] = await buildAnimals(open(), sender, [{ management_tag: 'ROJO 12' }]);
    await buildAnimals(open(), receiver, [{ management_tag: 'rojo 12' }]);
    const answer = await send([id]);
    expect(issuesOf(answer)).toMatchObject([{ record: String(id), code: 'notUnique' }]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('submitted again under its key is the same transfer', async () => {
    const ids = await buildAnimals(open(), sender, 1);
    const again = buildTransfer(sender, receiver, ids);
    const first = await open().call('transfers.add', again, sender);
    expect(await open().call('transfers.add', again, sender)).toEqual(first);
  });

  it('submitted 20 times at once under one key is one transfer, and everybody is notified of it alike', async () => {
    const ids = await buildAnimals(open(), sender, 2);
    const same = buildTransfer(sender, receiver, ids);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => open().call('transfers.add', same, sender)),
    );
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    const rows = await open()
      .db.selectFrom('transfer')
      .select('state')
      .where('source_box_id', '=', sender.boxId)
      .execute();
    expect(rows).toEqual([{ state: 'completed' }]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('with something else under a key that was used is refused; the key of somebody else is theirs', async () => {
    const [one = 0, two = 0] = await buildAnimals(open(), sender, 2);
    const submitKey = 'one-key-for-both';
    const first = buildTransfer(sender, receiver, [one], { submitKey });
    const second = buildTransfer(sender, receiver, [two], { submitKey });
    await open().call('transfers.add', first, sender);
    expect(await open().refusal('transfers.add', second, sender)).toMatchObject({
      status: 409,
      error: 'submitReused',
    });
    const delegate = await buildColleague(open(), sender, 'administrator');
    await open().call('transfers.add', second, delegate);
  });

  it('of one animal by 50 at once is won by one', async () => {
    const [id = 0] = await buildAnimals(open(), sender, 1);
    const other = await buildMember(open(), 'owner', 8);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        send([id], { boxTarget: at % 2 === 0 ? receiver.boxId : other.boxId }),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    // Those that come after the winner hear that; those who looked before it find the animal gone.
    expect(statuses.every((status) => status === 200 || status === 409)).toBe(true);
    const done = await open()
      .db.selectFrom('transfer')
      .selectAll()
      .where('state', '=', 'completed')
      .where('source_box_id', '=', sender.boxId)
      .execute();
    expect(done).toHaveLength(1);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('in opposite directions between two companies never deadlocks', async () => {
    const there = await buildAnimals(open(), sender, 10);
    const back = await buildAnimals(open(), receiver, 10);
    const answers = await Promise.all([
      ...there.map((id) => send([id])),
      ...back.map((id) => send([id], { boxSource: receiver.boxId, boxTarget: sender.boxId }, receiver)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});

describe('the target of a transfer', () => {
  const targetOf = (alias: string, assetsList: readonly number[]) => ({
    params: { alias, boxId: sender.boxId, assetId: 33, eventType: 1000 },
    body: { assetsList },
  });
  const ask = (alias: string, assetsList: readonly number[], actor: Actor = sender) =>
    open().attempt('boxes.checkAlias', targetOf(alias, assetsList), actor);

  async function aliasOf(boxId: number): Promise<string> {
    const row = await open()
      .db.selectFrom('box')
      .select('alias')
      .where('id', '=', boxId)
      .executeTakeFirstOrThrow();
    return row.alias;
  }

  it('is found by its alias in any case, with nothing against it', async () => {
    const ids = await buildAnimals(open(), sender, 1);
    const alias = await aliasOf(receiver.boxId);
    const answer = await ask(` ${alias.toUpperCase()} `, ids);
    expect(answer.body).toMatchObject([
      {
        id: receiver.boxId,
        error: [],
        passed: [{ code: 'acceptsChain' }, { code: 'hasRoom' }, { code: 'statesAllow', slots: { count: 1 } }],
      },
    ]);
    const plain = await open().call(
      'boxes.fromAlias',
      { params: { alias, boxId: sender.boxId, assetId: 33, eventType: 1000 } },
      sender,
    );
    expect(plain).toMatchObject([
      { box_name: expect.any(String), company: { company_name: expect.any(String) } },
    ]);
  });

  it('says what speaks against it', async () => {
    const [id = 0] = await buildAnimals(open(), sender, [{ disposal_type: 'VENTA' }]);
    const alias = await aliasOf(receiver.boxId);
    expect((await ask(alias, [id, 999_999])).body).toMatchObject([
      {
        error: [
          { record: String(id), code: 'assetClosed' },
          { record: '999999', code: 'assetNotExist' },
        ],
      },
    ]);
    const own = await aliasOf(sender.boxId);
    expect((await ask(own, [])).body).toMatchObject([{ error: [{ code: 'sameBox' }], passed: [] }]);
  });

  it('shows its address and what its type has, each with its label, and nothing that it left blank', async () => {
    const fields = {
      l1: 'AR',
      address_street: 'Ruta 2',
      renspa: '01.017.0.00123/00',
      surface: 850,
      phone: '11',
    };
    await open()
      .db.updateTable('box')
      .set({ fields: JSON.stringify(fields) })
      .where('id', '=', receiver.boxId)
      .execute();
    const [target] = await open().call(
      'boxes.checkAlias',
      targetOf(await aliasOf(receiver.boxId), []),
      sender,
    );
    const mds = target?.mds;
    expect(mds?.map(({ field_key }) => field_key)).toEqual(
      expect.arrayContaining(['alias', 'l3', 'address_street', 'renspa', 'surface']),
    );
    expect(mds).toContainEqual({
      field_key: 'surface',
      field_label: 'Superficie',
      field_value: '850\u00a0ha',
    });
    // What is no business of a sender stays out.
    expect(JSON.stringify(mds)).not.toContain('phone');
  });

  it('that does not exist is reported at the alias; who may not transfer learns nothing', async () => {
    expect(issuesOf(await ask('nadie', []))).toMatchObject([{ code: 'msgNoFacility' }]);
    expect((await ask('nadie', [], receiver)).status).toBe(404);
    const viewer = await buildColleague(open(), sender, 'viewer');
    expect((await ask('nadie', [], viewer)).status).toBe(403);
  });

  it('of another establishment of the own company needs no quota', async () => {
    const ids = await buildAnimals(open(), sender, 1);
    const sibling = await buildBox(open(), sender.companyId, 8);
    await open().db.updateTable('quota').set({ max: 1 }).where('company_id', '=', sender.companyId).execute();
    expect((await send(ids, { boxTarget: sibling })).status).toBe(200);
    expect(await usedOf(sender.companyId)).toBe(1);
  });
});
