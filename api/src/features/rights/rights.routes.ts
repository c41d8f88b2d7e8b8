import type { QueryOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail } from '@huella/domain/model/errors';
import { sightOfBox, sightOfCompany } from '@huella/domain/rules/rights-sight';
import { findCompanyAccess, findBoxAccess, type Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { listRoles } from '../delegations/delegations.store';
import { findSeats } from '../invitations/invitations.store';
import { exportChanges } from './export-changes';
import { presentChange, presentHolders, withNameAlone } from './present-rights';
import { countRightsChanges, listRightsChanges, type ChangeScope } from './rights.store';

type RightsCall = Extract<keyof Handlers, `rights.${string}`>;

/** Rows of a page where nobody says (document 1 section 9). */
const usualSize = 20;

/** Who can do what, and what was changed of it (security R66). */
export function rightsRoutes(deps: Deps): Pick<Handlers, RightsCall> {
  const { db } = deps;
  const changes = async (
    { language, timezone: zone }: Actor,
    scope: ChangeScope,
    { page = 0, size: limit = usualSize, ...wanted }: QueryOf<Calls['rights.changesOfBox']>,
  ) => {
    const filter = { ...wanted, zone };
    const rows = await listRightsChanges(db, scope, filter, { limit, offset: page * limit });
    const total = await countRightsChanges(db, scope, filter);
    return { rows: rows.map((row) => presentChange(row, language)), total };
  };
  return {
    'rights.ofBox': async ({ caller: { userId, language }, params: { boxId } }) => {
      const access = (await findBoxAccess(db, userId, boxId)) ?? fail('notFound');
      const sees = sightOfBox(access.templates);
      const scope = { of: 'rightsOfBox', boxId, userId: sees === 'own' ? userId : null } as const;
      const people = presentHolders(await listRoles(db, userId, scope), 'box', language);
      return {
        box: { id: boxId, name: access.name },
        company: { id: access.companyId, name: access.companyName },
        sees,
        people: sees === 'names' ? people.map((holder) => withNameAlone(holder, userId)) : people,
      };
    },
    'rights.ofCompany': async ({ caller: { userId, language }, params: { companyId } }) => {
      const access = (await findCompanyAccess(db, userId, companyId)) ?? fail('notFound');
      const sees = sightOfCompany(access.templates);
      const scope = { of: 'rightsOfCompany', companyId, userId: sees === 'own' ? userId : null } as const;
      return {
        company: { id: companyId, name: access.companyName },
        sees,
        people: presentHolders(await listRoles(db, userId, scope), 'company', language),
        seats: sees === 'all' ? await seatsOf(deps, companyId) : null,
      };
    },
    'rights.changesOfBox': ({ caller, query, params }) => changes(caller, params, query),
    'rights.changesOfCompany': ({ caller, query, params }) => changes(caller, params, query),
    'rights.exportOfBox': ({ caller, query, params, place }) =>
      exportChanges(deps, caller, params, { ...query, name: place.name }),
    'rights.exportOfCompany': async ({ caller, query, params }) => {
      const access = (await findCompanyAccess(db, caller.userId, params.companyId)) ?? fail('notFound');
      return exportChanges(deps, caller, params, { ...query, name: access.companyName });
    },
  };
}

async function seatsOf({ db, clock }: Deps, companyId: number) {
  const { members, invited, max } = await findSeats(db, companyId, clock());
  return { members, invited, used: members + invited, max };
}
