import { createRoute, createRouter, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { z } from 'zod';
import { accessRoutes } from './access-routes';
import { addressText } from './address-text';
import { delegationRoutes } from './delegation-routes';
import { rememberList } from './form/back-to-list';
import { gateRoutes } from './gate-routes';
import { insideRoute, onboardingRoute, rootRoute, unknownPath } from './inside-route';
import { onboardingRoutes } from './onboarding-routes';
import { paths } from './paths';
import { recallRoutes } from './recall-routes';
import { recordRoutes } from './record-routes';
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

/** Addresses carry texts; a number that the router read as one becomes a text again. */
const textSearch = z.record(z.string(), z.coerce.string());

const assetsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.assets,
  validateSearch: textSearch,
  beforeLoad: ({ location, preload }) => {
    if (!preload) rememberList(location.href);
  },
  loader: () => loadWords('list', 'form', 'assets', 'qr', 'imports', 'lots', 'genealogy'),
  component: lazyRouteComponent(() => import('./features/assets/AssetsPage'), 'AssetsPage'),
});

const assetNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.assetNew,
  validateSearch: z.object({ mode: z.enum(['new', 'new_massive']).optional().catch(undefined) }),
  loader: () => loadWords('form', 'assets'),
  component: lazyRouteComponent(() => import('./features/assets/AssetNewPage'), 'AssetNewPage'),
});

/** Without an asset in the address there is nothing to edit: back to the list (document 2 section 2). */
const assetEditRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.assetEdit,
  validateSearch: z.object({
    pk: z.coerce.number().int().positive().optional().catch(undefined),
    mode: z.enum(['view', 'update']).catch('view'),
  }),
  beforeLoad: ({ search }) => {
    if (search.pk === undefined) redirect({ to: paths.assets, search: {}, throw: true });
  },
  loader: () => loadWords('form', 'assets', 'list', 'events', 'genealogy'),
  component: lazyRouteComponent(() => import('./features/assets/AssetEditPage'), 'AssetEditPage'),
});

const eventsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.events,
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

const lotsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.lots,
  loader: () => loadWords('list', 'lots', 'qr'),
  component: lazyRouteComponent(() => import('./features/lots/LotsPage'), 'LotsPage'),
});

/** A new lot, with the assets that were selected for it where a session names them. */
const lotNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.lotNew,
  validateSearch: wizardSearch.pick({ v: true }),
  loader: () => loadWords('form', 'list', 'lots'),
  component: lazyRouteComponent(() => import('./features/lots/LotNewPage'), 'LotNewPage'),
});

/** Without a lot in the address there is none to show: back to all of them. */
const lotEditRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.lotEdit,
  validateSearch: z.object({
    pk: z.coerce.number().int().positive().optional().catch(undefined),
    mode: z.enum(['view', 'update']).catch('view'),
  }),
  beforeLoad: ({ search }) => {
    if (search.pk === undefined) redirect({ to: paths.lots, throw: true });
  },
  loader: () => loadWords('form', 'list', 'lots', 'qr'),
  component: lazyRouteComponent(() => import('./features/lots/LotEditPage'), 'LotEditPage'),
});

/** What left the establishment. */
const transferredRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.transferred,
  validateSearch: textSearch,
  beforeLoad: ({ location, preload }) => {
    if (!preload) rememberList(location.href, 'transferred');
  },
  loader: () => loadWords('list', 'assets', 'qr', 'imports', 'transfers'),
  component: lazyRouteComponent(() => import('./features/assets/TransferredPage'), 'TransferredPage'),
});

const runRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.run,
  loader: () => loadWords('runs', 'form', 'list'),
  component: lazyRouteComponent(() => import('./features/runs/RunPage'), 'RunPage'),
});

/** An import: its upload, its open step, and whether the rows in error stay out. */
const importSearch = z.object({
  upload: z.coerce.number().int().positive().optional().catch(undefined),
  step: z.string().max(20).optional().catch(undefined),
  skip: z.literal('yes').optional().catch(undefined),
});

const importFileRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.importFile,
  validateSearch: importSearch,
  loader: () => loadWords('imports', 'list', 'form', 'sheet', 'runs'),
  component: lazyRouteComponent(() => import('./features/imports/ImportFilePage'), 'ImportFilePage'),
});

const importManualRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.importManual,
  validateSearch: importSearch,
  loader: () => loadWords('imports', 'list', 'form', 'sheet', 'runs'),
  component: lazyRouteComponent(() => import('./features/imports/ImportManualPage'), 'ImportManualPage'),
});

/** Named entities: the kind in view, and the one whose form is open. */
const namedEntitiesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.namedEntities,
  validateSearch: z.object({
    type: z.coerce.number().int().positive().optional().catch(undefined),
    form: z
      .union([z.literal('new'), z.coerce.number().int().positive()])
      .optional()
      .catch(undefined),
  }),
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
    assetsRoute,
    assetNewRoute,
    assetEditRoute,
    eventsRoute,
    eventNewRoute,
    lotsRoute,
    lotNewRoute,
    lotEditRoute,
    transferredRoute,
    runRoute,
    importFileRoute,
    importManualRoute,
    namedEntitiesRoute,
    ...transferRoutes,
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
  scrollRestoration: true,
  scrollToTopSelectors: [`#${contentId}`],
  ...addressText,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
