import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { runFilters } from '@huella/domain/rules/run-filters';
import { idSearch, maybe, readSearch, textSearch, typedSearch, withBadId } from './search-params';
import { rememberList } from './form/back-to-list';
import { importSearch } from './import-search';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { loadWords } from './words/i18n';

/** Assets of an establishment: their lists and forms, the spreadsheets that bring them, the runs that write them. */

/** Addresses carry texts; a number that the router read as one becomes a text again. */
const anySearch = readSearch(() => z.record(z.string(), z.coerce.string()));

const assetsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.assets,
  validateSearch: anySearch,
  beforeLoad: ({ location, preload }) => {
    if (!preload) rememberList(location.href);
  },
  loader: () => loadWords('list', 'form', 'assets', 'qr', 'imports', 'lots', 'genealogy'),
  component: lazyRouteComponent(() => import('./features/assets/AssetsPage'), 'AssetsPage'),
});

const assetNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.assetNew,
  validateSearch: readSearch(() => z.object({ mode: maybe(z.enum(['new', 'new_massive'])) })),
  loader: () => loadWords('form', 'assets'),
  component: lazyRouteComponent(() => import('./features/assets/AssetNewPage'), 'AssetNewPage'),
});

const assetSearch = z.object({
  pk: idSearch,
  mode: z.catch(z.enum(['view', 'update']), 'view'),
  part: maybe(z.enum(['history', 'facts', 'health', 'files', 'proof'])),
  at: idSearch,
  /** A day in the past to see it on. */
  asOf: textSearch(40),
});

/** Without an asset in the address there is nothing to edit: back to the list (document 2 section 2). One that is no id is told of. */
const assetEditRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.assetEdit,
  validateSearch: (raw: Readonly<Record<string, unknown>>) => withBadId(raw, assetSearch.parse(raw)),
  beforeLoad: ({ search }) => {
    if (search.pk === undefined && search.bad === undefined)
      redirect({ to: paths.assets, search: {}, throw: true });
  },
  loader: () => loadWords('form', 'assets', 'list', 'events', 'genealogy', 'page'),
  component: lazyRouteComponent(() => import('./features/assets/AssetEditPage'), 'AssetEditPage'),
});

/** What left the establishment. */
const transferredRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.transferred,
  validateSearch: anySearch,
  beforeLoad: ({ location, preload }) => {
    if (!preload) rememberList(location.href, 'transferred');
  },
  loader: () => loadWords('list', 'assets', 'qr', 'imports', 'transfers'),
  component: lazyRouteComponent(() => import('./features/assets/TransferredPage'), 'TransferredPage'),
});

/** What was logically deleted in the establishment. */
const deletedRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.deleted,
  validateSearch: anySearch,
  beforeLoad: ({ location, preload }) => {
    if (!preload) rememberList(location.href, 'deleted');
  },
  loader: () => loadWords('list', 'assets', 'qr', 'imports'),
  component: lazyRouteComponent(() => import('./features/assets/DeletedPage'), 'DeletedPage'),
});

/** The pictures of the establishment's assets, and how they are narrowed. */
const imagesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.images,
  validateSearch: readSearch(() =>
    z.object({
      q: typedSearch(100),
      field: textSearch(63),
      from: maybe(z.iso.date()),
      to: maybe(z.iso.date()),
      page: maybe(z.coerce.number().check(z.int(), z.positive(), z.maximum(999_999))),
    }),
  ),
  loader: () => loadWords('list', 'files'),
  component: lazyRouteComponent(() => import('./features/images/ImagesPage'), 'ImagesPage'),
});

/** The tasks of an establishment: those that go on or have ended, and the user's own. */
const runsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.runs,
  validateSearch: readSearch(() =>
    z.object({ state: maybe(z.enum(runFilters)), by: maybe(z.literal('me')) }),
  ),
  loader: () => loadWords('runs', 'list', 'events'),
  component: lazyRouteComponent(() => import('./features/runs/RunsPage'), 'RunsPage'),
});

const runRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.run,
  loader: () => loadWords('runs', 'form', 'list', 'lots', 'events'),
  component: lazyRouteComponent(() => import('./features/runs/RunPage'), 'RunPage'),
});

const importFileRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.importFile,
  validateSearch: importSearch,
  loader: () => loadWords('imports', 'list', 'form', 'sheet', 'runs', 'lots'),
  component: lazyRouteComponent(() => import('./features/imports/ImportFilePage'), 'ImportFilePage'),
});

const importManualRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.importManual,
  validateSearch: importSearch,
  loader: () => loadWords('imports', 'list', 'form', 'sheet', 'runs', 'lots'),
  component: lazyRouteComponent(() => import('./features/imports/ImportManualPage'), 'ImportManualPage'),
});

/** Changes of many assets by a spreadsheet: a file, or a selection of the list (document 1 section 2). */
const massEditRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.massEdit,
  validateSearch: importSearch,
  loader: () => loadWords('imports', 'massEdit', 'list', 'form', 'sheet', 'runs'),
  component: lazyRouteComponent(() => import('./features/imports/MassEditPage'), 'MassEditPage'),
});

export const assetRoutes = [
  massEditRoute,
  assetsRoute,
  assetNewRoute,
  assetEditRoute,
  transferredRoute,
  deletedRoute,
  imagesRoute,
  runsRoute,
  runRoute,
  importFileRoute,
  importManualRoute,
] as const;
