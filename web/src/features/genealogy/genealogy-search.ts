import type { GenealogyModel } from '@huella/domain/model/asset-type';
import type { Values } from '@huella/domain/model/value';

/** What is typed into the search: by herd-book number, or by breeder and private number. */
export interface GenealogySearch {
  readonly mode: 'hba' | 'rp';
  readonly category: string;
  readonly breed: string;
  readonly hba: string;
  readonly cc: string;
  readonly rp: string;
}

/** What the animal itself says, to begin with. */
export function startingSearch(model: GenealogyModel, values: Values): GenealogySearch {
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : '';
  };
  const { category, breed, hba, cc, rp } = model;
  const known = { category: text(category), breed: text(breed), hba: text(hba), cc: text(cc), rp: text(rp) };
  return { ...known, mode: known.hba === '' && known.rp !== '' ? 'rp' : 'hba' };
}

export type SearchFault = 'needsHba' | 'needsRp' | 'needsKind';

/** What is missing (document 2 section 5): a number for the mode, and category and breed for both. */
export function searchFaults({
  mode,
  category,
  breed,
  hba,
  cc,
  rp,
}: GenealogySearch): readonly SearchFault[] {
  const lacks = (...texts: readonly string[]) => texts.some((text) => text.trim() === '');
  const number: readonly SearchFault[] =
    mode === 'hba' ? (lacks(hba) ? ['needsHba'] : []) : lacks(cc, rp) ? ['needsRp'] : [];
  return lacks(category, breed) ? [...number, 'needsKind'] : number;
}
