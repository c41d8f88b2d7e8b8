import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { eventOrders } from '@huella/domain/rules/event-orders';
import { idSearch, maybe, readSearch, textSearch, typedSearch, withBadId } from './search-params';
import { activityRoutes } from './activity-routes';
import { accessRoutes } from './access-routes';
import { addressText } from './address-text';
import { assetRoutes } from './asset-routes';
import { delegationRoutes } from './delegation-routes';
import { gateRoutes } from './gate-routes';
import { eventFileSearch } from './import-search';
import { insideRoute, onboardingRoute, rootRoute, unknownPath } from './inside-route';
import { onboardingRoutes } from './onboarding-routes';
import { paths } from './paths';
import { collateralRoutes } from './collateral-routes';
import { oracleRoutes } from './oracle-routes';
import { qrRoutes } from './qr-routes';
import { recallRoutes } from './recall-routes';
import { recordRoutes } from './record-routes';
import { makeRestoresScroll } from './restores-scroll';
import { rightsRoutes } from './rights-routes';
import { ScreenErrorPage } from './shell/ScreenErrorPage';
import { contentId } from './shell/use-arrival';
import { transferRoutes } from './transfer-routes';
import { wizardSearch } from './wizard/wizard-session';
import { loadWords } from './words/i18n';

/** Every screen, each in a chunk of its own, with the phrases it says. */

const homeRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: '/',
  beforeLoad: () => {
    redirect({ to: paths.home, search: {}, throw: true });
  },
});

const eventsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.events,
  validateSearch: readSearch(() =>
    z.object({
      q: typedSearch(100),
      type: maybe(z.coerce.number().check(z.int(), z.minimum(-9999), z.maximum(99_999))),
      user: typedSearch(100),
      asset: typedSearch(100),
      from: maybe(z.iso.date()),
      to: maybe(z.iso.date()),
      only: maybe(z.literal('overrides')),
      sort: maybe(z.enum(eventOrders)),
      dir: maybe(z.enum(['asc', 'desc'])),
      page: maybe(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(9_999_999))),
    }),
  ),
  loader: () => loadWords('list', 'form', 'events'),
  component: lazyRouteComponent(() => import('./features/events/EventsPage'), 'EventsPage'),
});

const eventNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.eventNew,
  validateSearch: wizardSearch,
  loader: () => loadWords('list', 'form', 'events', 'lots'),
  component: lazyRouteComponent(() => import('./features/events/EventNewPage'), 'EventNewPage'),
});

const eventFileRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.eventFile,
  validateSearch: eventFileSearch,
  loader: () => loadWords('bulk', 'imports', 'list', 'form', 'sheet', 'runs', 'events'),
  component: lazyRouteComponent(() => import('./features/events/EventFilePage'), 'EventFilePage'),
});

const lotsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.lots,
  validateSearch: readSearch(() =>
    z.object({
      /** A day in the past to see them on. */
      asOf: textSearch(40),
    }),
  ),
  loader: () => loadWords('list', 'lots', 'qr'),
  component: lazyRouteComponent(() => import('./features/lots/LotsPage'), 'LotsPage'),
});

/** A new lot, with the assets that were selected for it where a session names them. */
const lotNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.lotNew,
  validateSearch: wizardSearch,
  loader: () => loadWords('form', 'list', 'lots'),
  component: lazyRouteComponent(() => import('./features/lots/LotNewPage'), 'LotNewPage'),
});

const lotManyRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.lotMany,
  validateSearch: wizardSearch,
  loader: () => loadWords('form', 'list', 'lots', 'imports', 'sheet', 'bulk'),
  component: lazyRouteComponent(() => import('./features/lots/LotNewPage'), 'LotsManyPage'),
});

const lotSearch = z.object({
  pk: idSearch,
  mode: z.catch(z.enum(['view', 'update']), 'view'),
  part: maybe(z.enum(['history', 'members', 'facts', 'files', 'proof'])),
  at: idSearch,
  /** What was looked for in the list that one came from. */
  q: typedSearch(100),
  /** A day in the past to see it on. */
  asOf: textSearch(40),
});

/** Without a lot in the address there is none to show: back to all of them. One that is no id is told of. */
const lotEditRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.lotEdit,
  validateSearch: (raw: Readonly<Record<string, unknown>>) => withBadId(raw, lotSearch.parse(raw)),
  beforeLoad: ({ search }) => {
    if (search.pk === undefined && search.bad === undefined)
      redirect({ to: paths.lots, search: {}, throw: true });
  },
  loader: () => loadWords('form', 'list', 'lots', 'qr', 'page', 'lotPage'),
  component: lazyRouteComponent(() => import('./features/lots/LotEditPage'), 'LotEditPage'),
});

/** Named entities: the kind in view, and the one whose form is open. */
const namedEntitiesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.namedEntities,
  validateSearch: readSearch(() =>
    z.object({
      type: idSearch,
      form: maybe(z.union([z.literal('new'), z.coerce.number().check(z.int(), z.positive())])),
    }),
  ),
  loader: () => loadWords('list', 'form', 'entities'),
  component: lazyRouteComponent(() => import('./features/entities/EntitiesPage'), 'EntitiesPage'),
});

/** Whatever no other route takes: inside the frame for the signed-in user. */
const unknownRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: unknownPath,
  staticData: { anyContext: true },
  component: lazyRouteComponent(() => import('./shell/FallbackPage'), 'UnknownScreen'),
});

const routeTree = rootRoute.addChildren([
  ...accessRoutes,
  onboardingRoute.addChildren([...onboardingRoutes]),
  insideRoute.addChildren([
    homeRoute,
    ...assetRoutes,
    ...oracleRoutes,
    ...collateralRoutes,
    eventsRoute,
    eventNewRoute,
    eventFileRoute,
    ...activityRoutes,
    lotsRoute,
    lotNewRoute,
    lotManyRoute,
    lotEditRoute,
    namedEntitiesRoute,
    ...transferRoutes,
    ...qrRoutes,
    ...recallRoutes,
    ...recordRoutes,
    ...rightsRoutes,
    ...delegationRoutes,
    ...gateRoutes,
    unknownRoute,
  ]),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  defaultErrorComponent: ScreenErrorPage,
  defaultPendingMinMs: 200,
  scrollRestoration: makeRestoresScroll(),
  scrollToTopSelectors: [`#${contentId}`],
  ...addressText,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
