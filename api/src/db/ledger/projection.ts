import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { canonicalJson } from '@huella/domain/engine/events/canonical';
import { countedBy } from '@huella/domain/engine/events/derive';
import { transferEvents } from '@huella/domain/model/engine-events';
import { foldHistory, type Written } from '@huella/domain/engine/events/fold';
import type { Values } from '@huella/domain/model/value';
import { findEvent } from '@huella/domain/engine/events/event-access';
import { isHandOver } from '@huella/domain/engine/events/private-values';
import { withoutUnmoved } from '@huella/domain/engine/events/transfer-events';

/** What an asset row says, as far as it follows from the events of the asset. */
export interface ProjectedRow {
  readonly attributes: Values;
  readonly boxId: number;
  /** The transfer that it is on its way by: until that is answered it stays where it was. */
  readonly transferId: number | null;
  /** How many events it has. */
  readonly sequence: number;
}

/** One event of the asset as it was recorded. */
export interface ProjectedLink {
  readonly sequence: number;
  readonly at: Date;
  readonly changes: string | null;
  readonly boxId: number;
  readonly targetBoxId: number | null;
  /** The sequence of the one that it takes back. */
  readonly undoes: number | null;
  readonly assetType: number;
  readonly eventType: number;
}

/** Where an asset row says something else than its events. */
export interface Drift {
  /** Attributes, by name; empty where they agree. */
  readonly attributes: readonly string[];
  /** The establishment that it should be in. */
  readonly boxId: number | null;
  /** The number of its events. */
  readonly sequence: number | null;
}

/** What the events of an asset add up to, link after link. */
export interface Projection {
  readonly take: (link: ProjectedLink) => void;
  /** How the row differs from it, or null. */
  readonly compare: (row: ProjectedRow) => Drift | null;
}

/** Begins to add up the events of an asset; hand them over in the order of their sequence. */
export function openProjection(): Projection {
  const history: Written[] = [];
  const moves: ProjectedLink[] = [];
  let taken = 0;
  let isErased = false;
  return {
    take: (link) => {
      const { sequence, at, changes, undoes } = link;
      taken += 1;
      moves.push(link);
      if (changes === null) isErased = true;
      else {
        const after = afterOf(changes);
        history.push({
          ...{ at: at.getTime(), sequence, after, counted: countedIn(link, after) },
          ...(undoes !== null && { undoes }),
        });
      }
    },
    compare: (row) => {
      // What was erased cannot be added up: nobody knows what of the row it was.
      const attributes = isErased ? [] : differing(foldHistory(history), row.attributes);
      const boxId = boxAfter(withoutUnmoved(moves, row.transferId !== null));
      const place = boxId === row.boxId ? null : boxId;
      const sequence = taken === row.sequence ? null : taken;
      const agrees = attributes.length === 0 && place === null && sequence === null;
      return agrees ? null : { attributes, boxId: place, sequence };
    },
  };
}

/** Where the events leave an asset: at the last target, or where it began. */
function boxAfter(moves: readonly ProjectedLink[]): number | null {
  // What was taken back names where it would have gone.
  const last = moves.findLast(
    ({ eventType, targetBoxId }) => targetBoxId !== null && eventType !== transferEvents.withdraw,
  );
  return last?.targetBoxId ?? moves[0]?.boxId ?? null;
}

const countsNothing: ReadonlySet<string> = new Set();

/** The attributes that the event of a link writes whenever it happened: those that it counts, or leaves with a company. */
function countedIn({ assetType, eventType }: ProjectedLink, after: Values): ReadonlySet<string> {
  if (isHandOver(eventType)) return new Set(Object.keys(after));
  const model = findAssetType(assetType);
  const event = model && findEvent(model, eventType);
  return model === null || event === null ? countsNothing : countedBy(model, event);
}

/** Its digest was checked just before: it is what the ledger wrote. */
function afterOf(changes: string): Values {
  return (JSON.parse(changes) as { readonly after: Values }).after; // as the ledger writes it
}

function differing(one: Values, other: Values): readonly string[] {
  const names = [...new Set([...Object.keys(one), ...Object.keys(other)])];
  const text = (values: Values, name: string) => canonicalJson(values[name] ?? null);
  return names.filter((name) => text(one, name) !== text(other, name)).sort();
}
