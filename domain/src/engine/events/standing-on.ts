import type { AssetType } from '../../model/asset-type';
import type { Value, Values } from '../../model/value';
import { foldHistory, type Written } from './fold';

/** An asset as it was at a moment: its values, and of which of them nothing was known then. */
export interface StandingOn {
  readonly values: Values;
  readonly unsure: ReadonlySet<string>;
}

const changing = new WeakMap<AssetType, ReadonlySet<string>>();

/** The attributes that events change, and those that follow from them; all others are what an asset is. */
function changingOf(model: AssetType): ReadonlySet<string> {
  const known = changing.get(model);
  if (known !== undefined) return known;
  const names = new Set([
    ...model.events.flatMap((event) => [
      ...event.fields.flatMap(({ writes = [] }) => writes),
      ...(event.derives ?? []).map(({ attribute }) => attribute),
      ...(event.absorbs?.counts ?? []),
    ]),
    ...(model.statuses === undefined ? [] : [model.statuses.field]),
  ]);
  // Computed attributes stand behind what they follow from, as the model rules have it.
  for (const { name, computed } of model.attributes)
    if (computed?.of.some((of) => names.has(of)) === true) names.add(name);
  changing.set(model, names);
  return names;
}

/**
 * An asset as it was at a moment, by its history as far as it stands (decisions section 8). What no event changes is as it
 * is known today: a sex that was corrected was always that one. What was first written of it later, as of an asset that
 * was loaded after that day, is not known then.
 */
export function standingOn(
  model: AssetType,
  today: Values,
  history: readonly Written[],
  at: number,
): StandingOn {
  const then = foldHistory(history.filter((entry) => entry.at <= at));
  const first = history.find(({ sequence }) => sequence === 1);
  const loaded = first === undefined || first.at <= at ? {} : first.after;
  const names = changingOf(model);
  // Loops: asked of every row of the largest sheets.
  const values: Record<string, Value> = {};
  const unsure = new Set<string>();
  for (const name of Object.keys(today)) if (!names.has(name)) values[name] = today[name] ?? null;
  for (const name of Object.keys(loaded))
    if (names.has(name) && !Object.hasOwn(then, name)) {
      values[name] = loaded[name] ?? null;
      unsure.add(name);
    }
  for (const name of Object.keys(then)) if (names.has(name)) values[name] = then[name] ?? null;
  return { values, unsure };
}
