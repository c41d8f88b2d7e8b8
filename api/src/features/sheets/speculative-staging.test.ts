import { describe, expect, it } from 'vitest';
import type { SheetCell } from '@huella/domain/engine/sheets/cell';
import { findRepeats } from '@huella/domain/engine/sheets/find-repeats';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildMember } from '../../../test/build';
import { findPlace } from '../../db/actors';
import { listFaultCounts } from '../../db/faults';
import { checkUploadRows } from './check-upload-rows';
import { findTable, pairTable } from './found-columns';
import { textWriter } from './row-texts';
import { markOf, newTask } from './sheet-task';
import { keepIssue } from './sheets.store';
import { startSpeculativeStaging, type IncomingSheet } from './speculative-staging';

const open = useTestApp();

const head = ['Caravana visual', 'Sexo', 'Categoría', 'Raza', 'F. Nac.', 'Peso (kg)', 'Sistema productivo'];
const rest = ['Tipo de ingreso', 'Fecha de ingreso'];
type Row = readonly SheetCell[];

const rowOf = (at: number, birth: SheetCell = '5/6/2024', weight: SheetCell = 361.5): Row => [
  at === 500 ? 'no tag' : `AB123C${String(at % 1_250).padStart(4, '0')}`,
  'Hembra',
  'Vaquillona',
  'Aberdeen Angus',
  birth,
  weight,
  'Pastoril',
  'Nacimiento',
  '2024-09-14',
];
const herd = (count: number) => Array.from({ length: count }, (_, at) => rowOf(at));
const headed = (rows: readonly Row[]): readonly Row[] => [['Rodeo de otoño'], [...head, ...rest], ...rows];

/** A sheet that is coming for an establishment of its own. */
async function openSheet(mode: 'add' | 'update' = 'add') {
  const { deps } = open();
  const member = await buildMember(open(), 'operator');
  const place = await findPlace(deps.db, member.boxId);
  if (place === null) throw new Error('the place of the test is missing');
  const actor = {
    userId: member.userId,
    sessionId: '',
    email: '',
    firstname: '',
    lastname: '',
    country: null,
    language: 'es' as const,
    timezone: 'America/Argentina/Buenos_Aires',
    topBar: null,
  };
  const task = await newTask(deps, actor, place, 33, { mode, eventType: null });
  const sheet: IncomingSheet = {
    task,
    now: deps.clock(),
    pair: (table) => pairTable(table, task.format, new Map(), task.form.locale, new Map()),
    uploadOf: (columns) => ({
      userId: member.userId,
      boxId: member.boxId,
      assetType: 33,
      mode,
      eventType: null,
      columns,
      language: 'es',
      zone: actor.timezone,
      storageName: null,
      originalName: 'rodeo.csv',
      networkMark: null,
    }),
    room: { require: () => Promise.resolve() },
  };
  return { member, sheet };
}

/** The sheet as it is known once all of it was read. */
async function wholeOf({ task, pair }: IncomingSheet, rows: readonly Row[]) {
  const table = await findTable(rows, task.format);
  return { rows, above: table.above, columns: await pair(table), data: table.data };
}

/** Shows the rows as they come, so many at a time, and says that these were all. */
async function stageAll(sheet: IncomingSheet, rows: readonly Row[], atOnce = 450) {
  const staging = startSpeculativeStaging(open().deps, sheet);
  const shown: Row[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    shown.push(...rows.slice(from, from + atOnce));
    staging.onRows(shown);
    await Promise.resolve();
  }
  const whole = await wholeOf(sheet, shown);
  return { id: await staging.finish(whole), ...whole };
}

/** The uploads of a user as they are in the database. */
const uploadsOf = (userId: number) =>
  open().db.selectFrom('upload').selectAll().where('user_id', '=', userId).execute();

const rowsOf = (uploadId: number) =>
  open()
    .db.selectFrom('upload_row')
    .select(['row', 'cells', 'texts', 'values', 'issues', 'asset_id as assetId'])
    .where('upload_id', '=', uploadId)
    .orderBy('row')
    .execute();

