import { fail } from '@huella/domain/model/errors';
import {
  boxQuotaKind,
  companyDelegationQuotaKind,
  companyQuotaKind,
  findQuotaRoom,
} from '../../db/ledger/quota-rows';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { findBoxRoom } from '../boxes/boxes.store';
import { findCompanyRoom } from '../companies/companies.store';
import { findDelegationRoom } from '../invitations/invitations.store';
import { listRelatedCompanies } from '../places/places.store';

/** What companies may have, and what is left of it (document 1 section 7). */
export function billingRoutes(deps: Deps): Pick<Handlers, 'billing.quota'> {
  return {
    'billing.quota': async ({ query, caller }) => {
      const companies = await listRelatedCompanies(deps.db, caller.userId);
      if (!companies.some(({ id }) => id === query.companyId)) fail('notFound');
      const remainingQuota = await roomOf(deps, caller.userId, query.companyId, query.type);
      const owned = companies.filter(({ templates }) => templates.includes('owner'));
      return { canUse: remainingQuota > 0, remainingQuota, companiesOwnerLength: owned.length };
    },
  };
}

/** Companies, establishments and delegations are counted live; of the rest the table keeps what is used. */
function roomOf({ db, clock }: Deps, userId: number, companyId: number, type: string): Promise<number> {
  if (type === companyQuotaKind) return findCompanyRoom(db, userId);
  if (type === companyDelegationQuotaKind) return findDelegationRoom(db, companyId, clock());
  return type === boxQuotaKind ? findBoxRoom(db, companyId) : findQuotaRoom(db, companyId, type);
}
