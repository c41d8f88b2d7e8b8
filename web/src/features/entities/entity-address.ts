import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

/** The entities of a kind. */
export function entitiesAddress(type: number): Address {
  return addressOf(paths.namedEntities, { type });
}

/** The form of a new entity of a kind, or of one that is there. */
export function entityFormAddress(type: number, id: number | null): Address {
  return addressOf(paths.namedEntities, { type, form: id ?? 'new' });
}
