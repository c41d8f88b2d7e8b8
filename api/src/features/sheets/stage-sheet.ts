import { calls } from '@huella/domain/calls/index';
import type { BodyOf } from '@huella/domain/calls/contract';
import { maxSheetRows } from '@huella/domain/rules/limits';
import { fail, Refusal } from '@huella/domain/model/errors';
import { proposedDefaults } from '@huella/domain/engine/sheets/sheet-defaults';
import { aimOf } from '@huella/domain/engine/sheets/sheet-purpose';
import type { Actor, Place } from '../../db/actors';
import type { Database } from '../../db/database';
import { createYielder } from '../../yielder';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import type { SheetRead } from '../../outside/sheets/sheet-read';
import { sheetLimits } from '../../outside/sheets/sheet-limits';
import { findOwnSize, removeFile, retireFile } from '../files/files.store';
import { countBytes, withUploadRoom, type UploadRoom } from '../files/upload-quota-check';
import type { Uploader } from '../files/upload-quota.store';
import { checkWhole, type CheckedRow } from './check-upload-rows';
import { findExample } from './find-example';
import { findTable, headingsOf, pairTable, unreadHeadings, type FoundTable } from './found-columns';
import { byAttribute, type MeaningsByAttribute } from './find-meanings';
import { listMeanings } from './meanings.store';
import { listRemembered } from './remembered.store';
import { missingOf } from './present-upload';
import { askedOf, textWriter } from './row-texts';
import { markOf, newTask, type SheetTask } from './sheet-task';
import { insertUpload, insertUploadRows, rowsAtOnce, type NewUpload } from './sheets.store';
import { startSpeculativeStaging, type IncomingSheet } from './speculative-staging';
import { describeReading } from './describe-reading';
import { updateReading } from './reading.store';
import { updateSize } from './upload-size.store';

type Order = BodyOf<(typeof calls)['sheets.validate']>;

/**
 * Reads a registered file of the user and keeps its rows as an upload, with a first pairing of its columns. Where that
 * and what is proposed beside it leave no mandatory column out, the rows are checked at once: mostly the user has nothing to
 * change, and until they said so nothing of it counts. Answers the upload's id. A file that is refused for what it is is removed: nothing of it stays.
 */
export async function stageSheet(
  deps: Deps,
  { actor, uploader }: SheetSender,
  place: Place,
  order: Order,
): Promise<number> {
  const { storage_name: storageName } = order.fileInfo;
  const size = (await findOwnSize(deps.db, actor.userId, storageName)) ?? fail('notFound');
  const bytes = Math.min(Math.max(size * usualGrowth, minRoom), maxAtFirst);
  return withUploadRoom(deps, uploader, bytes, (room) =>
    stageIn(deps, { actor, uploader }, place, order, room),
  );
}

/** Rows take some times the bytes of their file. Room is reserved for so many first; more is asked for as they come. */
const usualGrowth = 4;
const minRoom = 64 * 1024;
const maxAtFirst = 8 * 1024 * 1024;

/** Who sends a sheet, and from where. */
export interface SheetSender {
  readonly actor: Actor;
  readonly uploader: Uploader;
}

async function stageIn(
  deps: Deps,
  { actor, uploader }: SheetSender,
  place: Place,
  order: Order,
  room: UploadRoom,
): Promise<number> {
  const { storage_name: storageName, original_name: originalName } = order.fileInfo;
  const { networkMark } = uploader;
  const aim = aimOf(order.mode, order.eventType);
  const task = await newTask(deps, actor, place, order.globalModelId, aim);
  const sheet: IncomingSheet = {
    task,
    now: deps.clock(),
    pair: pairer(deps, task),
    uploadOf: (columns) => uploadOf(actor, place, task, columns, { storageName, originalName, networkMark }),
    room,
  };
  const staging = startSpeculativeStaging(deps, sheet);
  try {
    const file = await deps.files.read(storageName);
    const read = await deps.sheets.read(file, originalName, sheetLimits, staging.onRows, order.read?.sheet);
    const { rows } = read;
    const { table, columns } = await readPaired(rows, sheet, order.read);
    // What was staged while the file was read knows of no row that is left out.
    if (table.leftOut.length > 0 || table.example !== undefined) await staging.abandon();
    const staged = await staging.finish({ rows, above: table.above, columns });
    const id = staged ?? (await keep(deps.db, sheet, table, columns));
    await updateReading(deps.db, id, describeReading(read, table, order.read));
    return id;
  } catch (error) {
    await staging.abandon();
    // Read otherwise it was sound: only the other reading is refused.
    if (order.read === undefined && isLasting(error) && (await retireFile(deps.db, storageName))) {
      await deps.files.remove(storageName);
      await removeFile(deps.db, storageName);
    }
    throw error;
  }
}

