import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { idSearch, maybe, readSearch, typedSearch } from './search-params';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { wizardSearch } from './wizard/wizard-session';
import { loadWords } from './words/i18n';

const loadDelegations = () => import('./features/delegations/delegation-screens');

/** Who has a role where: needs no chosen context (decisions section 5). */
const text = typedSearch(100);
const idText = maybe(z.coerce.string().check(z.regex(/^\d{1,12}$/)));

/** What narrows a list of delegations, and the person whose they are. */
const narrowing = { q: text, company: idText, box: idText, role: text, userDelegate: idText };

/** The address without a list of its own leads to all of them. */
const delegationsHomeRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/user/delegations',
  staticData: { anyContext: true },
  beforeLoad: () => {
    redirect({ to: paths.delegations, search: {}, throw: true });
  },
});

/** All delegations, or those of one establishment. The filter is 1 for received, 2 for made (decisions section 4). */
const delegationsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.delegations,
  staticData: { anyContext: true },
  validateSearch: readSearch(() =>
    z.object({
      ...narrowing,
      type: maybe(z.enum(['1', '2', 'invitations'])),
      boxDelegate: idSearch,
    }),
  ),
  loader: () => loadWords('list', 'organisation', 'delegations', 'joining', 'ownership'),
  component: lazyRouteComponent(loadDelegations, 'DelegationsPage'),
});

/** Delegations over whole companies, or over one. */
const companyDelegationsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.companyDelegations,
  staticData: { anyContext: true },
  validateSearch: readSearch(() => z.object({ ...narrowing, companyDelegate: idSearch })),
  loader: () => loadWords('list', 'organisation', 'delegations'),
  component: lazyRouteComponent(loadDelegations, 'CompanyDelegationsPage'),
});

/** The wizard that gives a role: its session, its open step, and the place and person that are known already. */
const delegationNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.delegationNew,
  staticData: { anyContext: true },
  validateSearch: readSearch(() =>
    z.object({
      ...wizardSearch.shape,
      boxDelegate: idSearch,
      companyDelegate: idSearch,
      userDelegate: idSearch,
    }),
  ),
  loader: () => loadWords('list', 'form', 'transfers', 'delegations'),
  component: lazyRouteComponent(
    () => import('./features/delegations/DelegationNewPage'),
    'DelegationNewPage',
  ),
});

export const delegationRoutes = [
  delegationsHomeRoute,
  delegationsRoute,
  companyDelegationsRoute,
  delegationNewRoute,
] as const;
