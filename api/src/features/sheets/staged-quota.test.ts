import { afterEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { useTestApp, type Answer, type TestApp } from '../../../test/app';
import { type Member, buildMember } from '../../../test/build';
import { testConfig } from '../../../test/build-deps';
import { buildSheetRows } from '../../../test/build-input';
import { putFile } from '../../../test/put-file';
import { runFileTasks } from '../../../test/run-files';
import { sweepUploads } from './sweep-uploads';

/** The rows of sheets count against the quota of their user, here 4 MB, until a run takes them. */

const open = useTestApp({ limits: { ...testConfig.limits, uploads: 4 } });
const hour = 3600_000;
const start = new Date('2026-11-20T15:00:00Z');
afterEach(() => {
  open().time.now = start;
});

const refused = { status: 409, body: { error: 'uploadQuotaExceeded' } };
const filesOf = async ({ pool }: TestApp, userId: number) =>
  (await pool.query('select from stored_file where user_id = $1', [userId])).rowCount;
const reservations = async ({ pool }: TestApp) =>
  (await pool.query('select from upload_reservation')).rowCount;

/** A row of a spreadsheet in which nothing can be wrong but what it leaves out. */
const herdOf = (rows: number) =>
  [
    'Caravana visual;Sexo;Categoría;Raza;F. Nac.;Sistema productivo;Tipo de ingreso;Fecha de ingreso;Potrero',
    ...Array.from(
      { length: rows },
      (_, at) =>
        `AB998E${String(at).padStart(4, '0')};Hembra;VQ;AA;14/9/2024;Pastoril;Nacimiento;14/9/2024;${'Norte '.repeat(20)}`,
    ),
    '',
  ].join('\n');

async function stage(app: TestApp, { token, boxId }: Member, rows: number): Promise<Answer> {
  const storage_name = await putFile(app, token, herdOf(rows));
  const fileInfo = { storage_name, original_name: 'rodeo.csv' };
  const body = { fileInfo, globalModelId: cowAr.id, mode: 'add', boxId } as const;
  return app.attempt('sheets.validate', { body }, token);
}

const uploadOf = (answer: Answer) => {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as { ExcelUploadId: number }).ExcelUploadId; // as the calls declare
};
const sizeOf = async ({ pool }: TestApp, id: number) =>
  (await pool.query<{ bytes: number }>('select bytes from upload where id = $1', [id])).rows[0]?.bytes ?? 0;
const storedSizeOf = async ({ pool }: TestApp, id: number) =>
  (
    await pool.query<{ bytes: number }>(
      `select coalesce(sum(octet_length(cells::text) + coalesce(octet_length(texts::text), 0)
              + coalesce(octet_length(issues::text), 0) + coalesce(octet_length(values::text), 0)), 0)::bigint as bytes
       from upload_row where upload_id = $1`,
      [id],
    )
  ).rows[0]?.bytes ?? 0;

