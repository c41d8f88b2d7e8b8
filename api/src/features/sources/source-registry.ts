import type { Option } from '@huella/domain/model/field';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { countryOptions } from '@huella/domain/reference/country-names';
import { allowedFields, scopeOf } from '@huella/domain/engine/access/field-access';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import type { Place } from '../../db/actors';
import type { Database } from '../../db/database';
import { findLastValue, listBoxesOf, listUsedValues } from './sources.store';

/** Where options come from that only the server knows. */
export interface Source {
  readonly list: (db: Database, place: Place) => Promise<readonly Option[]>;
  /** What was used last, of an asset type; without it a field has no default from here. */
  readonly last?: (db: Database, place: Place, assetType: number) => Promise<string | null>;
}

const sources: ReadonlyMap<string, Source> = new Map([
  ['boxes', { list: listBoxes }],
  ['countries', { list: () => Promise.resolve(countryOptions) }],
  ['paddocks', usedIn('paddock')],
]);

/** What every attribute can be: the values that the assets of an establishment have in it. */
const usedPattern = /^used\.(\w{1,63})$/;

/** The source behind an endpoint (document 2 section 7), or null. */
export function findSource(endpoint: string): Source | null {
  const attribute = usedPattern.exec(endpoint)?.[1];
  return sources.get(endpoint) ?? (attribute === undefined ? null : usedIn(attribute));
}

/** The values that assets have in an attribute, of the asset types whose attribute may be listed there. */
function usedIn(attribute: string): Source {
  return {
    list: async (db, place) => {
      const types = assetTypesOfChain(place.chain).filter((type) => isListed(place, type, attribute));
      if (types.length === 0) return [];
      return (await listUsedValues(db, place.boxId, types, attribute)).map((value) => named(value, value));
    },
    last: async (db, place, assetType) =>
      isListed(place, assetType, attribute) ? findLastValue(db, place.boxId, assetType, attribute) : null,
  };
}

function isListed(place: Place, assetType: number, attribute: string): boolean {
  const model = findAssetType(assetType);
  return (
    model !== null && allowedFields(model, 'list', scopeOf(place)).some(({ name }) => name === attribute)
  );
}

async function listBoxes(db: Database, place: Place): Promise<readonly Option[]> {
  return (await listBoxesOf(db, place.companyId)).map(({ id, name }) => named(String(id), name));
}

function named(key: string, label: string): Option {
  return { key, label: { es: label, en: label } };
}
