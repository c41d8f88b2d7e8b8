import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

/** The address of a transfer. */
export function transferAddress(id: number): Address {
  return addressOf(paths.transfer, {}, { id });
}

/** The list of the transfers that wait for an answer of the establishment itself. */
export function waitingAddress(): Address {
  return addressOf(paths.transfers, { state: 'in_transit', direction: 'in' });
}
