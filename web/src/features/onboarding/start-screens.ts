/** The screens of a first company. They come together: a start loads the names of few pieces (decision 50). */
export { StartBoxDonePage } from './StartBoxDonePage';
export { StartBoxPage } from './StartBoxPage';
export { StartCompanyDonePage } from './StartCompanyDonePage';
export { StartCompanyPage } from './StartCompanyPage';
export { StartUserDonePage } from './StartUserDonePage';
export { StartUserPage } from './StartUserPage';
