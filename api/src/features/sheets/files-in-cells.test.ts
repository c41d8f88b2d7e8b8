import { beforeEach, describe, expect, it } from 'vitest';
import type { AssetType } from '@huella/domain/model/asset-type';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember, type Member } from '../../../test/build';
import { buildEvent, buildSheetRows } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { papersModel } from '../../../test/papers-model';
import { putFile } from '../../../test/put-file';
import { useModel } from '../../../test/use-model';
import { sweep } from '../../sweep';

/** Things whose papers a sheet has, too. */
const model: AssetType = {
  ...papersModel,
  attributes: papersModel.attributes.map((each) => ({ ...each, massiveImport: true })),
};
useModel(model);
const open = useTestApp();
const cow = 33;
const certificates = 8;
const pdf = '%PDF-1.7\n%%EOF\n';

let member: Member;
beforeEach(async () => {
  member = await buildMember(open(), 'owner', 1);
});

/** A file that somebody put here, as a cell names it. */
const fileOf = async ({ token }: Member, name = 'acta.pdf') => {
  const storageName = await putFile(open(), token, pdf, name);
  return { storageName, originalName: name, text: `${name} <${storageName}>` };
};

const stateOf = async (storageName: string) => {
  const found = await open()
    .db.selectFrom('stored_file')
    .select('state')
    .where('storage_name', '=', storageName)
    .executeTakeFirst();
  return found?.state ?? null;
};

/** A sheet of new things, typed in, with some texts in each row. */
async function fill(rows: readonly Readonly<Record<string, string>>[]) {
  const body = { boxId: member.boxId, globalModelId: model.id, rows: rows.length };
  const { ExcelUploadId: id } = await open().call('sheets.manual', { body }, member);
  return { id, rows: await patch(id, rows) };
}

async function patch(id: number, rows: readonly Readonly<Record<string, string>>[]) {
  const changes = rows.flatMap((texts, at) =>
    Object.entries(texts).map(([field, text]) => ({ row: at + 1, field, text })),
  );
  const params = { excelUploadId: String(id) };
  const patched = await open().call('sheets.patch', { params, body: { changes } }, member);
  return patched.rows;
}

const faultsOf = (rows: Awaited<ReturnType<typeof fill>>['rows']) =>
  rows.map(({ issues }) => issues.map(({ field, code }) => `${field ?? ''} ${code}`));

const submit = (id: number, more: object = {}) =>
  open().attempt('objects.addMassive', buildSheetRows(member, id, { assetType: model.id, ...more }), member);

