import { addressWith, paths } from '../../paths';

/** A place whose delegations are looked at, or where a role is given. */
export interface DelegationPlace {
  readonly type: 'BOX' | 'COMPANY';
  readonly id: number;
}

/** Who has a role in an establishment, or over a company as a whole (document 3 section 2). */
export function placeDelegationsAddress({ type, id }: DelegationPlace): string {
  return type === 'BOX'
    ? addressWith(paths.delegations, { boxDelegate: String(id) })
    : addressWith(paths.companyDelegations, { companyDelegate: String(id) });
}

/** All that one person was given by others, or by the user. */
export function personDelegationsAddress(userId: number): string {
  return addressWith(paths.delegations, { userDelegate: String(userId) });
}

/** The wizard that gives a role, with what is known of it already. */
export function delegateAddress(place: DelegationPlace | null, userId: number | null = null): string {
  return addressWith(paths.delegationNew, {
    boxDelegate: place?.type === 'BOX' ? String(place.id) : '',
    companyDelegate: place?.type === 'COMPANY' ? String(place.id) : '',
    userDelegate: userId === null ? '' : String(userId),
  });
}
