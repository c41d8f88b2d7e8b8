import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import type { SheetCounts, SheetRow, Upload } from '@huella/domain/calls/upload-view';
import { useTestApp, type TestApp } from '../../../test/app';
import {
  type Member,
  buildAssets,
  buildBox,
  buildColleague,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { buildAdd, buildSheetRows, type BulkParts } from '../../../test/build-input';
import { putFile } from '../../../test/put-file';
import { buildZip } from '../../../test/zip';
import { sweepUploads } from './sweep-uploads';

const open = useTestApp();
const cow = 33;
interface Rows {
  readonly rows: readonly SheetRow[];
  readonly counts: SheetCounts;
}

const headings = [
  'Caravana visual',
  'Sexo',
  'Categoría',
  'Raza',
  'F. Nac.',
  'Peso (kg)',
  'Sistema productivo',
  'Tipo de ingreso',
  'Fecha de ingreso',
  'Potrero 7',
];
const animal = (n: number, more: Partial<Record<number, string>> = {}) =>
  [
    `AB123C${String(n).padStart(4, '0')}`,
    'Hembra',
    'Vaquillona',
    'Aberdeen Angus',
    '14/9/2024',
    '361,5',
    'Pastoril',
    'Nacimiento',
    '14/9/2024',
    'Norte',
  ].map((text, at) => more[at] ?? text);
const csv = (rows: readonly (readonly string[])[], head: readonly string[] = headings) =>
  `${[head, ...rows].map((row) => row.join(';')).join('\n')}\n`;

let tags = 0;
const nextTag = () => (tags += 1);

async function validate(app: TestApp, member: Member, content: string | Uint8Array, more: object = {}) {
  const storage_name = await putFile(app, member.token, content);
  return app.attempt(
    'sheets.validate',
    {
      body: {
        fileInfo: { storage_name, original_name: 'rodeo.csv' },
        globalModelId: cow,
        mode: 'add',
        boxId: member.boxId,
        ...more,
      },
    },
    member,
  );
}
const uploadOf = (answer: { readonly body: unknown }) => answer.body as Upload; // the shape the call declares
const rowsOf = (answer: { readonly body: unknown }) => answer.body as Rows; // likewise

async function pair(app: TestApp, token: string, upload: Upload, more: object = {}) {
  const body = {
    excelUploadId: upload.ExcelUploadId,
    isAllpair: true,
    fixedColumns: upload.paircolumns,
    ...more,
  };
  return app.attempt('sheets.pair', { body }, token);
}
const getRows = (app: TestApp, token: string | undefined, id: number, from = 1, count = 1000) =>
  app.attempt('sheets.rows', { params: { excelUploadId: id, from, count } }, token);
const patch = (app: TestApp, token: string, id: number, body: object) =>
  app.attempt('sheets.patch', { params: { excelUploadId: id }, body: { changes: [], ...body } }, token);

async function buildPaired(
  app: TestApp,
  rows: readonly (readonly string[])[],
  who: string | Member = 'operator',
) {
  const member = typeof who === 'string' ? await buildMember(app, who) : who;
  const upload = uploadOf(await validate(app, member, csv(rows)));
  // Somebody who pairs works on it from then on.
  app.time.now = new Date(app.time.now.getTime() + 1_000);
  const paired = uploadOf(await pair(app, member.token, upload));
  return { ...member, upload: paired, id: paired.ExcelUploadId };
}

const countOf = async (app: TestApp, table: 'upload' | 'upload_row' | 'stored_file') =>
  Number((await app.pool.query(`select count(*) as n from ${table}`)).rows[0]?.n);
const bytesLeft = ({ filesFolder }: TestApp) =>
  readdirSync(filesFolder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    statSync(path.join(filesFolder, name)).isFile(),
  ).length;
const issuesOf = (row: SheetRow | undefined) =>
  Object.fromEntries((row?.issues ?? []).map(({ field, code }) => [field, code]));

describe('validating a sheet', () => {
  it('finds the columns, pairs them, and keeps the rows', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const answer = await validate(app, member, csv([animal(nextTag()), animal(nextTag())]));
    expect(answer.status).toBe(200);
    const upload = uploadOf(answer);
    expect(upload).toMatchObject({
      mode: 'add',
      boxId: member.boxId,
      assetType: cow,
      specificRows: 2,
      missingColumns: [],
      excelColumnsDetected: headings,
      paired: false,
      runId: null,
    });
    const pairs = Object.fromEntries(upload.paircolumns.map((each) => [each.excelColumn, each.originColumn]));
    expect(pairs).toMatchObject({
      'Caravana visual': 'visual_tag',
      'F. Nac.': 'birth_date',
      'Peso (kg)': 'weight',
    });
    expect(upload.columns[5]).toMatchObject({ samples: ['361,5'], filled: 2, reading: { decimalMark: ',' } });
    expect(rowsOf(await getRows(app, member.token, upload.ExcelUploadId)).rows).toHaveLength(2);
  });

  it.each([106, 101, 4711])('is refused for event %i, which no sheet records', async (eventType) => {
    const app = open();
    const member = await buildMember(app, 'administrator');
    const before = await countOf(app, 'upload');
    const refused = await validate(app, member, csv([animal(nextTag())]), { mode: 'update', eventType });
    expect(refused).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'eventType', code: 'eventNotOffered' }] },
    });
    expect(await countOf(app, 'upload')).toBe(before);
  });

  it('needs the code of its mode on the establishment', async () => {
    const app = open();
    const viewer = await buildMember(app, 'viewer');
    const logistics = await buildMember(app, 'logistics');
    const content = csv([animal(nextTag())]);
    expect((await validate(app, viewer, content)).status).toBe(403);
    expect((await validate(app, logistics, content, { mode: 'update' })).status).toBe(403);
    const operator = await buildMember(app, 'operator');
    expect((await validate(app, operator, content, { boxId: viewer.boxId })).status).toBe(404);
    expect((await validate(app, operator, content, { boxId: 999_999 })).status).toBe(404);
    expect((await validate(app, operator, content, { globalModelId: 9_999 })).status).toBe(404);
    expect((await app.attemptRaw('sheets.validate', { body: {} })).status).toBe(401);
  });

  it("reads no other user's file, none that was not registered, and none by a made-up name", async () => {
    const app = open();
    const one = await buildMember(app, 'operator');
    const other = await buildMember(app, 'operator');
    const foreign = await putFile(app, one.token, csv([animal(nextTag())]));
    for (const storage_name of [foreign, '../../etc/passwd', 'x'.repeat(22), '__proto__']) {
      const fileInfo = { storage_name, original_name: 'a.csv' };
      const body = { fileInfo, globalModelId: cow, mode: 'add', boxId: other.boxId } as const;
      expect(await app.statusOf('sheets.validate', { body }, other)).toBe(404);
    }
    const malformed = { fileInfo: {}, globalModelId: 'cow', mode: 'burn', boxId: -1 };
    const answer = await app.attemptRaw('sheets.validate', { body: malformed }, other);
    expect(answer.status).toBe(400);
  });

  it.each([
    ['headings alone', csv([]), 'noDataError'],
    ['a page', '<html><table></table></html>', 'sheetWrongType'],
    ['half a zip', 'PK\u0003\u0004 and no more', 'sheetUnreadable'],
    ['one row too many', csv(Array.from({ length: 60_001 }, () => ['A', 'M'])), 'sheetTooManyRows'],
    [
      'many columns',
      csv(
        [['1']],
        Array.from({ length: 300 }, (_, n) => `C${String(n)}`),
      ),
      'sheetTooManyColumns',
    ],
    [
      'a bomb',
      buildZip([{ name: 'xl/workbook.xml', content: 'x', claimedBytes: 0xfffffff0 }]),
      'sheetTooLarge',
    ],
  ])('leaves nothing of %s', async (_name, content, code) => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const before = [
      await countOf(app, 'stored_file'),
      await countOf(app, 'upload_row'),
      await countOf(app, 'upload'),
      bytesLeft(app),
    ];
    const answer = await validate(app, member, content);
    expect(answer.body).toMatchObject({ error: code });
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    const after = [
      await countOf(app, 'stored_file'),
      await countOf(app, 'upload_row'),
      await countOf(app, 'upload'),
      bytesLeft(app),
    ];
    expect(after).toEqual(before);
  });

  it('takes headings that are called dangerously, alike, or not at all', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const head = ['__proto__', 'constructor', 'Peso', 'Peso', '', 'toString'];
    const upload = uploadOf(
      await validate(
        app,
        member,
        csv(
          [
            ['1', '2', '3', '4', '5', '6'],
            ['1', '2', '3', '4', '5', '6'],
          ],
          head,
        ),
      ),
    );
    expect(upload.excelColumnsDetected).toEqual([
      '__proto__',
      'constructor',
      'Peso',
      'Peso (2)',
      'E',
      'toString',
    ]);
    const fixedColumns = [{ originColumn: 'visual_tag', excelColumn: '__proto__' }];
    expect((await pair(app, member.token, upload, { fixedColumns })).status).toBe(200);
    const hostile = [{ originColumn: '__proto__', excelColumn: 'Peso' }];
    expect((await pair(app, member.token, upload, { fixedColumns: hostile })).status).toBe(400);
    expect(Object.keys({})).toEqual([]);
  });
});

