import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { readOrigin } from '../../outside/visitor';
import { openSandbox, type FillSandbox } from './open-sandbox';

/** Trying the product without an account of one's own (document 1 sections 2 and 7). */
export function sandboxRoutes(deps: Deps, fill: FillSandbox): Pick<Handlers, 'users.signUpSandbox'> {
  return {
    'users.signUpSandbox': async (request) => {
      const from = { ip: request.ip, origin: await readOrigin(request) };
      const { email, password, chain } = await openSandbox(deps, fill, request.body, from);
      return { user: { email, userData: { sandboxPass: password } }, chain };
    },
  };
}
