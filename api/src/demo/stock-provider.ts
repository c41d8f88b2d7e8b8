import { storage } from '@huella/domain/catalogue/assets/storage';
import { storageOracles } from '@huella/domain/catalogue/assets/storage-oracles';
import { calls } from '@huella/domain/calls/index';
import { grainCodes } from '@huella/domain/catalogue/lookups/stored-grain';
import { amountOf } from '@huella/domain/engine/oracles/judge-record';
import { readRecords } from '@huella/domain/engine/oracles/oracle-record';
import { plainText, type Values } from '@huella/domain/model/value';
import type { Database } from '../db/database';
import { keepFileOracle, takeIn } from '../features/oracles/readings.store';
import type { DemoApp } from './demo-app';
import { listLinkable } from './demo.store';
import { decimal, throwDice, type Dice } from './dice';
import { idOf, type Settled } from './settle';
import { keeper } from './silobag-places';

const key = 'stock_provider';
const label = 'Proveedor de stock';

/** What differs at every so many records, and how many are linked by the grower; the others are left to be tried. */
const differsEvery = 5;
const linked = 5;

type Given = Readonly<Record<string, string | number>>;

/**
 * An oracle of the demo (decisions section 6): the file of a stock provider that knows the bags of the plant, and some of
 * its next version: of one bag it says less, and two it does not confirm any more, one of which is pledged to a bank that reads it.
 */
export async function askStockProvider(db: Database, app: DemoApp, { boxes }: Settled): Promise<void> {
  const boxId = idOf(boxes, keeper.name);
  const bags = await listLinkable(db, { boxId, assetType: storage.id, statuses: storageOracles.statuses });
  const dice = throwDice(481_000);
  const records = bags.map(({ attributes }, at) => recordOf(attributes, at, dice, app.now()));
  await keepFileOracle(db, { key, assetType: storage.id, label }, app.now());
  await load(db, 'stock-1.csv', records, app.now());
  const path = calls['oracles.save'].path
    .replace(':boxId', String(boxId))
    .replace(':oracleKey', key)
    .replace(':assetId', String(storage.id));
  const [pledged] = bags.filter(isPledged).toSorted(byWarrant);
  const pairs = bags.flatMap((bag, at) =>
    at < linked || bag === pledged ? [{ pk: bag.id, id: records[at]?.['id'] ?? '' }] : [],
  );
  if (pairs.length > 0) await app.post('demo', path, pairs);
  // The server that starts on it looks at what the next version says.
  const next = records.flatMap((record, at): readonly Given[] => {
    if (at === 1 || (pledged !== undefined && bags[at] === pledged)) return [];
    return [at === 2 ? { ...record, tonnes: Math.round(Number(record['tonnes']) * 0.8 * 10) / 10 } : record];
  });
  await load(db, 'stock-2.csv', next, app.now());
}

type Bag = Awaited<ReturnType<typeof listLinkable>>[number];

/** The first that were pledged their holder reads for itself (silobags.ts). */
function byWarrant(one: Bag, other: Bag): number {
  return warrantOf(one).localeCompare(warrantOf(other));
}

function warrantOf({ attributes }: Bag): string {
  return plainText(attributes['warrant_number'] ?? null);
}

function isPledged({ attributes }: Bag): boolean {
  return attributes['guarantee_state'] === 'pledged';
}

function recordOf(values: Values, at: number, dice: Dice, now: Date): Given {
  const ours = amountOf(storageOracles, values) ?? 0;
  const share = at % differsEvery === differsEvery - 1 ? 0.9 : decimal(dice, 0.992, 1.006, 3);
  const specie = Object.entries(grainCodes).find(([name]) => name === values['specie']);
  return {
    id: `SP-AR-${String(480 + at).padStart(6, '0')}`,
    holder_cuit: plainText(values['holder_cuit'] ?? null),
    holder_name: plainText(values['depositor_name'] ?? null),
    specie_code: specie?.[1] ?? '',
    campaign: plainText(values['campaign'] ?? null),
    locality: keeper.city,
    province: 'Buenos Aires',
    tonnes: Math.round(ours * share * 10) / 10,
    existence: 'S',
    checked_at: new Date(now.getTime() - 36 * 3_600_000).toISOString(),
  };
}

async function load(db: Database, source: string, given: readonly Given[], now: Date): Promise<void> {
  const { records } = readRecords(storageOracles, given);
  await takeIn(db, key, { source, records }, now);
}
