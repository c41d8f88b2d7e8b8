import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { z } from 'zod';
import { callQuery, queryClient } from './call/queries';
import { readTokens } from './call/tokens';
import { rememberList } from './form/back-to-list';
import { paths, safeNext } from './paths';
import { showLanguage } from './session/session';
import { ScreenErrorPage } from './shell/ScreenErrorPage';
import { ShellSkeleton } from './shell/ShellSkeleton';
import { contentId } from './shell/use-arrival';
import { loadWords } from './words/i18n';

/** Every screen, each in a chunk of its own, with the phrases it says. */

const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => import('./shell/FallbackPage'), 'FallbackPage'),
});

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.signIn,
  validateSearch: z.object({ next: z.string().optional().catch(undefined) }),
  beforeLoad: ({ search }) => {
    // The address of `next` was checked to stay inside the product.
    if (readTokens() !== null) redirect({ href: safeNext(search.next), throw: true });
  },
  loader: () => loadWords('access'),
  component: lazyRouteComponent(() => import('./features/access/SignInPage'), 'SignInPage'),
});

const signOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.signOut,
  loader: () => loadWords('access'),
  component: lazyRouteComponent(() => import('./features/access/SignOutPage'), 'SignOutPage'),
});

/** Everything behind sign-in: the session, the context and the frame around the screens. */
const insideRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'inside',
  beforeLoad: ({ location, matches }) => {
    if (readTokens() !== null) return;
    // An address that does not exist is told so; signing in would not make it exist.
    if (matches.some(({ fullPath }) => fullPath === unknownPath)) notFound({ throw: true });
    redirect({
      to: paths.signIn,
      search: location.pathname === '/' ? {} : { next: location.href },
      throw: true,
    });
  },
  loader: async () => {
    const [user] = await Promise.all([
      queryClient.query({ ...callQuery('users.getInfo', {}), staleTime: 'static' }),
      queryClient.query({ ...callQuery('topBar.all', {}), staleTime: 'static' }),
      loadWords('shell'),
    ]);
    await showLanguage(user.userPreferences.language);
  },
  component: lazyRouteComponent(() => import('./shell/Shell'), 'Shell'),
  errorComponent: lazyRouteComponent(() => import('./shell/StartErrorPage'), 'StartErrorPage'),
  pendingComponent: ShellSkeleton,
  pendingMs: 150,
});

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
  loader: () => loadWords('list', 'assets', 'qr', 'imports'),
  component: lazyRouteComponent(() => import('./features/assets/AssetsPage'), 'AssetsPage'),
});

const assetNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.assetNew,
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
  loader: () => loadWords('form', 'assets', 'list', 'events'),
  component: lazyRouteComponent(() => import('./features/assets/AssetEditPage'), 'AssetEditPage'),
});

const eventsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.events,
  loader: () => loadWords('list', 'events'),
  component: lazyRouteComponent(() => import('./features/events/EventsPage'), 'EventsPage'),
});

/** A wizard's walk and its open step. */
const visitSearch = z.object({
  v: z
    .string()
    .regex(/^[\w-]{8,64}$/)
    .optional()
    .catch(undefined),
  step: z.string().max(20).optional().catch(undefined),
});

const eventNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.eventNew,
  validateSearch: visitSearch,
  loader: () => loadWords('list', 'form', 'events'),
  component: lazyRouteComponent(() => import('./features/events/EventNewPage'), 'EventNewPage'),
});

const transfersRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.transfers,
  loader: () => loadWords('list', 'transfers'),
  component: lazyRouteComponent(() => import('./features/transfers/TransfersPage'), 'TransfersPage'),
});

const transferNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.transferNew,
  validateSearch: visitSearch,
  loader: () => loadWords('list', 'form', 'events', 'transfers'),
  component: lazyRouteComponent(() => import('./features/transfers/TransferNewPage'), 'TransferNewPage'),
});

const runRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: `${paths.runs}/$id`,
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

const unknownPath = '/$';

/** Whatever no other route takes: inside the frame for whoever is signed in. */
const unknownRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: unknownPath,
  staticData: { anyContext: true },
  component: lazyRouteComponent(() => import('./shell/FallbackPage'), 'UnknownScreen'),
});

const routeTree = rootRoute.addChildren([
  signInRoute,
  signOutRoute,
  insideRoute.addChildren([
    homeRoute,
    assetsRoute,
    assetNewRoute,
    assetEditRoute,
    eventsRoute,
    eventNewRoute,
    transfersRoute,
    transferNewRoute,
    runRoute,
    importFileRoute,
    importManualRoute,
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
  // Addresses are plain texts: `category=VQ,NO`, never quoted JSON.
  parseSearch: (search) => Object.fromEntries(new URLSearchParams(search)),
  stringifySearch: (search) => {
    const pairs = Object.entries(search).filter(
      ([, value]) => value !== undefined && value !== null && value !== '',
    );
    const text = new URLSearchParams(pairs.map(([name, value]) => [name, String(value)])).toString();
    return text === '' ? '' : `?${text.replaceAll('%2C', ',')}`;
  },
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
