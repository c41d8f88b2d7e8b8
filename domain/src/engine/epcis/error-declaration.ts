import type { EpcisAsset, EpcisGroup, EpcisUndo, ErrorDeclaration } from './epcis-event';
import { eventUri, prefixes } from './epcis-names';

/** An event that is declared an error, and what is left of it. */
export interface Correction {
  readonly errorDeclaration: ErrorDeclaration;
  /** Those of its assets of which it was not undone, shown by an event of its own; null where there are none. */
  readonly effective: EpcisGroup | null;
  /** The name of that event. */
  readonly eventID: string;
}

/**
 * How an event is corrected that was undone of some of its assets or all (EPCIS 2.0, 7.4.1.4): it is declared an error as
 * it was given away, under its own name; the events that undo it, and the one that says what is left, correct it. Null
 * where nothing was undone.
 */
export function correctionOf(assets: EpcisGroup): Correction | null {
  const undone = assets.flatMap(({ undo }) => undo ?? []);
  const [last] = undone.toSorted(latestFirst);
  if (last === undefined) return null;
  const [first, ...others] = assets.filter(isEffective);
  const effective = first === undefined ? null : ([first, ...others] as const);
  // Each undoing leaves less of it: under a name of its own, of the middle of a hash whose ends name others.
  const eventID = eventUri(last.hash.slice(16));
  const correctiveEventIDs = [
    ...undone.map(({ hash }) => eventUri(hash)),
    ...(effective === null ? [] : [eventID]),
  ];
  const errorDeclaration = {
    declarationTime: last.at.toISOString(),
    // What did not occur at all has no events that correct it (CBV 2.0, 7.5).
    reason: 'incorrect_data',
    correctiveEventIDs,
    ...(last.reason !== null && last.reason !== '' && { [`${prefixes.own}:comment`]: last.reason }),
  } as const;
  return { errorDeclaration, effective, eventID };
}

function isEffective({ undo }: EpcisAsset): boolean {
  return undo === undefined || undo === null;
}

/** Of those recorded at one moment the order is that of their hashes: the same whenever it is asked. */
function latestFirst(one: EpcisUndo, other: EpcisUndo): number {
  return other.at.getTime() - one.at.getTime() || (one.hash < other.hash ? -1 : 1);
}
