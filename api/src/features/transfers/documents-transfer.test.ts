import { beforeEach, describe, expect, it } from 'vitest';
import { treeAr } from '@huella/domain/catalogue/assets/tree-ar';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildAssets, buildMember, type Member } from '../../../test/build';
import type { InputFor } from '../../../test/client';

const open = useTestApp();
const papers = { dte_motive: 'INV' };

let sender: Member;
let receiver: Member;
let ids: readonly number[];

type Body = InputFor<'transfers.add'>['body'];
const send = (body: Omit<Body, 'boxSource' | 'boxTarget'>) =>
  open().call(
    'transfers.add',
    { body: { boxSource: sender.boxId, boxTarget: receiver.boxId, ...body } },
    sender,
  );
const refuse = (body: Omit<Body, 'boxSource' | 'boxTarget'>) =>
  open().refusal(
    'transfers.add',
    { body: { boxSource: sender.boxId, boxTarget: receiver.boxId, ...body } },
    sender,
  );

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
  ids = await buildAnimals(open(), sender, 2);
});

describe('a transfer as the documents write it', () => {
  it.each([
    ['ids', () => [...ids]],
    ['rows with pk', () => ids.map((pk) => ({ pk }))],
    ['rows with _pk_', () => ids.map((pk) => ({ _pk_: String(pk) }))],
  ])('takes %s, the type from the assets, and possession for no type', async (_what, rows) => {
    const { transfer } = await send({ rows: rows(), values: papers });
    expect(transfer).toMatchObject({ kind: 'possession', assets_count: 2, assetType: 33 });
  });

  it('takes the rows of the envelope, which say alike what the transfer is and when it was', async () => {
    const row = { ...papers, transfer_type: 'PRO', _eventDate_: '2026-11-18', _eventComment_: 'Remate' };
    const { transfer } = await send({
      action: 'update',
      actionContext: { context: 'massive_file_form', eventType: 1000 },
      objectType: 'asset',
      pkObjectType: 33,
      globalModel: 33,
      pkReferer: sender.boxId,
      holder: sender.boxId,
      pk: null,
      temporalDetailParentId: null,
      labels: [],
      headerValues: { date: '2026-11-20', comment: 'De todos' },
      values: ids.map((pk) => ({ ...row, _pk_: pk })),
    });
    expect(transfer).toMatchObject({ kind: 'ownership', comment: 'Remate', assets_count: 2 });
    expect(transfer.event_event.slice(0, 10)).toBe('2026-11-18');
  });

  it('refuses rows that say different things of it, each with its place', async () => {
    const values = ids.map((pk, at) => ({ ...papers, _pk_: pk, _eventDate_: `2026-11-1${String(at)}` }));
    const answer = await refuse({ values });
    expect(answer).toMatchObject({ status: 400 });
    expect(answer.issues).toMatchObject([{ record: '2', field: '_eventDate_', code: 'notAlike' }]);
  });

  it('refuses assets of several types, and of none', async () => {
    const grove = await buildMember(open(), 'owner', 16);
    const trees = await buildAssets(open(), grove, [{ species: 'EG' }], treeAr);
    await open().db.updateTable('asset').set({ box_id: sender.boxId }).where('id', 'in', trees).execute();
    const mixed = await refuse({ rows: [...ids, ...trees], values: papers });
    expect(mixed.issues).toMatchObject([{ field: 'globalModel', code: 'transferTypesDiffer' }]);
    const [foreign = 0] = await buildAnimals(open(), receiver, 1);
    const none = await refuse({ rows: [foreign], values: papers });
    expect(none).toMatchObject({ status: 400, issues: [{ record: String(foreign), code: 'assetGone' }] });
    expect((await refuse({ values: papers })).error).toBe('nothingSelected');
  });

  it('is another transfer each time without a key, and the same with one', async () => {
    const [one = 0, two = 0] = ids;
    const first = await send({ rows: [one], values: papers, submitKey: 'documents-1' });
    expect(await send({ rows: [one], values: papers, submitKey: 'documents-1' })).toEqual(first);
    await send({ rows: [two], values: papers });
    expect((await refuse({ rows: [two], values: papers })).issues).toMatchObject([{ code: 'assetGone' }]);
  });
});

describe('the check of a target', () => {
  it('answers a GET with a body as it answers the same by POST', async () => {
    const [paused = 0, fine = 0] = ids;
    await open().db.updateTable('asset').set({ paused_message: 'Juicio' }).where('id', '=', paused).execute();
    const { alias } = await open()
      .db.selectFrom('box')
      .select('alias')
      .where('id', '=', receiver.boxId)
      .executeTakeFirstOrThrow();
    const params = { alias, boxId: sender.boxId, assetId: 33, eventType: 1000 };
    const body = { assetsList: [paused, fine] };
    const posted = await open().call('boxes.checkAlias', { params, body }, sender);
    expect(posted).toMatchObject([{ error: [{ record: String(paused), code: 'assetPaused' }] }]);
    expect(await open().call('boxes.fromAlias', { params, body }, sender)).toEqual(posted);
    expect(await open().call('boxes.fromAlias', { params }, sender)).toMatchObject([{ error: [] }]);
    const wrong = await open().attemptRaw('boxes.fromAlias', { params, body: { assetsList: 'all' } }, sender);
    expect(wrong).toMatchObject({ status: 400, body: { issues: [{ field: 'assetsList' }] } });
  });
});
