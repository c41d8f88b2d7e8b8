import { calls } from '@huella/domain/calls/index';
import type { BodyOf } from '@huella/domain/calls/contract';
import { maxSheetRows } from '@huella/domain/calls/sheets';
import { fail, Refusal } from '@huella/domain/errors';
import type { Actor, Place } from '../../db/actors';
import type { Database } from '../../db/database';
import { startBreathing } from '../../breathe';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { SheetRead } from '../../outside/sheets/read-sheet';
import { sheetLimits } from '../../outside/sheets/sheet-limits';
import { hasFile, removeFile, retireFile } from '../files/files.store';
import { checkAhead, type Settled } from './check-ahead';
import { checkWhole, type CheckedRow } from './check-upload-rows';
import { findTable, headingsOf, pairTable, type FoundTable } from './found-columns';
import { listRemembered } from './remembered.store';
import { missingOf } from './present-upload';
import { markOf, newTask, type SheetTask } from './sheet-task';
import { insertUpload, insertUploadRows, rowsAtOnce, type NewUpload } from './sheets.store';

type Order = BodyOf<(typeof calls)['sheets.validate']>;

/**
 * Reads a registered file of the user and keeps its rows as an upload, with a first pairing of its columns. Where that
 * leaves no mandatory column out, the rows are checked at once: mostly the user has nothing to change. Answers the
 * upload's id. A file that is refused is removed: nothing of it stays.
 */
export async function stageSheet(deps: Deps, actor: Actor, place: Place, order: Order): Promise<number> {
  const { storage_name: storageName, original_name: originalName } = order.fileInfo;
  if (!(await hasFile(deps.db, actor.userId, storageName))) fail('notFound');
  const task = await newTask(deps, actor, place, order.globalModelId, order.mode);
  const now = deps.clock();
  const pair = (table: FoundTable) => pairColumns(deps, actor, table, task);
  const ahead = checkAhead(task, now, pair);
  try {
    const file = await deps.files.read(storageName);
    const { rows } = await deps.sheets.read(file, originalName, sheetLimits, (some) => {
      void ahead.follow(some);
    });
    const table = await readTable(rows, task);
    const columns = await pair(table);
    const upload = uploadOf(actor, place, task, columns, { storageName, originalName });
    const settled = await ahead.settle(rows, table, columns);
    return await keep(deps, { upload, table, task, now, settled });
  } catch (error) {
    ahead.stop();
    const isLasting = error instanceof Refusal && error.code !== 'unavailable';
    if (isLasting && (await retireFile(deps.db, storageName))) {
      await deps.files.remove(storageName);
      await removeFile(deps.db, storageName);
    }
    throw error;
  }
}

async function readTable(rows: SheetRead['rows'], { format }: SheetTask): Promise<FoundTable> {
  const table = await findTable(rows, format);
  if (table.data.length === 0) fail('noDataError');
  if (table.data.length > maxSheetRows) fail('sheetTooManyRows', { max: maxSheetRows });
  return table;
}

async function pairColumns(deps: Deps, actor: Actor, table: FoundTable, { format, setting }: SheetTask) {
  const remembered = await listRemembered(deps.db, actor.userId, setting.model.id, headingsOf(table));
  return pairTable(table, format, remembered, setting.locale);
}

function uploadOf(
  actor: Actor,
  place: Place,
  { mode, setting }: SheetTask,
  columns: NewUpload['columns'],
  file: Pick<NewUpload, 'storageName' | 'originalName'>,
): Omit<NewUpload, 'checkedAs'> {
  const { language, zone } = setting.locale;
  return {
    userId: actor.userId,
    boxId: place.boxId,
    assetType: setting.model.id,
    mode,
    columns,
    language,
    zone,
    ...file,
  };
}

interface Staging {
  readonly upload: Omit<NewUpload, 'checkedAs'>;
  readonly table: FoundTable;
  readonly task: SheetTask;
  readonly now: Date;
  /** What was found of the first rows while the others were read. */
  readonly settled: Settled;
}

/** The upload with its rows, all or none. */
async function keep(deps: Deps, { upload, table, task, now, settled }: Staging): Promise<number> {
  const { data } = table;
  const complete = missingOf(upload, task.format).length === 0;
  const { first, writeTexts } = settled;
  const rest = rowsOf(data).slice(first.length);
  const written = complete ? await writeTexts(rest) : null;
  return transact(deps.db, async (db) => {
    const marked = { ...upload, checkedAs: complete ? markOf(task) : null };
    const id = await insertUpload(db, marked, now);
    const write = (some: readonly CheckedRow[]) =>
      insertUploadRows(
        db,
        id,
        some.map((found) => ({ row: found.row, cells: data[found.row - 1] ?? [], found })),
      );
    if (written === null) await keepUnchecked(db, id, data);
    else await checkWhole(db, task, written, write, first);
    return id;
  });
}

function rowsOf(data: FoundTable['data']) {
  return data.map((cells, at) => ({ row: at + 1, cells }));
}

async function keepUnchecked(db: Database, id: number, data: FoundTable['data']): Promise<void> {
  const breathe = startBreathing();
  const rows = rowsOf(data);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await insertUploadRows(
      db,
      id,
      some.map((row) => ({ ...row, found: null })),
    );
    await breathe();
  }
}
