import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember } from '../../../test/build';
import { buildEvent } from '../../../test/build-input';
import { putFile } from '../../../test/put-file';

const open = useTestApp();
const transfer = 1000;

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
});
