import { fail, type Issue } from '@huella/domain/model/errors';
import { undoEvents } from '@huella/domain/model/engine-events';
import { lockAssets, type LockedAsset } from '../../db/ledger/asset-rows';
import type { Random } from '../../db/ledger/event-rows';
import { recordUndo, type UndoneRow } from '../../db/ledger/record-undo';
import { findRecordedEvent, type FoundEvent } from '../../db/ledger/undo-links';
import type { Inside } from '../../db/transact';
import { newEvent } from '../../http/event-moment';
import type { FormContext } from '../../http/form-context';
import { judgeUndo, listMeantBy, type Judged } from '../events/undo-check';
import type { RunRow } from './run-rows.store';
import type { RowResult, Run } from './runs.store';

/** Rows of a run that undoes another one: those that said the same of their event. */
interface Undone {
  readonly run: Run;
  readonly form: FormContext;
  /** The event that is undone. */
  readonly undoes: number;
  /** The event that says so, where there is one yet. */
  readonly eventId: number | null;
  readonly rows: readonly RunRow[];
  readonly now: Date;
}

/**
 * Undoes an event of the assets of rows, by an event that names it (decisions 21 and 77). What happened to them since keeps
 * some as they are: each says why.
 */
export async function writeUndo(
  db: Inside,
  random: Random,
  { run, form, undoes, eventId, rows, now }: Undone,
): Promise<{ readonly eventId: number | null; readonly outcomes: readonly RowResult[] }> {
  const { model, place } = form;
  const event = (await findRecordedEvent(db, undoes)) ?? fail('unexpected');
  const rowOf = new Map(rows.map((row) => [row.assetId ?? 0, row.row]));
  const meant = await listMeantBy(db, form, event, [...rowOf.keys()]);
  const judged = await judgeUndo(db, form, event, meant, {
    use: 'lock',
    assets: (ids) => lockAssets(db, model.id, ids),
  });
  const fit = judged.flatMap((each) => undoneRow(each, rowOf));
  const kept = judged.flatMap(({ id, issue }) => (issue === null ? [] : [resultOf(rowOf, id, issue)]));
  if (fit.length === 0) return { eventId, outcomes: kept };
  const said = saidOf(run, form, event, now);
  const recorded = await recordUndo(db, random, {
    ...{ model, event: said, eventId, companyId: place.companyId },
    rows: fit,
  });
  return { eventId: recorded.eventId, outcomes: [...kept, ...recorded.outcomes] };
}

function undoneRow(
  { id, asset, link, leave, created, issue }: Judged<LockedAsset>,
  rowOf: ReadonlyMap<number, number>,
): readonly UndoneRow[] {
  const row = rowOf.get(id);
  if (issue !== null || asset === undefined || link === undefined || row === undefined) return [];
  return [{ row, asset, link, leave, created: created.map(([, each]) => each) }];
}

function resultOf(rowOf: ReadonlyMap<number, number>, id: number, found: Issue): RowResult {
  return { row: rowOf.get(id) ?? 0, assetId: id, issues: [found] };
}

function saidOf(run: Run, form: FormContext, event: FoundEvent, now: Date) {
  const { context, zone, at, comment } = run.payload;
  const said = newEvent({
    ...{ form, eventType: undoEvents.undo, context, moment: { at: new Date(at), zone }, now, comment },
    ...{ recordedBy: run.startedBy, fields: { undone_number: event.id }, runId: run.id },
  });
  return { ...said, undoes: event.id };
}