describe('rows that no run took', () => {
  it('count what they take, and of a sheet too large nothing stays but its file', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const small = uploadOf(await stage(app, member, 500));
    const bytes = await sizeOf(app, small);
    const stored = await storedSizeOf(app, small);
    expect(bytes).toBeGreaterThan(200_000);
    expect(Math.abs(bytes - stored) / stored).toBeLessThan(0.1);

    expect(await stage(app, member, 9_000)).toMatchObject(refused);
    const uploads = await app.pool.query('select id from upload where user_id = $1', [member.userId]);
    expect(uploads.rows).toEqual([{ id: small }]);
    const rows = await app.pool.query('select from upload_row where upload_id <> $1', [small]);
    expect(rows.rowCount).toBe(0);
    expect(await filesOf(app, member.userId)).toBe(2);
    expect(await reservations(app)).toBe(0);
  });

  it('are free again once the upload is discarded; what a run took is not discarded', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const { token } = member;
    const id = uploadOf(await stage(app, member, 500));
    const stranger = await buildMember(app, 'operator');
    expect(await app.statusOf('sheets.discard', { params: { excelUploadId: id } }, stranger)).toBe(404);
    expect(await app.call('sheets.discard', { params: { excelUploadId: id } }, token)).toEqual({ ok: true });
    expect(await app.statusOf('sheets.discard', { params: { excelUploadId: id } }, token)).toBe(404);
    expect(await storedSizeOf(app, id)).toBe(0);
    await runFileTasks(app);
    expect(await filesOf(app, member.userId)).toBe(0);

    const [submitted, file] = await submitOne(app, member);
    expect(
      await app.attempt('sheets.discard', { params: { excelUploadId: submitted } }, token),
    ).toMatchObject({
      status: 409,
      body: { error: 'changedMeanwhile' },
    });
    const kept = await app.pool.query('select network_mark from upload where id = $1', [submitted]);
    expect(kept.rows).toEqual([{ network_mark: null }]);
    await runFileTasks(app);
    // The rows are in the run: nobody needs the file any more.
    const files = await app.pool.query('select from stored_file where storage_name = $1', [file]);
    expect(files.rowCount).toBe(0);
  });

  it('that are edited count what they come to, and editing them again and again no more', async () => {
    const app = open();
    const { token, boxId } = await buildMember(app, 'operator');
    const body = { boxId, globalModelId: cowAr.id, rows: 9_999 };
    const id = uploadOf(await app.attempt('sheets.manual', { body }, token));
    expect(await sizeOf(app, id)).toBe(0);
    const patch = (text: string, more: object = {}) =>
      app.attempt(
        'sheets.patch',
        { params: { excelUploadId: id }, body: { changes: [{ row: 7, field: 'paddock', text }], ...more } },
        token,
      );
    for (const text of ['Sur', 'Norte', 'Monte', 'Loma']) expect((await patch(text)).status).toBe(200);
    const once = await sizeOf(app, id);
    expect(once).toBe(await storedSizeOf(app, id));
    expect(once).toBeGreaterThan(0);
    await patch('Sur', { removed: [7] });
    expect(await sizeOf(app, id)).toBe(await storedSizeOf(app, id));
    const text = 'x'.repeat(4_000);
    const changes = Array.from({ length: 400 }, (_, at) => ({ row: at + 10, field: 'paddock', text }));
    expect(await patch('', { changes })).toMatchObject(refused);
    expect(await sizeOf(app, id)).toBe(await storedSizeOf(app, id));
  });

  it('go a day later where nobody worked on them, and a month later where somebody did', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const { token, boxId } = member;
    const blank = { boxId, globalModelId: cowAr.id, rows: 2 };
    const build = async () => uploadOf(await app.attempt('sheets.manual', { body: blank }, token));
    const work = async (id: number) => {
      app.time.now = new Date(app.time.now.getTime() + 60_000);
      const body = { changes: [{ row: 1, field: 'paddock', text: 'Sur' }] };
      expect(await app.statusOf('sheets.patch', { params: { excelUploadId: id }, body }, token)).toBe(200);
    };
    const [untouched, worked] = [await build(), await build()];
    await work(worked);
    const left = async () => {
      await sweepUploads(app.deps);
      const found = await app.pool.query<{ id: number }>(
        'select id from upload where user_id = $1 order by id',
        [member.userId],
      );
      return found.rows.map(({ id }) => id);
    };
    app.time.now = new Date(start.getTime() + 23 * hour);
    expect(await left()).toEqual([untouched, worked]);
    app.time.now = new Date(start.getTime() + 25 * hour);
    expect(await left()).toEqual([worked]);
    await app.pool.query('update app_user set sandbox = true where id = $1', [member.userId]);
    expect(await left()).toEqual([]);
  });
});

async function submitOne(app: TestApp, member: Member): Promise<readonly [number, string]> {
  const { token, boxId } = member;
  const file = await putFile(app, token, herdOf(1));
  const fileInfo = { storage_name: file, original_name: 'rodeo.csv' };
  const about = { globalModelId: cowAr.id, mode: 'add', boxId } as const;
  const staged = await app.call('sheets.validate', { body: { ...about, fileInfo } }, token);
  const id = staged.ExcelUploadId;
  const paired = { excelUploadId: id, isAllpair: true, fixedColumns: staged.paircolumns };
  expect(await app.statusOf('sheets.pair', { body: paired }, token)).toBe(200);
  const submitted = await app.attempt('objects.addMassive', buildSheetRows(member, id), token);
  expect(submitted.status, JSON.stringify(submitted.body)).toBe(200);
  return [id, file];
}
