import { fail } from '@huella/domain/model/errors';
import { isDatabaseUp } from '../../db/is-database-up';
import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { build, version } from '../../version';

type SystemRoutes = Pick<Handlers, 'ping' | 'version.get' | 'health.live' | 'health.ready'>;

/** Health, version, connectivity (decisions section 5). */
export function systemRoutes(deps: Deps): SystemRoutes {
  return {
    ping: () => Promise.resolve({ ok: true }),
    'version.get': () => Promise.resolve({ version, build }),
    'health.live': () => Promise.resolve({ status: 'live' }),
    'health.ready': async () => {
      const fit = deps.isWorking() && !deps.isStopping();
      if (!fit || !(await isDatabaseUp(deps.db))) fail('unavailable');
      return { status: 'ready' };
    },
  };
}
