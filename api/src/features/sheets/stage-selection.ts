import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail } from '@huella/domain/model/errors';
import type { SheetAim } from '@huella/domain/engine/sheets/sheet-purpose';
import { pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import { maxSheetRows } from '@huella/domain/rules/limits';
import type { Place } from '../../db/actors';
import { transact } from '../../db/transact';
import type { Deps } from '../../deps';
import { listSelectedIds, refuseIfMoved } from '../../http/selected-ids';
import { countBytes, withUploadRoom } from '../files/upload-quota-check';
import { checkWhole } from './check-upload-rows';
import type { RowToCheck } from './named-rows';
import { textsOf } from '../../http/change-conflict';
import { markOf, newTask, type SheetTask } from './sheet-task';
import { insertUpload, insertUploadRows, updateColumns } from './sheets.store';
import type { SheetSender } from './stage-sheet';
import { listSubjects } from './subjects.store';
import { updateSize } from './upload-size.store';

/** Some assets of a place: by id, or all that filters find. */
type Selected = Pick<NonNullable<BodyOf<Calls['sheets.manual']>>, 'pks' | 'selection' | 'count'> & {
  readonly place: Place;
  readonly assetType: number;
  readonly aim: SheetAim;
};

/** What a row of a selection about takes of the room for uploads. */
const bytesOfRow = 1_024;

/**
 * A new upload of changes with a row for each selected asset (document 2 section 2, manual wizard where rows to edit are
 * brought along), and its id. Each row says what its asset says today, and so changes nothing until somebody edits it.
 */
export async function stageSelection(
  deps: Deps,
  { actor, uploader }: SheetSender,
  at: Selected,
): Promise<number> {
  const now = deps.clock();
  const task = await newTask(deps, actor, at.place, at.assetType, at.aim);
  const ids = await idsOf(deps, task, at);
  const rows = await rowsOf(deps, task, ids);
  if (rows.length === 0) fail('nothingSelected');
  const { language, zone } = task.form.locale;
  const checkedAs = markOf(task);
  const upload = {
    ...{ userId: actor.userId, boxId: at.place.boxId, assetType: at.assetType, ...at.aim },
    ...{ storageName: null, originalName: null, columns: [], language, zone, checkedAs },
    networkMark: uploader.networkMark,
  };
  return withUploadRoom(deps, uploader, rows.length * bytesOfRow, (room) =>
    transact(deps.db, async (db) => {
      const counter = countBytes(room);
      const id = await insertUpload(db, upload, now);
      await checkWhole(db, task, rows, (some) =>
        insertUploadRows(
          db,
          id,
          some.map((found) => ({ row: found.row, cells: [], found })),
          counter.add,
        ),
      );
      await updateSize(db, id, counter.total());
      await updateColumns(db, { ...upload, id, defaults: {}, pairedAt: now }, now);
      return id;
    }),
  );
}

async function idsOf(
  { db }: Deps,
  { form }: SheetTask,
  { pks, selection, count }: Selected,
): Promise<readonly number[]> {
  const ids = pks ?? (selection === undefined ? [] : await listSelectedIds(db, form, selection));
  if (pks === undefined) refuseIfMoved(ids, count);
  if (ids.length > maxSheetRows) fail('sheetTooManyRows', { max: maxSheetRows });
  return [...new Set(ids)];
}

/** Those that are there, in their order; others may have gone meanwhile. */
async function rowsOf(
  { db }: Deps,
  { form, format }: SheetTask,
  ids: readonly number[],
): Promise<readonly RowToCheck[]> {
  const { place, model } = form;
  const subjects = await listSubjects(db, { boxId: place.boxId, assetType: model.id }, ids);
  const names = format.columns.map(({ field }) => field.name);
  const found = ids.flatMap((id) => subjects.get(id) ?? []);
  return found.map(({ id, attributes }, at) => ({
    row: at + 1,
    texts: { [pkColumn.name]: String(id), ...textsOf(form, attributes, names) },
    notes: [],
  }));
}
