import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { idSearch, readSearch, typedSearch } from './search-params';
import { loadWords } from './words/i18n';

/** What an establishment makes of its codes: the templates of its public pages, and how often they are scanned. */

const loadTemplates = () => import('./features/qr-templates/template-screens');
const loadMetrics = () => import('./features/qr-metrics/metrics-screens');

type TemplateScreen = keyof Awaited<ReturnType<typeof loadTemplates>>;

function templateRoute<const Path extends string>(path: Path, screen: TemplateScreen) {
  return createRoute({
    getParentRoute: () => insideRoute,
    path,
    loader: () => loadWords('qrTemplates', 'qr', 'list', 'form'),
    component: lazyRouteComponent(loadTemplates, screen),
  });
}

const metricsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.qrMetrics,
  validateSearch: readSearch(() => z.object({ box: idSearch, asset: idSearch, type: typedSearch(20) })),
  loader: () => loadWords('qrMetrics', 'list'),
  component: lazyRouteComponent(loadMetrics, 'MetricsPage'),
});

const logRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.qrLogs,
  loader: () => loadWords('qrMetrics', 'list'),
  component: lazyRouteComponent(loadMetrics, 'LogPage'),
});

export const qrRoutes = [
  metricsRoute,
  logRoute,
  templateRoute(paths.qrTemplates, 'TemplatesPage'),
  templateRoute(paths.qrIdenteco, 'IdentecoPage'),
  templateRoute(paths.qrIdentecoTrupo, 'IdentecoTrupoPage'),
  templateRoute(paths.qrProduktoTrupo, 'ProduktoTrupoPage'),
  templateRoute(paths.qrBlendingTrupo, 'BlendingTrupoPage'),
  templateRoute(paths.qrBrewingTrupo, 'BrewingTrupoPage'),
] as const;
