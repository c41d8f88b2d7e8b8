import { car } from '@huella/domain/catalogue/assets/car';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { cowPn } from '@huella/domain/catalogue/assets/cow-pn';
import { leatherGoods } from '@huella/domain/catalogue/assets/leather-goods';
import { malt } from '@huella/domain/catalogue/assets/malt';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { tree } from '@huella/domain/catalogue/assets/tree';
import { treeAr } from '@huella/domain/catalogue/assets/tree-ar';
import { pig } from '@huella/domain/catalogue/assets/pig';
import { grain } from '@huella/domain/catalogue/assets/grain';
import type { Database } from '../db/database';
import { insertScans } from '../features/qr/scans.store';
import { readAgent } from '../outside/visitor';
import { addDays, type Day } from './days';
import { listScannable } from './demo.store';
import { byWeight, throwDice, type Weighted } from './dice';

/** Codes of a type that people come across: which of them, how many, how often each, and in which countries. */
interface Audience {
  readonly assetType: number;
  /** Only those that have this field: the ones that reached people. */
  readonly having?: string;
  readonly codes: number;
  readonly visits: number;
  readonly from: Weighted<string>;
}

const audiences: readonly Audience[] = [
  {
    assetType: cowAr.id,
    having: 'hook_no',
    codes: 6,
    visits: 9,
    from: byWeight({ AR: 70, UY: 12, CL: 10, ES: 8 }),
  },
  { assetType: cowAr.id, codes: 3, visits: 5, from: byWeight({ AR: 100 }) },
  {
    assetType: cowPn.id,
    having: 'product_code',
    codes: 4,
    visits: 14,
    from: byWeight({ DE: 60, NL: 20, AR: 20 }),
  },
  {
    assetType: leatherGoods.id,
    having: 'sold_on',
    codes: 5,
    visits: 11,
    from: byWeight({ DK: 55, DE: 20, SE: 15, GB: 10 }),
  },
  {
    assetType: malt.id,
    having: 'beer_style',
    codes: 4,
    visits: 12,
    from: byWeight({ BE: 60, NL: 18, FR: 14, DE: 8 }),
  },
  { assetType: grain.id, codes: 2, visits: 4, from: byWeight({ BE: 100 }) },
  {
    assetType: storage.id,
    having: 'warrant_number',
    codes: 3,
    visits: 4,
    from: byWeight({ AR: 90, UY: 10 }),
  },
  { assetType: tree.id, having: 'sponsor', codes: 4, visits: 8, from: byWeight({ AR: 75, BR: 15, PY: 10 }) },
  { assetType: treeAr.id, codes: 2, visits: 4, from: byWeight({ AR: 80, US: 20 }) },
  { assetType: car.id, codes: 4, visits: 7, from: byWeight({ AR: 90, CL: 10 }) },
  { assetType: pig.id, codes: 2, visits: 3, from: byWeight({ AR: 100 }) },
];

/** Most come with a telephone, from the label itself; some look again at home. */
const devices: Weighted<string> = byWeight({
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1': 38,
  'Mozilla/5.0 (Linux; Android 15; SM-S931B) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Mobile Safari/537.36': 40,
  'Mozilla/5.0 (iPad; CPU OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1': 8,
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/137.0.0.0 Safari/537.36': 10,
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15': 4,
});

/** So far back the scans go. */
const span = 56;

interface Scan {
  readonly at: Date;
  readonly id: number;
  readonly boxId: number;
  readonly country: string;
  readonly device: string;
}

/** Codes were scanned in the last weeks before a day: more at the weekend, and in the evening. */
export async function scanCodes(db: Database, until: Day): Promise<void> {
  const scans: Scan[] = [];
  for (const [number, audience] of audiences.entries()) {
    const { assetType, having, codes, visits, from } = audience;
    const found = await listScannable(db, { assetType, ...(having === undefined ? {} : { having }) }, codes);
    for (const [at, code] of found.entries()) {
      const dice = throwDice(150_000 + number * 100 + at);
      // The first of them is the one that people talk about.
      const count = at === 0 ? visits * 2 : dice.between(Math.ceil(visits / 2), visits);
      for (let visit = 0; visit < count; visit += 1) {
        const day = addDays(until, -dice.between(1, span));
        const moment = Date.parse(`${day}T00:00:00Z`) + dice.weigh(hours) * 3_600_000;
        const seen = new Date(moment + dice.between(0, 3599) * 1000);
        scans.push({ ...code, at: seen, country: dice.weigh(from), device: dice.weigh(devices) });
      }
    }
  }
  scans.sort((a, b) => a.at.getTime() - b.at.getTime());
  for (const { at, id, boxId, country, device } of scans)
    await insertScans(db, [
      { qrType: 'identeco', code: { of: 'asset', id }, boxId, country, ...readAgent(device), at },
    ]);
}

/** When people scan, by the clock of Greenwich. */
const hours: Weighted<number> = [
  [9, 2],
  [11, 3],
  [13, 5],
  [16, 6],
  [18, 8],
  [20, 9],
  [22, 5],
];
