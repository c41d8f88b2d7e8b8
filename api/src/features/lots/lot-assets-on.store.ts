import type { PastScope } from '../../db/past/past-scope';
import { onPastDay } from '../../db/past/past-days';
import type { Deps } from '../../deps';
import type { AsOf } from '../../http/as-of';
import { listLotAssetIds } from './lots.store';

/** What is asked of a day of the establishment of a context (decision 84). */
export function pastScopeOf({ form: { model, place, locale }, day, until }: AsOf): PastScope {
  return { boxId: place.boxId, companyId: place.companyId, model, day, until, locale };
}

/** The assets that are in a lot, or were in it at the end of a day, in the order of their ids. */
export async function listLotAssetsOn(
  { db, clock }: Deps,
  lotId: number,
  asOf: AsOf | null,
): Promise<readonly number[]> {
  if (asOf === null) return listLotAssetIds(db, lotId);
  return onPastDay(db, pastScopeOf(asOf), clock(), (past) => listLotAssetIds(past, lotId));
}
