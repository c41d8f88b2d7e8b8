import type { Place } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { withUploadRoom } from '../files/upload-quota-check';
import { minBytes } from '../files/upload-quota.store';
import { updateBlankRows } from './grid-rows.store';
import { findBlank } from './check-blank';
import { markOf, newTask } from './sheet-task';
import { insertUpload, updateColumns } from './sheets.store';
import type { SheetSender } from './stage-sheet';

/**
 * A new upload for rows that are typed in (document 2 section 4) and its id. With a place it has so many rows, paired
 * from the start, each with what a new asset starts with, and none of them stored; without one it is only an id.
 */
export async function addManualUpload(
  deps: Deps,
  { actor, uploader }: SheetSender,
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
    networkMark: uploader.networkMark,
  } as const;
  const room = (work: () => Promise<number>) => withUploadRoom(deps, uploader, minBytes, work);
  if (at === null) return room(() => insertUpload(deps.db, upload, now));
  const task = await newTask(deps, actor, at.place, at.assetType, 'add');
  const found = await findBlank(deps.db, task, [], now);
  return room(() =>
    transact(deps.db, async (db) => {
      const id = await insertUpload(db, upload, now);
      await updateBlankRows(db, id, { ...found, from: 1, to: count });
      await updateColumns(db, { ...upload, id, pairedAt: now, checkedAs: markOf(task) }, now);
      return id;
    }),
  );
}
