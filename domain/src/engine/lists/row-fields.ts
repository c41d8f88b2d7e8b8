import type { AssetType } from '../../model/asset-type';
import type { StateRule } from '../../model/state-rule';

/**
 * The attributes that describe a row of a list, whichever of them it shows: those that its name and its state follow
 * from. A list that shows some attributes reads these beside them.
 */
export function rowFields({ labelFields, states, statuses, periods = [] }: AssetType): readonly string[] {
  const status = statuses === undefined ? [] : [statuses.field];
  const expiry = statuses?.expiry === undefined ? [] : [statuses.expiry.field];
  const bounds = periods.flatMap(({ from, until }) => (from === undefined ? [until] : [from, until]));
  return [...new Set([...labelFields, ...states.flatMap(stateFields), ...status, ...expiry, ...bounds])];
}

/** What a rule looks at to find the state, and what it gives as its reason. */
function stateFields({ when, reasonField }: StateRule): readonly string[] {
  return [
    ...(when === undefined ? [] : fieldsAsked(when)),
    ...(reasonField === undefined ? [] : [reasonField]),
  ];
}

/** The attributes that a state asks about. */
export function fieldsAsked(when: NonNullable<StateRule['when']>): readonly string[] {
  if ('all' in when) return when.all.flatMap(fieldsAsked);
  if ('filled' in when) return [when.filled];
  if ('from' in when) return [when.from, when.until];
  if ('before' in when) return [when.before];
  return ['after' in when ? when.after : when.parentField];
}
