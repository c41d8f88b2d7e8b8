/** The lists of delegations. They come together: a start loads the names of few pieces (decision 50). */
export { CompanyDelegationsPage } from './CompanyDelegationsPage';
export { DelegationsPage } from './DelegationsPage';
