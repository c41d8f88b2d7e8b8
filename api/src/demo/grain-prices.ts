import { calls } from '@huella/domain/calls/index';
import { storage } from '@huella/domain/catalogue/assets/storage';
import type { Database } from '../db/database';
import { upsertPrices } from '../features/collateral/prices.store';
import { addDays, type Day } from './days';
import type { DemoApp } from './demo-app';
import { decimal, throwDice } from './dice';
import { idOf, type Settled } from './settle';
import { warrants } from './silobag-places';

/** What a tonne costs in dollars on the day of the demo, more or less; barley has none, and counts without. */
const tonne = { soja: 312, maiz: 181, trigo_pan: 214 };
/** Weeks back for which there are prices. */
const weeks = 20;

/** The operator's prices of grain, one a week, and what a lender takes off, with a price of its own. */
export async function priceGrain(
  db: Database,
  app: DemoApp,
  { companies }: Settled,
  today: Day,
): Promise<void> {
  const dice = throwDice(312_000);
  const prices = Object.entries(tonne).flatMap(([kind, usual]) =>
    Array.from({ length: weeks }, (_, week) => ({
      kind,
      // It moves by some per cent from week to week.
      amount: Math.round(usual * decimal(dice, 0.97, 1.03, 3) * 10) / 10,
      currency: 'usd' as const,
      day: addDays(today, -1 - week * 7),
      source: 'Pizarra Rosario',
    })),
  );
  await upsertPrices(db, { companyId: null, assetType: storage.id }, prices, {
    userId: null,
    now: app.now(),
  });
  const params = { companyId: String(idOf(companies, warrants)), assetId: String(storage.id) };
  const pathOf = (path: string) =>
    path.replace(':companyId', params.companyId).replace(':assetId', params.assetId);
  await app.post('graciela.ferrari', pathOf(calls['prices.add'].path), {
    ...{ kind: 'soja', amount: 305, currency: 'usd', day: addDays(today, -3) },
    source: 'Mesa de créditos',
  });
  await app.put('graciela.ferrari', pathOf(calls['haircuts.save'].path), {
    qualities: [
      { key: 'g2', percent: 3 },
      { key: '', percent: 5 },
    ],
    keepers: [],
    day: addDays(today, -90),
  });
}
