import { fail } from '@huella/domain/model/errors';
import { listTemplatesOverBox, listTemplatesOverCompany, type Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import { requireDemand } from '../../http/access';
import type { Handlers } from '../../http/serve';
import { readOrigin } from '../../outside/visitor';
import { aliasKey } from '../places/places.store';
import { requireTry } from '../users/throttle-check';
import { emailKey, isSandboxUser } from '../users/users.store';
import {
  findBoxOfAlias,
  findReceiver,
  isGiverSomewhere,
  listRoles,
  type RoleFilter,
  type RoleScope,
} from './delegations.store';
import { exportDelegations } from './export-delegations';
import { giveRole } from './give-role';
import { presentDelegation, presentHolders, presentRoles } from './present-role';
import { takeRole } from './take-role';

type DelegationCall = Extract<keyof Handlers, `delegations.${string}` | `roles.${string}`>;
type PeopleCall = 'users.searchFromEmail' | 'users.ofAlias' | 'users.ofCompany';

/** E-mails that one user may look up in an hour: enough for a team, too few to walk a list. */
const maxLookups = 120;

/** Roles that are given over companies and establishments (document 3 sections 2 and 7). */
export function delegationRoutes(deps: Deps): Pick<Handlers, DelegationCall | PeopleCall> {
  return { ...roleRoutes(deps), ...peopleRoutes(deps), ...listRoutes(deps), ...exportRoutes(deps) };
}

function roleRoutes(
  deps: Deps,
): Pick<
  Handlers,
  Extract<DelegationCall, `roles.${string}` | `delegations.give${string}` | `delegations.take${string}`>
> {
  const { db } = deps;
  return {
    'roles.ofBox': async ({ caller: { userId, language }, params: { boxId } }) =>
      presentRoles('box', await listTemplatesOverBox(db, userId, boxId), language),
    'roles.ofCompany': async ({ caller: { userId, language }, params: { companyId } }) =>
      presentRoles('company', await listTemplatesOverCompany(db, userId, companyId), language),
    'delegations.give': async (request) => {
      const { user: userId, rol: templateId, box: boxId } = request.body;
      const gift = { userId, templateId, companyId: null, boxId };
      await giveRole(deps, request.caller, gift, await readOrigin(request));
      return { ok: true };
    },
    'delegations.giveOverCompany': async (request) => {
      const { user: userId, rol: templateId, company: companyId } = request.body;
      const gift = { userId, templateId, companyId, boxId: null };
      await giveRole(deps, request.caller, gift, await readOrigin(request));
      return { ok: true };
    },
    'delegations.take': async (request) => {
      const { user: userId, rol: templateId, box: boxId } = request.body;
      const gift = { userId, templateId, companyId: null, boxId };
      await takeRole(deps, request.caller, gift, await readOrigin(request));
      return { ok: true };
    },
    'delegations.takeOverCompany': async (request) => {
      const { user: userId, rol: templateId, company: companyId } = request.body;
      const gift = { userId, templateId, companyId, boxId: null };
      await takeRole(deps, request.caller, gift, await readOrigin(request));
      return { ok: true };
    },
  };
}

function peopleRoutes(deps: Deps): Pick<Handlers, PeopleCall> {
  const { db } = deps;
  return {
    'users.searchFromEmail': async ({ caller: { userId }, params }) => {
      if (!(await isGiverSomewhere(db, userId))) fail('notAllowed');
      const limit = { key: `lookup:${String(userId)}`, max: maxLookups, seconds: 3600 };
      await requireTry(db, limit, deps.clock());
      // A sandbox finds nobody real (decisions section 8); looking counts as it does for everybody.
      if (await isSandboxUser(db, userId)) return [];
      const found = await findReceiver(db, emailKey(params.email));
      if (found === null) return [];
      const { id, email } = found;
      // Whose they are is told once they took a role from here, by a gift or an invitation (decision 42).
      const isKnown = (await listRoles(db, userId, { of: 'made' }, { userId: id })).length > 0;
      const { firstname, lastname } = isKnown ? found : { firstname: '', lastname: '' };
      return [{ id, firstname, lastname, email }];
    },
    'users.ofAlias': async ({ caller: { userId, language }, params }) => {
      const boxId = (await findBoxOfAlias(db, aliasKey(params.alias))) ?? fail('notFound');
      await requireDemand(deps, userId, { code: 'BOX_EDIT', boxId, assetType: null }, 'read');
      return presentHolders(await listRoles(db, userId, { of: 'box', boxId }), language);
    },
    'users.ofCompany': async ({ caller: { userId, language }, params: { companyId } }) => {
      const scope = { of: 'rightsOfCompany', companyId, userId: null } as const;
      return presentHolders(await listRoles(db, userId, scope), language);
    },
  };
}

type ListCall = 'delegations.made' | 'delegations.received' | 'delegations.ofCompany' | 'delegations.ofBox';

function listRoutes({ db }: Deps): Pick<Handlers, ListCall> {
  const list = async ({ userId, language }: Actor, scope: RoleScope, filter: RoleFilter) => {
    const roles = await listRoles(db, userId, scope, filter);
    return roles.map((role) => presentDelegation(role, userId, language));
  };
  return {
    'delegations.made': ({ caller, query }) => list(caller, { of: 'made' }, query),
    'delegations.received': ({ caller, query }) => list(caller, { of: 'received' }, query),
    'delegations.ofCompany': ({ caller, query, params: { companyId } }) =>
      list(caller, { of: 'company', companyId }, query),
    'delegations.ofBox': ({ caller, query, params: { boxId } }) => list(caller, { of: 'box', boxId }, query),
  };
}

function exportRoutes(deps: Deps): Pick<Handlers, Extract<DelegationCall, `delegations.export${string}`>> {
  return {
    'delegations.exportMade': ({ caller, query }) => exportDelegations(deps, caller, { of: 'made' }, query),
    'delegations.exportReceived': ({ caller, query }) =>
      exportDelegations(deps, caller, { of: 'received' }, query),
    'delegations.exportOfCompany': ({ caller, query, params: { companyId } }) =>
      exportDelegations(deps, caller, { of: 'company', companyId }, query),
    'delegations.exportOfBox': ({ caller, query, params: { boxId } }) =>
      exportDelegations(deps, caller, { of: 'box', boxId }, query),
  };
}