describe('pairing an upload', () => {
  it('writes every row as texts of the user and says what is wrong', async () => {
    const app = open();
    const [good, twin] = [nextTag(), nextTag()];
    const { token, upload, id } = await buildPaired(app, [
      animal(good),
      animal(twin, { 2: 'Toro', 5: '3440' }),
      animal(twin, { 1: '', 4: '31/2/2024' }),
    ]);
    expect(upload).toMatchObject({ paired: true, counts: { total: 3, withErrors: 2 } });
    const { rows } = rowsOf(await getRows(app, token, id));
    expect(rows[0]?.texts).toMatchObject({ birth_date: '14/09/2024', weight: '361,5', sex: 'Hembra' });
    expect(issuesOf(rows[0])).toEqual({});
    expect(issuesOf(rows[1])).toMatchObject({ category: 'optionNotOffered', weight: 'aboveMax' });
    expect(issuesOf(rows[2])).toMatchObject({
      sex: 'mandatory',
      birth_date: 'notADate',
      visual_tag: 'repeatedInSheet',
    });
    expect(rows[2]?.issues.find(({ field }) => field === 'visual_tag')?.slots).toEqual({ row: 2 });
  });

  it('says which identifiers other animals have', async () => {
    const app = open();
    const tag = nextTag();
    const member = await buildMember(app, 'operator');
    const values = {
      visual_tag: animal(tag)[0],
      sex: 'H',
      category: 'VQ',
      breed: 'AA',
      birth_date: '2024-09-14',
      productive_system: 'PAS',
      entry_type: 'NAC',
      entry_date: '2024-09-14',
    };
    await app.call('objects.add', buildAdd(member, values), member);
    const { token, id } = await buildPaired(app, [animal(nextTag()), animal(tag)]);
    const { rows } = rowsOf(await getRows(app, token, id));
    expect(rows.map(issuesOf)).toEqual([{}, { visual_tag: 'notUnique' }]);
    const sheet = await buildPaired(app, [animal(tag)], member);
    const [row] = rowsOf(await getRows(app, sheet.token, sheet.id)).rows;
    expect(row?.issues[0]).toMatchObject({
      code: 'notUnique',
      slots: { label: expect.any(String), pk: expect.any(Number) },
    });
  });

  it('asks how a column is meant that reads both ways, and reads it as answered', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const rows = [animal(nextTag(), { 4: '3/4/2024' }), animal(nextTag(), { 4: '5/6/2024' })];
    const upload = uploadOf(await validate(app, member, csv(rows)));
    expect(upload.columns[4]).toMatchObject({
      field: 'birth_date',
      ambiguous: 'dateOrder',
      reading: { dateOrder: 'dmy' },
    });
    const readings = { 'F. Nac.': { dateOrder: 'mdy' } };
    const paired = uploadOf(await pair(app, member.token, upload, { readings }));
    expect(paired.columns[4]).toMatchObject({ ambiguous: null, reading: { dateOrder: 'mdy' } });
    const found = rowsOf(await getRows(app, member.token, upload.ExcelUploadId)).rows;
    expect(found.map((row) => row.texts['birth_date'])).toEqual(['04/03/2024', '06/05/2024']);
  });

  it('writes no rows while a mandatory column is missing, and refuses pairs that are none', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const upload = uploadOf(await validate(app, member, csv([animal(nextTag())])));
    const without = upload.paircolumns.filter(
      ({ originColumn }) => originColumn !== 'visual_tag' && originColumn !== 'sex',
    );
    const answer = uploadOf(await pair(app, member.token, upload, { fixedColumns: without }));
    expect(answer.paired).toBe(false);
    expect(answer.missingColumns).toContain('sex');
    expect(answer.missingColumns.some((names) => names.split('|').includes('visual_tag'))).toBe(true);
    const sex = { originColumn: 'sex', excelColumn: 'Sexo' };
    for (const fixedColumns of [
      [{ originColumn: 'made_up', excelColumn: 'Sexo' }],
      [{ originColumn: 'sex', excelColumn: 'Nada' }],
      [sex, sex],
      [sex, { originColumn: 'breed', excelColumn: 'Sexo' }],
    ])
      expect((await pair(app, member.token, upload, { fixedColumns })).status).toBe(400);
    expect((await patch(app, member.token, upload.ExcelUploadId, {})).status).toBe(409);
  });

  it('remembers what was paired for the next sheet of the company, and for no other', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const upload = uploadOf(await validate(app, member, csv([animal(nextTag())])));
    const fixedColumns = [
      ...upload.paircolumns.filter(({ excelColumn }) => excelColumn !== 'Peso (kg)'),
      { originColumn: 'notes', excelColumn: 'Potrero 7' },
    ];
    await pair(app, member.token, upload, { fixedColumns });
    const colleague = { ...member, ...(await buildColleague(app, { boxId: member.boxId }, 'operator')) };
    const next = uploadOf(await validate(app, colleague, csv([animal(nextTag())])));
    expect(next.columns.at(-1)).toMatchObject({ field: 'notes', how: 'remembered' });
    expect(next.columns[5]).toMatchObject({ field: null, how: 'remembered' });
    // The latest of two goes.
    await pair(app, colleague.token, next, { fixedColumns: upload.paircolumns });
    const later = uploadOf(await validate(app, member, csv([animal(nextTag())])));
    expect(later.columns[5]).toMatchObject({ field: 'weight', how: 'remembered' });
    expect(later.columns.at(-1)).toMatchObject({ field: null, how: 'remembered' });
    const other = await buildMember(app, 'operator');
    const theirs = uploadOf(await validate(app, other, csv([animal(nextTag())])));
    expect(theirs.columns[5]).toMatchObject({ field: 'weight', how: 'exact' });
  });

  it('keeps what was edited, added and taken out in the grid where columns are as they were', async () => {
    const app = open();
    const { token, upload, id } = await buildPaired(app, [animal(nextTag()), animal(nextTag())]);
    const changes = [
      { row: 1, field: 'weight', text: '99' },
      { row: 4, field: 'weight', text: '77' },
    ];
    expect((await patch(app, token, id, { changes, removed: [2], added: 3 })).status).toBe(200);
    const paired = uploadOf(await pair(app, token, upload));
    expect(paired.counts).toMatchObject({ total: 2, blank: 2 });
    const { rows } = rowsOf(await getRows(app, token, id));
    expect(rows.map(({ row, texts }) => [row, texts['weight'] ?? ''])).toEqual([
      [1, '99'],
      [3, ''],
      [4, '77'],
      [5, ''],
    ]);
  });

  it('writes a column anew that is paired otherwise, over all its steps, and keeps what was corrected in others', async () => {
    const app = open();
    const { token, upload, id } = await buildPaired(app, [animal(nextTag()), animal(nextTag())]);
    await patch(app, token, id, {
      changes: [
        { row: 1, field: 'weight', text: '99' },
        { row: 1, field: 'breed', text: 'Hereford' },
        { row: 2, field: 'breed', text: 'Hereford' },
      ],
    });
    const corrected = async () =>
      (await app.call('sheets.corrections', { params: { excelUploadId: String(id) } }, token)).counts;
    expect(await corrected()).toEqual({ weight: 1, breed: 2 });

    const without = upload.paircolumns.filter(({ excelColumn }) => excelColumn !== 'Raza');
    const half = uploadOf(await pair(app, token, upload, { isAllpair: false, fixedColumns: without }));
    expect(half.paired).toBe(false);
    expect(await corrected()).toEqual({ weight: 1 });
    const whole = uploadOf(await pair(app, token, upload));
    expect(whole).toMatchObject({ paired: true, counts: { total: 2 } });
    const { rows } = rowsOf(await getRows(app, token, id));
    expect(rows.map(({ texts }) => [texts['weight'], texts['breed']])).toEqual([
      ['99', 'Aberdeen Angus'],
      ['361,5', 'Aberdeen Angus'],
    ]);
  });

  it('carries what was corrected into the language of the user', async () => {
    const app = open();
    const { token, userId, upload, id } = await buildPaired(app, [animal(nextTag())]);
    await patch(app, token, id, { changes: [{ row: 1, field: 'weight', text: '99,5' }] });
    await app.pool.query("update app_user set language = 'en' where id = $1", [userId]);
    const without = upload.paircolumns.filter(({ excelColumn }) => excelColumn !== 'Potrero 7');
    await pair(app, token, upload, { fixedColumns: without });
    const { rows } = rowsOf(await getRows(app, token, id));
    expect(rows[0]?.texts).toMatchObject({ weight: '99.5', sex: 'Female' });
    expect(rows[0]?.texts['paddock'] ?? '').toBe('');
  });

  it('keeps its texts in the language they were written in', async () => {
    const app = open();
    const { token, userId, id } = await buildPaired(app, [animal(nextTag())]);
    await app.pool.query("update app_user set language = 'en' where id = $1", [userId]);
    const changes = [{ row: 1, field: 'notes', text: 'x' }];
    const answer = rowsOf(await patch(app, token, id, { changes }));
    expect(answer.rows[0]?.texts['weight']).toBe('361,5');
    expect(answer.counts.withErrors).toBe(0);
  });
});

