import { preferences } from '@huella/domain/calls/users';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import { permissionKey } from '@huella/domain/rules/permission-key';
import { onboardingOf } from '@huella/domain/rules/onboarding';
import { codesOf, findTemplate } from '@huella/domain/rules/relations';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import { fail } from '@huella/domain/model/errors';
import type { Language } from '@huella/domain/words';
import type { Actor } from '../../db/actors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { listRelatedBoxes, listRelatedCompanies } from '../places/places.store';
import { readOrigin } from '../../outside/visitor';
import { listReceived } from '../invitations/invitations-check';
import { listOwnOffers } from '../ownership/offers.store';
import { endOtherSessions, endOwnSession, presentSecurityEvents, presentSessions } from './own-sessions';
import { signIn, signOut, turnRefreshToken } from './sign-in';
import { findNewcomer, markDelegated, updatePreferences } from './users.store';

type UserRoutes = Pick<
  Handlers,
  | 'users.signIn'
  | 'users.signOut'
  | 'users.newToken'
  | 'auth.refreshToken'
  | 'users.getInfo'
  | 'users.getPreferences'
  | 'users.savePreferences'
  | 'users.markAsDelegated'
  | 'users.relationEntity'
  | 'users.sessions'
  | 'users.endSession'
  | 'users.endOtherSessions'
  | 'users.securityEvents'
>;

/** Sign-in, session and preferences (document 1 section 7). */
export function userRoutes(deps: Deps): UserRoutes {
  return {
    'users.signIn': async (request) => signIn(deps, request.body, await readOrigin(request)),
    'users.signOut': async (request) => {
      await signOut(deps, request.caller, await readOrigin(request));
      return { ok: true };
    },
    'users.newToken': async (request) => turnRefreshToken(deps, request.caller, await readOrigin(request)),
    'auth.refreshToken': async (request) => turnRefreshToken(deps, request.caller, await readOrigin(request)),
    'users.sessions': ({ caller }) => presentSessions(deps, caller),
    'users.endSession': async (request) => {
      await endOwnSession(deps, request.caller, await readOrigin(request), request.params.id);
      return { ok: true };
    },
    'users.endOtherSessions': async (request) => ({
      ended: await endOtherSessions(deps, request.caller, await readOrigin(request)),
    }),
    'users.securityEvents': ({ caller, query }) => presentSecurityEvents(deps, caller, query),
    'users.getInfo': ({ caller }) => presentUser(deps, caller),
    'users.getPreferences': ({ caller }) => Promise.resolve(preferencesOf(caller)),
    'users.savePreferences': async ({ caller, body: { preferences: inside, ...beside } }) => {
      const body = { ...inside, ...beside };
      await updatePreferences(deps.db, caller.userId, body);
      return preferencesOf({
        language: body.language ?? caller.language,
        topBar: body.topBar === undefined ? caller.topBar : body.topBar,
      });
    },
    'users.markAsDelegated': async ({ caller }) => {
      await markDelegated(deps.db, caller.userId, deps.clock());
      return { ok: true };
    },
    'users.relationEntity': ({ place }) =>
      Promise.resolve(
        place.templates.flatMap((template) => {
          const origin = findTemplate(template)?.relation;
          return origin === undefined ? [] : [{ origin, template }];
        }),
      ),
  };
}

/** The signed-in user, with what they may do and how they left the product. */
export async function presentUser(deps: Deps, caller: Actor) {
  return {
    id: caller.userId,
    email: caller.email,
    firstname: caller.firstname,
    lastname: caller.lastname,
    country: caller.country,
    timezone: caller.timezone,
    ...(await newcomerOf(deps, caller.userId)),
    openInvitations: (await listReceived(deps.db, caller, deps.clock())).length,
    openOffers: (await listOwnOffers(deps.db, caller, deps.clock())).length,
    userData: { permissions: await permissionsOf(deps, caller.userId) },
    userPreferences: preferencesOf(caller),
  };
}

/** Stored preferences as they leave; a stored shape that no longer fits counts as none. */
function preferencesOf(user: { readonly language: Language; readonly topBar: object | null }) {
  const stored = preferences.shape.topBar.safeParse(user.topBar);
  return { topBar: stored.success ? stored.data : null, language: user.language };
}

/** What the user is asked next, and what they have done of it. */
async function newcomerOf(deps: Deps, userId: number) {
  const newcomer = (await findNewcomer(deps.db, userId)) ?? fail('notSignedIn');
  const { step, company } = onboardingOf(newcomer);
  return {
    onboardingStep: step,
    onboardingStepCompany: company,
    isProfiled: newcomer.profiled,
    isDelegated: newcomer.delegatedAt !== null,
    box_context: newcomer.context.box_context ?? null,
    asset_context: newcomer.context.asset_context ?? null,
  };
}

type CodesByKey = Record<string, PermissionCode[]>;
type Pair = [string, PermissionCode[]];

/** What somebody may do there: of a company that is closed only what reads. */
function openCodes(templates: readonly string[], closed: boolean): readonly PermissionCode[] {
  const codes = codesOf(templates);
  return closed ? codes.filter((code) => code === 'ASSET_LIST') : codes;
}

/** Permission codes keyed `boxId-assetId`, and by company id (document 1 section 6). */
async function permissionsOf(
  deps: Deps,
  userId: number,
): Promise<{ boxes: CodesByKey; companies: CodesByKey }> {
  const [boxes, companies] = await Promise.all([
    listRelatedBoxes(deps.db, userId),
    listRelatedCompanies(deps.db, userId),
  ]);
  const perBox = boxes.flatMap((box) =>
    assetTypesOfChain(box.chain).map((type): Pair => [
      permissionKey(box.id, type),
      [...openCodes(box.templates, box.closed)],
    ]),
  );
  const perCompany = companies.map((company): Pair => [
    String(company.id),
    [...openCodes(company.templates, company.closedAt !== null)],
  ]);
  return { boxes: Object.fromEntries(perBox), companies: Object.fromEntries(perCompany) };
}
