import { queryOptions } from '@tanstack/react-query';
import type { RightsHolder } from '@huella/domain/calls/rights';
import type { Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { RightsSight } from '@huella/domain/rules/rights-sight';
import { call } from '../../call/call';
import { boxRightsAddress, companyRightsAddress } from '../../form/record-address';
import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

/** Where it is asked who can do what: a company with its establishments, or one establishment. */
export interface RightsPlace {
  readonly of: 'box' | 'company';
  readonly id: number;
}

interface Named {
  readonly id: number;
  readonly name: string;
}

/** Who can do what in a place. */
export interface Rights {
  readonly company: Named;
  /** Null where the whole company is asked about. */
  readonly box: Named | null;
  readonly sees: RightsSight;
  readonly people: readonly RightsHolder[];
  readonly seats: ReplyOf<Calls['rights.ofCompany']>['seats'];
}

/** Who can do what in a place, as a query; asked for again whenever it is shown. */
export function rightsQuery({ of, id }: RightsPlace) {
  return queryOptions({
    queryKey: ['rights', of, id] as const,
    staleTime: 0,
    queryFn: async ({ signal }): Promise<Rights> => {
      if (of === 'box') {
        const found = await call('rights.ofBox', { params: { boxId: String(id) } }, signal);
        return { ...found, seats: null };
      }
      const found = await call('rights.ofCompany', { params: { companyId: String(id) } }, signal);
      return { ...found, box: null };
    },
  });
}

/** Where it is seen who can do what. */
export function peopleAddress({ of, id }: RightsPlace): Address {
  return of === 'box' ? boxRightsAddress(id) : companyRightsAddress(id);
}

/** Where it is seen what was changed. */
export function changesAddress({ of, id }: RightsPlace): Address {
  return of === 'box'
    ? addressOf(paths.boxRightsChanges, { box: id })
    : addressOf(paths.companyRightsChanges, { company: id });
}
