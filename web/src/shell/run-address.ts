import { addressOf, type Address } from '../address';
import { paths } from '../paths';

/** Where a run is seen. */
export function runAddress(id: number): Address {
  return addressOf(paths.run, {}, { id });
}
