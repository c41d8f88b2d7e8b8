import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { transferStates } from '@huella/domain/rules/transfer-answer';
import { idSearch, maybe, readSearch } from './search-params';
import { transferSheetSearch } from './import-search';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { wizardSearch } from './wizard/wizard-session';
import { loadWords } from './words/i18n';

const loadTransferFiles = () => import('./features/transfers/transfer-file-screens');

/** Transfers: all of them, a new one, one that was sent or arrived. */

const transfersRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.transfers,
  validateSearch: readSearch(() =>
    z.object({
      state: maybe(z.enum(transferStates)),
      direction: maybe(z.enum(['out', 'in'])),
    }),
  ),
  loader: () => loadWords('list', 'transfers'),
  component: lazyRouteComponent(() => import('./features/transfers/TransfersPage'), 'TransfersPage'),
});

const transferNewRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.transferNew,
  validateSearch: wizardSearch,
  loader: () => loadWords('list', 'form', 'events', 'transfers'),
  component: lazyRouteComponent(() => import('./features/transfers/TransferNewPage'), 'TransferNewPage'),
});

const transferRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.transfer,
  // Where a mail leads from: an establishment, and the type of what went.
  validateSearch: readSearch(() =>
    z.object({
      box: idSearch,
      type: idSearch,
    }),
  ),
  loader: () => loadWords('list', 'form', 'transfers', 'arrivals', 'files'),
  component: lazyRouteComponent(() => import('./features/transfers/TransferPage'), 'TransferPage'),
});

const loadSheetWords = () => loadWords('list', 'transfers', 'bulk', 'imports', 'form', 'events', 'sheet');

const transferMassiveRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.transferMassive,
  validateSearch: transferSheetSearch,
  loader: loadSheetWords,
  component: lazyRouteComponent(loadTransferFiles, 'TransferMassivePage'),
});

const transferManualRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.transferManual,
  validateSearch: transferSheetSearch,
  loader: loadSheetWords,
  component: lazyRouteComponent(loadTransferFiles, 'TransferManualPage'),
});

const transferFilterRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.transferFilter,
  loader: () => loadWords('list', 'transfers', 'assets'),
  component: lazyRouteComponent(loadTransferFiles, 'TransferFilterPage'),
});

export const transferRoutes = [
  transfersRoute,
  transferNewRoute,
  transferMassiveRoute,
  transferManualRoute,
  transferFilterRoute,
  transferRoute,
] as const;