describe('changing cells', () => {
  it('checks the changed rows and those whose repeats change with them', async () => {
    const app = open();
    const [a, b] = [nextTag(), nextTag()];
    const { token, id } = await buildPaired(app, [animal(a), animal(b), animal(b)]);
    const tag = animal(b)[0] ?? '';
    const made = rowsOf(
      await patch(app, token, id, { changes: [{ row: 1, field: 'visual_tag', text: tag.toLowerCase() }] }),
    );
    expect(
      made.rows.map(({ row, issues }) => [
        row,
        issues.map(({ code, slots }) => `${code} ${String(slots['row'])}`),
      ]),
    ).toEqual([
      [1, []],
      [2, ['repeatedInSheet 1']],
      [3, ['repeatedInSheet 1']],
    ]);
    expect(made.counts).toEqual({ total: 3, blank: 0, withErrors: 2, withWarnings: 0 });
    const removed = rowsOf(await patch(app, token, id, { removed: [1] }));
    expect(removed.rows.map(({ row, issues }) => [row, issues.length])).toEqual([
      [2, 0],
      [3, 1],
    ]);
    expect(removed.counts).toEqual({ total: 2, blank: 0, withErrors: 1, withWarnings: 0 });
  });

  it('keeps what cannot be right as it was typed, and adds rows up to the limit', async () => {
    const app = open();
    const { token, id } = await buildPaired(app, [animal(nextTag())]);
    const wrong = rowsOf(
      await patch(app, token, id, { changes: [{ row: 1, field: 'weight', text: 'mucho' }] }),
    );
    expect(wrong.rows[0]?.texts['weight']).toBe('mucho');
    expect(issuesOf(wrong.rows[0])).toEqual({ weight: 'notANumber' });
    const added = rowsOf(await patch(app, token, id, { added: 2 }));
    expect(added.rows.map(({ row }) => row)).toEqual([2, 3]);
    expect((await patch(app, token, id, { added: 10_000 })).status).toBe(400);
    await app.pool.query('update upload set blank_to = 59_000 where id = $1', [id]);
    const tooMany = await patch(app, token, id, { added: 1_001 });
    expect(tooMany.body).toMatchObject({ error: 'sheetTooManyRows', slots: { max: 60_000 } });
    expect(rowsOf(await getRows(app, token, id)).counts).toMatchObject({ total: 1, blank: 58_999 });
    expect(rowsOf(await getRows(app, token, id, 2)).counts).toBeUndefined();
  });

  it('refuses fields and rows that are not there, and changes nothing then', async () => {
    const app = open();
    const { token, id } = await buildPaired(app, [animal(nextTag())]);
    const right = { row: 1, field: 'weight', text: '99' };
    for (const field of ['made_up', '__proto__', 'constructor', 'daily_gain'])
      expect((await patch(app, token, id, { changes: [right, { row: 1, field, text: 'x' }] })).status).toBe(
        400,
      );
    expect(
      (await patch(app, token, id, { changes: [right, { row: 77, field: 'weight', text: '1' }] })).status,
    ).toBe(409);
    const { rows } = rowsOf(await getRows(app, token, id));
    expect(rows[0]?.texts['weight']).toBe('361,5');
  });

  it('answers at most a thousand rows, from a row number on', async () => {
    const app = open();
    const { token, id } = await buildPaired(app, [animal(nextTag()), animal(nextTag()), animal(nextTag())]);
    expect(rowsOf(await getRows(app, token, id, 2, 1)).rows.map(({ row }) => row)).toEqual([2]);
    expect((await getRows(app, token, id, 1, 1001)).status).toBe(400);
  });
});

