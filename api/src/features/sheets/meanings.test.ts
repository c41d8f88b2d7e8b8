import { expect, it } from 'vitest';
import type { SheetRow, Upload } from '@huella/domain/calls/upload-view';
import { useTestApp, type TestApp } from '../../../test/app';
import { buildColleague, buildMember, type Member } from '../../../test/build';
import { buildSheetRows } from '../../../test/build-input';
import { putFile } from '../../../test/put-file';

const open = useTestApp();
const cow = 33;
const headings =
  'Caravana visual;Sexo;Categoría;Raza;F. Nac.;Peso (kg);Sistema productivo;Tipo de ingreso;Fecha de ingreso';

let tags = 0;
/** A heifer whose sex is written as an old program of the farm writes it. */
const heifer = (sex: string) => {
  tags += 1;
  return `MN${String(tags).padStart(3, '0')}C0001;${sex};Vaquillona;Aberdeen Angus;14/9/2024;361,5;Pastoril;Nacimiento;14/9/2024`;
};

async function validate(app: TestApp, member: Member, sexes: readonly string[]): Promise<Upload> {
  const storage_name = await putFile(app, member.token, [headings, ...sexes.map(heifer)].join('\n'));
  const fileInfo = { storage_name, original_name: 'rodeo.csv' };
  const body = { fileInfo, globalModelId: cow, mode: 'add' as const, boxId: member.boxId };
  return app.call('sheets.validate', { body }, member);
}

const pairOrder = (upload: Upload, meanings: readonly object[] = [], isAllpair = true) => ({
  body: {
    excelUploadId: upload.ExcelUploadId,
    isAllpair,
    fixedColumns: upload.paircolumns,
    meanings,
  } as never,
});
const pair = (app: TestApp, member: Member, upload: Upload, meanings: readonly object[] = []) =>
  app.call('sheets.pair', pairOrder(upload, meanings), member);
const sexOf = ({ columns }: Upload) => columns[1];
const rowsOf = async (
  app: TestApp,
  member: Member,
  { ExcelUploadId }: Upload,
): Promise<readonly SheetRow[]> =>
  (await app.call('sheets.rows', { params: { excelUploadId: ExcelUploadId, from: 1, count: 100 } }, member))
    .rows;

/** Corrects texts in the grid, row by row, and loads the sheet. */
async function correct(
  app: TestApp,
  member: Member,
  upload: Upload,
  texts: readonly string[],
): Promise<void> {
  const { ExcelUploadId } = await pair(app, member, upload);
  const changes = texts.map((text, at) => ({ row: at + 1, field: 'sex', text }));
  await app.call('sheets.patch', { params: { excelUploadId: ExcelUploadId }, body: { changes } }, member);
  await app.call('objects.addMassive', buildSheetRows(member, ExcelUploadId), member);
}

it('reads a text as it was corrected in all rows before, for the whole company and no other, and says so', async () => {
  const app = open();
  const member = await buildMember(app, 'operator');
  const first = await validate(app, member, ['2', '2', '9']);
  expect(sexOf(first)).toMatchObject({ meanings: [], options: { distinct: 0, unknown: ['2', '9'] } });
  await correct(app, member, first, ['Hembra', 'Hembra', 'H']);

  const colleague = { ...member, ...(await buildColleague(app, { boxId: member.boxId }, 'operator')) };
  const next = await validate(app, colleague, [' 2 ', 'Hembra']);
  expect(sexOf(next)).toMatchObject({
    meanings: [{ text: '2', option: 'H', how: 'remembered' }],
    options: { distinct: 1, unknown: [] },
  });
  const rows = await rowsOf(app, colleague, await pair(app, colleague, next));
  expect(rows.map(({ texts, issues }) => [texts['sex'], issues])).toEqual([
    ['Hembra', []],
    ['Hembra', []],
  ]);
  const other = await buildMember(app, 'operator');
  expect(sexOf(await validate(app, other, ['2']))).toMatchObject({
    meanings: [],
    options: { unknown: ['2'] },
  });
});

it('learns nothing of a text that became two things, nor of one that is an option; the latest of two goes', async () => {
  const app = open();
  const member = await buildMember(app, 'operator');
  const upload = await validate(app, member, ['x1', 'x1', 'Macho']);
  const { ExcelUploadId } = await pair(app, member, upload);
  const changes = [
    { row: 1, field: 'sex', text: 'Hembra' },
    { row: 2, field: 'sex', text: 'Macho' },
    { row: 2, field: 'category', text: 'Toro' },
    { row: 3, field: 'sex', text: 'Hembra' },
  ];
  await app.call('sheets.patch', { params: { excelUploadId: ExcelUploadId }, body: { changes } }, member);
  await app.call('objects.addMassive', buildSheetRows(member, ExcelUploadId), member);
  expect(sexOf(await validate(app, member, ['x1', 'Macho']))).toMatchObject({ meanings: [] });
  const said = await validate(app, member, ['x2']);
  await pair(app, member, said, [{ excelColumn: 'Sexo', text: 'x2', option: 'M' }]);
  await correct(app, member, await validate(app, member, ['x2']), ['Hembra']);
  expect(sexOf(await validate(app, member, ['X2']))).toMatchObject({
    meanings: [{ text: 'X2', option: 'H' }],
  });
});

