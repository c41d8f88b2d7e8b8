import { isEmpty, isRows, type Value, type Values } from '../../model/value';
import { holds } from '../fields/conditions';
import type { Creation, Taken } from '../../model/event-model';

interface CreatedInput {
  /** The event's fields in canonical form. */
  readonly fields: Values;
  /** The asset as it was. */
  readonly asset: Values;
  /** The day of the event in its zone, `2026-11-21`. */
  readonly day: string;
}

/**
 * The assets that come about by an event, as a form would send them: the code that writes them checks them like any other
 * new asset of the same type and establishment, and charges the quota.
 */
export function createdAssets(creation: Creation, { fields, asset, day }: CreatedInput): readonly Values[] {
  const sources = creation.rows === undefined ? [fields] : rowsIn(fields[creation.rows]);
  return sources
    .filter((source) => (creation.when ?? []).every((condition) => holds(condition, source)))
    .map((source) => ({
      ...creation.sets,
      ...filled(Object.entries(creation.copies).map(([to, from]) => [to, asset[from] ?? null])),
      ...Object.fromEntries((creation.days ?? []).map((name) => [name, day])),
      ...filled(Object.entries(creation.takes).map(([to, from]) => [to, takenFrom(from, source)])),
    }));
}

function rowsIn(value: Value | undefined): readonly Values[] {
  return isRows(value) ? value : [];
}

function takenFrom(taken: Taken, source: Values): Value {
  if (typeof taken === 'string') return source[taken] ?? null;
  const key = source[taken.field];
  return typeof key === 'string' ? (taken.table[key] ?? null) : null;
}

function filled(pairs: readonly (readonly [string, Value])[]): Values {
  return Object.fromEntries(pairs.filter(([, value]) => !isEmpty(value)));
}
