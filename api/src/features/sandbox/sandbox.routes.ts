import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { openSandbox, type FillSandbox } from './open-sandbox';

/** Trying the product without an account of one's own (document 1 sections 2 and 7). */
export function sandboxRoutes(deps: Deps, fill: FillSandbox): Pick<Handlers, 'users.signUpSandbox'> {
  return {
    'users.signUpSandbox': async ({ body, ip }) => {
      const { email, password, chain } = await openSandbox(deps, fill, body, ip);
      return { user: { email, userData: { sandboxPass: password } }, chain };
    },
  };
}
