import { readDefaults } from '@huella/domain/engine/sheets/sheet-defaults';
import type { SheetAim } from '@huella/domain/engine/sheets/sheet-purpose';
import { failWith } from '@huella/domain/model/errors';
import type { Place } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { withUploadRoom } from '../files/upload-quota-check';
import { minBytes } from '../files/upload-quota.store';
import { updateBlankRows } from './grid-rows.store';
import { findBlank } from './check-blank';
import { askedOf } from './row-texts';
import { markOf, newTask } from './sheet-task';
import { insertUpload, updateColumns } from './sheets.store';
import type { SheetSender } from './stage-sheet';

/** An empty grid: for what place and type and what for, of how many rows, and what each of them begins with. */
interface ManualGrid {
  readonly place: Place;
  readonly assetType: number;
  readonly aim: SheetAim;
  readonly rows: number;
  readonly defaults: Readonly<Record<string, string>>;
}

/**
 * A new upload for rows that are typed in (document 2 section 4) and its id. With a place it has so many rows, paired
 * from the start, each with what the user lets all begin with, and none of them stored; without one it is only an id.
 */
export async function addManualUpload(
  deps: Deps,
  { actor, uploader }: SheetSender,
  at: ManualGrid | null,
): Promise<number> {
  const now = deps.clock();
  const upload = {
    userId: actor.userId,
    boxId: at?.place.boxId ?? null,
    assetType: at?.assetType ?? null,
    mode: at?.aim.mode ?? 'add',
    eventType: at?.aim.eventType ?? null,
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
  const task = await newTask(deps, actor, at.place, at.assetType, at.aim);
  const read = readDefaults(askedOf([], task), at.defaults, task.form.locale);
  if (read.issues.length > 0) failWith(read.issues);
  const defaults = read.values;
  const found = await findBlank(deps.db, task, defaults);
  return room(() =>
    transact(deps.db, async (db) => {
      const id = await insertUpload(db, upload, now);
      await updateBlankRows(db, id, { ...found, from: 1, to: at.rows });
      await updateColumns(db, { ...upload, id, defaults, pairedAt: now, checkedAs: markOf(task) }, now);
      return id;
    }),
  );
}
