import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { crashImport, findImportFaults, maxMsToEnd } from './crash-import';

vi.setConfig({ testTimeout: 180_000 });
const rows = 2_000;
let dataDir = '';

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'huella-crash-'));
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

it('goes on with an import by itself after app and database were killed, and loses and doubles no row', async () => {
  const { endedAfter } = await crashImport({ dataDir, rows, from: 1, after: 100 });
  expect(endedAfter).toBeLessThan(maxMsToEnd);
  expect(await findImportFaults(dataDir, 1, rows)).toEqual([]);
});
