import { beforeEach, describe, expect, it } from 'vitest';
import { malt } from '@huella/domain/catalogue/assets/malt';
import { useTestApp } from '../../../test/app';
import {
  type Member,
  buildAnimals,
  buildAssets,
  buildBox,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { type TransferParts, buildLot, buildTransfer } from '../../../test/build-input';
import { issuesOf } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();

let sender: Member;
let receiver: Member;

const send = (rows: readonly number[], more: TransferParts = {}) =>
  open().attempt('transfers.add', buildTransfer(sender, receiver, rows, more), sender);

async function boxesOf(ids: readonly number[]): Promise<readonly number[]> {
  const { rows } = await open().pool.query<{ box_id: number }>(
    'select box_id from asset where id = any($1) order by id',
    [ids],
  );
  return rows.map(({ box_id: box }) => box);
}

async function statesKept(): Promise<readonly string[]> {
  const { rows } = await open().pool.query<{ state: string }>(
    'select state from transfer where source_box_id = $1 order by id',
    [sender.boxId],
  );
  return rows.map(({ state }) => state);
}

const pause = (id: number) =>
  open().pool.query(`update asset set paused_message = 'Juicio' where id = $1`, [id]);

async function check(ids: readonly number[], more: object = {}) {
  const { rows } = await open().pool.query<{ alias: string }>('select alias from box where id = $1', [
    receiver.boxId,
  ]);
  const params = { alias: rows[0]?.alias ?? '', boxId: sender.boxId, assetId: 33, eventType: 1000 };
  const [found] = await open().call(
    'boxes.checkAlias',
    { params, body: { assetsList: [...ids], ...more } },
    sender,
  );
  return found;
}

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
});

describe('what may not go', () => {
  it('is counted and named with its reason before, and stays once that is confirmed', async () => {
    const ids = await buildAnimals(
      open(),
      sender,
      ['KD482A0001', 'KD482A0002', 'KD482A0003'].map((visual_tag) => ({ visual_tag })),
    );
    const [first = 0, second = 0, third = 0] = ids;
    await pause(second);
    expect(await check(ids)).toMatchObject({
      can: 2,
      cannot: 1,
      left: [{ id: second, label: 'KD482 A000 2', issue: { record: String(second), code: 'assetPaused' } }],
    });
    const answer = await send(ids, { withoutErrors: true });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        transfer: { state: 'completed', assets_count: 2 },
        left: [{ record: String(second), code: 'assetPaused' }],
      },
    });
    expect(await boxesOf([first, second, third])).toEqual([receiver.boxId, sender.boxId, receiver.boxId]);
    expect(await statesKept()).toEqual(['completed']);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('refuses all where nobody said that it stays, or where nothing else is left', async () => {
    const ids = await buildAnimals(open(), sender, 2);
    await pause(ids[0] ?? 0);
    expect(issuesOf(await send(ids))).toMatchObject([{ record: String(ids[0]), code: 'assetPaused' }]);
    expect(issuesOf(await send(ids.slice(0, 1), { withoutErrors: true }))).toMatchObject([
      { code: 'assetPaused' },
    ]);
    expect(await boxesOf(ids)).toEqual([sender.boxId, sender.boxId]);
    expect(await statesKept()).toEqual(['rejected', 'rejected']);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('of what a filter finds stays alike, and another number refuses', async () => {
    const ids = await buildAnimals(open(), sender, [{ weight: 500 }, { weight: 510 }, { weight: 300 }]);
    await pause(ids[0] ?? 0);
    const selection = { filters: [{ field: 'weight', operator: 'betweenValues', min: 480 }] };
    const more = { rows: undefined, selection, withoutErrors: true };
    const moved = await send([], { ...more, count: 3 });
    expect([moved.status, moved.body]).toMatchObject([409, { error: 'selectionMoved' }]);
    expect(await send([], { ...more, count: 2 })).toMatchObject({
      status: 200,
      body: { transfer: { assets_count: 1 }, left: [{ record: String(ids[0]) }] },
    });
    expect(await boxesOf(ids)).toEqual([sender.boxId, receiver.boxId, sender.boxId]);
  });

  it('is also what the receiver has under the same identifier', async () => {
    const ids = await buildAnimals(open(), sender, [
      { management_tag: 'ROJO 12' },
      { management_tag: 'AZUL 1' },
    ]);
    await buildAnimals(open(), receiver, [{ management_tag: 'rojo 12' }]);
    expect(await send(ids, { withoutErrors: true })).toMatchObject({
      status: 200,
      body: { left: [{ record: String(ids[0]), code: 'notUnique' }] },
    });
    expect(await boxesOf(ids)).toEqual([sender.boxId, receiver.boxId]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('takes no place of the receiver’s quota, of which the sender reads no figure', async () => {
    const ids = await buildAnimals(open(), sender, 3);
    await open().pool.query(
      `insert into quota (company_id, kind, used, max) values ($1, 'asset:33', 0, 987654)`,
      [receiver.companyId],
    );
    expect(JSON.stringify(await check(ids))).not.toMatch(/98765|stock|remaining|room/);
    await open().pool.query(`update quota set max = 2 where company_id = $1`, [receiver.companyId]);
    const full = await check(ids);
    expect(full?.error).toMatchObject([{ field: 'alias', code: 'targetQuota', slots: { needed: 3 } }]);
    await pause(ids[0] ?? 0);
    expect(await check(ids)).toMatchObject({ can: 2, error: [{ code: 'assetPaused' }] });
    expect((await send(ids, { withoutErrors: true })).status).toBe(200);
  });

  it('keeps those that go with their whole lot alone, as it parts that lot', async () => {
    const member = async (subtype: number): Promise<Member> => {
      const companyId = await buildCompany(open(), [], 13);
      const boxId = await buildBox(open(), companyId, subtype);
      const userId = await buildUser(open());
      await buildRelation(open(), userId, { companyId }, 'owner');
      return { companyId, boxId, userId, token: await buildToken(open(), userId) };
    };
    sender = await member(36);
    receiver = await member(37);
    const rows = ['M-1', 'M-2'].map((uniqueid) => ({ uniqueid, blending_state: 'blended', quantity: 900 }));
    const blended = await buildAssets(open(), sender, rows, malt);
    const plain = await buildAssets(open(), sender, [{ uniqueid: 'M-3', quantity: 900 }], malt);
    const lot = await open().call(
      'objects.add',
      buildLot(sender, { name: 'Blend 12' }, { assetType: malt.id }),
      sender,
    );
    const lotId = (lot as { readonly id: number }).id; // the shape that the call declares
    await open().call('lots.join', { params: { lotId }, body: { action: 'add', pks: blended } }, sender);
    await pause(blended[0] ?? 0);
    const answer = await send([...blended, ...plain], {
      ...{ assetType: malt.id, values: { transfer_type: 'ownership' }, withoutErrors: true },
    });
    expect(answer).toMatchObject({
      status: 200,
      body: {
        transfer: { assets_count: 1 },
        left: [
          { record: String(blended[0]), code: 'assetPaused' },
          { record: String(blended[1]), code: 'eventBarred' },
        ],
      },
    });
    expect(await boxesOf([...blended, ...plain])).toEqual([sender.boxId, sender.boxId, receiver.boxId]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
