import type { PhraseKey } from '@huella/domain/phrases/areas';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import type { DelegationPlace } from './delegation-address';

/** Something that people do, and the codes that it takes: anyone who holds one of them does it. */
export interface Ability {
  readonly phrase: Extract<
    PhraseKey,
    | `delegations:${'see' | 'load' | 'transfer' | 'retire'}Assets`
    | `delegations:${'recordEvents' | 'changeLots' | 'editQr' | 'manageBoxes' | 'manageCompany'}`
  >;
  readonly codes: readonly PermissionCode[];
}

const inEstablishments: readonly Ability[] = [
  { phrase: 'delegations:seeAssets', codes: ['ASSET_LIST'] },
  { phrase: 'delegations:loadAssets', codes: ['ASSET_ADD', 'ASSET_EDIT'] },
  { phrase: 'delegations:recordEvents', codes: ['ASSET_EVENT'] },
  { phrase: 'delegations:changeLots', codes: ['TAG_ADD', 'TAG_EDIT'] },
  { phrase: 'delegations:transferAssets', codes: ['ASSET_TRANSFER'] },
  { phrase: 'delegations:retireAssets', codes: ['ASSET_BURN'] },
  { phrase: 'delegations:editQr', codes: ['ASSET_QR'] },
];
const inCompanies: readonly Ability[] = [
  ...inEstablishments,
  { phrase: 'delegations:manageBoxes', codes: ['BOX_ADD', 'BOX_EDIT'] },
  { phrase: 'delegations:manageCompany', codes: ['COMPANY_EDIT'] },
];

/** What a role lets do and what not, what it lets do first. */
export function abilitiesOf(
  codes: readonly PermissionCode[],
  over: DelegationPlace['type'],
): readonly (Ability & { readonly may: boolean })[] {
  const all = (over === 'BOX' ? inEstablishments : inCompanies).map((ability) => ({
    ...ability,
    may: ability.codes.some((code) => codes.includes(code)),
  }));
  return [...all.filter(({ may }) => may), ...all.filter(({ may }) => !may)];
}
