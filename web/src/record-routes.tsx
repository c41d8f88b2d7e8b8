import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { loadWords } from './words/i18n';

/** The forms of companies, establishments and users need no chosen context (document 1 section 2). */
const recordSearch = z.object({
  pk: z.coerce.number().int().positive().optional().catch(undefined),
  mode: z.enum(['view', 'update']).catch('update'),
});

const companyNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.companyNew,
  staticData: { anyContext: true },
  loader: () => loadWords('form', 'list', 'records'),
  component: lazyRouteComponent(() => import('./features/companies/CompanyNewPage'), 'CompanyNewPage'),
});

const companyEditRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.companyEdit,
  staticData: { anyContext: true },
  validateSearch: recordSearch,
  beforeLoad: ({ search }) => {
    if (search.pk === undefined) redirect({ to: paths.home, search: {}, throw: true });
  },
  loader: () => loadWords('form', 'list', 'records'),
  component: lazyRouteComponent(() => import('./features/companies/CompanyEditPage'), 'CompanyEditPage'),
});

/** A new establishment: of which company, and inside which other establishment. */
const boxNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.boxNew,
  staticData: { anyContext: true },
  validateSearch: z.object({
    companyId: z.coerce.number().int().positive().optional().catch(undefined),
    parent: z.coerce.number().int().positive().optional().catch(undefined),
  }),
  loader: () => loadWords('form', 'list', 'records'),
  component: lazyRouteComponent(() => import('./features/boxes/BoxNewPage'), 'BoxNewPage'),
});

const boxEditRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.boxEdit,
  staticData: { anyContext: true },
  validateSearch: recordSearch,
  beforeLoad: ({ search }) => {
    if (search.pk === undefined) redirect({ to: paths.home, search: {}, throw: true });
  },
  loader: () => loadWords('form', 'list', 'records'),
  component: lazyRouteComponent(() => import('./features/boxes/BoxEditPage'), 'BoxEditPage'),
});

const profileRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.profile,
  staticData: { anyContext: true },
  loader: () => loadWords('form', 'list', 'records'),
  component: lazyRouteComponent(() => import('./features/users/ProfilePage'), 'ProfilePage'),
});

const securityRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.security,
  staticData: { anyContext: true },
  loader: () => loadWords('account', 'access', 'passkeys'),
  component: lazyRouteComponent(() => import('./features/account/SecurityPage'), 'SecurityPage'),
});

/** The forms of companies, establishments and users. */
export const recordRoutes = [
  companyNewRoute,
  companyEditRoute,
  boxNewRoute,
  boxEditRoute,
  profileRoute,
  securityRoute,
] as const;
