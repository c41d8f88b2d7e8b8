import { useRouter } from '@tanstack/react-router';
import type { PhraseKey } from '@huella/domain/phrases/areas';

/** The screens about companies and establishments themselves, which need no chosen context (decisions section 5). */
export const prehomeEntries = [
  { name: 'shell:companies', group: 'shell:organisation', icon: 'building-2', path: '/company/all' },
  { name: 'shell:establishments', group: 'shell:organisation', icon: 'map-pinned', path: '/boxes/all' },
  { name: 'shell:delegations', group: 'shell:people', icon: 'users', path: '/user/delegations/all' },
  {
    name: 'shell:delegationsByCompany',
    group: 'shell:people',
    icon: 'user-cog',
    path: '/user/delegations/company/all',
  },
  { name: 'shell:rights', group: 'shell:people', icon: 'shield-check', path: '/company/rights' },
  { name: 'shell:requiredFields', group: 'shell:account', icon: 'list-checks', path: '/requiredFields' },
  { name: 'shell:renewal', group: 'shell:account', icon: 'badge-check', path: '/companyRenewal' },
] as const satisfies readonly { name: PhraseKey; group: PhraseKey; icon: string; path: string }[];

export type PrehomeEntry = (typeof prehomeEntries)[number];

/** Those whose screens are part of this build, in the order of the menu. */
export function usePrehomeEntries(): readonly PrehomeEntry[] {
  const { routesByPath } = useRouter();
  return prehomeEntries.filter(({ path }) => Object.hasOwn(routesByPath, path));
}
