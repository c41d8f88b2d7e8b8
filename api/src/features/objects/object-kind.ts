import type { BodyOf, Demand, ParamsOf, ReplyInputOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { Actor, Standing } from '../../db/actors';
import type { Deps } from '../../deps';

export type ListParams = ParamsOf<Calls['objects.list']>;
export type ListBody = BodyOf<Calls['objects.list']>;
export type GetParams = ParamsOf<Calls['objects.get']>;
export type AddBody = BodyOf<Calls['objects.add']>;

/**
 * A kind of object behind the generic `objects/*` calls. Its demands say, before anything is touched, which code
 * on which establishment and asset type an action needs, read from the database where the object exists; null is
 * an object that does not.
 */
export interface ObjectKind {
  readonly demands: {
    readonly list: (deps: Deps, input: { params: ListParams }) => Promise<Demand | null>;
    readonly get: (deps: Deps, input: { params: GetParams }) => Promise<Demand | null>;
    /** Adding and updating are one call; its `action` says which. */
    readonly add: (deps: Deps, input: { body: AddBody }) => Promise<Demand | null>;
    /** Null for kinds that are never deleted. */
    readonly remove: (deps: Deps, input: { params: GetParams }) => Promise<Demand | null>;
  };
  readonly list: (
    deps: Deps,
    actor: Actor,
    place: Standing,
    params: ListParams,
    body: ListBody,
  ) => Promise<ReplyInputOf<Calls['objects.list']>>;
  readonly get: (
    deps: Deps,
    actor: Actor,
    place: Standing,
    pk: number,
  ) => Promise<ReplyInputOf<Calls['objects.get']>>;
  readonly add: (
    deps: Deps,
    actor: Actor,
    place: Standing,
    body: AddBody,
  ) => Promise<ReplyInputOf<Calls['objects.add']>>;
  readonly remove: (deps: Deps, actor: Actor, place: Standing, pk: number) => Promise<void>;
}
