import { describe, expect, it } from 'vitest';
import type { SheetCounts, SheetRow, Upload } from '@huella/domain/calls/upload-view';
import { plainText } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { buildMember, type Member } from '../../../test/build';
import { buildHerd } from '../../../test/build-herd';
import { putFile } from '../../../test/put-file';
import { sheetLimits } from '../../outside/sheets/sheet-limits';

const open = useTestApp();
const cow = 33;

let tags = 4_000;
const buildCows = (count = 3) =>
  buildHerd(
    open(),
    Array.from({ length: count }, () => ({
      birth_date: '2024-09-14',
      management_tag: `T${String((tags += 1))}`,
      notes: 'Renga',
    })),
  );

type Cells = readonly (readonly (string | number | boolean | null)[])[];

/** The herd's own export, as the file that it is. */
async function exportOf({ boxId, token }: Member): Promise<Buffer> {
  const answer = await open().app.inject({
    method: 'POST',
    url: `/api/objects/export/${String(cow)}/${String(boxId)}`,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    payload: JSON.stringify({ sortField: 'id' }),
  });
  expect(answer.statusCode).toBe(200);
  return answer.rawPayload;
}

const cellsOf = async (file: Buffer): Promise<Cells> =>
  (await open().deps.sheets.read(file, 'vacunos.xlsx', sheetLimits)).rows;

const csv = (rows: Cells) => rows.map((row) => row.map((cell) => String(cell ?? '')).join(';')).join('\n');

/** A sheet of changes, staged and paired as it comes. */
async function stage(member: Member, sheet: Cells | Buffer) {
  const isFile = Buffer.isBuffer(sheet);
  const storage_name = await putFile(open(), member.token, isFile ? sheet : csv(sheet));
  const fileInfo = { storage_name, original_name: isFile ? 'vacunos.xlsx' : 'cambios.csv' };
  const body = { fileInfo, globalModelId: cow, mode: 'update' as const, boxId: member.boxId };
  const { ExcelUploadId, paircolumns } = await open().call('sheets.validate', { body }, member);
  const pairs = { excelUploadId: ExcelUploadId, isAllpair: true, fixedColumns: paircolumns };
  const upload: Upload = await open().call('sheets.pair', { body: pairs }, member);
  return { upload, id: ExcelUploadId, ...(await rowsOf(member, ExcelUploadId)) };
}

async function rowsOf(
  member: Member,
  id: number,
): Promise<{ rows: readonly SheetRow[]; counts?: SheetCounts | undefined }> {
  return open().call('sheets.rows', { params: { excelUploadId: id, from: 1, count: 1000 } }, member);
}

const submitOf = ({ boxId }: Member, ExcelUploadId: number, more: object = {}) => ({
  body: {
    action: 'update' as const,
    objectType: 'asset' as const,
    pkObjectType: cow,
    globalModel: cow,
    pkReferer: boxId,
    ExcelUploadId,
    actionContext: { context: 'massive_file_form' as const, eventType: 0 },
    ...more,
  },
});

const change = (member: Member, pk: number, values: object) =>
  open().call(
    'objects.addMassive',
    {
      body: {
        ...submitOf(member, 0).body,
        ExcelUploadId: undefined,
        values: [{ pk, ...values }],
      },
    },
    member,
  );

