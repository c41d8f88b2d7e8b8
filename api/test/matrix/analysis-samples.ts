import type { Samples } from './sample';

const savedReport = {
  ...{ reportId: 2, name: 'Semanal', fieldsInputs: [], followsDay: true },
  ...{ every: null, format: 'xlsx', readers: [] },
};

/** What a price says. */
const price = { kind: 'soja', amount: 300, currency: 'usd', day: '2026-11-27', source: 'Pizarra' } as const;

/** Samples of the calls of reports, oracles, prices and pledges. */
export const analysisSamples: Samples = {
  'reports.inputs': () => ({ params: { assetId: '35', reportId: '1' } }),
  // Without a day, which every report asks for, so that whatever entities one may choose get the same answer.
  'reports.results': () => ({ body: { reportId: 1, assetType: 35, fieldsInputs: [] }, status: 400 }),
  'reports.board': () => ({ body: { reportId: 1, assetType: 35, fieldsInputs: [] }, status: 400 }),
  'reports.moves': () => ({ body: { reportId: 2, assetType: 33, fieldsInputs: [] }, status: 400 }),
  'reports.moved': () => ({ body: { reportId: 2, assetType: 33, fieldsInputs: [] }, status: 400 }),
  'reports.file': () => ({
    body: { reportId: 1, assetType: 33, fieldsInputs: [], format: 'xlsx' },
    status: 400,
  }),
  // What is saved is asked for once: without a day it is refused, whoever asks.
  'savedReports.add': () => ({ body: savedReport, status: 400 }),
  'savedReports.update': () => ({
    params: { savedId: '1' },
    body: { ...savedReport, version: 1 },
    status: 400,
  }),
  'savedReports.remove': () => ({ params: { savedId: '999999' }, status: 404 }),
  // Of animals no oracle says anything: who may is told so (features/oracles/oracles.test has those of grain).
  'oracles.assets': () => ({ params: { oracleKey: '0', linked: '0' }, status: 404 }),
  'oracles.ids': () => ({ params: { oracleKey: 'nobody' }, status: 400 }),
  'oracles.save': () => ({ params: { oracleKey: 'nobody' }, body: [{ pk: 1, id: 'A-1' }], status: 400 }),
  'oracles.unlink': () => ({ status: 404 }),
  'oracles.standing': () => ({ status: 404 }),
  // Animals have no prices and are not pledged: who may is told so (pledges-matrix and features/collateral have those of grain).
  'prices.list': () => ({ status: 404 }),
  'prices.add': () => ({ body: price, status: 404 }),
  'prices.update': () => ({ params: { priceId: '900000017' }, body: price, status: 404 }),
  'prices.remove': () => ({ params: { priceId: '900000017' }, status: 404 }),
  'prices.import': () => ({
    body: { storage_name: 'x'.repeat(22), original_name: 'precios.csv' },
    status: 404,
  }),
  'haircuts.save': () => ({ body: { qualities: [], keepers: [] }, status: 404 }),
  'pledges.list': () => ({ status: 404 }),
  'pledges.standing': () => ({ status: 404 }),
  'pledges.places': () => ({ status: 404 }),
  'pledges.map': () => ({
    body: { view: { west: -180, south: -90, east: 180, north: 90, zoom: 0 } },
    status: 404,
  }),
  'pledges.get': () => ({ status: 404 }),
  'pledges.release': () => ({ body: { values: {} }, status: 404 }),
};
