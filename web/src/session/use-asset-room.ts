import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../call/queries';
import type { Place } from './context';

/**
 * How many assets of the type of a place its company may still have (document 2 section 5); null until that is known. The
 * server refuses past it, too.
 */
export function useAssetRoom({
  companyId,
  assetType,
}: Pick<Place, 'companyId' | 'assetType'>): number | null {
  const quota = useQuery(
    callQuery('billing.quota', {
      query: { companyId: String(companyId), type: `asset:${String(assetType)}` },
    }),
  );
  return quota.data === undefined ? null : Math.max(0, quota.data.remainingQuota);
}
