import { storage } from '@huella/domain/catalogue/assets/storage';
import { storageOracles } from '@huella/domain/catalogue/assets/storage-oracles';
import { readRecords } from '@huella/domain/engine/oracles/oracle-record';
import type { Values } from '@huella/domain/model/value';
import { oracleTasks } from '../src/features/oracles/oracle-tasks';
import { keepFileOracle, takeIn } from '../src/features/oracles/readings.store';
import type { TestApp } from './app';
import {
  buildAssets,
  buildBox,
  buildCompany,
  buildRelation,
  buildToken,
  buildUser,
  type Member,
} from './build';
import { runQueue } from './run-queue';

/** Who owns the bags of tests, as tax numbers are written. */
const holder = '20-12345678-6';
let serial = 0;

/** The owner of a storage keeper's establishment. */
export async function buildKeeper(app: TestApp, subtype = 28): Promise<Member> {
  const companyId = await buildCompany(app, ['certified'], 12);
  const boxId = await buildBox(app, companyId, subtype);
  const userId = await buildUser(app);
  await buildRelation(app, userId, { companyId }, 'owner');
  return { companyId, boxId, userId, token: await buildToken(app, userId) };
}

/** Silo bags of soybeans in an establishment, one for each change of what they usually are. */
export function buildBags(app: TestApp, member: Member, rows: readonly Values[]): Promise<readonly number[]> {
  const bags = rows.map((row) => {
    serial += 1;
    return {
      bag_code: `OR2526${String(serial).padStart(4, '0')}`,
      ...{ specie: 'soja', campaign: '2025/26', tonnage: 200, tonnage_left: 200 },
      ...{ holder_cuit: holder, asset_status_change: 'active', date_expired: '2027-06-30' },
      ...{ stock_provider_existence: 'unknown' },
      ...row,
    };
  });
  return buildAssets(app, member, bags, storage);
}

/** A record of an oracle as a file has it, that agrees with the usual bag but for some changes. */
export function buildRecord(id: string, change: Readonly<Record<string, unknown>> = {}) {
  return {
    ...{ id, holder_cuit: holder, specie_code: 23, campaign: '2025/26', tonnes: 200, existence: 'S' },
    checked_at: '2026-11-20T09:00:00-03:00',
    ...change,
  };
}

/** Loads records as the next version of an oracle, as the operator does, and answers once its answers are told. */
export async function loadOracle(
  app: TestApp,
  key: string,
  given: readonly Readonly<Record<string, unknown>>[],
): Promise<void> {
  const { records } = readRecords(storageOracles, given);
  const now = app.deps.clock();
  await keepFileOracle(app.db, { key, assetType: storage.id, label: 'Proveedor de prueba' }, now);
  await takeIn(app.db, key, { source: 'stock.csv', records }, now);
  await runQueue(app, oracleTasks(app.deps));
}
