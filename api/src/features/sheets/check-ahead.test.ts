import { describe, expect, it } from 'vitest';
import { rememberReadings } from '@huella/domain/fields/check-field';
import type { SheetCell } from '@huella/domain/sheets/cell';
import { useTestApp } from '../../../test/app';
import { buildMember } from '../../../test/build';
import { findPlace } from '../../db/actors';
import { checkAhead } from './check-ahead';
import { checkAlone } from './check-upload-rows';
import { findTable, pairTable, type FoundTable } from './found-columns';
import { textWriter } from './row-texts';
import { newTask, type SheetTask } from './sheet-task';

const open = useTestApp();

const head = ['Caravana visual', 'Sexo', 'Categoría', 'Raza', 'F. Nac.', 'Peso (kg)', 'Sistema productivo'];
const rest = ['Tipo de ingreso', 'Fecha de ingreso'];
type Row = readonly SheetCell[];

const rowOf = (at: number, birth: SheetCell = '5/6/2024', weight: SheetCell = 361.5): Row => [
  at === 500 ? 'no tag' : `AB123C${String(at % 1_000).padStart(4, '0')}`,
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

async function openTask(mode: 'add' | 'update' = 'add'): Promise<SheetTask> {
  const { deps } = open();
  const member = await buildMember(open(), 'operator');
  const place = await findPlace(deps.db, member.boxId);
  if (place === null) throw new Error('the place of the test is missing');
  const actor = {
    userId: 0,
    sessionId: '',
    email: '',
    firstname: '',
    lastname: '',
    country: null,
    language: 'es' as const,
    timezone: 'America/Argentina/Buenos_Aires',
    topBar: null,
  };
  return newTask(deps, actor, place, 33, mode);
}

const pairAs = (task: SheetTask) => (table: FoundTable) =>
  pairTable(table, task.format, new Map(), task.setting.locale);

/** Shows the rows as they come, so many at a time, and answers what was found ahead beside what the whole sheet says. */
async function follow(task: SheetTask, rows: readonly Row[], atOnce = 450) {
  const now = open().deps.clock();
  const ahead = checkAhead(task, now, pairAs(task));
  const sheet: Row[] = [];
  for (let from = 0; from < rows.length; from += atOnce) {
    sheet.push(...rows.slice(from, from + atOnce));
    await ahead.follow(sheet);
  }
  const table = await findTable(rows, task.format);
  const columns = await pairAs(task)(table);
  const numbered = table.data.map((cells, at) => ({ row: at + 1, cells }));
  const texts = await textWriter(columns, task, now)(numbered);
  const all = await checkAlone(task, texts, rememberReadings(task.setting.locale));
  const { first, writeTexts } = await ahead.settle(sheet, table, columns);
  expect(await writeTexts(numbered)).toEqual(texts);
  return { found: first, all };
}

describe('rows that are checked while others are read', () => {
  it('come out as they do of the whole sheet', async () => {
    const { found, all } = await follow(await openTask(), headed(herd(1_300)));
    expect(found).toEqual(all.slice(0, 1_200));
    expect(found[500]?.issues).toMatchObject([{ field: 'visual_tag' }]);
  });

  it.each([
    ['days that read both ways, and one that does not', [...herd(1_000), rowOf(1_000, '12/25/2024')]],
    ['numbers of which a later one has another mark', [...herd(900), rowOf(900, '5/6/2024', '361.5')]],
  ])('do not count where later rows say how to read: %s', async (_what, rows) => {
    const { found, all } = await follow(await openTask(), headed(rows));
    expect(found).toEqual([]);
    expect(all).toHaveLength(rows.length);
  });

  it('do not count where the sheet begins anew', async () => {
    const task = await openTask();
    const ahead = checkAhead(task, open().deps.clock(), pairAs(task));
    await ahead.follow(headed(herd(500)));
    const rows = headed(herd(600).reverse());
    await ahead.follow(rows);
    const table = await findTable(rows, task.format);
    expect(await ahead.settle(rows, table, await pairAs(task)(table))).toMatchObject({ first: [] });
  });

  it.each([
    ['a change of assets', 'update', headed(herd(900))],
    ['a sheet that lacks a mandatory column', 'add', headed(herd(900)).map((row) => row.toSpliced(1, 1))],
    ['a short sheet', 'add', headed(herd(300))],
  ] as const)('leaves %s for later', async (_what, mode, rows) => {
    expect((await follow(await openTask(mode), rows)).found).toEqual([]);
  });

  it('tells of a fault when it is settled', async () => {
    const task = await openTask();
    const ahead = checkAhead(task, open().deps.clock(), () => Promise.reject(new Error('no pairs')));
    const rows = headed(herd(500));
    await ahead.follow(rows);
    const table = await findTable(rows, task.format);
    await expect(ahead.settle(rows, table, [])).rejects.toThrow('no pairs');
  });
});
