import { useQuery } from '@tanstack/react-query';
import { callQuery } from '../../call/queries';
import { useTopBar } from '../../session/context';

/**
 * Whether the user may own one company more (document 3 section 2, quotaExceeded). Asked by a company of theirs, and
 * true where they have none.
 */
export function useHasCompanyRoom(): boolean {
  const owned = useTopBar().companies.find(({ origin }) => origin === 'OWNER');
  const { data } = useQuery({
    ...callQuery('billing.quota', { query: { companyId: String(owned?.id ?? 0), type: 'company' } }),
    enabled: owned !== undefined,
  });
  return data?.canUse !== false;
}