/** Whether a file is refused for what it is: not where the server, or the room of the user, may be better later. */
function isLasting(error: unknown): boolean {
  return error instanceof Refusal && !['unavailable', 'uploadQuotaExceeded'].includes(error.code);
}

/** The table of a sheet and its columns as they are paired, without the example row of a template. */
async function readPaired(
  rows: SheetRead['rows'],
  { task, pair }: IncomingSheet,
  choice: Order['read'],
): Promise<{ readonly table: FoundTable; readonly columns: NewUpload['columns'] }> {
  const table = await readTable(rows, task, choice);
  const columns = await pair(table);
  const example = choice?.keepExample === true ? null : await findExample(table, columns, task);
  if (example === null) return { table, columns };
  const others = rows.filter((row) => row !== example);
  const rest = { ...(await readTable(others, task, { ...choice, headerRow: table.above })), example };
  return { table: rest, columns: await pair(rest) };
}

async function readTable(
  rows: SheetRead['rows'],
  { format }: SheetTask,
  choice: Order['read'],
): Promise<FoundTable> {
  const table = await findTable(rows, format, choice);
  if (table.data.length === 0) fail('noDataError');
  if (table.data.length > maxSheetRows) fail('sheetTooManyRows', { max: maxSheetRows });
  return table;
}

/** Pairs tables of one sheet; what the company has chosen before is asked once for the same headings. */
function pairer(deps: Deps, { format, form }: SheetTask): IncomingSheet['pair'] {
  let asked: { readonly headings: string; readonly remembered: Remembered } | null = null;
  let known: MeaningsByAttribute | null = null;
  return async (table) => {
    const headings = headingsOf(table);
    const mark = JSON.stringify(headings);
    if (asked?.headings !== mark) {
      const remembered = await listRemembered(deps.db, form.place.companyId, form.model.id, headings);
      asked = { headings: mark, remembered };
    }
    const unread = unreadHeadings(table, format, form.model);
    known ??= byAttribute(await listMeanings(deps.db, form.place.companyId, form.model.id));
    return pairTable(table, format, asked.remembered, form.locale, known, unread);
  };
}

type Remembered = Awaited<ReturnType<typeof listRemembered>>;

function uploadOf(
  actor: Actor,
  place: Place,
  { aim, form }: SheetTask,
  columns: NewUpload['columns'],
  file: Pick<NewUpload, 'storageName' | 'originalName' | 'networkMark'>,
): Omit<NewUpload, 'checkedAs'> {
  const { language, zone } = form.locale;
  return {
    userId: actor.userId,
    boxId: place.boxId,
    assetType: form.model.id,
    mode: aim.mode,
    eventType: aim.eventType,
    columns,
    language,
    zone,
    ...file,
  };
}

/** The upload with its rows, all or none. */
async function keep(
  db: Database,
  { task, now, uploadOf: uploadWith, room }: IncomingSheet,
  { data }: FoundTable,
  columns: NewUpload['columns'],
): Promise<number> {
  const upload = uploadWith(columns);
  const proposed = proposedDefaults(askedOf(columns, task));
  const complete = missingOf(upload, task.format, proposed).length === 0;
  const written = complete ? await textWriter(columns, task, proposed)(rowsOf(data)) : null;
  return transact(db, async (inside) => {
    const counter = countBytes(room);
    const id = await insertUpload(inside, { ...upload, checkedAs: complete ? markOf(task) : null }, now);
    const write = (some: readonly CheckedRow[]) =>
      insertUploadRows(
        inside,
        id,
        some.map((found) => ({ row: found.row, cells: data[found.row - 1] ?? [], found })),
        counter.add,
      );
    if (written === null) await keepUnchecked(inside, id, data, counter.add);
    else await checkWhole(inside, task, written, write);
    await updateSize(inside, id, counter.total());
    return id;
  });
}

function rowsOf(data: FoundTable['data']) {
  return data.map((cells, at) => ({ row: at + 1, cells }));
}

async function keepUnchecked(
  db: Database,
  id: number,
  data: FoundTable['data'],
  onBytes: (bytes: number) => Promise<void>,
): Promise<void> {
  const yieldIfDue = createYielder();
  const rows = rowsOf(data);
  for (let from = 0; from < rows.length; from += rowsAtOnce) {
    const some = rows.slice(from, from + rowsAtOnce);
    await insertUploadRows(
      db,
      id,
      some.map((row) => ({ ...row, found: null })),
      onBytes,
    );
    await yieldIfDue();
  }
}
