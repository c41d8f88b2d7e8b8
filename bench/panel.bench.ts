import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillBigDatabase, type Size } from './big-database';
import { measurePanels, seconds, tablesOf } from './measure-panels';
import { openDatabase } from './open-database';
import { report } from './report';
import { changeEvery } from './while-written';

const size: Size = { assets: 300_000, inFirst: 300_000, boxes: 2 };

/** The panel of an establishment with many assets, whole and under a filter, beside its own SQL. */
async function measure(folder: string) {
  const connection = await openDatabase(folder);
  const { boxId } = await fillBigDatabase(connection, size);
  const path = `/controlPanel/panelData/33/${String(boxId)}`;
  const results = await measurePanels(connection, boxId, [
    ['Whole', { path, body: { filters: [] } }],
    ['Of a category', { path, body: { filters: [{ name: 'category', values: ['VQ'] }] } }],
  ]);
  await connection.close();
  return results;
}

const folder = mkdtempSync(join(tmpdir(), 'huella-bench-'));
try {
  report({
    title: 'Control panel',
    about: [
      `POST controlPanel/panelData of cattle over ${String(size.inFirst)} assets of one establishment, asked by somebody alone for ${String(seconds)} s. Uncached: the version of the assets of the establishment is raised every ${String(changeEvery)} ms, as if they were written all the time, so that nothing that was counted before holds. Asked again: nothing is written.`,
      'Beside it the very SQL that the call makes over assets, replayed in the same run. Milliseconds; ratio is p95 of the call over p95 of its SQL.',
    ],
    ...tablesOf('panel', await measure(folder)),
  });
} finally {
  rmSync(folder, { recursive: true, force: true });
}
