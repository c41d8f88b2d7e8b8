import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { rightsLogKinds } from '@huella/domain/rules/rights-changes';
import { rightGroupIds } from '@huella/domain/rules/right-groups';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { loadWords } from './words/i18n';

/** Who can do what in a company or establishment, with which fields, and what was changed of it. */

const id = z.coerce.number().int().positive().optional().catch(undefined);
const text = z.coerce.string().max(100).optional().catch(undefined);
const day = z.iso.date().optional().catch(undefined);

/** What narrows the people: part of a name or e-mail, and what they may. */
const peopleSearch = { q: text, right: z.enum(rightGroupIds).optional().catch(undefined) };
/** What narrows the changes, and the page of them. */
const changesSearch = {
  q: text,
  kind: z.enum(rightsLogKinds).optional().catch(undefined),
  from: day,
  to: day,
  page: z.coerce.number().int().min(0).optional().catch(undefined),
};

const loadRightsWords = () => loadWords('rights', 'organisation', 'list', 'account');

const boxRightsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.boxRights,
  staticData: { anyContext: true },
  validateSearch: z.object({ box: id, ...peopleSearch }),
  beforeLoad: ({ search }) => {
    if (search.box === undefined) redirect({ to: paths.boxes, search: {}, throw: true });
  },
  loader: loadRightsWords,
  component: lazyRouteComponent(() => import('./features/rights/BoxRightsPage'), 'BoxRightsPage'),
});

const boxRightsChangesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.boxRightsChanges,
  staticData: { anyContext: true },
  validateSearch: z.object({ box: id, ...changesSearch }),
  beforeLoad: ({ search }) => {
    if (search.box === undefined) redirect({ to: paths.boxes, search: {}, throw: true });
  },
  loader: loadRightsWords,
  component: lazyRouteComponent(
    () => import('./features/rights/BoxRightsChangesPage'),
    'BoxRightsChangesPage',
  ),
});

const boxFieldsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.boxFields,
  staticData: { anyContext: true },
  validateSearch: z.object({ box: id, asset: id }),
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
  validateSearch: z.object({ company: id, ...peopleSearch }),
  loader: loadRightsWords,
  component: lazyRouteComponent(() => import('./features/rights/CompanyRightsPage'), 'CompanyRightsPage'),
});

const companyRightsChangesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.companyRightsChanges,
  staticData: { anyContext: true },
  validateSearch: z.object({ company: id, ...changesSearch }),
  beforeLoad: ({ search }) => {
    if (search.company === undefined) redirect({ to: paths.companyRights, search: {}, throw: true });
  },
  loader: loadRightsWords,
  component: lazyRouteComponent(
    () => import('./features/rights/CompanyRightsChangesPage'),
    'CompanyRightsChangesPage',
  ),
});

export const rightsRoutes = [
  boxRightsRoute,
  boxRightsChangesRoute,
  boxFieldsRoute,
  companyRightsRoute,
  companyRightsChangesRoute,
] as const;
