import { isEmpty, type Value, type Values } from '../../model/value';
import { canonicalJson } from '../events/canonical';

/** What a row of a sheet of changes comes to beside the record that it is about. */
export interface CellChanges {
  /** What would be written: only what differs from the record; null empties a field. */
  readonly changes: Values;
  /** Of these, the fields that somebody else has changed since the sheet was written. */
  readonly conflicts: readonly string[];
  /** The fields that the row left as the sheet had them and somebody else has changed: they stay as they are. */
  readonly kept: readonly string[];
}

/**
 * Compares what a row says with its record, cell by cell. `base` is what the record said when the sheet was written, of
 * fields that changed since; what is not in it did not change. A row that says the same as the sheet did wants nothing of a
 * field, whatever others have made of it.
 */
export function changedCells(current: Values, said: Values, base: Values = {}): CellChanges {
  const changes: Record<string, Value> = {};
  const conflicts: string[] = [];
  const kept: string[] = [];
  for (const [name, value] of Object.entries(said)) {
    if (isSame(value, current[name])) continue;
    const hasMoved = Object.hasOwn(base, name) && !isSame(base[name], current[name]);
    if (hasMoved && isSame(value, base[name])) {
      kept.push(name);
      continue;
    }
    changes[name] = value;
    if (hasMoved) conflicts.push(name);
  }
  return { changes, conflicts, kept };
}

function isSame(one: Value | undefined, other: Value | undefined): boolean {
  if (isEmpty(one) || isEmpty(other)) return isEmpty(one) && isEmpty(other);
  return canonicalJson(one) === canonicalJson(other);
}
