import type { Issue } from '@huella/domain/model/errors';
import { isEmpty, type Value, type Values } from '@huella/domain/model/value';
import { columnsOf } from '@huella/domain/engine/sheets/columns-by-role';
import { changedCells } from '@huella/domain/engine/sheets/changed-cells';
import type { RowOutcome } from '@huella/domain/engine/sheets/check-rows';
import { isEraseMark } from '@huella/domain/engine/sheets/erase-mark';
import { formatVersion, parseVersion, type RecordVersion } from '@huella/domain/engine/sheets/record-version';
import { versionColumn } from '@huella/domain/engine/sheets/reserved-columns';
import { isUnread } from '@huella/domain/engine/sheets/unread-cell';
import { listChangedSince, type ChangedSince } from '../../db/changed-since';
import type { Database } from '../../db/database';
import { conflictIn, textsOf } from '../../http/change-conflict';
import type { SheetTask } from './sheet-task';
import type { SheetSubject } from './subjects.store';

type Texts = Readonly<Record<string, string>>;

/** A row of changes once it was compared with its asset. */
export interface JudgedChanges {
  /** Its texts, with the version that it is compared with, and what others changed and it did not as it is now. */
  readonly texts: Texts;
  /** What it changes, by attribute; null empties one. */
  readonly values: Values;
  readonly issues: readonly Issue[];
}

/** What was written of the assets of rows since the versions that these name, by asset. */
export function listSince(
  db: Database,
  { form, format, mode }: SheetTask,
  rows: readonly { readonly texts: Texts; readonly subject: SheetSubject | null }[],
): Promise<ReadonlyMap<number, ChangedSince>> {
  const versions = rows.flatMap(({ texts, subject }) => {
    const version = subject === null ? null : versionIn(texts, subject);
    return version === null || subject === null || version.sequence >= subject.sequence ? [] : [version];
  });
  if (mode !== 'update') return Promise.resolve(new Map());
  const names = columnsOf(format, 'value').map(({ field }) => field.name);
  return listChangedSince(db, form.model, versions, names);
}

/** The version that a row names, if it is one of its asset: a column that was sorted by itself says nothing. */
function versionIn(
  texts: Texts,
  { id, sequence }: Pick<SheetSubject, 'id' | 'sequence'>,
): RecordVersion | null {
  const version = parseVersion(texts[versionColumn.name] ?? '');
  return version !== null && version.assetId === id && version.sequence <= sequence ? version : null;
}

/**
 * Compares a row with its asset, cell by cell: what it changes, what somebody else has changed since its version (a
 * conflict, until the person decides), and what it left alone. A row without a version is compared with the asset as it
 * is when it is first checked. A row that changes nothing has nothing wrong with it: what its record lacks is not its doing.
 */
export function judgeChanges(
  task: SheetTask,
  texts: Texts,
  { values, issues }: Pick<RowOutcome, 'values' | 'issues'>,
  subject: SheetSubject,
  since: ChangedSince | undefined,
): JudgedChanges {
  const { form, format } = task;
  const said: Record<string, Value> = {};
  const unread = new Set<string>();
  const columns = columnsOf(format, 'value');
  for (const { field } of columns) {
    const text = texts[field.name] ?? '';
    if (text.trim() === '') continue;
    const value = values[field.name] ?? null;
    // What could not be read changes nothing, and is told.
    if (isUnread(text) || (isEmpty(value) && !isEraseMark(text))) unread.add(field.name);
    else said[field.name] = isEraseMark(text) ? null : value;
  }
  const { changes, conflicts, kept } = changedCells(subject.attributes, said, since?.base);
  const version = versionIn(texts, subject) ?? { assetId: subject.id, sequence: subject.sequence };
  const known = Object.entries(textsOf(form, subject.attributes, kept));
  const isTouched = Object.keys(changes).length > 0 || unread.size > 0;
  const isOfColumn = (name: string | null) => columns.some(({ field }) => field.name === name);
  return {
    texts: { ...texts, ...Object.fromEntries(known), [versionColumn.name]: formatVersion(version) },
    values: changes,
    issues: [
      ...conflicts.map((name) => conflictIn(form, name, subject.attributes, since)),
      ...issues.filter(({ field }) => isTouched || (field !== null && !isOfColumn(field))),
    ],
  };
}
