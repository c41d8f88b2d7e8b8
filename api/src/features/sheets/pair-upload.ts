import type { BodyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail, failWith, issue, type Issue } from '@huella/domain/model/errors';
import type { SheetCell } from '@huella/domain/engine/sheets/cell';
import { foldHeading } from '@huella/domain/engine/sheets/heading';
import { canonicalJson } from '@huella/domain/engine/events/canonical';
import { proposedDefaults, readDefaults } from '@huella/domain/engine/sheets/sheet-defaults';
import { formatOfFiles } from '@huella/domain/engine/sheets/sheet-format';
import type { Values } from '@huella/domain/model/value';
import type { Actor, Place } from '../../db/actors';
import type { Database } from '../../db/database';
import type { SheetColumnRow } from '../../db/run-tables';
import { transact, type Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import { createYielder } from '../../yielder';
import { withUploadRoom } from '../files/upload-quota-check';
import { checkWhole } from './check-upload-rows';
import { findBlank } from './check-blank';
import { changedFields, findReadOtherwise, keepCorrections } from './corrections';
import { byAttribute, type MeaningsByAttribute } from './find-meanings';
import { choicesOf, findField, readingOf } from './found-columns';
import { dropTexts, dropTextsIn, updateBlankRows } from './grid-rows.store';
import { keepMeanings, saidIn, withChosen } from './meanings-check';
import { listMeanings } from './meanings.store';
import { missingOf } from './present-upload';
import { rememberPairs } from './remembered.store';
import { askedOf, textWriter } from './row-texts';
import { markOf, newTask, type SheetTask } from './sheet-task';
import type { SheetSender } from './stage-sheet';
import { findSize, measureUpload } from './upload-size.store';
import { lockUpload, rowsAtOnce, updateColumns, updateUploadRows, type Upload } from './sheets.store';
import { listUploadRows, type UploadRow } from './upload-rows.store';

type Order = BodyOf<Calls['sheets.pair']>;

/**
 * Sets which column fills which field and how its values are read, and answers the upload. Once every mandatory column
 * has its field, the texts of all rows are written and checked again; before, only the pairs are kept. Refuses with
 * `changedMeanwhile` when it was submitted.
 */
export async function pairUpload(
  deps: Deps,
  { actor, uploader }: SheetSender,
  place: Place,
  order: Order,
): Promise<Upload> {
  // The texts and values of rows that are written again take about what their cells took.
  const bytes = await findSize(deps.db, actor.userId, order.excelUploadId);
  return withUploadRoom(deps, uploader, bytes, () => pairIn(deps, actor, place, order));
}

async function pairIn(deps: Deps, actor: Actor, place: Place, order: Order): Promise<Upload> {
  return transact(deps.db, async (db) => {
    const upload = (await lockUpload(db, actor.userId, order.excelUploadId)) ?? fail('notFound');
    if (upload.runId !== null) fail('changedMeanwhile');
    const assetType = upload.assetType ?? fail('notFound');
    const task = await newTask({ ...deps, db }, actor, place, assetType, upload);
    refuseUnsound(order, upload, task);
    if (upload.columns.length === 0) return upload;
    await keepMeanings(db, task, upload, order, deps.clock());
    const defaults = acceptedBy(order, task);
    const paired =
      findAsRead({ ...upload, defaults }, order, task, deps.clock()) ??
      (await pairAnew(deps, db, upload, { ...upload, defaults }, order, task));
    await updateColumns(db, paired, deps.clock());
    if (paired.pairedAt !== null)
      await rememberPairs(db, place.companyId, task.form.model.id, headingsToRemember(paired.columns));
    return paired;
  });
}

/** What the user lets every row have in fields that no column fills. */
function acceptedBy({ fixedColumns, defaults = {} }: Order, task: SheetTask): Values {
  const columns = fixedColumns.map(({ originColumn }) => ({ field: originColumn }));
  const { values, issues } = readDefaults(askedOf(columns, task), defaults, task.form.locale);
  if (issues.length > 0) failWith(issues);
  return values;
}

/** An upload with what was just left on for every row. */
type Accepted = Upload & { readonly defaults: Values };

/**
 * The upload with its columns paired just as when it was read, and its rows checked then: nothing of them changes.
 * Null where anything differs, or was paired before.
 */
function findAsRead(upload: Accepted, order: Order, task: SheetTask, now: Date): Upload | null {
  if (!order.isAllpair || upload.pairedAt !== null || upload.checkedAs !== markOf(task)) return null;
  if ((order.meanings ?? []).length > 0) return null;
  const proposed = proposedDefaults(askedOf(upload.columns, task));
  if (canonicalJson(upload.defaults) !== canonicalJson(proposed)) return null;
  const fieldOf = fieldsByColumn(order);
  const columns = upload.columns.flatMap((column): readonly SheetColumnRow[] => {
    const chosen = order.readings?.[column.name] ?? {};
    const asked = column.ambiguous;
    const same =
      (fieldOf.get(column.name) ?? null) === column.field &&
      Object.entries(chosen).every(
        ([name, value]) => value === new Map(Object.entries(column.reading)).get(name),
      );
    const answered = asked !== null && (chosen[asked] ?? null) !== null;
    return same ? [{ ...column, ambiguous: answered ? null : asked }] : [];
  });
  return columns.length === upload.columns.length ? { ...upload, columns, pairedAt: now } : null;
}

/**
 * Pairs as the order says; with all mandatory columns paired, the texts of columns that are paired or read otherwise than
 * before are written anew, and all rows are checked again. What was corrected in other columns stays, and so do rows that
 * were added or taken out.
 */
async function pairAnew(
  deps: Deps,
  db: Inside,
  before: Upload,
  upload: Accepted,
  order: Order,
  task: SheetTask,
): Promise<Upload> {
  const rows = await readAll(db, upload.id);
  const { place, model } = task.form;
  const known = byAttribute(await listMeanings(db, place.companyId, model.id));
  const columns = await applyPairs(upload.columns, order, rows, task, known);
  const { language, zone } = task.form.locale;
  const changed = changedFields(before, { columns, defaults: upload.defaults }, task);
  const complete = order.isAllpair && missingOf({ columns }, task.format, upload.defaults).length === 0;
  if (!complete) {
    // What stays says what the user corrected in the columns that are as they were.
    await dropTexts(db, upload.id, changed);
    await dropTextsIn(db, upload.id, await findReadOtherwise(rows, before, columns, task));
    return { ...upload, columns, pairedAt: null, checkedAs: null };
  }
  const now = deps.clock();
  const fresh = await textWriter(columns, task, upload.defaults)(rows);
  const written = await keepCorrections({ fresh, rows, changed, before, columns }, task);
  await checkWhole(db, task, written, (some) => updateUploadRows(db, upload.id, some));
  if (upload.blank !== null)
    await updateBlankRows(db, upload.id, {
      ...upload.blank,
      ...(await findBlank(db, task, upload.defaults)),
    });
  await measureUpload(db, upload.id);
  return { ...upload, columns, language, zone, pairedAt: now, checkedAs: markOf(task) };
}

function fieldsByColumn({ fixedColumns }: Order): ReadonlyMap<string, string> {
  return new Map(fixedColumns.map((pair) => [pair.excelColumn, pair.originColumn]));
}

function refuseUnsound({ fixedColumns }: Order, { columns }: Upload, { format }: SheetTask): void {
  const names = new Set(columns.map(({ name }) => name));
  const fields = new Set<string>();
  const used = new Set<string>();
  const issues = fixedColumns.flatMap(({ originColumn, excelColumn }): readonly Issue[] => {
    if (findField(formatOfFiles(format), originColumn) === null) return [issue(originColumn, 'unknownField')];
    if (!names.has(excelColumn) || fields.has(originColumn) || used.has(excelColumn))
      return [issue(originColumn, 'badParam')];
    fields.add(originColumn);
    used.add(excelColumn);
    return [];
  });
  if (issues.length > 0) failWith(issues);
}

/** The rows of an upload that anything is written in. */
export async function readAll(db: Database, uploadId: number): Promise<readonly UploadRow[]> {
  const rows: UploadRow[] = [];
  let from = 1;
  for (;;) {
    const some = await listUploadRows(db, uploadId, from, rowsAtOnce);
    rows.push(...some.filter(({ isBlank }) => !isBlank));
    from = (some.at(-1)?.row ?? from) + 1;
    if (some.length < rowsAtOnce) return rows;
  }
}

async function applyPairs(
  columns: readonly SheetColumnRow[],
  order: Order,
  rows: readonly UploadRow[],
  { format, form }: SheetTask,
  known: MeaningsByAttribute,
): Promise<readonly SheetColumnRow[]> {
  const said = saidIn(order);
  const fieldOf = fieldsByColumn(order);
  const readings = new Map(Object.entries(order.readings ?? {}));
  const yieldIfDue = createYielder();
  const paired: SheetColumnRow[] = [];
  for (const column of columns) {
    const name = fieldOf.get(column.name) ?? null;
    const field = findField(format, name);
    const cells: readonly SheetCell[] =
      field === null ? [] : rows.map((row) => row.cells[column.index] ?? null);
    const chosen = readings.get(column.name) ?? {};
    const choices = choicesOf(cells, field, form.locale, known);
    paired.push({
      ...column,
      field: name,
      how: name === column.field ? column.how : 'chosen',
      ...readingOf(column.name, cells, field, form.locale, chosen),
      ...choices,
      meanings: withChosen(choices.meanings, column, said),
    });
    await yieldIfDue();
  }
  return paired;
}

/** Of headings that fold to the same the first is remembered. */
function headingsToRemember(columns: readonly SheetColumnRow[]): ReadonlyMap<string, string | null> {
  const pairs = columns.map(({ name, field }) => [foldHeading(name), field] as const);
  return new Map([...pairs].reverse().filter(([heading]) => heading !== ''));
}
