import { removeOldFaultCounts } from './db/faults';
import { backfillNames } from './db/ledger/backfill-names';
import { removeOldDays } from './db/past/past-days';
import type { Deps } from './deps';
import { accountSweeps } from './features/accounts/sweep-accounts';
import { sweepDetails } from './features/details/sweep-details';
import { sweepFiles } from './features/files/sweep-files';
import { tellAllOracles } from './features/oracles/tell-answers';
import { removeOldReports } from './features/qr/reports.store';
import { sweepSubmits } from './features/objects/sweep-submits';
import { sweepCodeWarnings } from './features/qr/sweep-code-warnings';
import { sweepSandboxes } from './features/sandbox/sweep-sandboxes';
import { sweepUploads } from './features/sheets/sweep-uploads';

/** How long counts of faults are kept, in milliseconds: as long as refused attempts. */
const faultsKept = 400 * 24 * 3600_000;

/** How long what people said of public pages is kept, in milliseconds: a year, with where they may be answered. */
const reportsKept = 366 * 24 * 3600_000;

/** What is removed once nobody needs it any more, what an upgrade left to do, and what is noticed by the way, in this order. */
const steps: Readonly<Record<string, (deps: Deps) => Promise<unknown>>> = {
  ...accountSweeps,
  sandboxes: sweepSandboxes,
  uploads: sweepUploads,
  files: sweepFiles,
  details: sweepDetails,
  submits: sweepSubmits,
  codes: sweepCodeWarnings,
  oracles: tellAllOracles,
  days: ({ db, clock }) => removeOldDays(db, clock()),
  names: ({ db }) => backfillNames(db),
  reports: ({ db, clock }) => removeOldReports(db, new Date(clock().getTime() - reportsKept)),
  faults: ({ db, clock }) => removeOldFaultCounts(db, new Date(clock().getTime() - faultsKept)),
};

/** Removes what nobody needs any more. A step that fails is recorded and stops no other: the next sweep tries it again. */
export async function sweep(deps: Deps): Promise<void> {
  for (const [step, run] of Object.entries(steps))
    try {
      await run(deps);
    } catch (error) {
      deps.faults.record('sweep', error, 'a step of the sweep failed', { step });
    }
}
