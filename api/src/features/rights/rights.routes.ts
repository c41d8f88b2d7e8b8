import type { QueryOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { fail } from '@huella/domain/model/errors';
import { codesOf } from '@huella/domain/rules/relations';
import {
  findCompanyAccess,
  findBoxAccess,
  type Actor,
  type CompanyAccess,
  type BoxAccess,
} from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { listRoles } from '../delegations/delegations.store';
import { findSeats } from '../invitations/invitations.store';
import { exportChanges } from './export-changes';
import { presentChange, presentHolders } from './present-rights';
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
      const scope = {
        of: 'rightsOfBox',
        boxId,
        userId: seesAll(access, 'BOX_EDIT') ? null : userId,
      } as const;
      return {
        box: { id: boxId, name: access.name },
        company: { id: access.companyId, name: access.companyName },
        people: presentHolders(await listRoles(db, userId, scope), 'box', language),
      };
    },
    'rights.ofCompany': async ({ caller: { userId, language }, params: { companyId } }) => {
      const access = (await findCompanyAccess(db, userId, companyId)) ?? fail('notFound');
      const isWhole = seesAll(access, 'COMPANY_EDIT');
      const scope = { of: 'rightsOfCompany', companyId, userId: isWhole ? null : userId } as const;
      return {
        company: { id: companyId, name: access.companyName },
        people: presentHolders(await listRoles(db, userId, scope), 'company', language),
        seats: isWhole ? await seatsOf(deps, companyId) : null,
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

/** Whether somebody sees the rights of others too; anyone who does not sees their own. */
function seesAll({ templates }: BoxAccess | CompanyAccess, code: 'BOX_EDIT' | 'COMPANY_EDIT'): boolean {
  return codesOf(templates).includes(code);
}

async function seatsOf({ db, clock }: Deps, companyId: number) {
  const { members, invited, max } = await findSeats(db, companyId, clock());
  return { members, invited, used: members + invited, max };
}
