import { sql, type RawBuilder } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import { foldKey } from '@huella/domain/fold';
import { findRunningOut } from '@huella/domain/engine/status/asset-status';
import type { ListScope } from './list-types';

/**
 * A status that has come about by itself by today, as SQL over `asset_slot s` (decisions section 4). The slot holds
 * what events wrote; it alone is asked by its index, and the day that lies in that index says which of those rows
 * have run out since.
 */
export interface StatusToday {
  /** The attribute that holds the status. */
  readonly attribute: string;
  /** What the slot holds. */
  readonly stored: RawBuilder<string | null>;
  /** Whether the last day has gone by: null where there is none. */
  readonly isPast: RawBuilder<boolean | null>;
  /** The keys that run out once the day has gone by, and what they are then, as slots hold them. */
  readonly from: readonly string[];
  readonly to: string;
  /** The status that the asset has today. */
  readonly value: RawBuilder<string | null>;
}

/** How statuses read in an establishment today; null where none comes about by itself, and the slot says it all. */
export function statusToday({
  model,
  statusDay,
}: Pick<ListScope, 'model' | 'statusDay'>): StatusToday | null {
  const running = findRunningOut(model, statusDay);
  const [stored, lastDay] = [slotOf(model, running?.status), slotOf(model, running?.lastDay)];
  // The model rules see to it that both have slots.
  if (running === null || stored === null || lastDay === null) return null;
  const from = running.from.map(foldKey);
  const to = foldKey(running.to);
  const isPast = sql<boolean | null>`${lastDay} < ${running.today}::date`;
  const value = sql<string | null>`
    case when ${isPast} and ${isOneOf(stored, from)} then ${to}::text else ${stored} end`;
  return { attribute: running.status, stored, isPast, from, to, value };
}

/** Whether it has come about by itself, and no event says so yet. */
export function hasRunOut({ stored, isPast, from }: StatusToday): RawBuilder<boolean> {
  return sql<boolean>`(${isOneOf(stored, from)} and ${isPast})`;
}

/** Whether the status of today is one of some keys: by the keys of the slot, so that its index is asked. */
export function isStatus(
  { stored, isPast, from, to }: StatusToday,
  keys: readonly string[],
): RawBuilder<boolean> {
  const wanted = [...new Set(keys.map(foldKey))];
  if (wanted.includes(to)) {
    const held = [...new Set([...wanted, ...from])];
    return sql<boolean>`(${isOneOf(stored, held)} and (${isPast} is true or ${isOneOf(stored, wanted)}))`;
  }
  const lasting = wanted.filter((key) => !from.includes(key));
  if (lasting.length === wanted.length) return isOneOf(stored, wanted);
  return sql<boolean>`(${isOneOf(stored, wanted)} and (${isPast} is not true or ${isOneOf(stored, lasting)}))`;
}

/**
 * Whether a column has one of some keys. One key is compared as it is: rows of one key lie in the order of their ids in the index,
 * those of several do not, and of each row it is told in half the time.
 */
export function isOneOf(column: RawBuilder<unknown>, keys: readonly string[]): RawBuilder<boolean> {
  const [only, ...others] = keys;
  return only !== undefined && others.length === 0
    ? sql<boolean>`${column} = ${only}`
    : sql<boolean>`${column} = any(${[...keys]}::text[])`;
}

function slotOf(model: AssetType, name: string | undefined): RawBuilder<string | null> | null {
  const slot = model.attributes.find((each: Attribute) => each.name === name)?.slot;
  return slot === undefined ? null : sql.ref(`s.${slot.name}`);
}
