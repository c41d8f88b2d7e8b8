import { completeContext, keptContext } from '@huella/domain/rules/context';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { findBoxAccess, type Actor, type BoxAccess } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';

type Start = ReplyOf<Calls['start.get']>;

/** What other features answer of their own. */
export interface StartParts {
  readonly user: (deps: Deps, caller: Actor) => Promise<Start['user']>;
  readonly topBar: (deps: Deps, caller: Actor, tenant: string | undefined) => Promise<Start['topBar']>;
  readonly gaps: (
    deps: Deps,
    caller: Actor,
    place: BoxAccess,
  ) => Promise<NonNullable<Start['place']>['gaps']>;
}

/** What a page begins with. */
export function startRoutes(deps: Deps, parts: StartParts): Pick<Handlers, 'start.get'> {
  return {
    'start.get': async ({ caller, query }) => {
      const [user, topBar] = await Promise.all([
        parts.user(deps, caller),
        parts.topBar(deps, caller, query?.tenant),
      ]);
      const kept = keptContext(user.userPreferences.topBar);
      const { establishment } = completeContext(topBar, kept);
      const place =
        establishment === null ? null : await findBoxAccess(deps.db, caller.userId, establishment);
      return {
        ...{ user, topBar },
        place: place && { boxId: place.boxId, gaps: await parts.gaps(deps, caller, place) },
      };
    },
  };
}
