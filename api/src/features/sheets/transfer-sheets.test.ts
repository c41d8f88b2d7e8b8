import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember, type Member } from '../../../test/build';
import { buildEvent, type TransferParts, buildTransfer } from '../../../test/build-input';
import { putFile } from '../../../test/put-file';

const open = useTestApp();
const transfer = 1000;

/** A sheet of a transfer with these visual tags, paired. */
async function stage(member: Member, tags: readonly string[]): Promise<number> {
  const app = open();
  const storage_name = await putFile(app, member.token, `Caravana visual\n${tags.join('\n')}\n`);
  const fileInfo = { storage_name, original_name: 'jaula.csv' };
  const about = { globalModelId: 33, mode: 'update', eventType: transfer, boxId: member.boxId } as const;
  const upload = await app.call('sheets.validate', { body: { fileInfo, ...about } }, member.token);
  const { ExcelUploadId: excelUploadId, paircolumns: fixedColumns } = upload;
  await app.call('sheets.pair', { body: { excelUploadId, isAllpair: true, fixedColumns } }, member.token);
  return excelUploadId;
}

async function unfinishedOf({ boxId, token }: Member) {
  const order = { params: { boxId: String(boxId), assetId: '33' }, query: { purpose: transferPurpose } };
  const found = await open().call('sheets.unfinished', order, token);
  return found.map(({ ExcelUploadId, rows }) => [ExcelUploadId, rows]);
}
const transferPurpose = 'transfer' as const;

