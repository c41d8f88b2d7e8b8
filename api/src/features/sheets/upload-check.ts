import { fail, type Issue } from '@huella/domain/model/errors';
import type { SheetAim } from '@huella/domain/engine/sheets/sheet-purpose';
import type { Actor, BoxAccess } from '../../db/actors';
import { keysOf, uniqueNamesOf, type AssetKey } from '../../db/index-slots';
import { findAssetsMark } from '../../db/ledger/tally-rows';
import type { Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { createYielder } from '../../yielder';
import type { SaidOfAll } from '../runs/own-moments-check';
import { updateBlankRows } from './grid-rows.store';
import { checkBlank } from './check-blank';
import { checkWhole, takenOf } from './check-upload-rows';
import type { RowToCheck } from './named-rows';
import { readNotes } from './row-texts';
import { markOf, taskOf, type SheetTask } from './sheet-task';
import { lockUpload, rowsAtOnce, updateUploadRows, type Upload } from './sheets.store';
import { listUploadRows } from './upload-rows.store';
import { listHolders } from './subjects.store';
import { countRows, listUnfitRows, listValuesOf } from './submitted-rows.store';

/** A row that speaks against submitting an upload. */
interface RefusedRow {
  readonly row: number;
  readonly assetId: number | null;
  readonly issues: readonly Issue[];
}

/** An upload that is about to be submitted, with all its rows checked as they are. */
export interface FinalUpload {
  readonly upload: Upload;
  readonly task: SheetTask;
  readonly total: number;
  readonly refused: readonly RefusedRow[];
}

/** What an upload is submitted as, and what is said of its event where a row says nothing. */
export interface SubmittedAs extends SheetAim {
  readonly uploadId: number;
  readonly assetType: number;
  readonly said: SaidOfAll;
}

/**
 * Checks all rows of a user's own upload, by the same rules as the grid did, against the database as it is now, and
 * holds it until the transaction ends, so that nobody changes it meanwhile. Rows of new assets that were checked
 * against the same before would come out alike: only their identifiers are asked for again, if any asset was written.
 * One of another establishment, asset type or purpose, or that is not paired yet, is not found; null when it was submitted before.
 */
export async function checkUpload(
  db: Inside,
  deps: Pick<Deps, 'clock'>,
  actor: Actor,
  place: BoxAccess,
  about: SubmittedAs,
): Promise<FinalUpload | null> {
  const upload = (await lockUpload(db, actor.userId, about.uploadId)) ?? fail('notFound');
  const fits =
    upload.boxId === place.boxId &&
    upload.assetType === about.assetType &&
    upload.mode === about.mode &&
    upload.eventType === about.eventType;
  if (!fits || upload.pairedAt === null) fail('notFound');
  if (upload.runId !== null) return null;
  const task = { ...(await taskOf({ ...deps, db }, actor, place, upload)), said: about.said };
  const stands = upload.mode === 'add' && upload.checkedAs === markOf(task);
  if (!stands) await checkAnew(db, task, upload);
  const unfit = await listUnfitRows(db, upload.id);
  const taken = stands ? await listTaken(db, task, upload, new Set(unfit.map(({ row }) => row))) : [];
  const total = await countRows(db, upload.id, upload.mode === 'update' && upload.eventType === null);
  return { upload, task, total, refused: [...unfit.map(asRefused), ...taken] };
}

function asRefused({ issues, ...row }: Awaited<ReturnType<typeof listUnfitRows>>[number]): RefusedRow {
  // Issues are kept as they were found, but for the row that they are about.
  return { ...row, issues: issues.map((each) => ({ ...each, record: null }) as Issue) };
}

async function checkAnew(db: Inside, task: SheetTask, upload: Upload): Promise<void> {
  const notesOf = readNotes(upload.columns, task);
  const yieldIfDue = createYielder();
  const rows: RowToCheck[] = [];
  let last = 0;
  for (;;) {
    const some = await listUploadRows(db, upload.id, last + 1, rowsAtOnce);
    for (const each of some) {
      if (!each.isBlank) rows.push({ row: each.row, texts: each.texts, notes: notesOf(each) });
      last = each.row;
      await yieldIfDue();
    }
    if (some.length < rowsAtOnce) break;
  }
  const { blank } = upload;
  if (blank !== null)
    await updateBlankRows(db, upload.id, { ...blank, ...(await checkBlank(db, task, blank.texts)) });
  await checkWhole(db, task, rows, (some) => updateUploadRows(db, upload.id, some));
}

/** Rows without errors whose identifiers other assets have got since: none while no asset of the type was written. */
async function listTaken(
  db: Inside,
  task: SheetTask,
  upload: Upload,
  known: ReadonlySet<number>,
): Promise<readonly RefusedRow[]> {
  const { model, place } = task.form;
  if (upload.assetsMark === (await findAssetsMark(db, model.id))) return [];
  const rows = await listValuesOf(db, upload.id, uniqueNamesOf(model));
  const yieldIfDue = createYielder();
  const keyed: { readonly row: number; readonly keys: readonly AssetKey[] }[] = [];
  for (const { row, values } of rows) {
    if (!known.has(row)) keyed.push({ row, keys: keysOf(model, values, place.companyId) });
    await yieldIfDue();
  }
  const holders = await listHolders(
    db,
    model.id,
    keyed.flatMap(({ keys }) => keys),
  );
  if (holders.size === 0) return [];
  return keyed.flatMap(({ row, keys }) => {
    const issues = takenOf(keys, null, holders);
    return issues.length === 0 ? [] : [{ row, assetId: null, issues }];
  });
}
