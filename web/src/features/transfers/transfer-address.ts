import { addressWith, paths } from '../../paths';

/** The address of a transfer. */
export function transferAddress(id: number): string {
  return `${paths.transfers}/${String(id)}`;
}

/** The list of the transfers that wait for an answer of the establishment itself. */
export function waitingAddress(): string {
  return addressWith(paths.transfers, { state: 'in_transit', direction: 'in' });
}
