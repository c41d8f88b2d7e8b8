import { fail } from '@huella/domain/errors';
import { findQuotaRoom } from '../../db/ledger/quota-rows';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { listRelatedCompanies } from '../places/places.store';

/** What companies may have, and what is left of it (document 1 section 7). */
export function billingRoutes(deps: Deps): Pick<Handlers, 'billing.quota'> {
  return {
    'billing.quota': async ({ query, caller }) => {
      const companies = await listRelatedCompanies(deps.db, caller.userId);
      if (!companies.some(({ id }) => id === query.companyId)) fail('notFound');
      const remainingQuota = await findQuotaRoom(deps.db, query.companyId, query.type);
      const owned = companies.filter(({ templates }) => templates.includes('owner'));
      return { canUse: remainingQuota > 0, remainingQuota, companiesOwnerLength: owned.length };
    },
  };
}
