import { useMemo } from 'react';
import { useTopBar } from '../../session/context';
import { canInBox, canInCompany } from '../../session/rights';
import { useUser } from '../../session/session';
import type { DelegationPlace } from './delegation-address';

/** A place where the user may give roles. */
export interface GivingPlace extends DelegationPlace {
  readonly name: string;
  /** What it is: the type of the establishment, or the chain's role of the company. */
  readonly about: string;
  readonly companyId: number;
  readonly companyName: string;
}

/** The companies and establishments where the user may give roles (document 3 section 6), by name. */
export function useGivingPlaces(): readonly GivingPlace[] {
  const user = useUser();
  const { companies, establishments } = useTopBar();
  return useMemo(() => {
    const names = new Map(companies.map(({ id, value }) => [id, value]));
    const ofCompanies = companies
      .filter(({ id }) => canInCompany(user, id, 'COMPANY_EDIT'))
      .map(({ id, value }): GivingPlace => ({
        ...{ type: 'COMPANY', id, name: value, about: '' },
        ...{ companyId: id, companyName: value },
      }));
    const ofBoxes = establishments
      .filter((box) => canInBox(user, box, 'BOX_EDIT'))
      .map(({ id, value, fk, subtypeName }): GivingPlace => ({
        ...{ type: 'BOX', id, name: value, about: subtypeName },
        ...{ companyId: fk, companyName: names.get(fk) ?? '' },
      }));
    const sorter = new Intl.Collator('es');
    return [...ofCompanies, ...ofBoxes].sort((one, other) => sorter.compare(one.name, other.name));
  }, [user, companies, establishments]);
}
