import type {
  Access,
  CompanyDemand,
  Demand,
  DemandName,
  ObjectAction,
  ObjectDemand,
} from '@huella/domain/calls/contract';
import { id, idParam } from '@huella/domain/calls/schemas';
import { preferences } from '@huella/domain/calls/users';
import { objectKindNames, type ObjectKindName } from '@huella/domain/model/object-kinds';
import { fail } from '@huella/domain/model/errors';
import { codesOf } from '@huella/domain/rules/relations';
import { isRenewalDue } from '@huella/domain/rules/renewal';
import { isAssetTypeOfChain } from '@huella/domain/rules/asset-types-of-chain';
import type { Deps } from '../deps';
import {
  findBoxAccess,
  findCompanyAccess,
  type BoxAccess,
  type CompanyAccess,
  type ResourceRef,
} from '../db/actors';
import type { Parts, ReadDeclared } from './declared-parts';
import type { Caller } from './session';

/**
 * What must be answered before anything is touched: which code on which establishment and asset type this needs.
 * Null is something that does not exist, or is none of the user's business. The kept establishment is that of the user's
 * context, for calls that name none.
 */
type Finder<Found> = (
  deps: Deps,
  input: { params: never; query: never; body: never; keptBox: number | null },
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
  /** What was sent, checked, and where the call declares which value of it. */
  readonly sent: Parts;
  readonly read: ReadDeclared;
}

/** The one place where access is decided (document 1 section 6). Every way of access has its gate. */
const gates: {
  readonly [Who in Access['who']]: (
    access: Extract<Access, { who: Who }>,
    visit: Visit,
  ) => Promise<BoxAccess | null>;
} = {
  anyone: () => Promise.resolve(null),
  refresher: () => Promise.resolve(null),
  user: (_access, visit) => {
    userIdOf(visit);
    return Promise.resolve(null);
  },
  member: (access, visit) =>
    requireBoxAccess(visit, { code: [], boxId: idIn(visit, access.box), assetType: null }),
  companyMember: async (access, visit) => {
    const held = await requireCompany(visit, { code: [], companyId: idIn(visit, access.company) });
    if (held.templates.length === 0) fail('notFound');
    return null;
  },
  holder: (access, visit) => {
    const boxId = isByContext(access, visit)
      ? (keptBoxOf(visit.caller) ?? fail('contextMissing'))
      : idIn(visit, access.box);
    const assetType = access.assetType === undefined ? null : idIn(visit, access.assetType);
    return requireBoxAccess(visit, { code: access.code, boxId, assetType });
  },
  companyHolder: async (access, visit) => {
    await requireCompany(visit, { code: access.code, companyId: idIn(visit, access.company) });
    return null;
  },
  objectKind: async (access, visit) => {
    const demand = await findDemandOf(visit, visit.demands.objects[objectKindOf(visit)][access.action]);
    if ('boxId' in demand) return requireBoxAccess(visit, demand);
    if ('companyId' in demand) await requireCompany(visit, demand);
    else if (demand.ownerId !== userIdOf(visit)) fail('notFound');
    return null;
  },
  demand: async (access, visit) =>
    requireBoxAccess(visit, await findDemandOf(visit, visit.demands.others[access.by])),
};

async function findDemandOf<Found>(visit: Visit, find: Finder<Found>): Promise<Found> {
  const { deps, sent } = visit;
  const { params, query, body } = sent;
  const userId = userIdOf(visit);
  // The call's own schema has just checked all parts.
  const checked = { params: params as never, query: query as never, body: body as never };
  const input = { ...checked, keptBox: keptBoxOf(visit.caller) };
  return (await find(deps, input, userId)) ?? fail('notFound');
}

/**
 * Refuses unless the caller may make the call. Runs after the input was checked and before the handler. Answers the
 * establishment that access was asked for, where there is one, so that nobody asks the database for it again.
 */
export async function requireAccess(access: Access, visit: Visit): Promise<BoxAccess | null> {
  // The gate of a way takes just that way; the table's type says so, the lookup loses it.
  const gate = gates[access.who] as (access: Access, visit: Visit) => Promise<BoxAccess | null>;
  return gate(access, visit);
}

/** The ways of access that have a gate: a call with any other refuses to boot. */
export const knownAccess: ReadonlySet<string> = new Set(Object.keys(gates));

/**
 * Refuses unless the user holds the code on the establishment, and on the asset type where one is meant. Somebody without any relation to the
 * establishment hears that it does not exist; a member without the code, that they may not. Nothing is written
 * of a company that is closed, or whose renewal is due (decisions sections 4 and 8).
 */
