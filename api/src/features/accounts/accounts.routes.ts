import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { askForMail, changeByLink, signUp, validateEmail } from './sign-up';

type AccountCall =
  | 'users.signUp'
  | 'users.validate'
  | 'users.reSendValidateMail'
  | 'users.sendMailResetPassword'
  | 'users.validateMailResetPassword';

const done = { ok: true } as const;

/** Signing up, and the links that are sent to people (document 1 section 7). */
export function accountRoutes(deps: Deps): Pick<Handlers, AccountCall> {
  return {
    'users.signUp': async ({ body }) => {
      await signUp(deps, body);
      return done;
    },
    'users.validate': async ({ body }) => ({ validate: await validateEmail(deps, body.hash) }),
    'users.reSendValidateMail': async ({ body }) => {
      await askForMail(deps, 'validate', body);
      return done;
    },
    'users.sendMailResetPassword': async ({ body }) => {
      await askForMail(deps, 'reset', body);
      return done;
    },
    'users.validateMailResetPassword': async ({ body }) => {
      await changeByLink(deps, body);
      return done;
    },
  };
}