it('reads a text as it is said to mean before the pairs are settled, and leaves what was corrected', async () => {
  const app = open();
  const member = await buildMember(app, 'operator');
  const upload = await validate(app, member, ['z1', 'z1', 'Macho']);
  const meaning = (option: string | null) => [{ excelColumn: 'Sexo', text: 'z1', option }];
  await app.call('sheets.pair', pairOrder(upload, meaning('H'), false), member);
  const sexes = async (paired: Upload) =>
    (await rowsOf(app, member, paired)).map(({ texts }) => texts['sex']);
  expect(await sexes(await pair(app, member, upload))).toEqual(['Hembra', 'Hembra', 'Macho']);
  const changes = [{ row: 1, field: 'sex', text: 'Macho' }];
  await app.call(
    'sheets.patch',
    { params: { excelUploadId: upload.ExcelUploadId }, body: { changes } },
    member,
  );
  await app.call('sheets.pair', pairOrder(upload, meaning(null), false), member);
  expect(await sexes(await pair(app, member, upload))).toEqual(['Macho', 'z1', 'Macho']);
});

it('is told what texts mean where columns are paired, and takes it back', async () => {
  const app = open();
  const member = await buildMember(app, 'operator');
  const upload = await validate(app, member, ['y1', 'y2']);
  const said = await pair(app, member, upload, [
    { excelColumn: 'Sexo', text: 'Y1', option: 'H' },
    { excelColumn: 'Sexo', text: 'y2', option: 'H' },
  ]);
  expect(sexOf(said)).toMatchObject({
    meanings: [
      { text: 'y1', option: 'H', how: 'chosen' },
      { text: 'y2', option: 'H', how: 'chosen' },
    ],
    options: { distinct: 1, unknown: [] },
  });
  expect((await rowsOf(app, member, said)).map(({ texts }) => texts['sex'])).toEqual(['Hembra', 'Hembra']);
  const taken = await pair(app, member, said, [{ excelColumn: 'Sexo', text: 'y1', option: null }]);
  expect(sexOf(taken)).toMatchObject({
    meanings: [{ text: 'y2', how: 'chosen' }],
    options: { unknown: ['y1'] },
  });
  const [first] = await rowsOf(app, member, taken);
  expect(first?.texts['sex']).toBe('y1');
  expect(first?.issues).toContainEqual(expect.objectContaining({ field: 'sex', code: 'notAnOption' }));
  const later = await validate(app, member, ['y1', 'y2']);
  expect(sexOf(later)).toMatchObject({ meanings: [{ text: 'y2', how: 'remembered' }] });
});

it('refuses what is no option, no column, or no field of options, and keeps nothing then', async () => {
  const app = open();
  const member = await buildMember(app, 'operator');
  const upload = await validate(app, member, ['z1']);
  for (const bad of [
    { excelColumn: 'Sexo', text: 'z1', option: 'XX' },
    { excelColumn: 'Sexo', text: ' ', option: 'H' },
    { excelColumn: 'Peso (kg)', text: '361,5', option: 'H' },
    { excelColumn: 'No hay', text: 'z1', option: 'H' },
  ]) {
    const order = pairOrder(upload, [{ excelColumn: 'Sexo', text: 'z1', option: 'H' }, bad]);
    expect(await app.statusOf('sheets.pair', order, member)).toBe(400);
  }
  const colleague = await buildColleague(app, { boxId: member.boxId }, 'viewer');
  const order = pairOrder(upload, [{ excelColumn: 'Sexo', text: 'z1', option: 'H' }]);
  expect(await app.statusOf('sheets.pair', order, colleague)).toBe(404);
  const kept = await app.pool.query(
    'select count(*)::int as n from remembered_meaning where company_id = $1',
    [member.companyId],
  );
  expect(kept.rows[0]?.n).toBe(0);
});

it('keeps one meaning of a text that two users say at once', async () => {
  const app = open();
  const member = await buildMember(app, 'operator');
  const colleague = { ...member, ...(await buildColleague(app, { boxId: member.boxId }, 'operator')) };
  const uploads = await Promise.all([member, colleague].map((who) => validate(app, who, ['w1', 'w2'])));
  const says = (option: string, texts: readonly string[]) =>
    texts.map((text) => ({ excelColumn: 'Sexo', text, option }));
  const [mine, theirs] = uploads;
  if (mine === undefined || theirs === undefined) throw new Error('two were read');
  const answers = await Promise.all([
    pair(app, member, mine, says('H', ['w1', 'w2'])),
    pair(app, colleague, theirs, says('M', ['w2', 'w1'])),
  ]);
  expect(answers.map((each) => sexOf(each)?.options?.unknown)).toEqual([[], []]);
  const meanings = sexOf(await validate(app, member, ['w1', 'w2']))?.meanings ?? [];
  expect(new Set(meanings.map(({ option }) => option)).size).toBe(1);
});

it('reads anew what nobody corrected once a meaning is said or taken back, and keeps what was corrected', async () => {
  const app = open();
  const member = await buildMember(app, 'operator');
  const { ExcelUploadId, ...upload } = await validate(app, member, ['w1', 'w1', 'Hembra']);
  const sheet = { ExcelUploadId, ...upload };
  await pair(app, member, sheet);
  const changes = [
    { row: 2, field: 'sex', text: 'Macho' },
    { row: 2, field: 'category', text: 'Toro' },
  ];
  await app.call('sheets.patch', { params: { excelUploadId: ExcelUploadId }, body: { changes } }, member);
  const textsAfter = async (option: string | null) => {
    await pair(app, member, sheet, [{ excelColumn: 'Sexo', text: 'w1', option }]);
    return (await rowsOf(app, member, sheet)).map(({ texts }) => [texts['sex'], texts['category']]);
  };
  const corrected = ['Macho', 'Toro'];
  const untouched = ['Hembra', 'Vaquillona'];
  expect(await textsAfter('H')).toEqual([untouched, corrected, untouched]);
  expect(await textsAfter(null)).toEqual([['w1', 'Vaquillona'], corrected, untouched]);
});
