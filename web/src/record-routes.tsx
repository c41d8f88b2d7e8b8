import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { idSearch, maybe, readSearch, typedSearch } from './search-params';
import { rememberOrganisation } from './form/back-to-list';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { loadWords } from './words/i18n';

const loadBoxForms = () => import('./features/boxes/box-forms');

const loadCompanyForms = () => import('./features/companies/company-forms');

/** The forms of companies, establishments and users need no chosen context (document 1 section 2). */
const recordSearch = readSearch(() =>
  z.object({
    pk: idSearch,
    mode: z.catch(z.enum(['view', 'update']), 'update'),
  }),
);

/** What narrows a list of cards: texts, as the address has them. */
const text = typedSearch(100);

/** The companies of the user, to be administered. */
const companiesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.companies,
  staticData: { anyContext: true },
  validateSearch: readSearch(() => z.object({ q: text, chain: text, relation: text })),
  beforeLoad: ({ location, preload }) => {
    if (!preload) rememberOrganisation(location.href);
  },
  loader: () => loadWords('list', 'records', 'organisation', 'ownership', 'account', 'access'),
  component: lazyRouteComponent(() => import('./features/companies/CompaniesPage'), 'CompaniesPage'),
});

/** The establishments of a company, or those inside one of them. */
const boxesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.boxes,
  staticData: { anyContext: true },
  validateSearch: readSearch(() =>
    z.object({
      company: idSearch,
      parent: idSearch,
      q: text,
      type: text,
      region: text,
      view: maybe(z.literal('map')),
    }),
  ),
  beforeLoad: ({ location, preload }) => {
    if (!preload) rememberOrganisation(location.href);
  },
  loader: () => loadWords('list', 'records', 'organisation', 'map'),
  component: lazyRouteComponent(() => import('./features/boxes/BoxesPage'), 'BoxesPage'),
});

const companyNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.companyNew,
  staticData: { anyContext: true },
  loader: () => loadWords('form', 'list', 'records'),
  component: lazyRouteComponent(loadCompanyForms, 'CompanyNewPage'),
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
  component: lazyRouteComponent(loadCompanyForms, 'CompanyEditPage'),
});

/** Where the owner of a company hands it over or closes it. */
const companyOwnershipRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.companyOwnership,
  staticData: { anyContext: true },
  validateSearch: readSearch(() => z.object({ company: idSearch })),
  beforeLoad: ({ search }) => {
    if (search.company === undefined) redirect({ to: paths.companies, search: {}, throw: true });
  },
  loader: () => loadWords('list', 'organisation', 'ownership', 'account', 'access'),
  component: lazyRouteComponent(() => import('./features/ownership/OwnershipPage'), 'OwnershipPage'),
});

/** A new establishment: of which company, and inside which other establishment. */
const boxNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.boxNew,
  staticData: { anyContext: true },
  validateSearch: readSearch(() =>
    z.object({
      companyId: idSearch,
      parent: idSearch,
    }),
  ),
  loader: () => loadWords('form', 'list', 'records'),
  component: lazyRouteComponent(loadBoxForms, 'BoxNewPage'),
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
  component: lazyRouteComponent(loadBoxForms, 'BoxEditPage'),
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

/** The lists and forms of companies and establishments, and the form of users. */
export const recordRoutes = [
  companiesRoute,
  boxesRoute,
  companyNewRoute,
  companyEditRoute,
  companyOwnershipRoute,
  boxNewRoute,
  boxEditRoute,
  profileRoute,
  securityRoute,
] as const;
