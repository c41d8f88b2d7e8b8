import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { recallDirections } from '@huella/domain/engine/recall/trace';
import { maybe, readSearch, textSearch } from './search-params';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { loadWords } from './words/i18n';

const loadRecall = () => import('./features/recall/recall-screens');

/** Everything up and down the chain, from an asset or from a lot. */

/** How it is shown, what narrows it, and the page of the list, from 0. */
const recallSearch = readSearch(() =>
  z.object({
    show: maybe(z.enum(['list', 'graph'])),
    direction: maybe(z.enum(recallDirections)),
    node: textSearch(120),
    page: maybe(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(999_999))),
  }),
);

const recallAssetRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.recallAsset,
  staticData: { anyContext: true },
  validateSearch: recallSearch,
  loader: () => loadWords('recall', 'list'),
  component: lazyRouteComponent(loadRecall, 'AssetRecallPage'),
});

const recallLotRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.recallLot,
  staticData: { anyContext: true },
  validateSearch: recallSearch,
  loader: () => loadWords('recall', 'list'),
  component: lazyRouteComponent(loadRecall, 'LotRecallPage'),
});

/** From a public page: what its code is of, for whoever may see more than that. */
const recallCodeRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.recallCode,
  staticData: { anyContext: true },
  loader: () => loadWords('recall', 'list'),
  component: lazyRouteComponent(loadRecall, 'CodeRecallPage'),
});

export const recallRoutes = [recallAssetRoute, recallLotRoute, recallCodeRoute] as const;
