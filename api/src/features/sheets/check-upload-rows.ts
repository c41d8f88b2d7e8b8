import { issue, type Issue } from '@huella/domain/model/errors';
import { rememberReadings } from '@huella/domain/engine/fields/check-field';
import type { CheckField } from '@huella/domain/engine/fields/field-kind';
import { withoutNulls, type Values } from '@huella/domain/model/value';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import { checkRow } from '@huella/domain/engine/sheets/check-rows';
import { findRepeats, type Repeat, type RowTexts } from '@huella/domain/engine/sheets/find-repeats';
import { pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { Database } from '../../db/database';
import { keysOf, labelOf, type AssetKey } from '../../db/index-slots';
import { createYielder } from '../../yielder';
import { pipeline } from '../../pipeline';
import type { SheetTask } from './sheet-task';
import { listHolders, listSubjects, nameOfKey, type SheetSubject } from './subjects.store';

/** A row to be checked. Notes are what its cells said when they were read and nobody edited since. */
export interface RowToCheck extends RowTexts {
  readonly notes: readonly Issue[];
}

export interface CheckedRow extends RowTexts {
  /** The asset that the row is about; null for a new one, and where none is found. */
  readonly assetId: number | null;
  /** Canonical values: of a new asset all that are filled, of a change those that the sheet says. */
  readonly values: Values;
  /** At most one for a field. */
  readonly issues: readonly Issue[];
}

/**
 * Checks rows of an upload by the rules of its form, against each other (`repeats`, by `findRepeats` over all rows), and against
 * the identifiers that other assets have. A few questions to the database for all rows; lets others have their turn.
 */
export async function checkUploadRows(
  db: Database,
  task: SheetTask,
  rows: readonly RowToCheck[],
  repeats: readonly Repeat[],
): Promise<readonly CheckedRow[]> {
  const found = await findSubjects(db, task, rows);
  const beside = { repeats: issuesByRow(repeats), found, read: rememberReadings(task.form.locale) };
  return refuseTaken(db, task, await checkBeside(task, rows, beside));
}

/** Rows that are checked, and then written, at a time. */
const piece = 500;

/**
 * Checks all rows of an upload as `checkUploadRows` does, and hands them to `write` piece after piece: while the
 * database writes one, the next is being checked.
 */
export async function checkWhole(
  db: Database,
  task: SheetTask,
  rows: readonly RowToCheck[],
  write: (some: readonly CheckedRow[]) => Promise<void>,
): Promise<void> {
  const found = await findSubjects(db, task, rows);
  const repeats = issuesByRow(findRepeats(rows, task.format));
  const beside = { repeats, found, read: rememberReadings(task.form.locale) };
  async function* pieces() {
    for (let from = 0; from < rows.length; from += piece)
      yield await checkBeside(task, rows.slice(from, from + piece), beside);
  }
  await pipeline(pieces(), async (some) => write(await refuseTaken(db, task, some)));
}

/** A row that was checked but for the identifiers that other assets have. */
export interface KeyedRow extends CheckedRow {
  readonly keys: readonly AssetKey[];
}

/** Checks rows of new assets by the rules of their form, without the other rows of the sheet and without the database. */
export function checkAlone(
  task: SheetTask,
  rows: readonly RowToCheck[],
  read: CheckField,
): Promise<readonly KeyedRow[]> {
  return checkBeside(task, rows, { repeats: new Map(), found: new Map(), read });
}

/** Those among all rows of a sheet, checked alone, that repeat others, with what speaks against that. */
export function listRepeated({ format }: SheetTask, rows: readonly KeyedRow[]): readonly KeyedRow[] {
  const repeats = issuesByRow(findRepeats(rows, format));
  return rows.flatMap((row) => {
    const repeated = repeats.get(row.row);
    return repeated === undefined ? [] : [{ ...row, issues: [...row.issues, ...repeated] }];
  });
}

/** What rows are checked beside, known for all of a sheet. */
interface Beside {
  /** What speaks against rows that others of the sheet repeat. */
  readonly repeats: ReadonlyMap<number, readonly Issue[]>;
  readonly found: ReadonlyMap<number, Found>;
  readonly read: CheckField;
}

/** Checks rows beside each other and beside the assets that they are about; the database is not asked. */
async function checkBeside(
  task: SheetTask,
  rows: readonly RowToCheck[],
  { repeats, found, read }: Beside,
): Promise<readonly KeyedRow[]> {
  const { model, place } = task.form;
  const yieldIfDue = createYielder();
  const checked: KeyedRow[] = [];
  for (const row of rows) {
    const about = found.get(row.row);
    const outcome = checkOne(task, row, about?.subject ?? null, read);
    checked.push({
      row: row.row,
      texts: row.texts,
      assetId: about?.subject?.id ?? null,
      values: saidOf(outcome.values, task.mode, row.texts),
      issues: [...(about?.issues ?? []), ...outcome.issues, ...(repeats.get(row.row) ?? [])],
      keys: keysOf(model, outcome.values, place.companyId),
    });
    await yieldIfDue();
  }
  return checked;
}

/** The rows with what speaks against them when other assets have their identifiers. */
export async function refuseTaken(
  db: Database,
  task: SheetTask,
  checked: readonly KeyedRow[],
): Promise<readonly CheckedRow[]> {
  const { form } = task;
  const holders = await listHolders(
    db,
    form.model.id,
    checked.flatMap(({ keys }) => keys),
  );
  const others = checked.flatMap(({ keys, assetId }) =>
    keys.flatMap((key) => holders.get(nameOfKey(key)) ?? []).filter((holder) => holder !== assetId),
  );
  const known = await listNamesHere(db, form, [...new Set(others)]);
  return checked.map(({ keys, ...row }) => ({
    ...row,
    issues: firstOfEach([...row.issues, ...takenOf(keys, row.assetId, holders, known)]),
  }));
}

function saidOf(values: Values, mode: SheetTask['mode'], texts: RowTexts['texts']): Values {
  const filled = withoutNulls(values);
  if (mode === 'add') return filled;
  return Object.fromEntries(Object.entries(filled).filter(([name]) => (texts[name] ?? '').trim() !== ''));
}

function issuesByRow(repeats: readonly Repeat[]): ReadonlyMap<number, readonly Issue[]> {
  const byRow = new Map<number, Issue[]>();
  for (const { row, issue: found } of repeats) byRow.set(row, [...(byRow.get(row) ?? []), found]);
  return byRow;
}

function checkOne(
  { form, mode, format }: SheetTask,
  row: RowToCheck,
  subject: SheetSubject | null,
  read: CheckField,
) {
  const { model, scope, locale, areas } = form;
  const before = subject?.attributes ?? null;
  const { texts, notes } = row;
  return checkRow({ format, model, mode, scope, locale, areas, texts, before, notes, read });
}

/**
 * What speaks against a row when others than its own asset have its identifiers (`listHolders`); of those that are known,
 * with which it is and where.
 */
export function takenOf(
  keys: readonly AssetKey[],
  assetId: number | null,
  holders: ReadonlyMap<string, number>,
  known: ReadonlyMap<number, Issue['slots']> = new Map(),
): readonly Issue[] {
  return keys.flatMap((key) => {
    const holder = holders.get(nameOfKey(key));
    if (holder === undefined || holder === assetId) return [];
    return [{ ...issue(key.attribute, 'notUnique'), slots: known.get(holder) ?? {} }];
  });
}

/** What assets of the establishment itself are called: who loads a sheet there may list them. */
async function listNamesHere(
  db: Database,
  { model, place, scope }: SheetTask['form'],
  ids: readonly number[],
): Promise<ReadonlyMap<number, Issue['slots']>> {
  if (ids.length === 0) return new Map();
  const seen = new Set(allowedFields(model, 'list', scope).map(({ name }) => name));
  const subjects = await listSubjects(db, { boxId: place.boxId, assetType: model.id }, ids);
  return new Map(
    [...subjects].map(([id, { attributes }]) => {
      const shown = Object.entries(attributes).filter(([name]) => seen.has(name));
      return [id, { label: labelOf(model, Object.fromEntries(shown)), place: place.name, pk: id }];
    }),
  );
}

interface Found {
  readonly subject: SheetSubject | null;
  readonly issues: readonly Issue[];
}

/** The asset that each row of a change names, by its number or else by an identifier; new assets have none. */
async function findSubjects(
  db: Database,
  task: SheetTask,
  rows: readonly RowToCheck[],
): Promise<ReadonlyMap<number, Found>> {
  if (task.mode === 'add') return new Map();
  const { place, model } = task.form;
  const yieldIfDue = createYielder();
  const read = rememberReadings(task.form.locale);
  const named: Named[] = [];
  for (const row of rows) {
    named.push({ row, ...nameOf(task, row, read) });
    await yieldIfDue();
  }
  const holders = await listHolders(
    db,
    model.id,
    named.flatMap(({ key }) => key ?? []),
  );
  const idOf = ({ pk, key }: Named) => pk ?? (key === null ? undefined : holders.get(nameOfKey(key)));
  const ids = named.flatMap((each) => idOf(each) ?? []);
  const subjects = await listSubjects(db, { boxId: place.boxId, assetType: model.id }, [...new Set(ids)]);
  return new Map(
    named.map((each) => [each.row.row, describeFound(each, subjects.get(idOf(each) ?? 0) ?? null)]),
  );
}

interface Named {
  readonly row: RowToCheck;
  readonly pk: number | null;
  readonly key: AssetKey | null;
  /** The column that names it, and what is there. */
  readonly field: string | null;
}

/** What names the asset of a row: what it is about is read by the row's own check, without the asset. */
function nameOf(task: SheetTask, row: RowToCheck, read: CheckField): Omit<Named, 'row'> {
  const { about, values } = checkOne(task, row, null, read);
  const pk = about[pkColumn.name];
  if (typeof pk === 'number') return { pk, key: null, field: pkColumn.name };
  const naming = new Set(task.format.groups.flat());
  const keys = keysOf(task.form.model, { ...values, ...about }, task.form.place.companyId);
  const key = keys.find(({ attribute, scope }) => scope === 0 && naming.has(attribute)) ?? null;
  return { pk: null, key, field: key?.attribute ?? null };
}

function describeFound({ row, field }: Named, subject: SheetSubject | null): Found {
  if (subject?.paused === true) return { subject, issues: [issue(field, 'assetPaused')] };
  if (subject?.inTransit === true) return { subject, issues: [issue(field, 'assetInTransit')] };
  if (subject !== null || field === null) return { subject, issues: [] };
  return { subject, issues: [issue(field, 'assetNotExist', { record: row.texts[field] ?? '' })] };
}

/** One message for a field; errors come before warnings. */
function firstOfEach(issues: readonly Issue[]): readonly Issue[] {
  const first = new Map<string | null, Issue>();
  for (const each of issues) {
    const known = first.get(each.field);
    if (known === undefined || (known.level === 'warning' && each.level === 'error'))
      first.set(each.field, each);
  }
  return [...first.values()];
}
