import { findAssetType } from '@huella/domain/catalogue/assets/index';
import type { Demand } from '@huella/domain/calls/contract';
import type { SavedObject } from '@huella/domain/calls/objects';
import { fail } from '@huella/domain/model/errors';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Database } from '../../db/database';
import type { Deps } from '../../deps';
import {
  namesEvent,
  type AddBody,
  type ListBody,
  type ListMoment,
  type ListParams,
  type ListReply,
  type ObjectKind,
} from './object-kind';

/** Where an object is. */
interface Held {
  readonly boxId: number;
  readonly assetType: number;
}

/** A body that names the asset type, as the demands have seen. */
export type HeldBody = AddBody & { readonly pkObjectType: number };

/** Changes a stored object as a body says, and answers it as it is then. */
type Write<Stored extends Held> = (
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  stored: Stored,
  body: HeldBody,
) => Promise<SavedObject>;

/** Answers a stored object as it was on a day. */
type Past<Stored extends Held> = (
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  stored: Stored,
  day: string,
) => Promise<SavedObject>;

/** What a kind of object that establishments hold, each of an asset type, says of itself: assets, lots. */
export interface HeldParts<Stored extends Held> {
  readonly codes: {
    readonly list: PermissionCode;
    readonly add: PermissionCode;
    readonly edit: PermissionCode;
    /** Null for objects that are never deleted. */
    readonly remove: PermissionCode | null;
  };
  readonly find: (db: Database, pk: number) => Promise<Stored | null>;
  readonly list: (
    deps: Deps,
    actor: Actor,
    place: BoxAccess,
    params: ListParams,
    body: ListBody,
    moment?: ListMoment,
  ) => Promise<ListReply>;
  readonly get: (deps: Deps, actor: Actor, place: BoxAccess, stored: Stored) => Promise<SavedObject>;
  /** The same as it was on a day; null where no past is kept. */
  readonly getAsOf: Past<Stored> | null;
  readonly add: (deps: Deps, actor: Actor, place: BoxAccess, body: HeldBody) => Promise<SavedObject>;
  readonly update: Write<Stored>;
  readonly remove: (deps: Deps, actor: Actor, place: BoxAccess, stored: Stored) => Promise<void>;
  /** How events are recorded of it; null for objects that have none. */
  readonly events: {
    /** What the event that a body names demands; null where the type has no such event. */
    readonly codeOf: (body: AddBody) => Demand['code'] | null;
    readonly record: Write<Stored>;
  } | null;
}

/**
 * The kind of object behind these parts. Each action needs its code on the establishment and asset type that hold the
 * object, read from its row; a new one names both. One that has moved on meanwhile is not there any more.
 */
export function heldKind<Stored extends Held>(parts: HeldParts<Stored>): ObjectKind {
  const { codes, find, events, getAsOf: past } = parts;
  const getAt = async (deps: Deps, place: BoxAccess, pk: number) => {
    const stored = await find(deps.db, pk);
    return stored?.boxId === place.boxId ? stored : fail('notFound');
  };
  return {
    demands: {
      list: (_deps, { params }) => Promise.resolve(listDemand(codes.list, params)),
      get: async (deps, { params }) => demandOf(codes.list, await find(deps.db, params.pk)),
      add: async (deps, { body }) => {
        if (body.action === 'add') return addDemand(codes.add, body);
        const stored = await find(deps.db, body.pk ?? 0);
        // Of an event that the type does not have, whoever may edit is told so.
        const code = (namesEvent(body) ? events?.codeOf(body) : null) ?? codes.edit;
        return stored?.assetType === body.pkObjectType ? demandOf(code, stored) : null;
      },
      remove: async (deps, { params }) =>
        codes.remove === null ? null : demandOf(codes.remove, await find(deps.db, params.pk)),
      resend: () => Promise.resolve(null),
    },
    list: (deps, actor, place, params, body, moment) =>
      parts.list(deps, actor, at(place), params, body, moment),
    get: async (deps, actor, place, pk) =>
      parts.get(deps, actor, at(place), await getAt(deps, at(place), pk)),
    getAsOf:
      past === null
        ? null
        : async (deps, actor, place, pk, day) =>
            past(deps, actor, at(place), await getAt(deps, at(place), pk), day),
    add: async (deps, actor, place, body) => {
      const typed = { ...body, pkObjectType: body.pkObjectType ?? fail('notFound') };
      if (body.action === 'add') return parts.add(deps, actor, at(place), typed);
      return parts.update(deps, actor, at(place), await getAt(deps, at(place), body.pk ?? 0), typed);
    },
    record:
      events === null
        ? null
        : async (deps, actor, place, body) => {
            const typed = { ...body, pkObjectType: body.pkObjectType ?? fail('notFound') };
            const stored = await getAt(deps, at(place), body.pk ?? 0);
            return events.record(deps, actor, at(place), stored, typed);
          },
    remove: async (deps, actor, place, pk) =>
      parts.remove(deps, actor, at(place), await getAt(deps, at(place), pk)),
  };
}

/** These demands are met over an establishment, so that there is one. */
function at(place: BoxAccess | null): BoxAccess {
  return place ?? fail('unexpected');
}

function listDemand(code: PermissionCode, params: ListParams): Demand | null {
  const { globalModel, pkObjectType: assetType, boxId, sentFrom = boxId } = params;
  const isSound = globalModel === assetType && sentFrom === boxId && findAssetType(assetType) !== null;
  return isSound ? { code, boxId, assetType } : null;
}

function addDemand(code: PermissionCode, body: AddBody): Demand | null {
  const boxId = body.pkReferer ?? body.holder ?? null;
  const assetType = body.pkObjectType ?? null;
  return boxId !== null && assetType !== null && body.globalModel === assetType
    ? { code, boxId, assetType }
    : null;
}

function demandOf(code: Demand['code'], stored: Held | null): Demand | null {
  return stored && { code, boxId: stored.boxId, assetType: stored.assetType };
}
