import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { crashImport, findKindFaults } from './crash-import';
import { runKinds } from './run-kinds';

/**
 * Kills an app and its PostgreSQL at random moments of each kind of work on many animals, and checks that nothing of it is
 * half or twice done. Says each round on stderr, prints one line of JSON; exits 1 on any fault.
 *
 *   npx tsx api/test/crash/kind-rounds.ts --rounds 20 --rows 3000 --kind transfer
 *
 * Without a kind it goes through all of them.
 */
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '20' },
    rows: { type: 'string', default: '3000' },
    kind: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
const rows = Number(values.rows);
const faults: string[] = [];
const amid: Record<string, number> = {};
let [from, endedAfterMs] = [1, 0];

for (const kind of runKinds.filter((each) => values.kind === undefined || each === values.kind)) {
  // All that is there is checked after each round: what other kinds left behind would only make that long.
  const dataDir = mkdtempSync(path.join(tmpdir(), 'huella-crash-'));
  /** About as long as it takes. */
  let longest = 1_500;
  amid[kind] = 0;
  for (let round = 0; round < rounds; round += 1) {
    const crash = await crashImport({ dataDir, rows, from, after: Math.random() * longest, kind });
    // One that had ended before says that they are quicker here.
    if (crash.amid) amid[kind] += 1;
    else longest *= 0.7;
    endedAfterMs = Math.max(endedAfterMs, Math.round(crash.endedAfter));
    faults.push(...(await findKindFaults(dataDir, kind, rows)).map((fault) => `${kind}: ${fault}`));
    from += rows;
    process.stderr.write(
      `${kind} ${String(round + 1)} of ${String(rounds)}: ${String(faults.length)} faults\n`,
    );
  }
  rmSync(dataDir, { recursive: true, force: true });
}
process.stdout.write(`${JSON.stringify({ rounds, rows, amid, endedAfterMs, faults })}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;
