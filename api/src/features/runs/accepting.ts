import type { RunView } from '@huella/domain/calls/jobs';
import { fail, failWith, type Issue } from '@huella/domain/model/errors';
import type { Actor, BoxAccess } from '../../db/actors';
import { assetQuotaKind, findQuotaRoom } from '../../db/ledger/quota-rows';
import { addJob } from '../../db/queue';
import type { Inside } from '../../db/transact';
import type { Deps } from '../../deps';
import type { RowCheck } from '../../http/check-row';
import type { LotOnDay } from '../lots/lot-day-check';
import { kindOf, type BulkBody } from './bulk-rows';
import type { SaidOfAll } from './own-moments-check';
import { findRunView, type NewRun, type Run } from './runs.store';
import { writeLocked, type LockedRun } from './work-run';

/** Up to so many rows are written while the user waits; more become a run (document 2 section 4). */
export const atOnce = 30;

/** The most reasons that a refused run is answered with. */
const reasonsShown = 1_000;

/** A bulk call that is being accepted. */
export interface Bulk {
  readonly deps: Deps;
  readonly actor: Actor;
  readonly place: BoxAccess;
  readonly check: RowCheck;
  readonly body: BulkBody;
  /** What the call says of all its rows. */
  readonly said: SaidOfAll;
  /** Which of the assets were in the lot that it is recorded on. */
  readonly lotOnDay: LotOnDay;
  readonly run: Omit<NewRun, 'name' | 'total' | 'leftOut'>;
}

/** What speaks against writing a row. */
interface Refused {
  readonly row: number;
  readonly assetId: number | null;
  readonly issues: readonly Issue[];
}

export function refuseUnlessFit(
  total: number,
  refused: readonly Refused[],
  { withoutErrors = false }: Pick<BulkBody, 'withoutErrors'>,
): void {
  if (refused.length === 0 || (withoutErrors && refused.length < total)) return;
  const reasons = refused.flatMap((row) =>
    row.issues.filter((found) => found.level === 'error').map((found) => inRow(found, row)),
  );
  failWith(reasons.slice(0, reasonsShown));
}

/** A reason with its record: the asset's id where there is one, else the number of the row. */
export function inRow(found: Issue, { row, assetId }: Refused): Issue {
  return { ...found, record: String(assetId ?? row) };
}

/** Refuses new assets for which the company has no places. */
export async function refusePastQuota(
  db: Inside,
  { place, check, body }: Bulk,
  needed: number,
): Promise<void> {
  if (kindOf(body) !== 'add') return;
  const remaining = await findQuotaRoom(db, place.companyId, assetQuotaKind(check.form.model.id));
  if (needed > remaining) fail('quotaExceeded', { remaining, needed });
}

/**
 * Few rows are all written before the answer, or none: a conflict refuses, which undoes all. More are a job, but for
 * those of a transformation, which is one thing whatever the number of its inputs. Answers the run as it is then.
 */
export async function begin(
  db: Inside,
  { deps, place, check }: Bulk,
  run: Run,
  total: number,
): Promise<RunView> {
  const isJob = total > atOnce && check.event?.transforms === undefined;
  const view = await beginRun(db, deps, { run, place }, total, isJob);
  if (!isJob && view.conflicts > 0) failWith(view.errors.map((each) => each as Issue)); // as the ledger gave them
  return view;
}

/** Leaves a run to a worker where it is a job, else writes all of it; answers it as it is then. */
export async function beginRun(
  db: Inside,
  deps: Deps,
  locked: LockedRun,
  total: number,
  isJob: boolean,
): Promise<RunView> {
  const { id } = locked.run;
  if (!isJob) return (await writeLocked(db, deps, locked, total + 1)) ?? fail('unexpected');
  await addJob(db, 'work_run', { runId: id }, `run:${String(id)}`);
  return (await findRunView(db, id)) ?? fail('unexpected');
}
