import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { activityFilters } from '@huella/domain/rules/activities';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { idSearch, maybe, readSearch, typedSearch } from './search-params';
import { loadWords } from './words/i18n';

const day = maybe(z.iso.date());

/** Who did what: in HOME in the establishment, in PREHOME in one of all that the user has to do with, or in all. */
const activitiesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.activities,
  staticData: { anyContext: 'PREHOME' },
  validateSearch: readSearch(() =>
    z.object({
      user: typedSearch(100),
      type: maybe(z.enum(activityFilters)),
      from: day,
      to: day,
      box: idSearch,
    }),
  ),
  loader: () => loadWords('activities', 'list', 'transfers'),
  component: lazyRouteComponent(() => import('./features/activities/ActivitiesPage'), 'ActivitiesPage'),
});

/** The figures of an establishment, under the filters and on the day of the address. */
const panelRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.controlPanel,
  validateSearch: readSearch(() => z.record(z.string(), z.coerce.string())),
  loader: () => loadWords('panel', 'list', 'map', 'past', 'oracles'),
  component: lazyRouteComponent(() => import('./features/panel/PanelPage'), 'PanelPage'),
});

/** One of the reports that were saved may be asked for by its id. */
const savedSearch = readSearch(() => z.object({ saved: idSearch }));
const loadReportWords = () => loadWords('reports', 'panel', 'list');

const reportsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.reports,
  validateSearch: savedSearch,
  loader: loadReportWords,
  component: lazyRouteComponent(() => import('./features/reports/ReportsPage'), 'ReportsPage'),
});

/** The same of animals, which the documents leave to us. */
const stockReportsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.stockReports,
  validateSearch: savedSearch,
  loader: loadReportWords,
  component: lazyRouteComponent(() => import('./features/reports/ReportsPage'), 'StockReportsPage'),
});

export const activityRoutes = [activitiesRoute, panelRoute, reportsRoute, stockReportsRoute] as const;
