import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

/** A place whose delegations are looked at, or where a role is given. */
export interface DelegationPlace {
  readonly type: 'BOX' | 'COMPANY';
  readonly id: number;
}

/** Who has a role in an establishment, or over a company as a whole (document 3 section 2). */
export function placeDelegationsAddress({ type, id }: DelegationPlace): Address {
  return type === 'BOX'
    ? addressOf(paths.delegations, { boxDelegate: id })
    : addressOf(paths.companyDelegations, { companyDelegate: id });
}

/** All that one person was given by others, or by the user. */
export function personDelegationsAddress(userId: number): Address {
  return addressOf(paths.delegations, { userDelegate: String(userId) });
}

/** The wizard that gives a role, with what is known of it already. */
export function delegateAddress(place: DelegationPlace | null, userId: number | null = null): Address {
  return addressOf(paths.delegationNew, {
    boxDelegate: place?.type === 'BOX' ? place.id : undefined,
    companyDelegate: place?.type === 'COMPANY' ? place.id : undefined,
    userDelegate: userId ?? undefined,
  });
}
