/** The screens of who can do what. They come together: a start loads the names of few pieces (decision 50). */
export { BoxRightsChangesPage } from './BoxRightsChangesPage';
export { BoxRightsPage } from './BoxRightsPage';
export { CompanyRightsChangesPage } from './CompanyRightsChangesPage';
export { CompanyRightsPage } from './CompanyRightsPage';
