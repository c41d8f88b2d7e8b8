import type { RunView } from '@huella/domain/calls/jobs';
import { fail, failWith, issue, type Issue } from '@huella/domain/model/errors';
import { eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { Values } from '@huella/domain/model/value';
import { transact, type Inside } from '../../db/transact';
import { openTurns } from '../../http/turns';
import { withAccepted } from './accepted-defaults';
import { atOnce, begin, inRow, refusePastQuota, refuseUnlessFit, type Bulk } from './accepting';
import { kindOf, listBulkRows, type BroughtRow } from './bulk-rows';
import { checkAdds, checkChanges, isFit, onDayOf, sharedFields, type LookedAt } from './check-rows';
import { insertRunRows, removeRunRows } from './run-rows.store';
import { countRows, insertRun } from './runs.store';
import { refuseUnlessMade } from './transform';
import { refuseUnlessOne } from './write-intake';

/** Accepts the rows that a call brings or selects; null when the same was submitted meanwhile. */
export async function acceptBrought(bulk: Bulk): Promise<RunView | null> {
  const { deps, check, body, said } = bulk;
  const brought = await listBulkRows(deps.db, check.form, body, said);
  if (brought.length === 0) fail('nothingSelected');
  const { rows, completed } = withAccepted(check.form, body, brought);
  const transforms = check.event?.transforms;
  if (transforms !== undefined) {
    refuseUnlessMade(transforms, bulk.place, rows);
    // What comes out of all of them came out at one moment.
    refuseUnlessAlike(rows);
  }
  if (check.event !== null) refuseUnlessOne(check.event, rows.length);
  return kindOf(body) === 'add' ? acceptInTurn(bulk, rows, completed) : acceptChanges(bulk, rows, completed);
}

async function acceptChanges(
  bulk: Bulk,
  rows: readonly BroughtRow[],
  completed: Values,
): Promise<RunView | null> {
  const { deps, actor, check, body, run } = bulk;
  const found = await checkChanges(deps.db, check, actor.userId, body.common ?? {}, rows);
  const { withOwn, toLeaveOut } = besideOf(bulk, rows);
  const looked = found.map(withOwn);
  const fit = looked.filter(isFit);
  refuseUnlessFit(
    looked.length,
    looked.filter((row) => !isFit(row)),
    // What comes out was entered for all that goes in.
    check.event?.transforms === undefined ? body : {},
  );
  const payload = { ...run.payload, completed, shared: sharedFields(fit) };
  const counts = { total: fit.length, leftOut: looked.length - fit.length };
  return transact(deps.db, async (db) => {
    const made = await insertRun(db, { ...run, ...counts, payload, name: null }, deps.clock());
    if (made === null) return null;
    await insertRunRows(
      db,
      made.id,
      looked.map((row) => (isFit(row) ? row : toLeaveOut(row))),
    );
    return begin(db, bulk, made, fit.length);
  });
}

/** Calls of new assets that hold a connection while their rows are checked; others wait for one of these without. */
const checking = openTurns(2);

async function acceptInTurn(
  bulk: Bulk,
  rows: readonly BroughtRow[],
  completed: Values,
): Promise<RunView | null> {
  const release = rows.length > atOnce ? await checking.take() : () => undefined;
  try {
    return await transact(bulk.deps.db, (db) => acceptAdds(db, bulk, rows, completed));
  } finally {
    release();
  }
}

/** Rows are kept while others are being checked; where the call is refused nothing of them stays. */
async function acceptAdds(
  db: Inside,
  bulk: Bulk,
  rows: readonly BroughtRow[],
  completed: Values,
): Promise<RunView | null> {
  const { deps, actor, check, body, run } = bulk;
  const payload = { ...run.payload, completed };
  const made = await insertRun(db, { ...run, total: 0, leftOut: 0, payload, name: null }, deps.clock());
  if (made === null) return null;
  const { id } = made;
  const { withOwn, toLeaveOut } = besideOf(bulk, rows);
  const kept = new Set<number>();
  let isRefused = false;
  const keep = async (some: readonly LookedAt[]) => {
    const fit = some.filter((row) => isFit(withOwn(row)));
    isRefused ||= fit.length < some.length && body.withoutErrors !== true;
    if (isRefused) return;
    for (const { row } of fit) kept.add(row);
    await insertRunRows(db, id, fit);
  };
  const looked = (await checkAdds(db, check, actor.userId, rows, keep)).map(withOwn);
  const unfit = looked.filter((row) => !isFit(row));
  refuseUnlessFit(looked.length, unfit, body);
  const total = looked.length - unfit.length;
  await refusePastQuota(db, bulk, total);
  // Some turn out to be unfit beside others that came later.
  await removeRunRows(
    db,
    id,
    unfit.flatMap(({ row }) => (kept.has(row) ? [row] : [])),
  );
  await insertRunRows(db, id, unfit.map(toLeaveOut));
  await countRows(db, id, { total, leftOut: unfit.length });
  return begin(db, bulk, made, total);
}

/** What is known of rows beside what they were checked for. */
function besideOf(bulk: Bulk, rows: readonly BroughtRow[]) {
  const sent = new Map(rows.map((row) => [row.row, row]));
  return {
    /** A row with what else speaks against it. */
    withOwn: (row: LookedAt): LookedAt => {
      const more = [...(sent.get(row.row)?.faults ?? []), ...lotIssues(bulk, row)];
      return more.length === 0 ? row : { ...row, issues: [...more, ...row.issues] };
    },
    /** A row that is left out with what was sent, readable or not: it is given back to be corrected. */
    toLeaveOut: (row: LookedAt) => ({
      ...row,
      values: sent.get(row.row)?.sent ?? row.values,
      leftOutFor: row.issues,
    }),
  };
}

function lotIssues({ check, lotOnDay }: Bulk, { assetId, said }: LookedAt): readonly Issue[] {
  const found = lotOnDay(assetId ?? 0, onDayOf(check, said).day);
  return found === null ? [] : [found];
}

function refuseUnlessAlike(rows: readonly BroughtRow[]): void {
  const key = ({ said }: BroughtRow) => JSON.stringify(said ?? null);
  const [first] = rows;
  const others = rows.filter((row) => first !== undefined && key(row) !== key(first));
  if (others.length > 0)
    failWith(others.map((row) => inRow(issue(eventDateColumn.name, 'notAlike'), { ...row, issues: [] })));
}
