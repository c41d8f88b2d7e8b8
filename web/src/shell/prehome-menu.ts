import { useQuery } from '@tanstack/react-query';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { PhraseKey } from '@huella/domain/phrases/areas';
import type { ScreenPath } from '../address';
import { callQuery } from '../call/queries';
import { tenantLabel } from '../session/own-label';

type Counts = ReplyOf<Calls['topBar.counts']>;

interface PrehomeParts {
  readonly name: PhraseKey;
  readonly group: PhraseKey;
  readonly icon: string;
  readonly path: ScreenPath;
  /** What is counted beside it. */
  readonly count?: keyof Counts;
}

/** The screens about companies and establishments themselves, which need no chosen context (decisions section 5). */
export const prehomeEntries = [
  {
    name: 'shell:companies',
    group: 'shell:organisation',
    icon: 'building-2',
    path: '/company/all',
    count: 'companies',
  },
  {
    name: 'shell:establishments',
    group: 'shell:organisation',
    icon: 'map-pinned',
    path: '/boxes/all',
    count: 'boxes',
  },
  {
    name: 'shell:delegations',
    group: 'shell:people',
    icon: 'users',
    path: '/user/delegations/all',
    count: 'delegations',
  },
  {
    name: 'shell:delegationsByCompany',
    group: 'shell:people',
    icon: 'user-cog',
    path: '/user/delegations/company/all',
    count: 'companyDelegations',
  },
  { name: 'shell:rights', group: 'shell:people', icon: 'shield-check', path: '/company/rights' },
  { name: 'shell:activities', group: 'shell:analysis', icon: 'activity', path: '/activities' },
  { name: 'shell:requiredFields', group: 'shell:account', icon: 'list-checks', path: '/requiredFields' },
  { name: 'shell:renewal', group: 'shell:account', icon: 'badge-check', path: '/companyRenewal' },
] as const satisfies readonly PrehomeParts[];

/** How many there are of what entries lead to; null until it is known. */
export function usePrehomeCounts(): Counts | null {
  const { data } = useQuery(callQuery('topBar.counts', { query: { tenant: tenantLabel() } }));
  return data ?? null;
}
