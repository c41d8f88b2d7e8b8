import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { crashImport, findImportFaults, findKindFaults, maxMsToEnd } from './crash-import';
import { makeQuickFolder } from '../quick-folder';

vi.setConfig({ testTimeout: 180_000 });
const rows = 2_000;
let dataDir = '';

beforeAll(() => {
  dataDir = makeQuickFolder('crash');
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

it('goes on with an import by itself after app and database were killed, and loses and doubles no row', async () => {
  const after = Math.random() * 400;
  const { endedAfter } = await crashImport({ dataDir, rows, from: 1, after });
  expect(endedAfter, `killed after ${String(after)} ms`).toBeLessThan(maxMsToEnd);
  expect(await findImportFaults(dataDir, 1, rows)).toEqual([]);
});

/** Enough for a kill to come amid them, few enough to take seconds. */
const fewer = 1_500;

it.each([
  ['changes by a key', 'update', 10_000],
  ['events by a sheet', 'event', 20_000],
  ['the undoing of a load', 'undo', 30_000],
  ['a transfer', 'transfer', 40_000],
] as const)('leaves nothing half or twice done of %s that were killed', async (_name, kind, from) => {
  const after = Math.random() * 400;
  const { endedAfter } = await crashImport({ dataDir, rows: fewer, from, after, kind });
  expect(endedAfter).toBeLessThan(maxMsToEnd);
  expect(await findKindFaults(dataDir, kind, fewer)).toEqual([]);
});
