import type { Valuing } from '@huella/domain/engine/collateral/sum-worth';
import { pricesOn } from '@huella/domain/engine/collateral/worth';
import type { Database } from '../../db/database';
import { findHaircuts, listPricesOn } from './prices.store';

/** The prices of a day as a company has them, and what it takes off on that day. */
export async function findValuing(
  db: Database,
  companyId: number,
  assetType: number,
  day: string,
): Promise<Valuing> {
  const [prices, haircuts] = await Promise.all([
    listPricesOn(db, { companyId, assetType }, day),
    findHaircuts(db, { companyId, assetType, day }),
  ]);
  return { prices: pricesOn(prices, day), haircuts };
}
