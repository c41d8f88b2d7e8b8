import { fail, type Issue } from '@huella/domain/errors';
import type { Values } from '@huella/domain/fields/value';
import { findRepeats, type Repeat } from '@huella/domain/sheets/find-repeats';
import type { Actor, Standing } from '../../db/actors';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import { checkUploadRows } from './check-upload-rows';
import { readNotes } from './row-texts';
import { taskOf, type SheetTask } from './sheet-task';
import { findUpload, listUploadRows, rowsAtOnce, type Upload, type UploadRow } from './sheets.store';

/** A row of an upload as it would be written now, or what speaks against that. */
export interface FinalRow {
  readonly row: number;
  readonly assetId: number | null;
  /** Canonical values: of a new asset all that are filled, of a change those that the sheet says. */
  readonly values: Values;
  readonly issues: readonly Issue[];
}

/** An upload that is about to be submitted, with all its rows checked as they stand. */
export interface FinalUpload {
  readonly upload: Upload;
  readonly rows: readonly FinalRow[];
}

/**
 * Checks all rows of a user's own upload, by the same rules as the grid did, against the database as it is now. One
 * of another establishment or asset type, or that is not paired yet, is not found.
 */
export async function checkUpload(
  deps: Deps,
  actor: Actor,
  place: Standing,
  about: { readonly uploadId: number; readonly assetType: number; readonly mode: Upload['mode'] },
): Promise<FinalUpload> {
  const upload = (await findUpload(deps.db, actor.userId, about.uploadId)) ?? fail('notFound');
  const fits =
    upload.boxId === place.boxId && upload.assetType === about.assetType && upload.mode === about.mode;
  if (!fits || upload.pairedAt === null) fail('notFound');
  const task = taskOf(deps, actor, place, upload);
  const rows = await listAllRows(deps.db, upload.id);
  const repeats = findRepeats(rows, task.format);
  const final: FinalRow[] = [];
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    final.push(...(await checkSome(deps.db, task, upload, rows.slice(from, from + rowsAtOnce), repeats)));
  return { upload, rows: final };
}

async function checkSome(
  db: Database,
  task: SheetTask,
  upload: Upload,
  rows: readonly UploadRow[],
  repeats: readonly Repeat[],
): Promise<readonly FinalRow[]> {
  const notesOf = readNotes(upload.columns, task);
  const toCheck = rows.map(({ row, cells, texts }) => ({ row, texts, notes: notesOf({ cells, texts }) }));
  const checked = await checkUploadRows(db, task, toCheck, repeats);
  return checked.map(({ row, assetId, values, issues }, at) => ({
    row,
    assetId,
    values: saidOf(values, upload.mode, rows[at]?.texts ?? {}),
    issues,
  }));
}

async function listAllRows(db: Database, uploadId: number): Promise<readonly UploadRow[]> {
  const rows: UploadRow[] = [];
  for (;;) {
    const some = await listUploadRows(db, uploadId, (rows.at(-1)?.row ?? 0) + 1, rowsAtOnce);
    rows.push(...some);
    if (some.length < rowsAtOnce) return rows;
  }
}

function saidOf(values: Values, mode: Upload['mode'], texts: UploadRow['texts']): Values {
  const says = (name: string) => mode === 'add' || (texts[name] ?? '').trim() !== '';
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => value !== null && says(name)));
}
