/** The forms of a company. They come together: a start loads the names of few pieces (decision 50). */
export { CompanyEditPage } from './CompanyEditPage';
export { CompanyNewPage } from './CompanyNewPage';
