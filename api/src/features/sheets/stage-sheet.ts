import { calls } from '@huella/domain/calls/index';
import type { BodyOf } from '@huella/domain/calls/contract';
import { maxSheetRows } from '@huella/domain/calls/sheets';
import { fail, Refusal } from '@huella/domain/errors';
import type { Actor, Place } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { SheetRead } from '../../outside/sheets/read-sheet';
import { sheetLimits } from '../../outside/sheets/sheet-limits';
import { hasFile, removeFile, retireFile } from '../files/files.store';
import { startBreathing } from '../../breathe';
import { findTable, headingsOf, pairTable, type FoundTable } from './found-columns';
import { listRemembered } from './remembered.store';
import { newTask, type SheetTask } from './sheet-task';
import { insertUpload, insertUploadRows, rowsAtOnce, type NewUpload } from './sheets.store';

type Order = BodyOf<(typeof calls)['sheets.validate']>;

/**
 * Reads a registered file of the user and keeps its rows as an upload, with a first pairing of its columns. Answers
 * the upload's id. A file that is refused is removed: nothing of it stays.
 */
export async function stageSheet(deps: Deps, actor: Actor, place: Place, order: Order): Promise<number> {
  const { storage_name: storageName, original_name: originalName } = order.fileInfo;
  if (!(await hasFile(deps.db, actor.userId, storageName))) fail('notFound');
  const task = newTask(deps, actor, place, order.globalModelId, order.mode);
  try {
    const file = await deps.files.read(storageName);
    const table = await readTable(await deps.sheets.read(file, originalName, sheetLimits), task);
    const columns = await pairColumns(deps, actor, table, task);
    const upload = uploadOf(actor, place, task, columns, { storageName, originalName });
    return await keep(deps, upload, table);
  } catch (error) {
    const isLasting = error instanceof Refusal && error.code !== 'unavailable';
    if (isLasting && (await retireFile(deps.db, storageName))) {
      await deps.files.remove(storageName);
      await removeFile(deps.db, storageName);
    }
    throw error;
  }
}

async function readTable(sheet: SheetRead, { format }: SheetTask): Promise<FoundTable> {
  const table = await findTable(sheet.rows, format);
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
): NewUpload {
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

/** The upload with its rows, all or none. */
async function keep(deps: Deps, upload: NewUpload, { data }: FoundTable): Promise<number> {
  const breathe = startBreathing();
  return transact(deps.db, async (db) => {
    const id = await insertUpload(db, upload, deps.clock());
    for (let from = 0; from < data.length; from += rowsAtOnce) {
      const some = data.slice(from, from + rowsAtOnce);
      const rows = some.map((cells, at) => ({ row: from + at + 1, cells, texts: null, issues: null }));
      await insertUploadRows(db, id, rows);
      await breathe();
    }
    return id;
  });
}
