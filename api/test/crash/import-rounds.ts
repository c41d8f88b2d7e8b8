import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { crashImport, findImportFaults, type Crashed } from './crash-import';

/**
 * Kills an app and its PostgreSQL at random moments of imports and checks that each goes on by itself to its end, and
 * that no row is lost or doubled. Prints one line of JSON; exits 1 on any fault.
 *
 *   npx tsx api/test/crash/import-rounds.ts --rounds 20 --rows 5000
 */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, rows: { type: 'string', default: '5000' } },
});
const rounds = Number(values.rounds);
const rows = Number(values.rows);
const dataDir = mkdtempSync(path.join(tmpdir(), 'huella-crash-'));
/** About as long as an import takes. */
let longest = 2_000;
const crashes: Crashed[] = [];

for (let round = 0; round < rounds; round += 1) {
  const crash = await crashImport({
    dataDir,
    rows,
    from: round * rows + 1,
    after: Math.random() * longest,
  });
  // One that had ended before says that imports are quicker here.
  if (!crash.amid) longest *= 0.7;
  crashes.push(crash);
}
const faults = await findImportFaults(dataDir, rounds, rows);
rmSync(dataDir, { recursive: true, force: true });
const summary = {
  ...{ rounds, rows, amid: crashes.filter(({ amid }) => amid).length, faults },
  endedAfterMs: Math.round(Math.max(...crashes.map(({ endedAfter }) => endedAfter))),
};
process.stdout.write(`${JSON.stringify(summary)}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