describe('the files of cells', () => {
  it('are of the records that the rows become, one of several, and charged for once', async () => {
    const { text, ...paper } = await fileOf(member);
    const other = await fileOf(member, 'otra.pdf');
    const { id, rows } = await fill([
      { name: 'A', papers: text },
      { name: 'B', papers: `${text}, ${other.text}` },
    ]);
    expect(faultsOf(rows)).toEqual([[], []]);
    const kept = await open().call(
      'sheets.rows',
      { params: { excelUploadId: String(id), from: '1', count: '9' } },
      member,
    );
    expect(kept.rows.map(({ texts }) => texts['papers'])).toEqual([text, `${text}, ${other.text}`]);
    expect(await submit(id)).toMatchObject({ status: 200, body: { state: 'completed', done: 2 } });
    const assets = await open()
      .db.selectFrom('asset')
      .select('attributes')
      .where('box_id', '=', member.boxId)
      .orderBy('id')
      .execute();
    expect(assets.map(({ attributes }) => attributes['papers'])).toEqual([
      [paper],
      [paper, { storageName: other.storageName, originalName: 'otra.pdf' }],
    ]);
    expect(await stateOf(paper.storageName)).toBe('held');
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('are told at their cell where they are no file, none that is there, or somebody else’s', async () => {
    const stranger = await buildMember(open(), 'owner', 1);
    const foreign = await fileOf(stranger);
    const { id, rows } = await fill([
      { name: 'A', papers: 'el acta' },
      { name: 'B', papers: `acta.pdf <${'x'.repeat(22)}>` },
      { name: 'C', papers: foreign.text },
      { name: 'D', papers: `acta.jpg <${(await fileOf(member)).storageName}>` },
      { name: 'E', papers: '' },
    ]);
    const bad = ['papers badFile'];
    expect(faultsOf(rows)).toEqual([bad, bad, bad, bad, []]);
    expect(await submit(id)).toMatchObject({ status: 400 });
    expect(await submit(id, { withoutErrors: true })).toMatchObject({
      status: 200,
      body: { done: 1, leftOut: 4 },
    });
    expect(await stateOf(foreign.storageName)).toBe('registered');
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('are those of rows inside a cell, too, told at the cell with the row', async () => {
    const { text: _text, ...scan } = await fileOf(member);
    const rowsOf = (...scans: readonly object[]) => JSON.stringify(scans.map((each) => ({ scan: [each] })));
    const { id, rows } = await fill([
      { name: 'A', checks: rowsOf(scan) },
      { name: 'B', checks: rowsOf(scan, { ...scan, storageName: 'y'.repeat(22) }) },
      { name: 'C', checks: 'tres' },
      { name: 'D', checks: '[{"nothing":"such"}]' },
    ]);
    expect(faultsOf(rows)).toEqual([
      [],
      ['checks wrongInRows'],
      ['checks wrongType'],
      ['checks wrongInRows'],
    ]);
    expect(rows[1]?.issues[0]?.slots).toMatchObject({ row: 2 });
    expect(await submit(id, { withoutErrors: true })).toMatchObject({
      status: 200,
      body: { done: 1, leftOut: 3 },
    });
    const { attributes } = await open()
      .db.selectFrom('asset')
      .select('attributes')
      .where('box_id', '=', member.boxId)
      .executeTakeFirstOrThrow();
    expect(attributes['checks']).toEqual([{ key: 1, scan: [scan] }]);
    expect(await stateOf(scan.storageName)).toBe('held');
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('stay as long as their sheet is worked on, and go with it', async () => {
    const { text, storageName } = await fileOf(member);
    const { id } = await fill([{ name: 'A', papers: text }]);
    const loose = await fileOf(member, 'suelta.pdf');
    const { time, deps } = open();
    const now = time.now;
    const later = async (hours: number) => {
      time.now = new Date(now.getTime() + hours * 3600_000);
      await sweep(deps);
    };
    await open()
      .db.updateTable('upload')
      .set({ touched_at: new Date(now.getTime() + 20 * 3600_000) })
      .where('id', '=', id)
      .execute();
    await later(30);
    expect(await stateOf(storageName)).toBe('registered');
    expect(await stateOf(loose.storageName)).toBeNull();
    await later(60);
    expect(await stateOf(storageName)).toBeNull();
  });

  it('fill in an event that cannot do without, of rows that came in a file', async () => {
    const [a = 0, b = 0] = await buildAnimals(open(), member, 2);
    const rows = [a, b].map((id) => `${String(id)};Sanitario;SENASA;san.pdf\n`);
    const content = `N° de registro;Certificado;Emisor;Archivo\n${rows.join('')}`;
    const storage_name = await putFile(open(), member.token, content);
    const fileInfo = { storage_name, original_name: 'certificados.csv' };
    const about = {
      globalModelId: cow,
      mode: 'update',
      boxId: member.boxId,
      eventType: certificates,
    } as const;
    const upload = await open().call('sheets.validate', { body: { fileInfo, ...about } }, member);
    // No column of a file names files.
    expect(upload.paircolumns.map(({ originColumn }) => originColumn)).not.toContain('certificate_file');
    expect(upload.missingColumns).toEqual([]);
    const order = { excelUploadId: upload.ExcelUploadId, isAllpair: true };
    const forced = [...upload.paircolumns, { originColumn: 'certificate_file', excelColumn: 'Archivo' }];
    expect(
      await open().refusal('sheets.pair', { body: { ...order, fixedColumns: forced } }, member),
    ).toMatchObject({ status: 400, issues: [{ field: 'certificate_file', code: 'unknownField' }] });
    const { ExcelUploadId: id } = await open().call(
      'sheets.pair',
      { body: { ...order, fixedColumns: upload.paircolumns } },
      member,
    );
    const { text, ...paper } = await fileOf(member, 'san.pdf');
    const patched = await patch(id, [{ certificate_file: text }, { certificate_file: text }]);
    expect(faultsOf(patched)).toEqual([[], []]);
    const said = { headerValues: { date: '2026-11-20T12:00:00Z' } };
    const run = buildEvent(member, certificates, { ExcelUploadId: id, ...said });
    expect(await open().attempt('objects.addMassive', run, member)).toMatchObject({
      status: 200,
      body: { done: 2 },
    });
    const { attributes } = await open()
      .db.selectFrom('asset')
      .select('attributes')
      .where('id', '=', b)
      .executeTakeFirstOrThrow();
    expect(attributes['certificate_files']).toEqual([paper]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
