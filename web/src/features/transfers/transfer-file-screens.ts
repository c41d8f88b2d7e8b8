/** The screens of a transfer by a sheet or a filter. They come together: a start loads the names of few pieces (decision 50). */
export { TransferFilterPage } from './TransferFilterPage';
export { TransferManualPage } from './TransferManualPage';
export { TransferMassivePage } from './TransferMassivePage';
