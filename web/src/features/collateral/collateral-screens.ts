export { PledgePage } from './PledgePage';
export { PledgesPage } from './PledgesPage';
export { PricesPage } from './PricesPage';
