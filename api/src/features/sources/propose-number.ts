import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { assetTypesOfChain } from '@huella/domain/rules/asset-types-of-chain';
import type { Place } from '../../db/actors';
import type { Database } from '../../db/database';
import { findLastNumber, listFreeNumbers } from '../../db/ledger/number-rows';

/**
 * The number that a series of an establishment gives out next (document 2 section 7, autonumsufix): behind the last
 * one, and where it numbers identifiers none that a living asset has. It is given out when a record is saved. Of a name
 * that no model of the chain numbers by it is null.
 */
export async function proposeNumber(db: Database, place: Place, table: string): Promise<number | null> {
  const models = assetTypesOfChain(place.chain).flatMap((assetType) => findAssetType(assetType) ?? []);
  const series = models.flatMap((model) => {
    const field = model.attributes.find(({ defaultValueSufix }) => defaultValueSufix === table);
    return field === undefined ? [] : [{ model, field }];
  });
  if (series.length === 0) return null;
  let next = (await findLastNumber(db, place.boxId, table)) + 1;
  for (const { model, field } of series) {
    const [free] = await listFreeNumbers(db, { model, companyId: place.companyId }, field, next, 1);
    next = free ?? next;
  }
  return next;
}
