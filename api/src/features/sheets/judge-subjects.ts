import { transfers as en } from '@huella/domain/phrases/en/transfers';
import { transfers as es } from '@huella/domain/phrases/es/transfers';
import { eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { EventModel } from '@huella/domain/model/event-model';
import { issue, type Issue } from '@huella/domain/model/errors';
import type { Database } from '../../db/database';
import { findStandings } from '../../db/ledger/standing-rows';
import { aroundOf, judgeRow, type RowCheck, type Subject } from '../../http/check-row';
import { dayIn } from '../../http/form-context';
import { createYielder } from '../../yielder';
import { withChosen } from '../runs/chosen.store';
import { readSaid, type SaidOfAll } from '../runs/own-moments-check';
import { listSubjects, markSubjects } from '../runs/subjects.store';
import { notFound, type Found, type NamedRow } from './named-rows';
import type { SheetTask } from './sheet-task';

const phrases = { es, en };

/**
 * The assets of rows that record an event, each judged as on the day that its row says: whether the event may happen to
 * it, and what it is judged by. One question to the database for whatever days and hours rows say; lets others have
 * their turn. `seen` is what rows that were judged before have named.
 */
export async function judgeSubjects(
  db: Database,
  task: SheetTask,
  event: EventModel,
  named: readonly NamedRow[],
  seen: SeenAt,
): Promise<ReadonlyMap<number, Found>> {
  const { model, locale } = task.form;
  const check = { ...checkOf(task, event), day: locale.today };
  const ids = [...new Set(named.flatMap(({ assetId }) => assetId ?? []))];
  const assets = await markSubjects(db, check, await listSubjects(db, model.id, ids));
  const moments = named.map(({ row, assetId = 0 }) => [assetId, momentOf(task, row.texts)] as const);
  const standingAt = await findStandings(db, model, assets, moments);
  const asked = named.map(({ row, assetId = 0 }) => ({ asset: assets.get(assetId), raw: row.texts }));
  const known = await withChosen(db, check, asked, 'look');
  const yieldIfDue = createYielder();
  const found = new Map<number, Found>();
  for (const each of named) {
    const at = momentOf(task, each.row.texts);
    const asset = assets.get(each.assetId ?? 0);
    const then = asset && { ...asset, ...standingAt(each.assetId ?? 0, at) };
    const judged = judge({ ...known, day: dayIn(at, locale.zone), at }, each, then);
    const twice = findTwice(seen, each, at);
    found.set(each.row.row, twice === null ? judged : { ...judged, issues: [...judged.issues, twice] });
    await yieldIfDue();
  }
  return found;
}

function checkOf({ form }: SheetTask, event: EventModel): Omit<RowCheck, 'day'> {
  // Where what is transferred goes to is said later, and what of that speaks against it with it.
  const { elsewhere: target } = phrases[form.locale.language];
  return { form, event, ...(event.isTransfer && { names: { source: form.place.name, target } }) };
}

/** Moments as they were read beside what is said of all: most rows of a sheet say one of few. */
const readMoments = new WeakMap<SaidOfAll, Map<string, Date>>();

/** When the event of a row happened: what it says, else what is said of all. */
export function momentOf({ said }: SheetTask, texts: Readonly<Record<string, string>>): Date {
  const text = texts[eventDateColumn.name] ?? '';
  const moments = readMoments.get(said) ?? new Map<string, Date>();
  const known = moments.get(text);
  if (known !== undefined) return known;
  const own = readSaid({ [eventDateColumn.name]: text }, said).said;
  const moment = own === null ? said.moment.at : new Date(own.at);
  readMoments.set(said, moments.set(text, moment));
  return moment;
}

function judge(
  check: RowCheck,
  named: NamedRow,
  asset: (Subject & { readonly id?: number }) | undefined,
): Found {
  const { form, event } = check;
  // Its whole lot may go along: that is for where the lot is asked about.
  const subject = asset && event?.isTransfer === true ? { ...asset, withLot: true } : asset;
  const { obstacle, doubts } = judgeRow(check, subject);
  const isKnown = asset?.boxId === form.place.boxId || asset?.wasSent === true;
  if (asset === undefined || !isKnown) return { subject: null, field: named.field, issues: notFound(named) };
  const issues = [...(obstacle === null ? [] : [obstacle]), ...doubts];
  return {
    subject: { id: named.assetId ?? 0, attributes: asset.attributes },
    field: named.field,
    issues: issues.map((each) => ({ ...each, field: named.field })),
    around: aroundOf(check, asset),
  };
}

/** The first row of each asset and moment, of all rows of a sheet that were judged so far. */
export type SeenAt = Map<string, number>;

/** An asset has an event once at a moment, whatever its rows call it. */
function findTwice(seen: SeenAt, { row, assetId, field }: NamedRow, at: Date): Issue | null {
  if (assetId === undefined) return null;
  const key = `${String(assetId)} ${String(at.getTime())}`;
  const first = seen.get(key);
  if (first !== undefined) return issue(field, 'repeatedInSheet', { row: first });
  seen.set(key, row.row);
  return null;
}
