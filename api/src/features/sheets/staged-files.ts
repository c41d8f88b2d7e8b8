import { columnsOf } from '@huella/domain/engine/sheets/columns-by-role';
import { atCells } from '@huella/domain/engine/sheets/faults-in-cells';
import type { EventField } from '@huella/domain/model/event-model';
import type { Field } from '@huella/domain/model/field';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Issue } from '@huella/domain/model/errors';
import { isEmpty, type Value, type Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { checkFiles, type FileClaim } from '../../db/ledger/file-rows';
import type { SheetTask } from './sheet-task';

interface FilledRow {
  readonly row: number;
  readonly values: Values;
  readonly issues: readonly Issue[];
}

/**
 * The rows with what speaks against the files that their cells name: not there, somebody else's, not what their ending says. The
 * ledger asks the same once more when it writes them.
 */
export async function refuseFiles<Row extends FilledRow>(
  db: Database,
  task: SheetTask,
  rows: readonly Row[],
): Promise<readonly Row[]> {
  const { model, place } = task.form;
  const columns = columnsOf(task.format, 'grid').map(({ field }) => field);
  if (columns.length === 0) return rows;
  const claims = rows.flatMap((row): readonly FileClaim[] => {
    const named = columns.filter(({ name }) => !isEmpty(row.values[name]));
    if (named.length === 0) return [];
    const after: Record<string, Value> = {};
    for (const field of named) after[writtenBy(field) ?? field.name] = row.values[field.name] ?? null;
    return [{ key: row.row, before: {}, after, fields: row.values }];
  });
  if (claims.length === 0) return rows;
  const eventType = typeof task.mode === 'string' ? engineEvents.load : task.mode.event.eventType;
  const holder = { model, eventType, companyId: place.companyId, userId: task.userId };
  const { refused } = await checkFiles(db, holder, claims, 'asTheyAre');
  return rows.map((row) => {
    const found = refused.get(row.row) ?? [];
    const told = new Set(row.issues.map(({ field }) => field));
    const placed = found.map((each) => ({ ...each, field: columnOf(each.field) }));
    const more = atCells(columns, placed, task.form.locale);
    return { ...row, issues: [...row.issues, ...more.filter(({ field }) => !told.has(field))] };
  });

  /** What an event writes is of the attribute; in the sheet it stands in the column of the event's field. */
  function columnOf(place: string | null): string | null {
    return columns.find((field) => place !== null && writtenBy(field) === place)?.name ?? place;
  }
}

/** The attribute that a field of an event writes. */
function writtenBy(field: Field | EventField): string | undefined {
  return 'writes' in field ? field.writes : undefined;
}
