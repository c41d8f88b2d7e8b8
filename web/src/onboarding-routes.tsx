import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { idSearch, readSearch } from './search-params';
import { onboardingRoute } from './inside-route';
import { paths } from './paths';
import { loadWords } from './words/i18n';

const loadStart = () => import('./features/onboarding/start-screens');

/** The way from the first sign-in to the first establishment (document 1 section 2, onboarding). */

const companySearch = readSearch(() => z.object({ companyId: idSearch }));

/** What somebody is invited to, before they are asked for anything of their own. */
const receivedRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: paths.received,
  loader: () => loadWords('joining', 'delegations', 'list', 'ownership', 'account', 'access'),
  component: lazyRouteComponent(() => import('./features/invitations/ReceivedPage'), 'ReceivedPage'),
});

const startUserRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: paths.startUser,
  loader: () => loadWords('onboarding', 'form', 'list', 'records'),
  component: lazyRouteComponent(loadStart, 'StartUserPage'),
});

const startUserDoneRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: paths.startUserDone,
  loader: () => loadWords('onboarding'),
  component: lazyRouteComponent(loadStart, 'StartUserDonePage'),
});

/** The user of the address is always the one who is signed in. */
const startCompanyRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: paths.startCompany,
  validateSearch: readSearch(() => z.object({ userId: idSearch })),
  loader: () => loadWords('onboarding', 'form', 'list', 'records'),
  component: lazyRouteComponent(loadStart, 'StartCompanyPage'),
});

const startCompanyDoneRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: paths.startCompanyDone,
  validateSearch: companySearch,
  loader: () => loadWords('onboarding'),
  component: lazyRouteComponent(loadStart, 'StartCompanyDonePage'),
});

const startBoxRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: paths.startBox,
  validateSearch: companySearch,
  loader: () => loadWords('onboarding', 'form', 'list', 'records'),
  component: lazyRouteComponent(loadStart, 'StartBoxPage'),
});

const startBoxDoneRoute = createRoute({
  getParentRoute: () => onboardingRoute,
  path: paths.startBoxDone,
  loader: () => loadWords('onboarding'),
  component: lazyRouteComponent(loadStart, 'StartBoxDonePage'),
});

export const onboardingRoutes = [
  receivedRoute,
  startUserRoute,
  startUserDoneRoute,
  startCompanyRoute,
  startCompanyDoneRoute,
  startBoxRoute,
  startBoxDoneRoute,
] as const;
