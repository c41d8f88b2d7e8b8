import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { z } from 'zod';
import { recallDirections } from '@huella/domain/engine/recall/trace';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { loadWords } from './words/i18n';

/** Everything up and down the chain, from an asset or from a lot. */

/** How it is shown, what narrows it, and the page of the list, from 0. */
const recallSearch = z.object({
  show: z.enum(['list', 'graph']).optional().catch(undefined),
  direction: z.enum(recallDirections).optional().catch(undefined),
  node: z.string().max(120).optional().catch(undefined),
  page: z.coerce.number().int().min(0).max(999_999).optional().catch(undefined),
});

const recallAssetRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.recallAsset,
  staticData: { anyContext: true },
  validateSearch: recallSearch,
  loader: () => loadWords('recall', 'list'),
  component: lazyRouteComponent(() => import('./features/recall/AssetRecallPage'), 'AssetRecallPage'),
});

const recallLotRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.recallLot,
  staticData: { anyContext: true },
  validateSearch: recallSearch,
  loader: () => loadWords('recall', 'list'),
  component: lazyRouteComponent(() => import('./features/recall/LotRecallPage'), 'LotRecallPage'),
});

/** From a public page: what its code is of, for whoever may see more than that. */
const recallCodeRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.recallCode,
  staticData: { anyContext: true },
  loader: () => loadWords('recall', 'list'),
  component: lazyRouteComponent(() => import('./features/recall/CodeRecallPage'), 'CodeRecallPage'),
});

export const recallRoutes = [recallAssetRoute, recallLotRoute, recallCodeRoute] as const;
