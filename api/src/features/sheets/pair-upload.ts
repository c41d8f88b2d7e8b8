import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith, issue, type Issue } from '@huella/domain/errors';
import type { SheetCell } from '@huella/domain/sheets/cell';
import { findRepeats } from '@huella/domain/sheets/find-repeats';
import { foldHeading } from '@huella/domain/sheets/heading';
import type { Actor, Place } from '../../db/actors';
import type { Database } from '../../db/database';
import type { SheetColumnRow } from '../../db/run-tables';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { startBreathing } from '../../breathe';
import { checkUploadRows } from './check-upload-rows';
import { findField, readingOf } from './found-columns';
import { findOptions } from './found-options';
import { keepIssue, missingOf } from './present-upload';
import { rememberPairs } from './remembered.store';
import { writeTexts } from './row-texts';
import { newTask, type SheetTask } from './sheet-task';
import {
  listUploadRows,
  lockUpload,
  restoreRows,
  rowsAtOnce,
  updateColumns,
  updateUploadRows,
  type Upload,
} from './sheets.store';

type Order = BodyOf<Calls['sheets.pair']>;
type Row = Awaited<ReturnType<typeof listUploadRows>>[number];

/**
 * Sets which column fills which field and how its values are read, and answers the upload. Once every mandatory column
 * has its field, the texts of all rows are written and checked anew; before, only the pairs are kept. Refuses with
 * `changedMeanwhile` when it was submitted.
 */
export async function pairUpload(deps: Deps, actor: Actor, place: Place, order: Order): Promise<Upload> {
  return transact(deps.db, async (db) => {
    const upload = (await lockUpload(db, actor.userId, order.excelUploadId)) ?? fail('notFound');
    if (upload.runId !== null) fail('changedMeanwhile');
    const task = newTask(deps, actor, place, upload.assetType ?? fail('notFound'), upload.mode);
    refuseUnsound(order, upload, task);
    if (upload.columns.length === 0) return upload;
    await restoreRows(db, upload.id);
    const rows = await readAll(db, upload.id);
    const columns = await applyPairs(upload.columns, order, rows, task);
    const { language, zone } = task.setting.locale;
    const now = deps.clock();
    const complete = order.isAllpair && missingOf({ columns }, task.format).length === 0;
    const paired = { ...upload, columns, language, zone, pairedAt: complete ? now : null };
    await updateColumns(db, paired, now);
    if (complete) {
      await rewriteRows(db, paired, rows, task, now);
      await rememberPairs(db, actor.userId, task.setting.model.id, headingsToRemember(columns));
    }
    return paired;
  });
}

function refuseUnsound({ fixedColumns }: Order, { columns }: Upload, { format }: SheetTask): void {
  const names = new Set(columns.map(({ name }) => name));
  const fields = new Set<string>();
  const used = new Set<string>();
  const issues = fixedColumns.flatMap(({ originColumn, excelColumn }): readonly Issue[] => {
    if (findField(format, originColumn) === null) return [issue(originColumn, 'unknownField')];
    if (!names.has(excelColumn) || fields.has(originColumn) || used.has(excelColumn))
      return [issue(originColumn, 'badParam')];
    fields.add(originColumn);
    used.add(excelColumn);
    return [];
  });
  if (issues.length > 0) failWith(issues);
}

async function readAll(db: Database, uploadId: number): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (;;) {
    const some = await listUploadRows(db, uploadId, (rows.at(-1)?.row ?? 0) + 1, rowsAtOnce);
    rows.push(...some);
    if (some.length < rowsAtOnce) return rows;
  }
}

async function applyPairs(
  columns: readonly SheetColumnRow[],
  order: Order,
  rows: readonly Row[],
  { format, setting }: SheetTask,
): Promise<readonly SheetColumnRow[]> {
  const fieldOf = new Map(order.fixedColumns.map((pair) => [pair.excelColumn, pair.originColumn]));
  const readings = new Map(Object.entries(order.readings ?? {}));
  const breathe = startBreathing();
  const paired: SheetColumnRow[] = [];
  for (const column of columns) {
    const name = fieldOf.get(column.name) ?? null;
    const field = findField(format, name);
    const cells: readonly SheetCell[] =
      field === null ? [] : rows.map((row) => row.cells[column.index] ?? null);
    const chosen = readings.get(column.name) ?? {};
    paired.push({
      ...column,
      field: name,
      how: name === column.field ? column.how : 'chosen',
      ...readingOf(cells, field, setting.locale, chosen),
      options: findOptions(cells, field, setting.locale),
    });
    await breathe();
  }
  return paired;
}

/** Of headings that fold to the same the first is remembered. */
function headingsToRemember(columns: readonly SheetColumnRow[]): ReadonlyMap<string, string | null> {
  const pairs = columns.map(({ name, field }) => [foldHeading(name), field] as const);
  return new Map([...pairs].reverse().filter(([heading]) => heading !== ''));
}

async function rewriteRows(
  db: Database,
  upload: Upload,
  rows: readonly Row[],
  task: SheetTask,
  now: Date,
): Promise<void> {
  const written = await writeTexts(rows, upload.columns, task, now);
  const repeats = findRepeats(written, task.format);
  const breathe = startBreathing();
  for (let from = 0; from < written.length; from += rowsAtOnce) {
    const some = written.slice(from, from + rowsAtOnce);
    const checked = await checkUploadRows(db, task, some, repeats);
    const updates = some.map(({ row, texts }, at) => ({
      row,
      texts,
      issues: (checked[at]?.issues ?? []).map(keepIssue),
    }));
    await updateUploadRows(db, upload.id, updates);
    await breathe();
  }
}
