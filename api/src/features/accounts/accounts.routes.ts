import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { readOrigin } from '../../outside/visitor';
import { changePassword } from './change-password';
import { eraseAccount, presentErasure } from './erase-account';
import { exportPersonalData } from './export-data';
import { askForMail, changeByLink, signUp, validateEmail } from './sign-up';

type AccountCall =
  | 'users.signUp'
  | 'users.validate'
  | 'users.reSendValidateMail'
  | 'users.sendMailResetPassword'
  | 'users.validateMailResetPassword'
  | 'users.changePassword'
  | 'users.exportMyData'
  | 'users.erasure'
  | 'users.eraseAccount';

const done = { ok: true } as const;

/**
 * Signing up, the links that are sent to people (document 1 section 7), and what people do about their own account.
 */
export function accountRoutes(deps: Deps): Pick<Handlers, AccountCall> {
  return {
    'users.signUp': async (request) => ({
      ...done,
      ...(await signUp(deps, request.body, await readOrigin(request))),
    }),
    'users.validate': async (request) => ({
      validate: await validateEmail(deps, request.body.hash, await readOrigin(request)),
    }),
    'users.reSendValidateMail': async (request) => {
      await askForMail(deps, 'validate', request.body, await readOrigin(request));
      return done;
    },
    'users.sendMailResetPassword': async (request) => {
      await askForMail(deps, 'reset', request.body, await readOrigin(request));
      return done;
    },
    'users.validateMailResetPassword': async (request) => {
      await changeByLink(deps, request.body, await readOrigin(request));
      return done;
    },
    'users.changePassword': async (request) => {
      await changePassword(deps, request.caller, request.body, await readOrigin(request));
      return done;
    },
    'users.exportMyData': async (request) =>
      exportPersonalData(deps, request.caller, request.body.password, await readOrigin(request)),
    'users.erasure': ({ caller }) => presentErasure(deps, caller),
    'users.eraseAccount': async (request) => {
      await eraseAccount(deps, request.caller, request.body, await readOrigin(request));
      return done;
    },
  };
}
