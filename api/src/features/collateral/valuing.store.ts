import { pricesOn, type Haircuts, type Price } from '@huella/domain/engine/collateral/worth';
import type { Database } from '../../db/database';
import { findHaircuts, listPricesOn } from './prices.store';

/** What a company values its collateral by, on a day. */
export interface Valuing {
  readonly prices: ReadonlyMap<string, Price>;
  readonly haircuts: Haircuts;
}

/** The prices of a day as a company has them, and what it takes off today. */
export async function findValuing(
  db: Database,
  companyId: number,
  assetType: number,
  day: string,
): Promise<Valuing> {
  const [prices, haircuts] = await Promise.all([
    listPricesOn(db, { companyId, assetType }, day),
    findHaircuts(db, companyId, assetType),
  ]);
  return { prices: pricesOn(prices, day), haircuts };
}
