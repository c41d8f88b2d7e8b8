import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { maybe, readSearch } from './search-params';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { loadWords } from './words/i18n';

/** The screen that was wanted, to go on to. */
const nextSearch = readSearch(() => z.object({ next: maybe(z.string()) }));

const requiredFieldsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.requiredFields,
  staticData: { anyContext: true },
  validateSearch: nextSearch,
  loader: () => loadWords('onboarding'),
  component: lazyRouteComponent(() => import('./features/gates/RequiredFieldsPage'), 'RequiredFieldsPage'),
});

const companyRenewalRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.companyRenewal,
  staticData: { anyContext: true },
  validateSearch: nextSearch,
  loader: () => loadWords('onboarding'),
  component: lazyRouteComponent(() => import('./features/gates/CompanyRenewalPage'), 'CompanyRenewalPage'),
});

/** What has to be seen to before an establishment is worked in (document 1 section 2). */
export const gateRoutes = [requiredFieldsRoute, companyRenewalRoute] as const;
