import type { Actor, Place } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { checkUploadRows } from './check-upload-rows';
import { startTexts } from './row-texts';
import { markOf, newTask } from './sheet-task';
import { insertUpload, insertUploadRows, rowsAtOnce, updateColumns } from './sheets.store';

/**
 * A new upload for rows that are typed in (document 2 section 4) and its id. With a place it has so many rows, paired
 * from the start, each with what a new asset starts with; without one it is only an id.
 */
export async function addManualUpload(
  deps: Deps,
  actor: Actor,
  at: { readonly place: Place; readonly assetType: number } | null,
  count: number,
): Promise<number> {
  const now = deps.clock();
  const upload = {
    userId: actor.userId,
    boxId: at?.place.boxId ?? null,
    assetType: at?.assetType ?? null,
    mode: 'add',
    storageName: null,
    originalName: null,
    columns: [],
    language: actor.language,
    zone: actor.timezone,
    checkedAs: null,
  } as const;
  if (at === null) return insertUpload(deps.db, upload, now);
  const task = await newTask(deps, actor, at.place, at.assetType, 'add');
  const texts = startTexts([], task, now);
  // The rows are alike: what is wrong with one is wrong with all.
  const [checked] = await checkUploadRows(deps.db, task, [{ row: 1, texts, notes: [] }], []);
  const found = checked ?? null;
  return transact(deps.db, async (db) => {
    const id = await insertUpload(db, upload, now);
    for (let from = 0; from < count; from += rowsAtOnce) {
      const length = Math.min(rowsAtOnce, count - from);
      const rows = Array.from({ length }, (_, n) => ({ row: from + n + 1, cells: [], found }));
      await insertUploadRows(db, id, rows);
    }
    await updateColumns(db, { ...upload, id, pairedAt: now, checkedAs: markOf(task) }, now);
    return id;
  });
}