async function held(id: number) {
  const found = await open()
    .db.selectFrom('asset')
    .select(['attributes', 'sequence'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const { attributes, sequence } = found;
  return { ...attributes, tag: plainText(attributes['visual_tag']), sequence };
}

async function lastChanges(id: number) {
  const { rows } = await open().pool.query<{ changes: string; event_type: number }>(
    `select l.changes, e.event_type from event_asset l join event e on e.id = l.event_id
     where l.asset_id = $1 order by l.sequence desc limit 1`,
    [id],
  );
  const [last] = rows;
  return { eventType: last?.event_type, after: JSON.parse(last?.changes ?? '{}').after as object };
}

const codes = ({ issues }: SheetRow) => issues.map(({ field, code }) => `${field ?? ''} ${code}`);

describe('a sheet of changes', () => {
  it('that is an own export changes nothing, and is no run', async () => {
    const { member, ids } = await buildCows();
    const { upload, rows, id } = await stage(member, await exportOf(member));
    expect(upload.changes).toEqual({ rows: 0, cells: 0 });
    expect(rows.map(codes)).toEqual([[], [], []]);
    expect(rows.map(({ before }) => before)).toEqual([{}, {}, {}]);
    expect(await open().refusal('objects.addMassive', submitOf(member, id), member)).toMatchObject({
      error: 'nothingSelected',
    });
    expect((await held(ids[0] ?? 0)).sequence).toBe(1);
  });

  it('says old and new of each cell, and writes the cells that change and no others', async () => {
    const { member, ids } = await buildCows();
    const [first = 0, second = 0, third = 0] = ids;
    const { upload, rows, id } = await stage(member, [
      ['N° de registro', 'Raza', 'Fecha de nacimiento', 'Caravana de manejo', 'Notas'],
      [first, 'Hereford', '14/09/2024', '', '(borrar)'],
      [second, 'Aberdeen Angus', '15/9/2024', 'T78', ''],
      [third, 'Aberdeen Angus', '14/09/2024', '', 'Renga'],
    ]);
    expect(upload.changes).toEqual({ rows: 2, cells: 4 });
    expect(rows.map(({ before }) => before)).toEqual([
      { breed: 'Aberdeen Angus', notes: 'Renga' },
      { birth_date: '14/09/2024', management_tag: expect.stringMatching(/^T4/) },
      {},
    ]);
    expect(rows.map(codes)).toEqual([[], [], []]);
    const run = await open().call('objects.addMassive', submitOf(member, id), member);
    expect(run).toMatchObject({ state: 'completed', done: 2, total: 2 });
    expect(await held(first)).toMatchObject({
      breed: 'H',
      management_tag: expect.stringMatching(/^T4/),
      sequence: 2,
    });
    expect(await held(first)).not.toHaveProperty('notes');
    expect(await lastChanges(first)).toEqual({ eventType: 0, after: { breed: 'H', notes: null } });
    expect(await lastChanges(second)).toEqual({
      eventType: 0,
      after: { birth_date: '2024-09-15', management_tag: 'T78' },
    });
    expect((await held(third)).sequence).toBe(1);
  });

  it('finds its animals by a tag, too, and never changes those of others', async () => {
    const { member, ids } = await buildCows(1);
    const other = await buildCows(1);
    const { tag } = await held(ids[0] ?? 0);
    const { tag: foreign } = await held(other.ids[0] ?? 0);
    const { rows } = await stage(member, [
      ['Caravana visual', 'Raza'],
      [tag, 'Hereford'],
      [foreign, 'Hereford'],
    ]);
    expect(rows.map(codes)).toEqual([[], ['visual_tag assetNotExist']]);
    expect(rows[1]).not.toHaveProperty('before');
  });
});

describe('what others changed since', () => {
  async function changedMeanwhile() {
    const herd = await buildCows(1);
    const sheet = await cellsOf(await exportOf(herd.member));
    const [head = [], row = []] = sheet;
    const [id = 0] = herd.ids;
    const other = (cells: Readonly<Record<string, string>>) =>
      row.map((cell, at) => cells[String(head[at])] ?? cell);
    await change(herd.member, id, { breed: 'H', management_tag: 'T99' });
    return { ...herd, id, sheet: (cells: Readonly<Record<string, string>>) => [head, other(cells)] };
  }

  it('stays where the sheet did not touch it', async () => {
    const { member, id, sheet } = await changedMeanwhile();
    const staged = await stage(member, sheet({ Observaciones: 'Sana' }));
    expect(staged.rows.map(codes)).toEqual([[]]);
    expect(staged.rows[0]).toMatchObject({ texts: { breed: 'Hereford' }, before: { notes: 'Renga' } });
    await open().call('objects.addMassive', submitOf(member, staged.id), member);
    expect(await held(id)).toMatchObject({ breed: 'H', management_tag: 'T99', notes: 'Sana' });
    expect(await lastChanges(id)).toEqual({ eventType: 0, after: { notes: 'Sana' } });
  });

  it('is a conflict where the sheet changes it otherwise: kept, or written over on purpose', async () => {
    const { member, id, sheet } = await changedMeanwhile();
    const staged = await stage(member, sheet({ Raza: 'Shorthorn', 'Caravana de manejo': 'T99' }));
    expect(staged.rows.map(codes)).toEqual([['breed changedSince']]);
    const [row] = staged.rows;
    expect(row?.issues[0]).toMatchObject({
      level: 'error',
      slots: { before: 'Aberdeen Angus', now: 'Hereford' },
    });
    expect(await open().refusal('objects.addMassive', submitOf(member, staged.id), member)).toMatchObject({
      issues: [{ code: 'changedSince', field: 'breed', record: String(id) }],
    });
    const patch = (field: string, text: string) =>
      open().call(
        'sheets.patch',
        { params: { excelUploadId: staged.id }, body: { changes: [{ row: 1, field, text }] } },
        member,
      );
    const kept = await patch('breed', 'Hereford');
    expect(kept.rows[0]).toMatchObject({ issues: [], before: {} });
    const mine = await patch('breed', 'Shorthorn');
    expect(mine.rows.map(codes)).toEqual([['breed changedSince']]);
    const over = await patch('_recordVersion_', row?.version ?? '');
    expect(over.rows[0]).toMatchObject({ issues: [], before: { breed: 'Hereford' } });
    await open().call('objects.addMassive', submitOf(member, staged.id), member);
    expect(await held(id)).toMatchObject({ breed: 'SH', management_tag: 'T99' });
  });

  it('is caught between the check and the submit, without any version in the sheet', async () => {
    const { member, ids } = await buildCows(1);
    const [id = 0] = ids;
    const staged = await stage(member, [
      ['N° de registro', 'Raza'],
      [id, 'Hereford'],
    ]);
    await change(member, id, { breed: 'SH' });
    expect(await open().refusal('objects.addMassive', submitOf(member, staged.id), member)).toMatchObject({
      issues: [{ code: 'changedSince', field: 'breed' }],
    });
    expect(await held(id)).toMatchObject({ breed: 'SH', sequence: 2 });
  });

  it('is told apart by the asset: a version of another one says nothing', async () => {
    const { member, ids } = await buildCows(1);
    const [id = 0] = ids;
    await change(member, id, { breed: 'SH' });
    const { rows } = await stage(member, [
      ['N° de registro', 'Raza', 'Versión de la ficha'],
      [id, 'Hereford', '7v1'],
    ]);
    expect(rows[0]).toMatchObject({ issues: [], texts: { _recordVersion_: `${String(id)}v2` } });
  });

  it('of two sheets that change the same cell at the same time writes one', async () => {
    const { member, ids } = await buildCows(1);
    const [id = 0] = ids;
    const sheetOf = (breed: string) => [
      ['N° de registro', 'Raza'],
      [id, breed],
    ];
    const one = await stage(member, sheetOf('Hereford'));
    const other = await stage(member, sheetOf('Shorthorn'));
    const answers = await Promise.all(
      [one, other].map((each) => open().attempt('objects.addMassive', submitOf(member, each.id), member)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect((await held(id)).sequence).toBe(2);
  });
});

describe('who may change by a sheet', () => {
  it('has the code to edit, where the assets are', async () => {
    const { member } = await buildCows(1);
    const logistics = await buildMember(open(), 'logistics');
    const body = {
      fileInfo: { storage_name: await putFile(open(), logistics.token, 'a'), original_name: 'a.csv' },
      globalModelId: cow,
      mode: 'update' as const,
    };
    expect(
      await open().statusOf('sheets.validate', { body: { ...body, boxId: logistics.boxId } }, logistics),
    ).toBe(403);
    expect(
      await open().statusOf('sheets.validate', { body: { ...body, boxId: member.boxId } }, logistics),
    ).toBe(404);
    expect(await open().statusOf('sheets.validate', { body: { ...body, boxId: member.boxId } })).toBe(401);
  });
});

describe('a selection of the list', () => {
  const order = ({ boxId }: Member, more: object) => ({
    body: { boxId, globalModelId: cow, mode: 'update' as const, ...more },
  });

  it('is a sheet of what its animals say today, and writes the cells that are edited in it', async () => {
    const { member, ids } = await buildCows();
    const [first = 0, second = 0] = ids;
    const { ExcelUploadId: id } = await open().call(
      'sheets.manual',
      order(member, { pks: [second, first] }),
      member,
    );
    const { rows } = await rowsOf(member, id);
    expect(rows.map(({ texts }) => [texts['_pk_'], texts['breed'], texts['_recordVersion_']])).toEqual([
      [String(second), 'Aberdeen Angus', `${String(second)}v1`],
      [String(first), 'Aberdeen Angus', `${String(first)}v1`],
    ]);
    expect(rows.map(({ before }) => before)).toEqual([{}, {}]);
    const changes = [{ row: 2, field: 'breed', text: 'Hereford' }];
    const patched = await open().call(
      'sheets.patch',
      { params: { excelUploadId: id }, body: { changes } },
      member,
    );
    expect(patched.rows).toMatchObject([{ row: 2, before: { breed: 'Aberdeen Angus' }, issues: [] }]);
    const submit = submitOf(member, id, { actionContext: { context: 'massive_manual_form', eventType: 0 } });
    expect(await open().call('objects.addMassive', submit, member)).toMatchObject({ done: 1, total: 1 });
    expect(await lastChanges(first)).toEqual({ eventType: 0, after: { breed: 'H' } });
    expect((await held(second)).sequence).toBe(1);
  });

  it('may be all that filters find, but for some, as many as were seen', async () => {
    const { member, ids } = await buildCows();
    const selection = { filters: [], except: ids.slice(0, 1) };
    const { ExcelUploadId: id } = await open().call(
      'sheets.manual',
      order(member, { selection, count: 2 }),
      member,
    );
    expect((await rowsOf(member, id)).rows).toHaveLength(2);
    expect(
      await open().refusal('sheets.manual', order(member, { selection, count: 3 }), member),
    ).toMatchObject({
      error: 'selectionMoved',
    });
  });

  it('holds no animals of others, and is refused without the right', async () => {
    const { member } = await buildCows(1);
    const other = await buildCows(1);
    expect(await open().refusal('sheets.manual', order(member, { pks: other.ids }), member)).toMatchObject({
      error: 'nothingSelected',
    });
    const logistics = await buildMember(open(), 'logistics');
    const foreign = order(member, { pks: other.ids });
    expect(await open().statusOf('sheets.manual', order(logistics, { pks: [1] }), logistics)).toBe(403);
    expect(await open().statusOf('sheets.manual', foreign, logistics)).toBe(404);
    expect(await open().statusOf('sheets.manual', foreign)).toBe(401);
    expect(await open().statusOf('sheets.manual', order(member, { pks: [1], mode: 'add' }), member)).toBe(
      400,
    );
    expect(await open().statusOf('sheets.manual', order(member, {}), member)).toBe(400);
  });
});
