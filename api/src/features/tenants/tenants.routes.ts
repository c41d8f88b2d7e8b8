import type { Deps } from '../../deps';
import type { Handlers } from '../../http/serve';
import { openExamplePage } from './example-page';
import { getTenant } from './tenants.store';

/** The looks of the product by the host that is asked (document 1 sections 1, 3 and 7). */
export function tenantRoutes(deps: Deps): Pick<Handlers, 'tenants.theme'> {
  const findExample = openExamplePage(deps);
  return {
    'tenants.theme': async ({ params }) => {
      const { label, name, greenAccent, blueAccent, logo, chains } = await getTenant(deps.db, params.tenant);
      return {
        label,
        name,
        theme: { greenTheme: { main: greenAccent }, blueTheme: { main: blueAccent } },
        logo,
        chains: chains === null ? null : [...chains],
        example: await findExample(),
      };
    },
  };
}
