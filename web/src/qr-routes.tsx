import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { insideRoute } from './inside-route';
import { paths } from './paths';
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

export const qrRoutes = [
  templatesRoute,
  identecoRoute,
  identecoTrupoRoute,
  produktoTrupoRoute,
  blendingTrupoRoute,
  brewingTrupoRoute,
] as const;
