import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { rightsLogKinds } from '@huella/domain/rules/rights-changes';
import { rightGroupIds } from '@huella/domain/rules/right-groups';
import { idSearch, maybe, readSearch, typedSearch } from './search-params';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { loadWords } from './words/i18n';

const loadRights = () => import('./features/rights/rights-screens');

/** Who can do what in a company or establishment, with which fields, and what was changed of it. */

const day = maybe(z.iso.date());

/** What narrows the people: part of a name or e-mail, and what they may. */
const peopleSearch = { q: typedSearch(100), right: maybe(z.enum(rightGroupIds)) };
/** What narrows the changes, and the page of them. */
const changesSearch = {
  q: typedSearch(100),
  kind: maybe(z.enum(rightsLogKinds)),
  from: day,
  to: day,
  page: maybe(z.coerce.number().check(z.int(), z.minimum(0))),
};

const loadRightsWords = () => loadWords('rights', 'organisation', 'list', 'account');

const boxRightsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.boxRights,
  staticData: { anyContext: true },
  validateSearch: readSearch(() => z.object({ box: idSearch, ...peopleSearch })),
  beforeLoad: ({ search }) => {
    if (search.box === undefined) redirect({ to: paths.boxes, search: {}, throw: true });
  },
  loader: loadRightsWords,
  component: lazyRouteComponent(loadRights, 'BoxRightsPage'),
});

const boxRightsChangesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.boxRightsChanges,
  staticData: { anyContext: true },
  validateSearch: readSearch(() => z.object({ box: idSearch, ...changesSearch })),
  beforeLoad: ({ search }) => {
    if (search.box === undefined) redirect({ to: paths.boxes, search: {}, throw: true });
  },
  loader: loadRightsWords,
  component: lazyRouteComponent(loadRights, 'BoxRightsChangesPage'),
});

const boxFieldsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.boxFields,
  staticData: { anyContext: true },
  validateSearch: readSearch(() => z.object({ box: idSearch, asset: idSearch })),
  beforeLoad: ({ search }) => {
    if (search.box === undefined) redirect({ to: paths.boxes, search: {}, throw: true });
  },
  loader: () => loadWords('fields', 'organisation', 'list', 'form'),
  component: lazyRouteComponent(() => import('./features/field-permissions/BoxFieldsPage'), 'BoxFieldsPage'),
});

/** Without a company in the address it is the one that is administered. */
const companyRightsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.companyRights,
  staticData: { anyContext: true },
  validateSearch: readSearch(() => z.object({ company: idSearch, ...peopleSearch })),
  loader: loadRightsWords,
  component: lazyRouteComponent(loadRights, 'CompanyRightsPage'),
});

const companyRightsChangesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.companyRightsChanges,
  staticData: { anyContext: true },
  validateSearch: readSearch(() => z.object({ company: idSearch, ...changesSearch })),
  beforeLoad: ({ search }) => {
    if (search.company === undefined) redirect({ to: paths.companyRights, search: {}, throw: true });
  },
  loader: loadRightsWords,
  component: lazyRouteComponent(loadRights, 'CompanyRightsChangesPage'),
});

export const rightsRoutes = [
  boxRightsRoute,
  boxRightsChangesRoute,
  boxFieldsRoute,
  companyRightsRoute,
  companyRightsChangesRoute,
] as const;
