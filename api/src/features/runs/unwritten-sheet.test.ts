import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember, type Member } from '../../../test/build';
import { buildEvent, buildRows, buildSheetRows } from '../../../test/build-input';
import { putFile } from '../../../test/put-file';
import { removeWrittenUploads } from '../sheets/submitted-rows.store';
import { sheetLimits } from '../../outside/sheets/sheet-limits';

const open = useTestApp();
let owner: Member;
beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

/** The sheet of the rows that a run did not write: what stands in each row, by its heading. */
async function leftOutOf(id: number): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { bytes } = await open().call('jobs.leftOut', { params: { id } }, owner);
  const [head, ...rows] = (await open().deps.sheets.read(bytes, 'x.xlsx', sheetLimits)).rows;
  return rows.map((cells) =>
    Object.fromEntries((head ?? []).map((heading, at) => [String(heading), cells[at] ?? null])),
  );
}

/** A cell as somebody would type it: days in ISO form. */
function textOf(cell: unknown): string {
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' ? String(cell) : '';
}

const animal = {
  ...{ visual_tag: 'AB123C7001', sex: 'H', category: 'VQ', breed: 'AA', birth_date: '2024-09-14' },
  ...{ productive_system: 'PAS', entry_type: 'NAC', entry_date: '2024-09-14' },
};

describe('the sheet of rows that a run left out', () => {
  it('of an import has every column with what was written, and the field of each reason', async () => {
    const head =
      'Caravana visual;Sexo;Categoría;Raza;F. Nac.;Peso (kg);Sistema productivo;Tipo de ingreso;Fecha de ingreso';
    const rows = [
      'AB123C7101;Hembra;Vaquillona;Aberdeen Angus;14/9/2024;361,5;Pastoril;Nacimiento;14/9/2024',
      'AB123C7102;Hembra;Vaquillona;Verde;el martes;pesada;;Nacimiento;14/9/2024',
    ];
    const storage_name = await putFile(open(), owner.token, `${[head, ...rows].join('\n')}\n`);
    const fileInfo = { storage_name, original_name: 'rodeo.csv' };
    const body = { fileInfo, globalModelId: 33, mode: 'add', boxId: owner.boxId } as const;
    const { ExcelUploadId, paircolumns } = await open().call('sheets.validate', { body }, owner);
    const pairs = { excelUploadId: ExcelUploadId, isAllpair: true, fixedColumns: paircolumns };
    await open().call('sheets.pair', { body: pairs }, owner);
    const { values: _none, ...about } = buildRows(owner, [], { withoutErrors: true }).body;
    const run = await open().call('objects.addMassive', { body: { ...about, ExcelUploadId } }, owner);
    expect(run).toMatchObject({ done: 1, leftOut: 1 });
    const told = {
      'Caravana visual': 'AB123 C710 2',
      Sexo: 'Hembra',
      Raza: 'Verde',
      'Fecha de nacimiento': 'el martes',
      Peso: 'pesada',
      'Sistema productivo': null,
    };
    const [row] = await leftOutOf(run.id);
    expect(row).toMatchObject(told);
    expect(row?.['Motivo']).toMatch(/Raza: .+; .*Fecha de nacimiento: /);
    expect(row?.['Motivo']).toMatch(/Peso: Escriba un número/);
    // The upload goes once its run is long over; what was written in it stays.
    await removeWrittenUploads(open().db, new Date(open().time.now.getTime() + 1));
    expect(await leftOutOf(run.id)).toEqual([row]);
  });

  it('is uploaded again once it is mended, its reasons paired with nothing', async () => {
    const fine = { ...animal, visual_tag: 'AB123C7201' };
    const rows = [fine, { ...animal, visual_tag: 'AB123C7202', breed: 'XX' }];
    const input = buildRows(owner, rows, { withoutErrors: true });
    const { id } = await open().call('objects.addMassive', input, owner);
    const { bytes } = await open().call('jobs.leftOut', { params: { id } }, owner);
    const { rows: table } = await open().deps.sheets.read(bytes, 'x.xlsx', sheetLimits);
    const mended = table.map((cells) =>
      cells.map((cell) => (cell === 'XX' ? 'Aberdeen Angus' : textOf(cell))).join(';'),
    );
    const storage_name = await putFile(open(), owner.token, `${mended.join('\n')}\n`);
    const fileInfo = { storage_name, original_name: 'afuera.csv' };
    const body = { fileInfo, globalModelId: 33, mode: 'add', boxId: owner.boxId } as const;
    const upload = await open().call('sheets.validate', { body }, owner);
    const paired = upload.paircolumns.map(({ excelColumn }) => excelColumn);
    expect(paired).toContain('Raza');
    expect(paired).not.toContain('Motivo');
    const { ExcelUploadId, paircolumns } = upload;
    const pairs = { excelUploadId: ExcelUploadId, isAllpair: true, fixedColumns: paircolumns };
    await open().call('sheets.pair', { body: pairs }, owner);
    const run = await open().call('objects.addMassive', buildSheetRows(owner, ExcelUploadId), owner);
    expect(run).toMatchObject({ done: 1, leftOut: 0, conflicts: 0 });
  });

  it('of a bulk call has what was sent, readable or not', async () => {
    const rows = [animal, { ...animal, visual_tag: 'AB123C7002', breed: 'XX', weight: 'pesada' }];
    const input = buildRows(owner, rows, { withoutErrors: true });
    const run = await open().call('objects.addMassive', input, owner);
    expect(await leftOutOf(run.id)).toMatchObject([{ Raza: 'XX', Peso: 'pesada', Sexo: 'Hembra' }]);
  });

  it('of an event has the moment and the comment of its rows', async () => {
    const [one = 0, two = 0] = await buildAnimals(open(), owner, 2);
    const own = { _eventDate_: '2026-11-10 09:30', _eventComment_: 'Manga chica' };
    const values = [
      { _pk_: one, weight: 300, weighing_type: 'PER' },
      { _pk_: two, weight: -1, weighing_type: 'PER', ...own },
    ];
    const run = await open().call(
      'objects.addMassive',
      buildEvent(owner, 1, { values, withoutErrors: true }),
      owner,
    );
    const [row] = await leftOutOf(run.id);
    expect(row).toMatchObject({ 'Comentario del evento': 'Manga chica' });
    expect(String(row?.['Fecha del evento'])).toMatch(/2026.*9:30/);
  });
});
