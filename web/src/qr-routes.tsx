import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { qrTypeNames } from '@huella/domain/model/qr-types';
import { insideRoute } from './inside-route';
import { paths } from './paths';
import { idSearch, maybe } from './search-params';
import { loadWords } from './words/i18n';

/** What an establishment makes of its codes: the templates of its public pages. */

const loadTemplateWords = () => loadWords('qrTemplates', 'qr', 'list', 'form');

const templatesRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.qrTemplates,
  loader: loadTemplateWords,
  component: lazyRouteComponent(() => import('./features/qr-templates/TemplatesPage'), 'TemplatesPage'),
});

const loadTemplatePage = () => import('./features/qr-templates/TemplatePage');

const identecoRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.qrIdenteco,
  loader: loadTemplateWords,
  component: lazyRouteComponent(loadTemplatePage, 'IdentecoPage'),
});
const identecoTrupoRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.qrIdentecoTrupo,
  loader: loadTemplateWords,
  component: lazyRouteComponent(loadTemplatePage, 'IdentecoTrupoPage'),
});
const produktoTrupoRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.qrProduktoTrupo,
  loader: loadTemplateWords,
  component: lazyRouteComponent(loadTemplatePage, 'ProduktoTrupoPage'),
});
const blendingTrupoRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.qrBlendingTrupo,
  loader: loadTemplateWords,
  component: lazyRouteComponent(loadTemplatePage, 'BlendingTrupoPage'),
});
const brewingTrupoRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.qrBrewingTrupo,
  loader: loadTemplateWords,
  component: lazyRouteComponent(loadTemplatePage, 'BrewingTrupoPage'),
});

const metricsRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.qrMetrics,
  validateSearch: z.object({ box: idSearch, asset: idSearch, type: maybe(z.enum(qrTypeNames)) }),
  loader: () => loadWords('qrMetrics', 'list'),
  component: lazyRouteComponent(() => import('./features/qr-metrics/MetricsPage'), 'MetricsPage'),
});

const logRoute = createRoute({
  getParentRoute: () => insideRoute,
  path: paths.qrLogs,
  loader: () => loadWords('qrMetrics', 'list'),
  component: lazyRouteComponent(() => import('./features/qr-metrics/LogPage'), 'LogPage'),
});

export const qrRoutes = [
  metricsRoute,
  logRoute,
  templatesRoute,
  identecoRoute,
  identecoTrupoRoute,
  produktoTrupoRoute,
  blendingTrupoRoute,
  brewingTrupoRoute,
] as const;
