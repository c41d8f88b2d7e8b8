import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { isPublished } from '@huella/domain/engine/qr/public-facts';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Database } from '../../db/database';
import type { Stop } from './build-journey';
import { findQrAsset, getQrChain, listQrPlaces, type QrAsset, type QrChain, type QrPlace } from './qr.store';
import { listOriginsOf, listUsedFor, type OriginRow } from './sources.store';

/** Steps back: a malt, its grain, and what that was parted from. */
const maxSteps = 4;
/** Things of one step among which there is one most of. */
const maxOfStep = 60;

/** An asset with its chain, as pages of what was made of it read it. */
export interface FollowedAsset extends QrChain {
  readonly model: AssetType;
  readonly asset: QrAsset;
  readonly places: ReadonlyMap<number, QrPlace>;
  readonly place: QrPlace;
}

/** A way back, the nearest first, with every asset that was looked at, those without a page too. */
export interface WayBack {
  readonly trail: readonly FollowedAsset[];
  readonly reached: readonly number[];
}

/**
 * An asset, and what each was made of that there is most of, back to where that began or to the first that has no page of its own
 * (decision 129).
 */
export async function followBack(db: Database, publicId: string): Promise<WayBack> {
  const trail: FollowedAsset[] = [];
  const reached: number[] = [];
  let next: string | null = publicId;
  while (next !== null && trail.length < maxSteps) {
    // Each step is found by the one before it.
    const found: FollowedAsset | null = await readFollowed(db, next);
    if (found === null || trail.some(({ asset }) => asset.id === found.asset.id)) break;
    trail.push(found);
    const most: OriginRow | undefined = await findMost(db, found);
    reached.push(found.asset.id, ...(most === undefined ? [] : [most.id]));
    next = most?.hasPage === true ? most.publicId : null;
  }
  return { trail, reached: [...new Set(reached)] };
}

/** An asset that has a page, with its chain. */
export async function readFollowed(db: Database, publicId: string): Promise<FollowedAsset | null> {
  const asset = await findQrAsset(db, publicId);
  const model = asset && findAssetType(asset.assetType);
  if (asset === null || model === null || !isPublished(model, { deleted: false })) return null;
  const chain = await getQrChain(db, asset.id, asset.chainHash);
  const visited = chain.events.flatMap(({ boxId, targetBoxId }) => [boxId, targetBoxId ?? boxId]);
  const places = await listQrPlaces(db, [...new Set([asset.boxId, ...visited])]);
  const place = places.get(asset.boxId);
  return place === undefined ? null : { ...chain, model, asset, places, place };
}

/** What there is most of among those that an asset was made of; of those of which nobody wrote how much, the first. */
async function findMost(db: Database, { asset, model }: FollowedAsset): Promise<OriginRow | undefined> {
  if (model.public?.tellsSources !== true) return undefined;
  const origins = await listOriginsOf(db, [asset.id], maxOfStep);
  const used = new Map((await listUsedFor(db, asset.id)).map(({ id, quantity }) => [id, quantity ?? 0]));
  const [most] = origins.toSorted((one, other) => (used.get(other.id) ?? 0) - (used.get(one.id) ?? 0));
  return most;
}

/**
 * The journeys of what was followed as one, the farthest first. What came to a place where the next was made of it is one stop with the
 * making; what is left of it goes its own way after that.
 */
export function joinJourneys(journeys: readonly (readonly Stop[])[]): readonly Stop[] {
  return journeys.reduce<readonly Stop[]>((before, next) => {
    const [opening, ...rest] = next;
    if (opening === undefined) return before;
    const until = momentOf(opening);
    const earlier = before.filter((each) => momentOf(each) <= until);
    const last = earlier.at(-1);
    const isThere = last !== undefined && last.place.id === opening.place.id && earlier.length > 1;
    const kept = isThere ? earlier.slice(0, -1) : earlier;
    const joined = isThere ? withCare(opening, last) : opening;
    return [...endingAt(kept, joined), joined, ...rest];
  }, []);
}

const momentOf = ({ stop }: Stop) => Date.parse(stop.startDate);

/** What was done there before belongs to the same stop. */
function withCare(opening: Stop, { stop: { care } }: Stop): Stop {
  return { ...opening, stop: { ...opening.stop, care: [...care, ...opening.stop.care] } };
}

function endingAt(stops: readonly Stop[], { stop: { startDate } }: Stop): readonly Stop[] {
  return stops.map((each, at) =>
    at === stops.length - 1 ? { ...each, stop: { ...each.stop, endDate: startDate } } : each,
  );
}
