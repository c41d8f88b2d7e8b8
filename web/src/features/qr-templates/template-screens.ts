/** The screens of templates, which come together: a start loads the names of few pieces (decision 50). */
export { TemplatesPage } from './TemplatesPage';
export {
  BlendingTrupoPage,
  BrewingTrupoPage,
  IdentecoPage,
  IdentecoTrupoPage,
  ProduktoTrupoPage,
} from './TemplatePage';
