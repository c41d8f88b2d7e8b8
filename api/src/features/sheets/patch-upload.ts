import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { CellIssue, SheetRow } from '@huella/domain/calls/upload-view';
import { maxSheetRows } from '@huella/domain/rules/limits';
import { fail, issue } from '@huella/domain/model/errors';
import { canonicalJson } from '@huella/domain/engine/events/canonical';
import { seekRepeats, type Repeat } from '@huella/domain/engine/sheets/find-repeats';
import type { Actor, Place } from '../../db/actors';
import type { Database } from '../../db/database';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { createYielder, inTurns } from '../../yielder';
import { withUploadRoom } from '../files/upload-quota-check';
import {
  bringBackRows,
  clearRows,
  listTextsOf,
  storeBlankRows,
  takeOutRows,
  updateBlankRows,
} from './grid-rows.store';
import { findBlank, type BlankFinding } from './check-blank';
import { checkUploadRows } from './check-upload-rows';
import type { RowToCheck } from './named-rows';
import { changesOf, type Changes, type KeptCell } from './patch-changes';
import { presentRow } from './present-upload';
import { readNotes } from './row-texts';
import { markOf, taskOf, type SheetTask } from './sheet-task';
import {
  insertUploadRows,
  lockUpload,
  rowsAtOnce,
  touchUpload,
  updateUploadRows,
  type Upload,
} from './sheets.store';
import { countUploadRows, findLastRow, listUploadRowsOf } from './upload-rows.store';
import type { SheetSender } from './stage-sheet';
import { addToSize, findSizeOfRows } from './upload-size.store';

type Order = BodyOf<Calls['sheets.patch']>;

/** What became of a patch. */
export interface Patched {
  /** The rows that changed, and those whose issues changed with them. */
  readonly rows: readonly SheetRow[];
  /** Cells that hold what was written elsewhere meanwhile. */
  readonly kept: readonly KeptCell[];
}

/**
 * Changes cells, takes rows out and back in, and adds rows at the end. Answers the rows that changed, and those whose
 * issues changed with them: a value that occurs twice is reported in the rows below. A cell that holds another text than
 * who changed it knew of keeps it. Refuses with `changedMeanwhile` when the upload was submitted or paired again, or a
 * row is gone.
 */
export async function patchUpload(
  deps: Deps,
  { actor, uploader }: SheetSender,
  place: Place,
  id: number,
  order: Order,
): Promise<Patched> {
  return withUploadRoom(deps, uploader, maxBytesOf(order), () => patchIn(deps, actor, place, id, order));
}

/** A text is kept as it was written and as it is read, with what speaks against it. */
const timesText = 3;
/** What a row takes beside them that was blank before, or is added as a row of its own. */
const bytesOfBlank = 2_048;

function maxBytesOf({ changes, added = 0 }: Order): number {
  const rows = new Set(changes.map(({ row }) => row)).size + added;
  const texts = changes.reduce((sum, { field, text }) => sum + field.length + text.length, 0);
  return texts * timesText + rows * bytesOfBlank;
}

async function patchIn(deps: Deps, actor: Actor, place: Place, id: number, order: Order): Promise<Patched> {
  return transact(deps.db, async (db) => {
    const upload = (await lockUpload(db, actor.userId, id)) ?? fail('notFound');
    if (upload.runId !== null || upload.pairedAt === null) fail('changedMeanwhile');
    const task = await taskOf({ ...deps, db }, actor, place, upload);
    const back = await bringBackRows(db, id, order.restored ?? []);
    const { changes, kept } = await changesOf(db, upload, task, order);
    const repeats = await findChangedRepeats(db, upload, task, order, changes);
    const touched = new Set([...changes.keys(), ...back, ...(repeats?.rows ?? [])]);
    const sizeBefore = await findSizeOfRows(db, id, [...touched]);
    await takeOutRows(db, id, order.removed ?? []);
    const added = [...(order.restored ?? []), ...(await addRows(db, upload, task, order))];
    await storeBlankRows(db, id, [...changes.keys()]);
    const rows = await recheck(db, upload, task, touched, changes, repeats?.all ?? null);
    const cleared = await clearRows(db, id);
    const answered = rows.map((each) =>
      cleared.has(each.row) ? { row: each.row, texts: each.texts, issues: [], blank: true as const } : each,
    );
    const untouched = added.filter((row) => !touched.has(row));
    answered.push(...(await listUploadRowsOf(db, id, untouched)).map(presentRow));
    await addToSize(db, id, (await findSizeOfRows(db, id, [...touched, ...added])) - sizeBefore);
    // Rows that nobody touched were checked against what was there then.
    const mark = markOf(task);
    await touchUpload(db, { id, checkedAs: upload.checkedAs === mark ? mark : null }, deps.clock());
    return { rows: answered, kept };
  });
}

interface ChangedRepeats {
  /** The repeats of all rows, as they will be. */
  readonly all: readonly Repeat[];
  /** The rows whose repeats change. */
  readonly rows: readonly number[];
}