describe('whose upload it is', () => {
  it('is nobody else’s, and refuses once the right is gone', async () => {
    const app = open();
    const { token, userId, boxId, upload, id } = await buildPaired(app, [animal(nextTag())]);
    const colleagueId = await buildUser(app);
    await buildRelation(app, colleagueId, { boxId }, 'operator');
    const colleague = await buildToken(app, colleagueId);
    const tries = async (as: string | undefined) => [
      await app.statusOf('sheets.get', { params: { excelUploadId: id } }, as),
      (await getRows(app, as, id)).status,
      await app.statusOf('sheets.patch', { params: { excelUploadId: id }, body: { changes: [] } }, as),
      await app.statusOf(
        'sheets.pair',
        { body: { excelUploadId: id, isAllpair: true, fixedColumns: upload.paircolumns } },
        as,
      ),
    ];
    expect(await tries(undefined)).toEqual([401, 401, 401, 401]);
    expect(await tries(colleague)).toEqual([404, 404, 404, 404]);
    expect(await tries(token)).toEqual([200, 200, 200, 200]);
    await app.pool.query("update relation set template = 'viewer' where user_id = $1", [userId]);
    expect(await tries(token)).toEqual([403, 403, 403, 403]);
    await app.pool.query('delete from relation where user_id = $1', [userId]);
    expect(await tries(token)).toEqual([404, 404, 404, 404]);
  });

  it('does not change once it was submitted', async () => {
    const app = open();
    const { token, upload, id } = await buildPaired(app, [animal(nextTag())]);
    await app.pool.query('update upload set run_id = 9000001 where id = $1', [id]);
    const answers = [
      await pair(app, token, upload),
      await patch(app, token, id, { changes: [{ row: 1, field: 'weight', text: '1' }] }),
      await patch(app, token, id, { removed: [1] }),
    ];
    expect(answers.map(({ body }) => (body as { error: string }).error)).toEqual(
      Array.from({ length: 3 }, () => 'changedMeanwhile'),
    );
    expect(rowsOf(await getRows(app, token, id)).rows[0]?.texts['weight']).toBe('361,5');
  });
});

