import { checkPasskeyName, maxPasskeys } from '@huella/domain/rules/passkey-rules';
import { fail, failWith } from '@huella/domain/model/errors';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { readOrigin } from '../../outside/visitor';
import { addPasskey, dropPasskey, offerPasskey } from './add-passkey';
import { offerSignIn, signInByPasskey } from './passkey-sign-in';
import { listPasskeys, updatePasskeyName } from './passkeys.store';

type PasskeyCall =
  | 'passkeys.options'
  | 'passkeys.add'
  | 'passkeys.list'
  | 'passkeys.rename'
  | 'passkeys.remove'
  | 'passkeys.signInOptions'
  | 'passkeys.signIn';

const done = { ok: true } as const;

/** Passkeys of the signed-in user, and signing in with one (decision record 15). */
export function passkeyRoutes(deps: Deps): Pick<Handlers, PasskeyCall> {
  return {
    'passkeys.options': async (request) =>
      offerPasskey(deps, request.caller, request.body.password, await readOrigin(request)),
    'passkeys.add': async (request) => ({
      id: await addPasskey(deps, request.caller, request.body, await readOrigin(request)),
    }),
    'passkeys.list': async ({ caller }) => ({
      passkeys: (await listPasskeys(deps.db, caller.userId)).map(({ id, name, createdAt, lastUsedAt }) => ({
        id,
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      max: maxPasskeys,
      address: deps.passkeys.home()?.origin ?? null,
    }),
    'passkeys.rename': async ({ caller, params, body }) => {
      const issues = checkPasskeyName(body.name);
      if (issues.length > 0) failWith(issues);
      if (!(await updatePasskeyName(deps.db, caller.userId, params.id, body.name.trim()))) fail('notFound');
      return done;
    },
    'passkeys.remove': async (request) => {
      const { caller, params, body } = request;
      await dropPasskey(deps, caller, { id: params.id, ...body }, await readOrigin(request));
      return done;
    },
    'passkeys.signInOptions': () => offerSignIn(deps),
    'passkeys.signIn': async (request) =>
      signInByPasskey(deps, request.body.passkey, await readOrigin(request)),
  };
}
