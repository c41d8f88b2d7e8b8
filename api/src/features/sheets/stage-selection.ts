import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import { columnsOf } from '@huella/domain/engine/sheets/columns-by-role';
import { readDefaults } from '@huella/domain/engine/sheets/sheet-defaults';
import type { SheetAim } from '@huella/domain/engine/sheets/sheet-purpose';
import { pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import { maxSheetRows } from '@huella/domain/rules/limits';
import type { Place } from '../../db/actors';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { createYielder } from '../../yielder';
import { textsOf } from '../../http/change-conflict';
import { listSelectedIds, refuseIfMoved } from '../../http/selected-ids';
import { countBytes, withUploadRoom } from '../files/upload-quota-check';
import { checkWhole } from './check-upload-rows';
import type { RowToCheck } from './named-rows';
import { askedOf, startTexts } from './row-texts';
import { markOf, newTask, type SheetTask } from './sheet-task';
import { insertUpload, insertUploadRows, updateColumns, type NewUploadRow } from './sheets.store';
import type { SheetSender } from './stage-sheet';
import { listSubjects } from './subjects.store';
import { updateSize } from './upload-size.store';

/** Some assets of a place, by id or all that filters find, and what their rows begin with. */
type Selected = Pick<NonNullable<BodyOf<Calls['sheets.manual']>>, 'pks' | 'selection' | 'count'> & {
  readonly place: Place;
  readonly assetType: number;
  readonly aim: SheetAim;
  readonly defaults: Readonly<Record<string, string>>;
};

/** What a row of a selection about takes of the room for uploads. */
const bytesOfRow = 1_024;

/** Assets that are read, and rows that are written, at a time. */
const piece = 500;

/**
 * A new upload with a row for each selected asset (document 2 section 2, manual wizard where rows to edit are brought along),
 * and its id. A row of changes says what its asset says today, and so changes nothing until somebody edits it. One of an
 * event says which asset it is, and what its user lets all begin with: it is none until somebody fills it in
 * (`isBlankRow`).
 */
export async function stageSelection(
  deps: Deps,
  { actor, uploader }: SheetSender,
  at: Selected,
): Promise<number> {
  const now = deps.clock();
  const task = await newTask(deps, actor, at.place, at.assetType, at.aim);
  const { language, zone } = task.form.locale;
  const defaults = readAccepted(task, at.defaults);
  const ids = await idsOf(deps, task, at);
  const checkedAs = markOf(task);
  const upload = {
    ...{ userId: actor.userId, boxId: at.place.boxId, assetType: at.assetType, ...at.aim },
    ...{ storageName: null, originalName: null, columns: [], language, zone, checkedAs },
    networkMark: uploader.networkMark,
  };
  const stage = task.mode === 'update' ? stageChanges : stageNamed;
  return withUploadRoom(deps, uploader, ids.length * bytesOfRow, (room) =>
    transact(deps.db, async (db) => {
      const counter = countBytes(room);
      const id = await insertUpload(db, upload, now);
      const write = (rows: readonly NewUploadRow[]) => insertUploadRows(db, id, rows, counter.add);
      if ((await stage(db, task, { ids, defaults, write })) === 0) fail('nothingSelected');
      await updateSize(db, id, counter.total());
      await updateColumns(db, { ...upload, id, defaults, pairedAt: now }, now);
      return id;
    }),
  );
}

/** What the user lets every row begin with; of changes nothing is. */
function readAccepted(task: SheetTask, texts: Selected['defaults']): Values {
  const { values, issues } = readDefaults(askedOf([], task), texts, task.form.locale);
  return issues.length > 0 ? failWith(issues) : values;
}

async function idsOf(
  { db }: Deps,
  { form }: SheetTask,
  { pks, selection, count }: Selected,
): Promise<readonly number[]> {
  const ids = pks ?? (selection === undefined ? [] : await listSelectedIds(db, form, selection));
  if (pks === undefined) refuseIfMoved(ids, count);
  if (ids.length > maxSheetRows) fail('sheetTooManyRows', { max: maxSheetRows });
  const all = [...new Set(ids)];
  return all.length === 0 ? fail('nothingSelected') : all;
}

/** The rows of a sheet on their way: of which assets, what they begin with, and what takes them. */
interface Staging {
  readonly ids: readonly number[];
  readonly defaults: Values;
  readonly write: (rows: readonly NewUploadRow[]) => Promise<void>;
}

/** Rows of changes, each compared with its asset; answers how many there are. */
async function stageChanges(db: Inside, task: SheetTask, { ids, write }: Staging): Promise<number> {
  const names = task.format.columns.map(({ field }) => field.name);
  const rows: RowToCheck[] = [];
  for await (const some of rowsOf(db, task, ids, names)) rows.push(...some);
  await checkWhole(db, task, rows, (some) =>
    write(some.map((found) => ({ row: found.row, cells: [], found }))),
  );
  return rows.length;
}

/** Rows of an event that nobody has filled in: there is nothing to check yet. Answers how many there are. */
async function stageNamed(db: Inside, task: SheetTask, { ids, defaults, write }: Staging): Promise<number> {
  const names = columnsOf(task.format, 'key').map(({ field }) => field.name);
  const begun = startTexts(task, defaults);
  let last = 0;
  for await (const some of rowsOf(db, task, ids, names)) {
    const found = { issues: [], assetId: null, values: {}, isBlank: true };
    await write(
      some.map(({ row, texts }) => ({ row, cells: [], found: { ...found, texts: { ...texts, ...begun } } })),
    );
    last = some.at(-1)?.row ?? last;
  }
  return last;
}

/**
 * Rows with what assets say today in some columns, some at a time and in the order of the ids: of those that are there, as
 * others may have gone meanwhile.
 */
async function* rowsOf(
  db: Inside,
  { form }: SheetTask,
  ids: readonly number[],
  names: readonly string[],
): AsyncGenerator<readonly RowToCheck[]> {
  const place = { boxId: form.place.boxId, assetType: form.model.id };
  const yieldIfDue = createYielder();
  let row = 0;
  for (let from = 0; from < ids.length; from += piece) {
    const some = ids.slice(from, from + piece);
    const subjects = await listSubjects(db, place, some);
    const rows: RowToCheck[] = [];
    for (const { id, attributes } of some.flatMap((each) => subjects.get(each) ?? [])) {
      const texts = { [pkColumn.name]: String(id), ...textsOf(form, attributes, names) };
      rows.push({ row: (row += 1), texts, notes: [] });
      await yieldIfDue();
    }
    yield rows;
  }
}
