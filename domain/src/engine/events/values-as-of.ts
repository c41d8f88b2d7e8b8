import type { AssetType } from '../../model/asset-type';
import type { Derivation, EventModel } from '../../model/event-model';
import { isRows, withoutNulls, type Locale, type Value, type Values } from '../../model/value';
import { withComputed } from '../forms/computed';
import { countedBy } from './derive';
import { findEvent } from './event-access';
import { isHandOver, withoutPrivate } from './private-values';

/** What an event wrote of an asset, as far as its values on a day follow from it. */
export interface WrittenLink {
  /** The place in the order of recording. */
  readonly sequence: number;
  /** When it happened, in milliseconds since 1970. */
  readonly at: number;
  readonly eventType: number;
  readonly before: Values;
  readonly after: Values;
  /** Whether another company recorded it than the one that it is read for: that reads none of its private values. */
  readonly isForeign: boolean;
}

/** An event with how it writes the attributes of a model: which it counts, and which it adds to what it found. */
interface Writing {
  readonly event: EventModel | null;
  readonly counted: ReadonlySet<string>;
  readonly adding: ReadonlySet<string>;
}

const addingRules: ReadonlySet<Derivation['rule']> = new Set([
  'plus',
  'plusRows',
  'increment',
  'daysSince',
  'row',
]);

const known = new WeakMap<AssetType, Map<number, Writing>>();

/** The same event of the same model as before, which a long history asks for again and again. */
export function writingOf(model: AssetType, eventType: number): Writing {
  const ofModel = known.get(model) ?? new Map<number, Writing>();
  known.set(model, ofModel);
  const writing = ofModel.get(eventType) ?? findWriting(model, eventType);
  ofModel.set(eventType, writing);
  return writing;
}

function findWriting(model: AssetType, eventType: number): Writing {
  const event = findEvent(model, eventType);
  const derives = (event?.derives ?? []).filter(({ rule }) => addingRules.has(rule));
  return {
    event,
    counted: event === null ? new Set() : countedBy(model, event),
    adding: new Set(derives.map(({ attribute }) => attribute)),
  };
}

/**
 * The values that the effective links of an asset add up to at a moment, by the fold of its whole history (`foldHistory`) over
 * those that had happened. What an event added to what it found, it adds to what there was by then: the events that
 * were recorded before it and happened later had not counted yet. What follows from other attributes follows from those of
 * the day.
 * @param links effective ones, in the order of recording
 * @param until milliseconds since 1970, included
 */
export function valuesAsOf(
  model: AssetType,
  links: readonly WrittenLink[],
  until: number,
  locale: Locale,
): Values {
  const folded: Record<string, Value> = {};
  const latest = new Map<string, number>();
  let isBehind = false;
  let isRefolded = false;
  for (const link of links) {
    const { at, eventType, before } = link;
    if (at > until) {
      isBehind = true;
      continue;
    }
    isRefolded ||= isBehind;
    const { counted, adding } = writingOf(model, eventType);
    const everAfter = isHandOver(eventType);
    for (const [name, value] of Object.entries(readable(model, link))) {
      const newest = latest.get(name) ?? at;
      if (newest <= at || everAfter || counted.has(name)) {
        const adds = isBehind && adding.has(name);
        folded[name] = adds ? added(folded[name] ?? null, before[name] ?? null, value) : value;
      }
      latest.set(name, Math.max(newest, at));
    }
  }
  const values = withoutNulls(folded);
  return isRefolded ? withComputed(model.attributes, values, locale) : values;
}

/** What a link wrote, without what another company keeps of it; that something is gone is said to all. */
function readable(model: AssetType, { isForeign, after }: WrittenLink): Values {
  if (!isForeign) return after;
  const left = withoutPrivate(model.attributes, after);
  const gone = Object.entries(after).filter(([name, value]) => value === null && !Object.hasOwn(left, name));
  return gone.length === 0 ? left : { ...left, ...Object.fromEntries(gone) };
}

/** A count with what an event added to it, or rows with those that it added. */
function added(held: Value, before: Value, after: Value): Value {
  if (typeof after === 'number') {
    const more = after - numberOf(before);
    return Math.round((numberOf(held) + more) * 100) / 100;
  }
  if (!isRows(after)) return after;
  const found = new Set(isRows(before) ? before.map(({ key }) => key) : []);
  return [...(isRows(held) ? held : []), ...after.filter(({ key }) => !found.has(key))];
}

const numberOf = (value: Value): number => (typeof value === 'number' ? value : 0);