export async function requireDemand(
  deps: Deps,
  userId: number,
  demand: Demand,
  does: Doing,
): Promise<BoxAccess> {
  return requireIn(deps, await findBoxAccess(deps.db, userId, demand.boxId), demand, does);
}

/** The same of a visit: their access came with the session where the call names the establishment itself. */
async function requireBoxAccess(visit: Visit, demand: Demand, does: Doing = visit.does): Promise<BoxAccess> {
  const { caller, deps } = visit;
  const isKnown =
    caller.kind === 'user' &&
    caller.resource !== null &&
    'boxId' in caller.resource &&
    caller.resource.boxId === demand.boxId;
  return isKnown
    ? requireIn(deps, caller.boxAccess, demand, does)
    : requireDemand(deps, userIdOf(visit), demand, does);
}

function requireIn(deps: Deps, found: BoxAccess | null, { assetType, code }: Demand, does: Doing): BoxAccess {
  const held = found ?? fail('notFound');
  if (assetType !== null && !isAssetTypeOfChain(assetType, held.chain)) fail('notFound');
  requireCode(held.templates, code);
  if (does === 'write') requireWritable(held, deps.clock());
  return held;
}

/** The same over a company: anyone who has to do with one of its establishments alone hears that they may not. */
async function requireCompany(visit: Visit, { code, companyId }: CompanyDemand): Promise<CompanyAccess> {
  const held = (await findCompanyAccessOf(visit, companyId)) ?? fail('notFound');
  requireCode(held.templates, code);
  if (visit.does === 'write') requireWritable(held, visit.deps.clock());
  return held;
}

async function findCompanyAccessOf(visit: Visit, companyId: number): Promise<CompanyAccess | null> {
  const { caller, deps } = visit;
  const isKnown =
    caller.kind === 'user' &&
    caller.resource !== null &&
    'companyId' in caller.resource &&
    caller.resource.companyId === companyId;
  return isKnown ? caller.companyAccess : findCompanyAccess(deps.db, userIdOf(visit), companyId);
}

/** The one place that stops what would be written of a company: it is closed, or its renewal is due. */
export function requireWritable(
  {
    companyName: company,
    renewalAt,
    closedAt,
  }: { readonly companyName: string; readonly renewalAt: Date | null; readonly closedAt: Date | null },
  now: Date,
): void {
  if (closedAt !== null) fail('companyClosed', { company });
  if (isRenewalDue(renewalAt, now)) fail('renewalExpired', { company });
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

/** Whether a call leaves it to the context of its caller where it is about (decisions section 8). */
export function isByContext(access: Access, { read, sent }: Pick<Visit, 'read' | 'sent'>): boolean {
  return access.who === 'holder' && access.orContext === true && read(sent, access.box) === undefined;
}

/** The establishment of the context that the caller's screens keep; null where none is chosen. */
function keptBoxOf(caller: Caller): number | null {
  const kept = preferences.shape.topBar.safeParse(caller.kind === 'user' ? caller.actor.topBar : null);
  return kept.data?.establishment.id ?? null;
}

/** The id of a name, where the call declares it. It was checked by its schema. */
function idIn({ sent, read }: Visit, name: string): number {
  const value = read(sent, name);
  return typeof value === 'number' ? value : fail('notFound');
}

/**
 * The place that a call names itself, read before its input is checked, so that one question finds the session and the
 * rights. Null where access does not name one, or what is there is no id: the check of the input refuses it.
 */
export function resourceOf(access: Access, read: ReadDeclared, sent: Parts): ResourceRef | null {
  const box = boxNamedBy(access);
  if (box !== undefined) {
    const boxId = rawId(read(sent, box));
    return boxId === null ? null : { boxId };
  }
  if (access.who !== 'companyMember' && access.who !== 'companyHolder') return null;
  const companyId = rawId(read(sent, access.company));
  return companyId === null ? null : { companyId };
}

/** Under which name a call names the establishment that access is asked for. */
function boxNamedBy(access: Access): string | undefined {
  const { who } = access;
  return who === 'member' || who === 'holder' || who === 'objectKind' ? access.box : undefined;
}

/** An id as an address or a body has it. */
function rawId(value: unknown): number | null {
  const read = typeof value === 'string' ? idParam.safeParse(value) : id.safeParse(value);
  return read.success ? read.data : null;
}

/** The kind of object that the call is about, checked against the known kinds. */
function objectKindOf({ sent, read }: Visit): ObjectKindName {
  const named = read(sent, 'objectType');
  return objectKindNames.find((kind) => kind === named) ?? fail('notFound');
}