describe('a sheet of a transfer', () => {
  it('says which animals its rows name, and why one of them cannot go', async () => {
    const app = open();
    const member = await buildMember(app, 'administrator');
    const other = await buildMember(app, 'owner');
    const tags = [{ visual_tag: 'TR001C0001' }, { visual_tag: 'TR001C0002' }];
    const [going = 0, paused = 0] = await buildAnimals(app, member, tags);
    await buildAnimals(app, other, [{ visual_tag: 'TR001C0003' }]);
    await app.db.updateTable('asset').set({ paused_message: 'x' }).where('id', '=', paused).execute();
    const named = ['TR001C0001', 'TR001C0002', 'TR001C0003', 'TR001C0001'];
    const storage_name = await putFile(app, member.token, `Caravana visual\n${named.join('\n')}\n`);
    const fileInfo = { storage_name, original_name: 'jaula.csv' };
    const about = { globalModelId: 33, mode: 'update', eventType: transfer, boxId: member.boxId } as const;
    const upload = await app.call('sheets.validate', { body: { fileInfo, ...about } }, member.token);
    expect(upload.allColumns.map(({ name }) => name)).toEqual(['_pk_', 'visual_tag', 'electronic_tag']);
    const { ExcelUploadId, paircolumns } = upload;
    const order = { excelUploadId: ExcelUploadId, isAllpair: true, fixedColumns: paircolumns };
    await app.call('sheets.pair', { body: order }, member.token);
    const params = { excelUploadId: String(ExcelUploadId), from: '1', count: '10' };
    const { rows } = await app.call('sheets.rows', { params }, member.token);
    expect(rows.map(({ pk, issues }) => [pk, ...issues.map(({ code }) => code)])).toEqual([
      [going],
      [paused, 'assetPaused'],
      [undefined, 'assetNotExist'],
      [going, 'repeatedInSheet'],
    ]);
    // It is no event of its own: the transfer says where to.
    const submitted = buildEvent(member, transfer, { ExcelUploadId });
    expect((await app.attempt('objects.addMassive', submitted, member.token)).status).toBe(400);
  });

  describe('that is sent', () => {
    let sender: Member;
    let receiver: Member;
    let ids: readonly number[];
    let herd = 1;
    const tag = (one: number) => `TR${String(herd).padStart(3, '0')}C000${String(one)}`;

    beforeEach(async () => {
      herd += 1;
      sender = await buildMember(open(), 'owner');
      receiver = await buildMember(open(), 'owner', 8);
      ids = await buildAnimals(open(), sender, [{ visual_tag: tag(1) }, { visual_tag: tag(2) }]);
    });

    const send = (ExcelUploadId: number, more: TransferParts = {}) => {
      const { rows: _rows, ...body } = buildTransfer(sender, receiver, [], more).body;
      return open().attempt('transfers.add', { body: { ...body, globalModel: 33, ExcelUploadId } }, sender);
    };

    it('goes with what it named, and the same submit again is the same transfer', async () => {
      const upload = await stage(sender, [tag(1), tag(2)]);
      expect(await unfinishedOf(sender)).toEqual([[upload, 2]]);
      const answers = [await send(upload, { count: 2, submitKey: 'sheet-key-1' })];
      answers.push(await send(upload, { count: 2, submitKey: 'sheet-key-1' }));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      const gone = await open()
        .db.selectFrom('asset')
        .select('id')
        .where('box_id', '=', receiver.boxId)
        .execute();
      expect(gone.map(({ id }) => id).sort()).toEqual([...ids].sort());
      expect(await unfinishedOf(sender)).toEqual([]);
      const params = { excelUploadId: String(upload) };
      expect(await open().statusOf('sheets.get', { params }, sender)).toBe(404);
    });

    it('keeps the rows of what stayed, whatever it is paired with later', async () => {
      const upload = await stage(sender, [tag(1), tag(1), tag(9)]);
      expect((await send(upload, { count: 1 })).status).toBe(200);
      expect(await unfinishedOf(sender)).toEqual([[upload, 1]]);
      const fixedColumns = [{ originColumn: 'visual_tag', excelColumn: 'Caravana visual' }];
      const order = { excelUploadId: upload, isAllpair: true, fixedColumns };
      await open().call('sheets.pair', { body: order }, sender);
      const params = { excelUploadId: String(upload), from: '1', count: '10' };
      const { rows } = await open().call('sheets.rows', { params }, sender);
      expect(rows.map(({ row, issues }) => [row, issues[0]?.code])).toEqual([[3, 'assetNotExist']]);
    });

    it('stays as it was where nothing went', async () => {
      const upload = await stage(sender, [tag(1), tag(2)]);
      expect((await send(upload, { count: 3 })).body).toMatchObject({ error: 'selectionMoved' });
      const paused = { paused_message: 'x' };
      await open()
        .db.updateTable('asset')
        .set(paused)
        .where('id', '=', ids[0] ?? 0)
        .execute();
      expect((await send(upload, { count: 2 })).body).toMatchObject({ error: 'transferRejected' });
      expect(await unfinishedOf(sender)).toEqual([[upload, 2]]);
    });

    it('is nobody else’s, of no other place, and for nothing but a transfer', async () => {
      const others = await stage(receiver, [tag(1)]);
      expect((await send(others)).status).toBe(404);
      const grid = { boxId: sender.boxId, globalModelId: 33, mode: 'update', eventType: 1, rows: 2 } as const;
      const { ExcelUploadId } = await open().call('sheets.manual', { body: grid }, sender.token);
      expect((await send(ExcelUploadId)).status).toBe(404);
    });

    it('tells the target which of its animals may go', async () => {
      const upload = await stage(sender, [tag(1), tag(2), tag(9)]);
      const paused = { paused_message: 'x' };
      await open()
        .db.updateTable('asset')
        .set(paused)
        .where('id', '=', ids[0] ?? 0)
        .execute();
      const { alias } = await open()
        .db.selectFrom('box')
        .select('alias')
        .where('id', '=', receiver.boxId)
        .executeTakeFirstOrThrow();
      const params = { alias, boxId: String(sender.boxId), assetId: '33', eventType: '1000' };
      const asked = { params, body: { ExcelUploadId: upload } };
      expect(await open().call('boxes.checkAlias', asked, sender)).toMatchObject([
        { can: 1, cannot: 1, left: [{ id: ids[0], issue: { code: 'assetPaused' } }] },
      ]);
      // Both of one sheet: what was asked first is done, and nothing is sent twice.
      const both = await Promise.all([
        send(upload, { withoutErrors: true }),
        send(upload, { withoutErrors: true }),
      ]);
      expect(both.map(({ status }) => status === 200).sort()).toEqual([false, true]);
      expect(await unfinishedOf(sender)).toEqual([[upload, 2]]);
    });
  });
});
