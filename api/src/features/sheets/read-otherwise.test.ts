import { writeOds } from 'hucre/ods';
import { writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import type { BodyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildMember, type Member } from '../../../test/build';
import { putFile } from '../../../test/put-file';

const open = useTestApp();
const cow = 33;
type Read = NonNullable<BodyInputOf<Calls['sheets.validate']>['read']>;

async function bring(app: TestApp, { token }: Member, bytes: Uint8Array | string): Promise<string> {
  return putFile(app, token, bytes);
}

function validate(app: TestApp, { token, boxId }: Member, storage_name: string, read?: Read) {
  const fileInfo = { storage_name, original_name: 'rodeo' };
  const body = {
    fileInfo,
    globalModelId: cow,
    mode: 'add',
    boxId,
    ...(read !== undefined && { read }),
  } as const;
  return app.attempt('sheets.validate', { body }, token);
}

async function uploadOf(app: TestApp, member: Member, name: string, read?: Read) {
  const { body } = await validate(app, member, name, read);
  return app.call(
    'sheets.get',
    { params: { excelUploadId: (body as { ExcelUploadId: number }).ExcelUploadId } },
    member,
  );
}

describe('a file that is read otherwise', () => {
  it('has another sheet, hidden ones too, and keeps both readings apart', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const file = await writeXlsx({
      sheets: [
        {
          name: 'Cría & recría',
          rows: [
            ['Caravana visual', 'Sexo'],
            ['KD482C3176', 'H'],
          ],
        },
        {
          name: 'Invernada',
          rows: [
            ['Caravana visual', 'Sexo'],
            ['KD482C3184', 'M'],
            ['KD482C3192', 'M'],
          ],
        },
        { name: 'Vieja', rows: [['Caravana visual'], ['KD482C3206']], hidden: true },
      ],
    });
    const name = await bring(app, member, file);
    const first = await uploadOf(app, member, name);
    expect(first.reading).toMatchObject({
      sheet: 0,
      sheets: [
        { name: 'Cría & recría', hidden: false },
        { name: 'Invernada', hidden: false },
        { name: 'Vieja', hidden: true },
      ],
    });
    expect(first.columns[0]?.samples).toEqual(['KD482C3176']);
    const second = await uploadOf(app, member, name, { sheet: 1 });
    expect([second.reading?.sheet, second.specificRows]).toEqual([1, 2]);
    expect((await uploadOf(app, member, name, { sheet: 2 })).columns[0]?.samples).toEqual(['KD482C3206']);
    await app.call('sheets.discard', { params: { excelUploadId: first.ExcelUploadId } }, member);
    const jobs = await app.pool.query('select 1 from graphile_worker.jobs where key = $1', [
      `discard:${name}`,
    ]);
    expect(jobs.rowCount).toBe(0);
    expect((await uploadOf(app, member, name, { sheet: 0 })).specificRows).toBe(1);
    // What has nothing is refused, and the file stays.
    expect((await validate(app, member, name, { sheet: 9 })).status).toBe(400);
    expect((await validate(app, member, name)).status).toBe(200);
  });

  it('has another sheet of an .ods, too', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const sheets = ['KD482C3176', 'KD482C3184'].map((tag, at) => ({
      name: `Rodeo ${String(at + 1)}`,
      rows: [['Caravana visual'], [tag]],
    }));
    const name = await bring(app, member, await writeOds({ sheets }));
    const first = await uploadOf(app, member, name);
    expect(first.reading).toMatchObject({ sheet: 0, sheets: [{ name: 'Rodeo 1' }, { name: 'Rodeo 2' }] });
    const second = await uploadOf(app, member, name, { sheet: 1 });
    expect(second.columns[0]?.samples).toEqual(['KD482C3184']);
  });

  it('asks for the row of the headings where none seems to be one', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const name = await bring(app, member, 'KD482C3176;H;380\nKD482C3184;M;390\nKD482C3192;M;400\n');
    const found = await uploadOf(app, member, name);
    expect(found.reading).toMatchObject({ headerRow: 0, headerAsked: true });
    expect(found.reading?.firstRows[0]).toBe('KD482C3176 · H · 380');
    const none = await uploadOf(app, member, name, { headerRow: 0 });
    expect([none.reading?.headerAsked, none.specificRows]).toEqual([false, 3]);
    const second = await uploadOf(app, member, name, { headerRow: 2 });
    expect([second.reading?.headerRow, second.specificRows]).toEqual([2, 1]);
    expect(second.excelColumnsDetected).toEqual(['KD482C3184', 'M', '390']);
  });

  it('leaves rows that sum up others out, says so, and takes them where that is wanted', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const name = await bring(app, member, 'Caravana visual;Sexo;Kgs\nKD482C3176;H;380\nTOTAL;;380\n');
    const found = await uploadOf(app, member, name);
    expect([found.specificRows, found.reading?.leftOut]).toEqual([1, ['TOTAL · 380']]);
    const all = await uploadOf(app, member, name, { keepTotals: true });
    expect([all.specificRows, all.reading?.leftOut]).toEqual([2, []]);
    expect(all.reading?.kept).toEqual({ totals: true, example: false });
  });
});
