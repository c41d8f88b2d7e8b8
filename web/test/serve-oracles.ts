import { storage } from '@huella/domain/catalogue/assets/storage';
import { storageOracles } from '@huella/domain/catalogue/assets/storage-oracles';
import type { OracleAsset } from '@huella/domain/calls/oracles';
import { serveCalls } from './serve-calls';
import { place } from './sign-in';

/** Stored grain where signed-in users of tests are. */
const model = {
  ...storage,
  id: place.assetType,
  oracles: { ...storageOracles, subtypes: [place.boxSubtype] as const },
  companyTiers: [],
};

/** What can be linked, what is linked and differs, and what cannot be. */
export const free: OracleAsset = {
  ...{ id: 1, label: 'SB-1042', asset_status_change: 'active', status: 'Activo' },
  ...{ values: { specie: 'soja', campaign: '2025/26' }, texts: { specie: 'Soja', campaign: '2025/26' } },
  ...{
    amount: 212.4,
    id_stock_provider: null,
    stock_provider_existence: 'unknown',
    selectable: true,
    link: null,
  },
};
const linked: OracleAsset = {
  ...{ ...free, id: 2, label: 'SB-1043' },
  link: {
    ...{ verdict: 'differs', theirs: 161, percent: 18.8, doubts: [], key: 'stock', label: 'Sensores Norte' },
    ...{ code: 'SN-88-0419', linkedAt: '2026-11-20T15:00:00.000Z', readAt: '2026-11-24T14:48:00.000Z' },
    ...{ source: 'stock.csv', version: 2, answer: { id: 'SN-88-0419', tonnes: 161 } },
  },
};
const inactive: OracleAsset = {
  ...free,
  id: 3,
  label: 'SB-1044',
  asset_status_change: 'inactive',
  selectable: false,
};

/** A record of an oracle. */
const record = (id: string) => ({
  id,
  holder_cuit: '20-12345678-6',
  specie_code: 23,
  tonnes: 212.1,
  locality: 'Rojas',
});

/** Answers what the screens of oracles ask, of a place of tests whose assets have oracles. */
export function serve(more: Parameters<typeof serveCalls>[0] = {}) {
  return serveCalls({
    'models.all': () => [model],
    'fields.validate': () => ({ error_stack: [], managers: [] }),
    'oracles.list': () => [
      {
        ...{ key: 'stock', label: 'Sensores Norte', provider: 'file', source: 'stock.csv', version: 2 },
        ...{ readAt: '2026-11-24T14:48:00.000Z', failingSince: null },
      },
    ],
    'oracles.standing': () => ({
      ...{ assets: 3, linked: 1 },
      verdicts: { matches: 0, differs: 1, missing: 0, silent: 0 },
      pledged: null,
    }),
    'oracles.assets': () => ({ list: [free, linked, inactive], total: 3 }),
    'oracles.ids': () => ({ values: [record('SN-88-0415'), record('SN-88-0416')], columns: [], total: 2 }),
    ...more,
  });
}