describe('a sheet that is staged while it is being read', () => {
  it('is as if it had been staged afterwards', async () => {
    const { member, sheet } = await openSheet();
    const { task } = sheet;
    await buildAssets(open(), member, [{ visual_tag: 'AB123C0007' }, { visual_tag: 'AB123C1010' }]);
    const { id, columns, data } = await stageAll(sheet, headed(herd(1_300)));
    const texts = await textWriter(columns, task, {})(data.map((cells, at) => ({ row: at + 1, cells })));
    const asked = await checkUploadRows(open().db, task, texts, findRepeats(texts, task.format));
    const rows = await rowsOf(id ?? 0);
    expect(await uploadsOf(member.userId)).toMatchObject([
      { id, checked_as: markOf(task), paired_at: null, columns },
    ]);
    expect(rows).toEqual(
      asked.map(({ row, texts: said, assetId, values, issues }, at) => ({
        ...{ row, texts: said, assetId, values, cells: data[at], issues: issues.map(keepIssue) },
      })),
    );
    const codesOf = (row: number) => rows[row]?.issues?.map(({ code }) => code);
    expect([codesOf(0), codesOf(7), codesOf(500), codesOf(1_250), codesOf(1_257)]).toEqual([
      [],
      ['notUnique'],
      ['wrongFormat'],
      ['repeatedInSheet'],
      ['repeatedInSheet'],
    ]);
  });

  it.each([
    ['days that read both ways, and one that does not', [...herd(1_000), rowOf(1_000, '12/25/2024')]],
    ['numbers of which a later one has another mark', [...herd(900), rowOf(900, '5/6/2024', '361.5')]],
  ])('is left where later rows say how to read: %s', async (_what, rows) => {
    const { member, sheet } = await openSheet();
    expect((await stageAll(sheet, headed(rows))).id).toBeNull();
    expect(await uploadsOf(member.userId)).toEqual([]);
  });

  it('is left where another sheet of the file begins', async () => {
    const { member, sheet } = await openSheet();
    const staging = startSpeculativeStaging(open().deps, sheet);
    staging.onRows(headed(herd(500)));
    const rows = headed(herd(600).reverse());
    staging.onRows(rows);
    expect(await staging.finish(await wholeOf(sheet, rows))).toBeNull();
    expect(await uploadsOf(member.userId)).toEqual([]);
  });

  it.each([
    ['a change of assets', 'update', headed(herd(900))],
    ['a sheet that lacks a mandatory column', 'add', headed(herd(900)).map((row) => row.toSpliced(1, 1))],
    ['a short sheet', 'add', headed(herd(300))],
  ] as const)('leaves %s for later', async (_what, mode, rows) => {
    const { member, sheet } = await openSheet(mode);
    expect((await stageAll(sheet, rows)).id).toBeNull();
    expect(await uploadsOf(member.userId)).toEqual([]);
  });

  it('leaves nothing behind when it is stopped', async () => {
    const { member, sheet } = await openSheet();
    const staging = startSpeculativeStaging(open().deps, sheet);
    staging.onRows(headed(herd(900)));
    await staging.abandon();
    expect(await uploadsOf(member.userId)).toEqual([]);
  });

  it('is left where its connection breaks', async () => {
    const { member, sheet } = await openSheet();
    const staging = startSpeculativeStaging(open().deps, sheet);
    const rows = [...headed(herd(900))];
    staging.onRows(rows);
    const end = () =>
      open().pool.query(
        `select pg_terminate_backend(pid) as ended from pg_stat_activity
         where datname = current_database() and state = 'idle in transaction'`,
      );
    await expect.poll(async () => (await end()).rows).toEqual([{ ended: true }]);
    expect(await staging.finish(await wholeOf(sheet, rows))).toBeNull();
    expect(await uploadsOf(member.userId)).toEqual([]);
  });

  it('is left where pairing fails', async () => {
    const { member, sheet } = await openSheet();
    const rows = headed(herd(500));
    const staging = startSpeculativeStaging(open().deps, {
      ...sheet,
      pair: () => Promise.reject(new Error('no pairs')),
    });
    staging.onRows(rows);
    expect(await staging.finish(await wholeOf(sheet, rows))).toBeNull();
    expect(await uploadsOf(member.userId)).toEqual([]);
    expect(open().logged.at(-1)).toMatchObject({ level: 50, kind: 'call', err: { message: 'no pairs' } });
    await open().deps.faults.flush();
    expect(await listFaultCounts(open().db, new Date(0))).toMatchObject([{ kind: 'call', count: 1 }]);
  });
});
