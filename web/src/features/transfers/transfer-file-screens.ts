/** The screens of a transfer by a sheet. They come together: a start loads the names of few pieces (decision 50). */
export { TransferManualPage } from './TransferManualPage';
export { TransferMassivePage } from './TransferMassivePage';
