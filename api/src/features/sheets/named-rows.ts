import { issue, type Issue } from '@huella/domain/model/errors';
import type { CheckField } from '@huella/domain/engine/fields/field-kind';
import {
  checkRow,
  readAbout,
  type EventAround,
  type RowOutcome,
} from '@huella/domain/engine/sheets/check-rows';
import type { RowTexts } from '@huella/domain/engine/sheets/find-repeats';
import { pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { Values } from '@huella/domain/model/value';
import type { ChangedSince } from '../../db/changed-since';
import type { Database } from '../../db/database';
import { keysOf, type AssetKey } from '../../db/index-slots';
import { createYielder } from '../../yielder';
import type { SheetTask } from './sheet-task';
import { listHolders, nameOfKey, type SheetSubject } from './subjects.store';

/** A row to be checked. Notes are what its cells said when they were read and nobody edited since. */
export interface RowToCheck extends RowTexts {
  readonly notes: readonly Issue[];
}

/** The asset that a row is about, as far as its check goes. */
export interface Found {
  /** Null where no asset is meant, and where none is found. */
  readonly subject: { readonly id: number; readonly attributes: Values } | null;
  /** The column that names it; null where none does. */
  readonly field: string | null;
  /** Why nothing is done to it, and what speaks for looking twice. */
  readonly issues: readonly Issue[];
  /** What an event on it is judged by. */
  readonly around?: EventAround;
  /** What changes of it are compared with: its record, and what others wrote since the version that the row names. */
  readonly changed?: { readonly subject: SheetSubject; readonly since: ChangedSince | undefined };
}

/** Checks a row by the rules of its form; without its asset each value is checked for itself. */
export function checkOne(
  { form, mode, format }: SheetTask,
  row: RowToCheck,
  about: Found | null,
  read: CheckField,
): RowOutcome {
  const { model, scope, locale, areas } = form;
  const before = about?.subject?.attributes ?? null;
  const around = about?.around ?? {};
  const { texts, notes } = row;
  return checkRow({ format, model, mode, scope, locale, areas, texts, before, notes, around, read });
}

/** A row with what names its asset: a number, or else an identifier. */
export interface NamedRow {
  readonly row: RowToCheck;
  readonly pk: number | null;
  readonly key: AssetKey | null;
  /** The column that names it, and what is there. */
  readonly field: string | null;
  /** Its asset, whether or not there is one of that id; undefined where nobody has the identifier. */
  readonly assetId: number | undefined;
}

/** What names the asset of each row: its number, or else an identifier. */
export async function nameRows(
  db: Database,
  task: SheetTask,
  rows: readonly RowToCheck[],
): Promise<readonly NamedRow[]> {
  const yieldIfDue = createYielder();
  const named: Omit<NamedRow, 'assetId'>[] = [];
  for (const row of rows) {
    named.push({ row, ...nameOf(task, row) });
    await yieldIfDue();
  }
  const keys = named.flatMap(({ key }) => key ?? []);
  const holders = await listHolders(db, task.form.model.id, keys);
  return named.map((each) => {
    const holder = each.key === null ? undefined : holders.get(nameOfKey(each.key));
    return { ...each, assetId: each.pk ?? holder };
  });
}

/** What names the asset of a row: read as the row's own check reads it, without the asset. */
function nameOf({ form, mode, format }: SheetTask, row: RowToCheck): Pick<NamedRow, 'pk' | 'key' | 'field'> {
  const about = readAbout({ format, mode, texts: row.texts, locale: form.locale });
  const pk = about[pkColumn.name];
  if (typeof pk === 'number') return { pk, key: null, field: pkColumn.name };
  const naming = new Set(format.groups.flat());
  const keys = keysOf(form.model, about, form.place.companyId);
  const key = keys.find(({ attribute, scope }) => scope === 0 && naming.has(attribute)) ?? null;
  return { pk: null, key, field: key?.attribute ?? null };
}

/** What is said of a row that names an asset that is not there; one that names none is told so by its own check. */
export function notFound({ row, field }: NamedRow): readonly Issue[] {
  return field === null ? [] : [issue(field, 'assetNotExist', { record: row.texts[field] ?? '' })];
}
