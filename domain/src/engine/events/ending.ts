import type { AssetType } from '../../model/asset-type';
import type { EventField, EventModel } from '../../model/event-model';
import type { StateRule } from '../../model/state-rule';
import type { Words } from '../../words';
import { findState } from '../status/asset-state';
import { foldHistory, type Written } from './fold';

/** When an asset ended, and what became of it: 'fue faenado'. */
export interface Ending {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly ended: Words;
}

/**
 * When an asset that has ended did so, by its history as far as it stands (decisions section 8); null for one that has not,
 * and for one that had ended already when it was loaded. `today` is the day by which states are read.
 */
export function findEnding(
  model: AssetType,
  history: readonly Written[],
  today: string,
  boxSubtype: number,
): Ending | null {
  // What was loaded late was there before: what happened to it is recorded on top, whenever it happened.
  const [loaded, ...events] = [...history].sort((one, other) => one.sequence - other.sequence);
  if (loaded === undefined) return null;
  const ordered = [
    loaded,
    ...events.sort((one, other) => one.at - other.at || one.sequence - other.sequence),
  ];
  let ending: Ending | null = null;
  for (const [index, { at }] of [...ordered.entries()].reverse()) {
    const values = foldHistory(ordered.slice(0, index + 1));
    const { ended } = findState(model, values, false, today, boxSubtype);
    if (ended === undefined) return ending;
    ending = { at, ended };
  }
  return null;
}

/** Whether an event ends its asset: it retires it, or always writes what one of the states says in which it has ended. */
export function endsAsset({ states }: Pick<AssetType, 'states'>, { effect, fields }: EventModel): boolean {
  if (effect?.kind === 'retire') return true;
  return states.some(
    ({ ended, when }) => ended !== undefined && fields.some((field) => isAlwaysSo(field, when)),
  );
}

function isAlwaysSo(field: EventField, when: StateRule['when']): boolean {
  const { writes, disabled = false, defaultValue, validations } = field;
  if (when === undefined || writes === undefined) return false;
  if ('filled' in when) return writes === when.filled && (disabled || validations?.mandatory === true);
  if (!('parentField' in when) || writes !== when.parentField || !disabled) return false;
  return typeof defaultValue === 'string' && when.parentValue.includes(defaultValue);
}
