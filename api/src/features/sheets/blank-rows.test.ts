import { describe, expect, it } from 'vitest';
import type { SheetCounts, SheetRow, Upload } from '@huella/domain/calls/upload-view';
import { maxRowsAdded } from '@huella/domain/rules/limits';
import { useTestApp, type TestApp } from '../../../test/app';
import { type Member, buildMember } from '../../../test/build';
import { buildSheetRows, type BulkParts } from '../../../test/build-input';
import { putFile } from '../../../test/put-file';

const open = useTestApp();
const cow = 33;
interface Rows {
  readonly rows: readonly SheetRow[];
  readonly counts: SheetCounts;
}

function bodyOf({ status, body }: { readonly status: number; readonly body: unknown }): unknown {
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
}

async function buildBlank(app: TestApp, member: Member, rows: number): Promise<number> {
  const body = { boxId: member.boxId, globalModelId: cow, rows };
  const answer = await app.attempt('sheets.manual', { body }, member);
  return (bodyOf(answer) as { ExcelUploadId: number }).ExcelUploadId; // as the call declares
}
const getUpload = async (app: TestApp, { token }: Member, id: number) =>
  bodyOf(await app.attempt('sheets.get', { params: { excelUploadId: id } }, token)) as Upload; // as the call declares
const getRows = async (app: TestApp, { token }: Member, id: number, from = 1, count = 1_000) => {
  return bodyOf(
    await app.attempt('sheets.rows', { params: { excelUploadId: id, from, count } }, token),
  ) as Rows; // as the call declares
};
const patch = async (app: TestApp, { token }: Member, id: number, body: object) => {
  return bodyOf(
    await app.attempt(
      'sheets.patch',
      { params: { excelUploadId: id }, body: { changes: [], ...body } },
      token,
    ),
  ) as Rows; // as the call declares
};
const submit = (app: TestApp, member: Member, id: number, more: BulkParts = {}) =>
  app.attempt('objects.addMassive', buildSheetRows(member, id, more), member);
const storedRows = async (app: TestApp, id: number) => {
  const found = await app.pool.query<{ row: number }>(
    'select row from upload_row where upload_id = $1 order by row',
    [id],
  );
  return found.rows.map(({ row }) => row);
};

const animal: Readonly<Record<string, string>> = {
  sex: 'Hembra',
  category: 'Vaquillona',
  breed: 'Aberdeen Angus',
  birth_date: '14/9/2024',
  productive_system: 'Pastoril',
  entry_type: 'Nacimiento',
  entry_date: '14/9/2024',
};
let tags = 0;
const fill = (row: number) => {
  tags += 1;
  const texts = { ...animal, visual_tag: `AB999D${String(tags).padStart(4, '0')}` };
  return Object.entries(texts).map(([field, text]) => ({ row, field, text }));
};