const submit = (app: TestApp, member: Member, id: number, more: BulkParts = {}) =>
  app.attempt('objects.addMassive', buildSheetRows(member, id, more), member);

describe('submitting a sheet', () => {
  const reasonsOf = ({ body }: { readonly body: unknown }) =>
    (body as { issues: { record: string; field: string; code: string }[] }).issues.map(
      ({ record, field, code }) => [record, field, code],
    );

  it('asks again for the identifiers that others registered since it was checked', async () => {
    const app = open();
    const [shared, own] = [nextTag(), nextTag()];
    const first = await buildPaired(app, [animal(shared)]);
    const second = await buildPaired(app, [animal(own), animal(shared)]);
    expect((await submit(app, first, first.id)).status).toBe(200);
    const refused = await submit(app, second, second.id);
    expect(refused.status).toBe(400);
    expect(reasonsOf(refused)).toEqual([['2', 'visual_tag', 'notUnique']]);
    const answer = await submit(app, second, second.id, { withoutErrors: true });
    expect(answer.body).toMatchObject({ state: 'completed', total: 1, done: 1, leftOut: 1 });
    const left = await app.pool.query(
      `select r.row, r.issues -> 0 ->> 'code' as code, u.values ->> 'weight' as weight from run_row r
       join upload l on l.run_id = r.run_id join upload_row u on u.upload_id = l.id and u.row = r.row
       where l.id = $1 and r.outcome = 'leftOut'`,
      [second.id],
    );
    expect(left.rows).toEqual([{ row: 2, code: 'notUnique', weight: '361.5' }]);
  });

  it('believes what was found of identifiers while no animal was written', async () => {
    const app = open();
    const [other] = await buildAssets(app, await buildMember(app, 'owner'), [{ sex: 'H', category: 'VQ' }]);
    const rows = Array.from({ length: 31 }, () => animal(nextTag()));
    const member = await buildPaired(app, rows);
    // Beside the ledger, so that no animal was written.
    await app.pool.query(
      `insert into asset_key (asset_type, attribute, scope, value, asset_id) values ($1, 'visual_tag', 0, $2, $3)`,
      [cow, rows[30]?.[0]?.toLowerCase(), other],
    );
    const accepted = await submit(app, member, member.id);
    expect(accepted).toMatchObject({ status: 202, body: { total: 31, leftOut: 0 } });
    await app.pool.query('delete from asset_key where asset_id = $1', [other]);
  });

  it('checks all rows again on another day, also those that nobody touched', async () => {
    const app = open();
    const tomorrow = animal(nextTag(), { 4: '21/11/2026', 8: '21/11/2026' });
    const member = await buildPaired(app, [tomorrow, animal(nextTag())]);
    const early = await submit(app, member, member.id);
    expect(early.status).toBe(400);
    expect(reasonsOf(early)).toContainEqual(['1', 'birth_date', expect.any(String)]);
    const { now } = app.time;
    try {
      app.time.now = new Date('2026-11-21T15:00:00Z');
      const token = await buildToken(app, member.userId);
      const changes = [{ row: 2, field: 'weight', text: '360' }];
      expect((await patch(app, token, member.id, { changes })).status).toBe(200);
      const late = await submit(app, { ...member, token }, member.id);
      expect(late.body).toMatchObject({ state: 'completed', done: 2, leftOut: 0 });
    } finally {
      app.time.now = now;
    }
  });
});

