import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { maybe, readSearch, textSearch } from './search-params';
import { wizardSearch } from './wizard/wizard-session';
import { loadWords } from './words/i18n';

/** What outside sources say of assets (document 3 section 2). */

const load = () => import('./features/oracles/oracle-screens');

const listRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.oracles,
  validateSearch: readSearch(() =>
    z.object({
      oracle: textSearch(40),
      link: maybe(z.enum(['free', 'linked'])),
      only: maybe(z.literal('doubts')),
    }),
  ),
  loader: () => loadWords('oracles', 'list'),
  component: lazyRouteComponent(load, 'OraclesPage'),
});

const newRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.oracleNew,
  validateSearch: wizardSearch,
  loader: () => loadWords('oracles', 'list', 'form'),
  component: lazyRouteComponent(load, 'OracleNewPage'),
});

export const oracleRoutes = [listRoute, newRoute] as const;
