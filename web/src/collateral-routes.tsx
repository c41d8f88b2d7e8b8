import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { pledgeParts } from '@huella/domain/model/collateral';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { idSearch, maybe, readSearch, textSearch } from './search-params';
import { loadWords } from './words/i18n';

/** What goods cost, and what is pledged to an establishment (decisions 121 and 122). */

const load = () => import('./features/collateral/collateral-screens');
const loader = () => loadWords('collateral', 'list', 'form', 'events', 'page');

const pricesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.prices,
  loader,
  component: lazyRouteComponent(load, 'PricesPage'),
});

const pledgesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.pledges,
  // Kept in one establishment, of one kind, or a part of it: what a figure of a panel or a report counts.
  validateSearch: readSearch(() =>
    z.object({ keeper: idSearch, kind: textSearch(100), part: maybe(z.enum(pledgeParts)) }),
  ),
  loader,
  component: lazyRouteComponent(load, 'PledgesPage'),
});

const pledgeRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.pledge,
  loader,
  component: lazyRouteComponent(load, 'PledgePage'),
});

export const collateralRoutes = [pricesRoute, pledgesRoute, pledgeRoute] as const;