describe('a month later', () => {
  it('uploads that nobody went on with are gone, and those of runs that ended, but not what these left out', async () => {
    const app = open();
    await app.pool.query('delete from upload');
    const { now } = app.time;
    try {
      const submitted = await buildPaired(app, [animal(nextTag()), animal(nextTag(), { 1: 'Ninguno' })]);
      const answer = await submit(app, submitted, submitted.id, { withoutErrors: true });
      const { id } = answer.body as { id: number }; // the shape the call declares
      await buildPaired(app, [animal(nextTag())]);
      app.time.now = new Date(now.getTime() + 29 * 24 * 3600_000);
      expect(await sweepUploads(app.deps)).toBe(0);
      const later = await buildPaired(app, [animal(nextTag())]);
      app.time.now = new Date(now.getTime() + 31 * 24 * 3600_000);
      expect(await sweepUploads(app.deps)).toBe(2);
      const left = await app.pool.query<{ id: number }>('select id from upload');
      expect(left.rows).toEqual([{ id: later.id }]);
      const rows = await app.pool.query(
        `select row, outcome, values ->> 'weight' as weight from run_row where run_id = $1 order by row`,
        [id],
      );
      expect(rows.rows).toEqual([
        { row: 1, outcome: 'done', weight: null },
        { row: 2, outcome: 'leftOut', weight: '361.5' },
      ]);
    } finally {
      app.time.now = now;
    }
  });
});

