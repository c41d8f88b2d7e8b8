import type {
  Access,
  CompanyDemand,
  Demand,
  DemandName,
  ObjectAction,
  ObjectDemand,
} from '@huella/domain/calls/contract';
import { objectKindNames, type ObjectKindName } from '@huella/domain/calls/objects';
import { fail } from '@huella/domain/errors';
import { codesOf } from '@huella/domain/rules/relations';
import { isRenewalDue } from '@huella/domain/rules/renewal';
import type { Deps } from '../deps';
import { findCompanyStanding, findStanding, type CompanyStanding, type Standing } from '../db/actors';
import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import type { Caller } from './session';

/**
 * What must be answered before anything is touched: which code on which establishment and asset type this needs.
 * Null is something that does not exist, or is none of the user's business.
 */
type Finder<Found> = (
  deps: Deps,
  input: { params: never; body: never },
  userId: number,
) => Promise<Found | null>;
export type FindDemand = Finder<Demand>;

/** The demands of the object kinds by action, and of the calls that decide by what they are about. */
export interface Demands {
  readonly objects: Readonly<Record<ObjectKindName, Readonly<Record<ObjectAction, Finder<ObjectDemand>>>>>;
  readonly others: Readonly<Record<DemandName, FindDemand>>;
}

/** Reading goes on where a renewal is due; writing does not. */
export type Doing = 'read' | 'write';

export interface Visit {
  readonly deps: Deps;
  readonly caller: Caller;
  readonly demands: Demands;
  /** What the call does with what it is about. */
  readonly does: Doing;
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
}

/** The one place where access is decided (document 1 section 6). Every way of access has its gate. */
const gates: {
  readonly [Who in Access['who']]: (
    access: Extract<Access, { who: Who }>,
    visit: Visit,
  ) => Promise<Standing | null>;
} = {
  anyone: () => Promise.resolve(null),
  refresher: () => Promise.resolve(null),
  user: (_access, visit) => {
    userIdOf(visit);
    return Promise.resolve(null);
  },
  member: async (access, visit) => {
    const boxId = idIn([visit.params, visit.query, visit.body], access.box);
    await requireDemand(visit.deps, userIdOf(visit), { code: [], boxId, assetType: null }, visit.does);
    return null;
  },
  companyMember: async (access, visit) => {
    const companyId = idIn([visit.params, visit.query, visit.body], access.company);
    const standing = await requireCompany(visit.deps, userIdOf(visit), { code: [], companyId }, visit.does);
    return standing.templates.length === 0 ? fail('notFound') : null;
  },
  holder: (access, visit) => {
    const named = [visit.params, visit.query, visit.body];
    const boxId = idIn(named, access.box);
    const assetType = access.assetType === undefined ? null : idIn(named, access.assetType);
    return requireDemand(visit.deps, userIdOf(visit), { code: access.code, boxId, assetType }, visit.does);
  },
  companyHolder: async (access, visit) => {
    const companyId = idIn([visit.params, visit.query, visit.body], access.company);
    await requireCompany(visit.deps, userIdOf(visit), { code: access.code, companyId }, visit.does);
    return null;
  },
  objectKind: async (access, visit) => {
    const demand = await findDemandOf(visit, visit.demands.objects[objectKindOf(visit)][access.action]);
    if ('boxId' in demand) return requireDemand(visit.deps, userIdOf(visit), demand, visit.does);
    if ('companyId' in demand) await requireCompany(visit.deps, userIdOf(visit), demand, visit.does);
    else if (demand.ownerId !== userIdOf(visit)) fail('notFound');
    return null;
  },
  demand: async (access, visit) =>
    requireDemand(
      visit.deps,
      userIdOf(visit),
      await findDemandOf(visit, visit.demands.others[access.by]),
      visit.does,
    ),
};

async function findDemandOf<Found>(visit: Visit, find: Finder<Found>): Promise<Found> {
  const { deps, params, body } = visit;
  const userId = userIdOf(visit);
  // The call's own schema has just checked both parts.
  const input = { params, body } as { params: never; body: never };
  return (await find(deps, input, userId)) ?? fail('notFound');
}

/**
 * Refuses unless the caller may make the call. Runs after the input was checked and before the handler. Answers the
 * establishment that access was asked for, where there is one, so that nobody asks the database for it again.
 */
export async function requireAccess(access: Access, visit: Visit): Promise<Standing | null> {
  // The gate of a way takes just that way; the table's type says so, the lookup loses it.
  const gate = gates[access.who] as (access: Access, visit: Visit) => Promise<Standing | null>;
  return gate(access, visit);
}

/** The ways of access that have a gate: a call with any other refuses to boot. */
export const knownAccess: ReadonlySet<string> = new Set(Object.keys(gates));

/**
 * Refuses unless the user holds the code on the establishment, and on the asset type where one is meant. Somebody without any relation to the
 * establishment is told that it does not exist; a member without the code is told that they may not. Nothing is written
 * of a company whose renewal is due (decisions section 4).
 */
export async function requireDemand(
  deps: Deps,
  userId: number,
  demand: Demand,
  does: Doing,
): Promise<Standing> {
  const standing = (await findStanding(deps.db, userId, demand.boxId)) ?? fail('notFound');
  const { assetType } = demand;
  if (assetType !== null && !isAssetTypeOfChain(assetType, standing.chain)) fail('notFound');
  requireCode(standing.templates, demand.code);
  if (does === 'write')
    requireRenewed({ name: standing.companyName, renewalAt: standing.renewalAt }, deps.clock());
  return standing;
}

/** The same over a company: whoever has to do with one of its establishments alone is told that they may not. */
async function requireCompany(
  deps: Deps,
  userId: number,
  demand: CompanyDemand,
  does: Doing,
): Promise<CompanyStanding> {
  const standing = (await findCompanyStanding(deps.db, userId, demand.companyId)) ?? fail('notFound');
  requireCode(standing.templates, demand.code);
  if (does === 'write') requireRenewed(standing, deps.clock());
  return standing;
}

/** The one place where a renewal that is due stops what would be written of a company. */
export function requireRenewed(
  { name, renewalAt }: { readonly name: string; readonly renewalAt: Date | null },
  now: Date,
): void {
  if (isRenewalDue(renewalAt, now)) fail('renewalExpired', { company: name });
}

/** Refuses unless the templates give one of the codes; where none is named, having any relation is enough. */
function requireCode(templates: readonly string[], code: Demand['code']): void {
  const wanted = [code].flat();
  const held = codesOf(templates);
  if (wanted.length > 0 && !wanted.some((each) => held.includes(each))) fail('notAllowed');
}

function userIdOf(visit: Visit): number {
  return visit.caller.kind === 'user' ? visit.caller.actor.userId : fail('notSignedIn');
}

/** The id of a name in the first part of a call that has it. */
function idIn(parts: readonly unknown[], name: string): number {
  const holds = (part: unknown) => typeof part === 'object' && part !== null && Object.hasOwn(part, name);
  return idOf(parts.find(holds), name);
}

function idOf(params: unknown, name: string): number {
  const value =
    typeof params === 'object' && params !== null
      ? Object.entries(params).find(([key]) => key === name)
      : undefined;
  return typeof value?.[1] === 'number' ? value[1] : fail('notFound');
}

/** The kind that the parameters or the body name. Both were checked against the known kinds. */
function objectKindOf(visit: Visit): ObjectKindName {
  const named = [visit.params, visit.body].flatMap((part) =>
    typeof part === 'object' && part !== null && 'objectType' in part ? [part.objectType] : [],
  );
  return objectKindNames.find((kind) => named.includes(kind)) ?? fail('notFound');
}
