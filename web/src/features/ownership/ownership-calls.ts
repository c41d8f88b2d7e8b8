import { useQueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { addressOf, type Address } from '../../address';
import { callQuery } from '../../call/queries';
import { paths } from '../../paths';

/** A part of the page of whose a company is. */
export interface OwnershipPartProps {
  readonly companyId: number;
  readonly ownership: ReplyOf<Calls['ownership.get']>;
}

/** Where a company is handed over or closed. */
export function ownershipAddress(company: number): Address {
  return addressOf(paths.companyOwnership, { company });
}

/** What the owner of a company decides by. It changes by what others do. */
export function ownershipQuery(companyId: number) {
  return { ...callQuery('ownership.get', { params: { companyId: String(companyId) } }), staleTime: 0 };
}

/** Has everything asked for again: whose a company is decides what there is to see in all of it. */
export function useRefreshAll(): () => Promise<void> {
  const client = useQueryClient();
  return () => client.invalidateQueries();
}