describe('rows that are typed in', () => {
  it('gives an id, or with a place a sheet of rows that begin as a new animal does', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    await app.call('sheets.manual', {}, member);
    const body = { boxId: member.boxId, globalModelId: cow, rows: 1_200 };
    const { ExcelUploadId: id } = await app.call('sheets.manual', { body }, member);
    const upload = uploadOf(await app.attempt('sheets.get', { params: { excelUploadId: id } }, member));
    expect(upload).toMatchObject({
      ...{ paired: true, specificRows: 0, missingColumns: [] },
      counts: { total: 0, blank: 1_200 },
    });
    const { rows } = rowsOf(await getRows(app, member.token, id, 1_200, 5));
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ blank: true, issues: [] });
  });

  it('needs the code to add there', async () => {
    const app = open();
    const viewer = await buildMember(app, 'viewer');
    const foreign = await buildBox(app, viewer.companyId);
    const ask = (boxId: number, rows = 1) =>
      app.attempt('sheets.manual', { body: { boxId, globalModelId: cow, rows } }, viewer);
    expect((await ask(viewer.boxId)).status).toBe(403);
    expect((await ask(foreign)).status).toBe(404);
    expect((await ask(viewer.boxId, 10_000)).status).toBe(400);
    expect(await app.statusOf('sheets.manual', {})).toBe(401);
  });
});