/** What becomes of the values that may occur once; null where nothing of them changes. */
async function findChangedRepeats(
  db: Database,
  upload: Upload,
  { format }: SheetTask,
  { removed = [], restored = [] }: Order,
  changes: Changes,
): Promise<ChangedRepeats | null> {
  const once = format.columns.filter(
    ({ field, role }) => role === 'key' || field.validations?.unique !== undefined,
  );
  const fields = once.map(({ field }) => field.name);
  const touches = (texts: Readonly<Record<string, string>>) =>
    fields.some((name) => Object.hasOwn(texts, name));
  if (removed.length + restored.length === 0 && ![...changes.values()].some(touches)) return null;
  const stored = await listTextsOf(db, upload.id, fields);
  const [gone, back] = [new Set(removed), new Set(restored)];
  const before = stored.filter(({ row }) => !back.has(row));
  const after = stored
    .filter(({ row }) => !gone.has(row))
    .map(({ row, texts }) => ({ row, texts: { ...texts, ...changes.get(row) } }));
  const all = await inTurns(seekRepeats(after, format));
  return { all, rows: rowsThatDiffer(await inTurns(seekRepeats(before, format)), all) };
}

/** The repeats that rows were given before. */
function knownRepeats({
  row,
  issues,
}: Pick<SheetRow, 'row'> & { readonly issues: readonly CellIssue[] }): readonly Repeat[] {
  return issues.flatMap(({ field, code, slots }) =>
    code === 'repeatedInSheet' ? [{ row, issue: issue(field, code, { row: slots['row'] ?? 0 }) }] : [],
  );
}

function rowsThatDiffer(before: readonly Repeat[], after: readonly Repeat[]): readonly number[] {
  const name = ({ row, issue: found }: Repeat) =>
    `${String(row)} ${found.field ?? ''} ${String(found.slots['row'])}`;
  const [old, fresh] = [new Set(before.map(name)), new Set(after.map(name))];
  return [
    ...before.filter((each) => !fresh.has(name(each))),
    ...after.filter((each) => !old.has(name(each))),
  ].map(({ row }) => row);
}

/**
 * Adds rows at the end, with the texts that rows start with, and answers their numbers. An order that comes again, as its
 * answer was lost, adds none twice; another window may have added the same.
 */
async function addRows(
  db: Inside,
  upload: Upload,
  task: SheetTask,
  { added = 0, after, restored = [] }: Order,
): Promise<readonly number[]> {
  const last = added === 0 ? 0 : await findLastRow(db, upload.id);
  const count = Math.max(0, (after ?? last) + added - last);
  if (count + restored.length > 0) {
    const { total, blank: blanks } = await countUploadRows(db, upload.id);
    if (total + blanks + count > maxSheetRows) fail('sheetTooManyRows', { max: maxSheetRows });
  }
  if (count === 0) return after === undefined ? [] : rowsAfter(after, added);
  const found = await findBlank(db, task, upload.defaults ?? {});
  const numbers = rowsAfter(last, count);
  const { blank } = upload;
  // After an upgrade rows may begin otherwise than those that were blank before.
  const isAlike = blank === null || (blank.to === last && isEqual(blank.texts, found.texts));
  if (isAlike)
    await updateBlankRows(db, upload.id, { ...found, from: blank?.from ?? last + 1, to: last + count });
  else await storeRows(db, upload.id, numbers, found);
  return after === undefined ? numbers : rowsAfter(after, added);
}

function rowsAfter(after: number, count: number): readonly number[] {
  return Array.from({ length: count }, (_, at) => after + at + 1);
}

function isEqual(one: BlankFinding['texts'], other: BlankFinding['texts']): boolean {
  return canonicalJson(one) === canonicalJson(other);
}

async function storeRows(
  db: Database,
  uploadId: number,
  numbers: readonly number[],
  { texts, issues, values }: BlankFinding,
): Promise<void> {
  const found = { texts, issues, values, assetId: null };
  for (let from = 0; from < numbers.length; from += rowsAtOnce)
    await insertUploadRows(
      db,
      uploadId,
      numbers.slice(from, from + rowsAtOnce).map((row) => ({ row, cells: [], found })),
    );
}

async function recheck(
  db: Database,
  upload: Upload,
  task: SheetTask,
  touched: ReadonlySet<number>,
  changes: Changes,
  repeats: readonly Repeat[] | null,
): Promise<SheetRow[]> {
  const numbers = [...touched].sort((a, b) => a - b);
  const notesOf = readNotes(upload.columns, task);
  const yieldIfDue = createYielder();
  const rows: SheetRow[] = [];
  const found = new Set<number>();
  for (let from = 0; from < numbers.length; from += rowsAtOnce) {
    const stored = await listUploadRowsOf(db, upload.id, numbers.slice(from, from + rowsAtOnce));
    const toCheck: RowToCheck[] = [];
    for (const each of stored) {
      const changed = { ...each, texts: { ...each.texts, ...changes.get(each.row) } };
      toCheck.push({ row: each.row, texts: changed.texts, notes: notesOf(changed) });
      found.add(each.row);
      await yieldIfDue();
    }
    const checked = await checkUploadRows(db, task, toCheck, repeats ?? stored.flatMap(knownRepeats));
    await updateUploadRows(db, upload.id, checked);
    rows.push(...checked.map(presentRow));
  }
  if ([...changes.keys()].some((row) => !found.has(row))) fail('changedMeanwhile');
  return rows;
}
