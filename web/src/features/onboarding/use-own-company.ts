import { useTopBar, type TopBar } from '../../session/context';
import { canInCompany } from '../../session/rights';
import { useUser } from '../../session/session';

export type OwnCompany = TopBar['companies'][number];

/** The company of the address, or the last one in which the user may open an establishment; null where there is none. */
export function useOwnCompany(companyId: number | undefined): OwnCompany | null {
  const user = useUser();
  const open = useTopBar().companies.filter(({ id }) => canInCompany(user, id, 'BOX_ADD'));
  if (companyId !== undefined) return open.find(({ id }) => id === companyId) ?? null;
  return open.toSorted((one, other) => other.id - one.id)[0] ?? null;
}