describe('a sheet of changes', () => {
  it('finds each animal by its number or its tag, and says which are not there', async () => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const tag = animal(nextTag())[0] ?? '';
    const values = {
      visual_tag: tag,
      sex: 'H',
      category: 'VQ',
      breed: 'AA',
      birth_date: '2024-09-14',
      productive_system: 'PAS',
      entry_type: 'NAC',
      entry_date: '2024-09-14',
    };
    const { id } = await app.call('objects.add', buildAdd(member, values), member);
    const sheet = csv(
      [
        [String(id), '', '380'],
        ['', tag, '390'],
        ['', 'ZZ999Z9999', '400'],
        ['999999', '', '400'],
        ['', '', '400'],
      ],
      ['_pk_', 'Caravana visual', 'Notas'],
    );
    const upload = uploadOf(await validate(app, member, sheet, { mode: 'update' }));
    expect(upload.missingColumns).toEqual([]);
    await pair(app, member.token, upload);
    const { rows } = rowsOf(await getRows(app, member.token, upload.ExcelUploadId));
    expect(rows.map((row) => row.issues.map(({ field, code }) => `${field ?? ''} ${code}`))).toEqual([
      [],
      [],
      ['visual_tag assetNotExist'],
      ['_pk_ assetNotExist'],
      ['_pk_ oneOfMissing'],
    ]);
  });
});

describe('files as farms have them', () => {
  const folder = path.join(import.meta.dirname, '../../../test/fixtures/sheets');

  it.each([
    [
      'rodeo-windows-1252.csv',
      40,
      0,
      { visual_tag: 'N° Caravana', weight: 'Peso (kg)', birth_date: 'F. Nac.' },
    ],
    [
      'stock-con-titulos.xlsx',
      // The row of totals is left out.
      40,
      0,
      { visual_tag: 'Caravana Visual', electronic_tag: 'Caravana Electrónica', birth_date: 'Nacimiento' },
      { productive_system: 'Pastoril', entry_type: 'Existencia inicial', entry_date: '01/11/2026' },
    ],
    ['herd.ods', 40, 0, { visual_tag: 'Visual tag', breed: 'Breed', productive_system: 'Production system' }],
    ['herd.xls', 20, 0, { visual_tag: 'Visual tag', birth_date: 'Birth date', entry_date: 'Entry date' }],
  ])('reads and pairs %s', async (name, total, withErrors, expected, defaults: object = {}) => {
    const app = open();
    const member = await buildMember(app, 'operator');
    const upload = uploadOf(await validate(app, member, readFileSync(path.join(folder, name))));
    expect(upload.specificRows).toBe(total);
    const pairs = Object.fromEntries(upload.paircolumns.map((each) => [each.originColumn, each.excelColumn]));
    expect(pairs).toMatchObject(expected);
    const paired = uploadOf(await pair(app, member.token, upload, { defaults }));
    expect(paired.missingColumns).toEqual([]);
    expect(paired.counts).toMatchObject({ total, withErrors });
  });
});
