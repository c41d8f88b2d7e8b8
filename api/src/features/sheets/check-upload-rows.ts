import { issue, type Issue } from '@huella/domain/model/errors';
import { rememberReadings } from '@huella/domain/engine/fields/check-field';
import type { CheckField } from '@huella/domain/engine/fields/field-kind';
import { withoutNulls, type Values } from '@huella/domain/model/value';
import { allowedFields } from '@huella/domain/engine/access/field-access';
import type { RowOutcome } from '@huella/domain/engine/sheets/check-rows';
import { seekRepeats, type Repeat, type RowTexts } from '@huella/domain/engine/sheets/find-repeats';
import { eventCommentColumn, eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { Database } from '../../db/database';
import { keysOf, labelOf, type AssetKey } from '../../db/index-slots';
import { createYielder, inTurns } from '../../yielder';
import { pipeline } from '../../pipeline';
import { isUnfilled, type SheetTask } from './sheet-task';
import { subjectFinder } from './find-subjects';
import { momentOf } from './judge-subjects';
import { refuseFiles } from './staged-files';
import { checkOne, type Found, type RowToCheck } from './named-rows';
import { judgeChanges, type JudgedChanges } from './row-changes';
import { listHolders, listSubjects, nameOfKey } from './subjects.store';

export interface CheckedRow extends RowTexts {
  /** The asset that the row is about; null for a new one, and where none is found. */
  readonly assetId: number | null;
  /** Canonical values: of a new asset all that are filled, of a change those that it changes; null empties a field. */
  readonly values: Values;
  /** At most one for a field. */
  readonly issues: readonly Issue[];
  /** Nobody filled in anything: it is no row. */
  readonly isBlank: boolean;
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
  const found = await subjectFinder(db, task)(rows);
  const beside = { repeats: issuesByRow(repeats), found, read: rememberReadings(task.form.locale) };
  return refuseFiles(db, task, await refuseTaken(db, task, await checkBeside(task, rows, beside)));
}

/** Rows that are checked, and then written, at a time. */
const piece = 500;

/**
 * Checks all rows of an upload as `checkUploadRows` does, and hands them to `write` piece after piece: while the
 * database writes one, the next is being checked. The assets of a piece are asked for before the one in front of it is
 * written, and gone once it is: of a sheet of the largest size they would take hundreds of megabytes together.
 */
export async function checkWhole(
  db: Database,
  task: SheetTask,
  rows: readonly RowToCheck[],
  write: (some: readonly CheckedRow[]) => Promise<void>,
): Promise<void> {
  const find = subjectFinder(db, task);
  const repeats = issuesByRow(await inTurns(seekRepeats(rows, task.format)));
  const read = rememberReadings(task.form.locale);
  const ask = (from: number) => {
    const finding = find(rows.slice(from, from + piece));
    // A failure is thrown when it is awaited: until then nobody else may take it for unhandled.
    finding.catch(() => undefined);
    return finding;
  };
  async function* pieces() {
    let next = ask(0);
    try {
      for (let from = 0; from < rows.length; from += piece) {
        const found = await next;
        next = ask(from + piece);
        yield await checkBeside(task, rows.slice(from, from + piece), { repeats, found, read });
      }
    } finally {
      // Whoever ends early closes the transaction: nothing may be asked in it any more.
      await next.catch(() => undefined);
    }
  }
  await pipeline(pieces(), async (some) =>
    write(await refuseFiles(db, task, await refuseTaken(db, task, some))),
  );
}

/** A row that was checked but for the identifiers that other assets have. */
export interface KeyedRow extends CheckedRow {
  readonly keys: readonly AssetKey[];
}

/**
 * Checks rows of new assets by the rules of their form, without the database; `repeats` are what they repeat of other rows, as far as
 * that is known.
 */
export function checkAlone(
  task: SheetTask,
  rows: readonly RowToCheck[],
  read: CheckField,
  repeats: readonly Repeat[] = [],
): Promise<readonly KeyedRow[]> {
  return checkBeside(task, rows, { repeats: issuesByRow(repeats), found: new Map(), read });
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
    if (isUnfilled(task, row.texts)) {
      checked.push(blankRow(row));
      continue;
    }
    const about = found.get(row.row);
    const outcome = checkOne(task, row, about ?? null, read);
    const { texts, values, issues } = saidBy(task, row, outcome, about);
    checked.push({
      row: row.row,
      texts,
      assetId: about?.subject?.id ?? null,
      values: { ...values, ...saidOfEvent(task, outcome.about, texts) },
      issues: atColumns(task, about?.field ?? null, [
        ...(about?.issues ?? []),
        ...issues,
        ...(repeats.get(row.row) ?? []),
      ]),
      isBlank: false,
      keys: keysOf(model, outcome.values, place.companyId),
    });
    await yieldIfDue();
  }
  return checked;
}

/** Nothing is wrong with what nobody wrote, and nothing is written of it. */
function blankRow({ row, texts }: RowTexts): KeyedRow {
  return { row, texts, assetId: null, values: {}, issues: [], isBlank: true, keys: [] };
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

/** What a row says: of changes only what it changes of its asset. */
function saidBy(
  task: SheetTask,
  { texts }: RowToCheck,
  { values, issues }: RowOutcome,
  about: Found | undefined,
): JudgedChanges {
  const filled = withoutNulls(values);
  if (task.mode === 'add') return { texts, values: filled, issues };
  if (about?.changed !== undefined) {
    const { subject, since } = about.changed;
    return judgeChanges(task, texts, { values, issues }, subject, since);
  }
  const said = Object.entries(filled).filter(([name]) => (texts[name] ?? '').trim() !== '');
  return { texts, values: Object.fromEntries(said), issues };
}

function issuesByRow(repeats: readonly Repeat[]): ReadonlyMap<number, readonly Issue[]> {
  const byRow = new Map<number, Issue[]>();
  for (const { row, issue: found } of repeats) byRow.set(row, [...(byRow.get(row) ?? []), found]);
  return byRow;
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

/** What is said of a row's event beside its fields, as a run takes it: its moment and a word on it, where it says them. */
function saidOfEvent(task: SheetTask, about: Values, texts: RowTexts['texts']): Values {
  if (typeof task.mode === 'string' || task.mode.event.isTransfer) return {};
  const comment = about[eventCommentColumn.name];
  return {
    ...((texts[eventDateColumn.name] ?? '').trim() !== '' && {
      [eventDateColumn.name]: momentOf(task, texts).toISOString(),
    }),
    ...(comment !== undefined && { [eventCommentColumn.name]: comment }),
  };
}

/** What is wrong with a row, each at a column of the sheet: what has none of its own at the one that names the asset. */
function atColumns(
  { mode, format }: SheetTask,
  named: string | null,
  issues: readonly Issue[],
): readonly Issue[] {
  if (mode === 'add') return issues;
  const columns = new Set(format.columns.map(({ field }) => field.name));
  return issues.map((each) =>
    each.field !== null && columns.has(each.field) ? each : { ...each, field: named },
  );
}