describe('blank rows', () => {
  it('of the largest empty sheet are not stored, are shown, and count for nothing', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const id = await buildBlank(app, member, maxRowsAdded);
    expect(await storedRows(app, id)).toEqual([]);
    const upload = await getUpload(app, member, id);
    expect(upload).toMatchObject({
      specificRows: 0,
      lastRow: maxRowsAdded,
      counts: { total: 0, blank: maxRowsAdded, withErrors: 0 },
    });
    const { rows } = await getRows(app, member, id, maxRowsAdded - 1);
    expect(rows.map(({ row }) => row)).toEqual([maxRowsAdded - 1, maxRowsAdded]);
    expect(rows[0]).toMatchObject({ issues: [], blank: true });
    const unfinished = await app.call(
      'sheets.unfinished',
      { params: { boxId: member.boxId, assetId: cow } },
      member,
    );
    expect(unfinished).toMatchObject([{ ExcelUploadId: id, rows: maxRowsAdded }]);
  });

  it('become rows of their own when they are edited or taken out', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const id = await buildBlank(app, member, 5);
    const changed = await patch(app, member, id, {
      changes: [{ row: 4, field: 'weight', text: '361,5' }],
      removed: [2],
    });
    expect(changed.counts).toMatchObject({ total: 1, blank: 3 });
    expect(await storedRows(app, id)).toEqual([2, 4]);
    const { rows } = await getRows(app, member, id);
    expect(rows.map(({ row, texts }) => [row, texts['weight'] ?? ''])).toEqual([
      [1, ''],
      [3, ''],
      [4, '361,5'],
      [5, ''],
    ]);
  });

  it('are added at the end, of sheets from files too, and filled by the same call', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const id = await buildBlank(app, member, 2);
    const changes = [{ row: 4, field: 'weight', text: '200' }];
    const added = await patch(app, member, id, { added: 3, changes });
    expect(added.rows.map(({ row }) => row).sort()).toEqual([3, 4, 5]);
    expect(added.counts).toMatchObject({ total: 1, blank: 4 });
    expect(await storedRows(app, id)).toEqual([4]);

    const content =
      'Caravana visual;Sexo;Categoría;Raza;F. Nac.;Sistema productivo;Tipo de ingreso;Fecha de ingreso\n' +
      'AB998D0001;Hembra;VQ;AA;14/9/2024;Pastoril;Nacimiento;14/9/2024\n';
    const storage_name = await putFile(app, member.token, content);
    const fileInfo = { storage_name, original_name: 'rodeo.csv' };
    const body = { fileInfo, globalModelId: cow, mode: 'add', boxId: member.boxId } as const;
    const validated = await app.attempt('sheets.validate', { body }, member);
    const upload = bodyOf(validated) as Upload; // as the call declares
    const excelUploadId = upload.ExcelUploadId;
    const pair = async () => {
      const order = { excelUploadId, isAllpair: true, fixedColumns: upload.paircolumns };
      return bodyOf(await app.attempt('sheets.pair', { body: order }, member));
    };
    expect(await pair()).toMatchObject({ paired: true, specificRows: 1 });
    await patch(app, member, excelUploadId, { added: 2 });
    expect(await getUpload(app, member, excelUploadId)).toMatchObject({
      ...{ specificRows: 1, lastRow: 3 },
      counts: { total: 1, blank: 2 },
    });
    expect(await storedRows(app, excelUploadId)).toEqual([1]);
    expect(await pair()).toMatchObject({ specificRows: 1, lastRow: 3, counts: { total: 1, blank: 2 } });
  });

  it('that are added when others begin otherwise are rows of their own', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const id = await buildBlank(app, member, 2);
    await app.pool.query(`update upload set blank_texts = '{"comment": "another day"}' where id = $1`, [id]);
    await patch(app, member, id, { added: 2 });
    expect(await storedRows(app, id)).toEqual([3, 4]);
    const { rows } = await getRows(app, member, id);
    expect(rows.map(({ texts }) => texts['comment'] ?? null)).toEqual([
      'another day',
      'another day',
      null,
      null,
    ]);
    await patch(app, member, id, { added: 1 });
    expect(await storedRows(app, id)).toEqual([3, 4, 5]);
  });

  it('are no rows: they stop no submit, and nothing is kept of them', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const id = await buildBlank(app, member, 40);
    expect(await submit(app, member, id)).toMatchObject({ status: 400, body: { error: 'nothingSelected' } });
    await patch(app, member, id, { changes: [...fill(7), { row: 9, field: 'weight', text: '-1' }] });
    const refused = await submit(app, member, id);
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalidInput' } });
    const { issues } = refused.body as { issues: { record: string }[] }; // the body of refusals
    expect(new Set(issues.map(({ record }) => record))).toEqual(new Set(['9']));
    const cleared = await patch(app, member, id, { changes: [{ row: 9, field: 'weight', text: '' }] });
    expect(cleared).toMatchObject({
      counts: { total: 1, blank: 39 },
      rows: [{ row: 9, issues: [], blank: true }],
    });
    const run = bodyOf(await submit(app, member, id)) as { id: number }; // as the call declares
    expect(run).toMatchObject({ total: 1, done: 1, leftOut: 0 });
    const kept = await app.pool.query('select row, outcome from run_row where run_id = $1 order by row', [
      run.id,
    ]);
    expect(kept.rows).toEqual([{ row: 7, outcome: 'done' }]);
  });

  it('that were there before blank rows were none are none either', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const id = await buildBlank(app, member, 3);
    await patch(app, member, id, { changes: fill(1), removed: [2] });
    const old = JSON.stringify([{ field: 'sex', code: 'mandatory', slots: {}, level: 'error' }]);
    await app.pool.query(`update upload set checked_as = 'other', blank_issues = $2 where id = $1`, [
      id,
      old,
    ]);
    expect((await getUpload(app, member, id)).counts).toMatchObject({ total: 1, blank: 1, withErrors: 0 });
    expect((await submit(app, member, id)).body).toMatchObject({ done: 1, leftOut: 0 });
  });
});
