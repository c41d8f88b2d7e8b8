import { transfers as en } from '@huella/domain/phrases/en/transfers';
import { transfers as es } from '@huella/domain/phrases/es/transfers';
import { eventDateColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { EventModel } from '@huella/domain/model/event-model';
import { issue, type Issue } from '@huella/domain/model/errors';
import type { Database } from '../../db/database';
import { withStandings } from '../../db/ledger/standing-rows';
import { aroundOf, judgeRow, type RowCheck, type Subject } from '../../http/check-row';
import { dayIn } from '../../http/form-context';
import { withChosen } from '../runs/chosen.store';
import { readSaid } from '../runs/own-moments-check';
import { listSubjects, markSent } from '../runs/subjects.store';
import { notFound, type Found, type NamedRow } from './named-rows';
import type { SheetTask } from './sheet-task';

const phrases = { es, en };

/**
 * The assets of rows that record an event, each judged as on the day that its row says: whether the event may happen to
 * it, and what it is judged by. Rows that say the same moment are judged together.
 */
export async function judgeSubjects(
  db: Database,
  task: SheetTask,
  event: EventModel,
  named: readonly NamedRow[],
): Promise<ReadonlyMap<number, Found>> {
  const { model, locale } = task.form;
  const ids = [...new Set(named.flatMap(({ assetId }) => assetId ?? []))];
  const assets = await listSubjects(db, model.id, ids);
  const found = new Map<number, Found>();
  for (const { at, rows } of byMoment(task, named)) {
    const check = { ...checkOf(task, event), day: dayIn(at, locale.zone), at };
    const some = new Map(
      rows.flatMap(({ assetId = 0 }) => {
        const asset = assets.get(assetId);
        return asset === undefined ? [] : [[assetId, asset] as const];
      }),
    );
    const subjects = await markSent(db, check, await withStandings(db, model, at, some));
    const asked = rows.map(({ row, assetId = 0 }) => ({ asset: subjects.get(assetId), raw: row.texts }));
    const known = await withChosen(db, check, asked, 'look');
    for (const each of rows) found.set(each.row.row, judge(known, each, subjects.get(each.assetId ?? 0)));
  }
  return withoutTwice(task, named, found);
}

function checkOf({ form }: SheetTask, event: EventModel): Omit<RowCheck, 'day'> {
  // Where what is transferred goes to is said later, and what of that speaks against it with it.
  const { elsewhere: target } = phrases[form.locale.language];
  return { form, event, ...(event.isTransfer && { names: { source: form.place.name, target } }) };
}

/** Rows by the moment that each says, or that is said of all. */
function byMoment(task: SheetTask, named: readonly NamedRow[]) {
  const groups = new Map<number, { readonly at: Date; readonly rows: NamedRow[] }>();
  for (const each of named) {
    const at = momentOf(task, each.row.texts);
    const group = groups.get(at.getTime()) ?? { at, rows: [] };
    group.rows.push(each);
    groups.set(at.getTime(), group);
  }
  return [...groups.values()];
}

/** When the event of a row happened: what it says, else what is said of all. */
export function momentOf({ said }: SheetTask, texts: Readonly<Record<string, string>>): Date {
  const own = readSaid({ [eventDateColumn.name]: texts[eventDateColumn.name] ?? null }, said).said;
  return own === null ? said.moment.at : new Date(own.at);
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

/** An asset has an event once at a moment, whatever its rows call it. */
function withoutTwice(
  task: SheetTask,
  named: readonly NamedRow[],
  found: ReadonlyMap<number, Found>,
): ReadonlyMap<number, Found> {
  const seen = new Map<string, number>();
  const repeated = new Map<number, Issue>();
  for (const { row, assetId, field } of named) {
    if (assetId === undefined) continue;
    const key = `${String(assetId)} ${String(momentOf(task, row.texts).getTime())}`;
    const first = seen.get(key);
    if (first === undefined) seen.set(key, row.row);
    else repeated.set(row.row, issue(field, 'repeatedInSheet', { row: first }));
  }
  if (repeated.size === 0) return found;
  return new Map(
    [...found].map(([row, each]) => {
      const twice = repeated.get(row);
      return [row, twice === undefined ? each : { ...each, issues: [...each.issues, twice] }];
    }),
  );
}
