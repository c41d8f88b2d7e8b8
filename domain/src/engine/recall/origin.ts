import type { Words } from '../../words';
import type { AssetType } from '../../model/asset-type';
import type { Attribute } from '../../model/attribute';
import { isEmpty, type Values } from '../../model/value';
import { engineEvents, transferEvents } from '../../model/engine-events';
import { withoutUnmoved } from '../events/transfer-events';
import { holds } from '../fields/conditions';

/** How the life of an asset began, as its record says. */
interface Beginning {
  readonly text: Words;
  /** Where it was recorded; else its record does not say where. */
  readonly isHere: boolean;
  /** `2026-11-21`; null where nobody said. */
  readonly day: string | null;
}

/** What a record itself says of where its asset comes from. */
export interface Origin {
  /** Null where nothing is known of what was before it was recorded. */
  readonly beginning: Beginning | null;
  /** The attributes that name where it comes from, of those that are filled. */
  readonly from: readonly Attribute[];
}

/** What the values of an asset say of where it comes from, by its model. Of what is not among them nothing is said. */
export function originOf({ origin, attributes }: AssetType, values: Values): Origin {
  if (origin === undefined) return { beginning: null, from: [] };
  const found = origin.begins.find(({ when }) => holds(when, values));
  const day = values[found?.day ?? ''];
  return {
    beginning:
      found === undefined
        ? null
        : { text: found.text, isHere: found.isHere, day: typeof day === 'string' ? day.slice(0, 10) : null },
    from: origin.from.flatMap(
      (name) => attributes.find((each) => each.name === name && !isEmpty(values[name] ?? null)) ?? [],
    ),
  };
}

/** What happened to an asset, in the order of its history: its beginning, and what transfers recorded of it. */
export interface Happened {
  readonly eventType: number;
  readonly at: Date;
  readonly boxId: number;
  readonly targetBoxId: number | null;
}

/** An establishment that an asset came from, where it arrived and when. */
export interface Arrival {
  readonly from: number;
  readonly to: number;
  readonly at: Date;
}

/** The transfers that moved an asset, in their order; where its arrival was confirmed, that is when. */
export function arrivalsOf(history: readonly Happened[], isInTransit: boolean): readonly Arrival[] {
  const moved = withoutUnmoved(history, isInTransit);
  return moved.flatMap((sent, place) => {
    if (sent.eventType !== engineEvents.transfer || sent.targetBoxId === null) return [];
    const next = moved[place + 1];
    const at = next?.eventType === transferEvents.receive ? next.at : sent.at;
    return [{ from: sent.boxId, to: sent.targetBoxId, at }];
  });
}
