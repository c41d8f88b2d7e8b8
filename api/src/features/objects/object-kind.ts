import type { BodyOf, ObjectDemand, ParamsOf, ReplyInputOf } from '@huella/domain/calls/contract';
import { calls, type Calls } from '@huella/domain/calls/index';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { Actor, BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';

export type ListParams = ParamsOf<Calls['objects.list']>;
export type ListBody = BodyOf<Calls['objects.list']>;
type GetParams = ParamsOf<Calls['objects.get']>;
export type AddBody = BodyOf<Calls['objects.add']>;
export type ListReply = ReplyInputOf<Calls['objects.list']>;
export type GetReply = ReplyInputOf<Calls['objects.get']>;

/** Whether a list may hold thousands of rows, by what its contract says: these it gives in batches. */
export function isLargeList(params: ListParams, body: ListBody): boolean {
  return calls['objects.list'].large.safeParse({ params, body }).success;
}

/** Whether a body names an event of its own: neither the load or edit that it is anyway, nor none. */
export function namesEvent({ actionContext }: Pick<AddBody, 'actionContext'>): boolean {
  const eventType = actionContext?.eventType ?? engineEvents.edit;
  return eventType !== engineEvents.edit && eventType !== engineEvents.load;
}

/** As of when a list is asked for. */
export interface ListMoment {
  /** A day in the past; kinds of which no past is kept refuse it. */
  readonly asOf?: string | undefined;
  /** Runs work once the answer has gone out, where that answer goes out by itself. */
  readonly afterwards?: (work: () => Promise<void>) => void;
}

type Found = Promise<ObjectDemand | null>;

/**
 * A kind of object behind the generic `objects/*` calls. Its demands say, before anything is touched, what an action
 * needs, read from the database where the object exists; null is an object that does not. The place is the
 * establishment that access was asked for, null for objects that no establishment holds.
 */
export interface ObjectKind {
  readonly demands: {
    readonly list: (deps: Deps, input: { params: ListParams }) => Found;
    readonly get: (deps: Deps, input: { params: GetParams }) => Found;
    /** Adding and updating are one call; its `action` says which. */
    readonly add: (deps: Deps, input: { body: AddBody }, userId: number) => Found;
    /** Null for kinds that are never deleted. */
    readonly remove: (deps: Deps, input: { params: GetParams }) => Found;
    /** Null for kinds whose lists write to nobody. */
    readonly resend: (deps: Deps, input: { params: GetParams }) => Found;
  };
  readonly list: (
    deps: Deps,
    actor: Actor,
    place: BoxAccess | null,
    params: ListParams,
    body: ListBody,
    moment?: ListMoment,
  ) => Promise<ListReply>;
  readonly get: (deps: Deps, actor: Actor, place: BoxAccess | null, pk: number) => Promise<GetReply>;
  /** The same as it was on a day (decision 83); null for kinds of which no past is kept. */
  readonly getAsOf:
    | ((deps: Deps, actor: Actor, place: BoxAccess | null, pk: number, day: string) => Promise<GetReply>)
    | null;
  readonly add: (deps: Deps, actor: Actor, place: BoxAccess | null, body: AddBody) => Promise<GetReply>;
  /** Records the event that an update names instead of changing values; null for kinds that have no events. */
  readonly record:
    | ((deps: Deps, actor: Actor, place: BoxAccess | null, body: AddBody) => Promise<GetReply>)
    | null;
  readonly remove: (deps: Deps, actor: Actor, place: BoxAccess | null, pk: number) => Promise<void>;
}
