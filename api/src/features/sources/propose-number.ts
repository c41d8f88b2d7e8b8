import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import type { Place } from '../../db/actors';
import type { Database } from '../../db/database';
import { findLastNumber, listFreeNumbers } from '../../db/ledger/number-rows';

/**
 * The number that a series of an establishment gives out next (document 2 section 7, autonumsufix): behind the last
 * one, and where it numbers identifiers none that a living asset has. It is given out when a record is saved.
 */
export async function proposeNumber(db: Database, place: Place, table: string): Promise<number> {
  let next = (await findLastNumber(db, place.boxId, table)) + 1;
  for (const assetType of assetTypesOfChain(place.chain)) {
    const model = findAssetType(assetType);
    const field = model?.attributes.find(({ defaultValueSufix }) => defaultValueSufix === table);
    if (model === null || field === undefined) continue;
    const [free] = await listFreeNumbers(db, { model, companyId: place.companyId }, field, next, 1);
    next = free ?? next;
  }
  return next;
}
