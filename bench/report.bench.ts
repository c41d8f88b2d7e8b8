import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { foldKey } from '@huella/domain/fold';
import { insertPrice } from '../api/src/features/collateral/prices.store';
import { dayIn } from '../api/src/http/form-context';
import type { Connection } from '../api/src/db/connect';
import { depositorOf, depositors } from './bag-rows';
import { bags, fillBigDatabase, type Size } from './big-database';
import type { HttpRequest } from './load';
import { measurePanels, seconds, tablesOf } from './measure-panels';
import { openDatabase } from './open-database';
import { now, zone, type Target } from './owner';
import { report } from './report';
import { changeEvery } from './while-written';

const size: Size = { assets: 300_000, inFirst: 300_000, boxes: 2 };

/** What the company values its grain by; the rest has no price. */
const prices = [
  { kind: 'soja', currency: 'usd', amount: 305.5 },
  { kind: 'maiz', currency: 'usd', amount: 186 },
  { kind: 'girasol', currency: 'usd', amount: 390 },
  { kind: 'trigo_pan', currency: 'ars', amount: 248_000 },
] as const;

async function insertPrices({ db }: Connection, { owned: { companyId, userId } }: Target): Promise<void> {
  const told = { day: '2026-01-01', source: 'Pizarra Rosario' };
  for (const price of prices)
    await insertPrice(db, { companyId, assetType: bags.model.id }, { ...told, ...price }, { userId, now });
}

/** A report of the portfolio of today, by a grouping. */
function reportOf(reportId: number, grouping: string, chosen: readonly string[]): HttpRequest {
  const fieldsInputs = [
    // The day where the reader is: elsewhere the next one may have begun.
    { name: 'date_at', value: dayIn(new Date(), zone) },
    { name: 'group_by_entities', value: grouping },
    { name: 'entities_selected', value: [...chosen] },
  ];
  return { path: '/reportsPortfolio/board', body: { reportId, assetType: bags.model.id, fieldsInputs } };
}

/** The panel of a keeper with many silo bags and reports of them, beside their own SQL. */
async function measure(folder: string) {
  const connection = await openDatabase(folder);
  const target = await fillBigDatabase(connection, size, bags);
  await insertPrices(connection, target);
  const { boxId } = target;
  const path = `/controlPanel/panelData/${String(bags.model.id)}/${String(boxId)}`;
  const whose = Array.from({ length: depositors }, (_, at) => foldKey(depositorOf(at)));
  const results = await measurePanels(connection, boxId, [
    ['Panel, whole', { path, body: { filters: [] } }],
    ['Panel, of a species', { path, body: { filters: [{ name: 'specie', values: ['soja'] }] } }],
    ['Report of value, by establishment', reportOf(6, 'box', [String(boxId)])],
    ['Report by entity, by establishment', reportOf(1, 'box', [String(boxId)])],
    ['Report by entity, by depositor', reportOf(1, 'depositor', whose)],
  ]);
  await connection.close();
  return results;
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
try {
  report({
    title: 'Panel and reports of grain',
    about: [
      `POST controlPanel/panelData and reportsPortfolio/board over ${String(size.inFirst)} silo bags of one establishment, of ${String(depositors)} depositors, asked by somebody alone for ${String(seconds)} s. Uncached: the version of the assets of the establishment is raised every ${String(changeEvery)} ms, as if they were written all the time, so that nothing that was counted before holds. Asked again: nothing is written.`,
      'Beside it the very SQL that the call makes over assets, replayed in the same run. Milliseconds; ratio is p95 of the call over p95 of its SQL.',
    ],
    ...tablesOf('asked', await measure(folder)),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
