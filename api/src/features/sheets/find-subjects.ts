import { issue } from '@huella/domain/model/errors';
import type { Database } from '../../db/database';
import { judgeSubjects, type SeenAt } from './judge-subjects';
import { nameRows, notFound, type Found, type NamedRow, type RowToCheck } from './named-rows';
import { listSince } from './row-changes';
import { isUnfilled, type SheetTask } from './sheet-task';
import { listSubjects, type SheetSubject } from './subjects.store';

/** Finds the assets of rows of a sheet, some at a time, in the order of the sheet. */
export type FindSubjects = (rows: readonly RowToCheck[]) => Promise<ReadonlyMap<number, Found>>;

/**
 * Finds the asset that each row names, by its number or else by an identifier; new assets have none, and what nobody filled
 * in is about none.
 */
export function subjectFinder(db: Database, task: SheetTask): FindSubjects {
  const { mode } = task;
  const seen: SeenAt = new Map();
  return async (rows) => {
    const filled = task.begun === null ? rows : rows.filter(({ texts }) => !isUnfilled(task, texts));
    if (mode === 'add' || filled.length === 0) return new Map();
    const named = await nameRows(db, task, filled);
    return mode === 'update' ? findHere(db, task, named) : judgeSubjects(db, task, mode.event, named, seen);
  };
}

/** The living assets of the establishment among those that are named. */
async function findHere(
  db: Database,
  task: SheetTask,
  named: readonly NamedRow[],
): Promise<ReadonlyMap<number, Found>> {
  const { place, model } = task.form;
  const ids = new Set(named.flatMap(({ assetId }) => assetId ?? []));
  const subjects = await listSubjects(db, { boxId: place.boxId, assetType: model.id }, [...ids]);
  const rows = named.map((each) => ({ ...each, subject: subjects.get(each.assetId ?? 0) ?? null }));
  const since = await listSince(
    db,
    task,
    rows.map(({ row, subject }) => ({ texts: row.texts, subject })),
  );
  return new Map(
    rows.map(({ subject, ...each }) => {
      const changed = subject && { subject, since: since.get(subject.id) };
      return [each.row.row, { ...describeFound(each, subject), ...(changed !== null && { changed }) }];
    }),
  );
}

function describeFound(named: NamedRow, subject: SheetSubject | null): Found {
  const { field } = named;
  if (subject?.paused === true) return { subject, field, issues: [issue(field, 'assetPaused')] };
  if (subject?.inTransit === true) return { subject, field, issues: [issue(field, 'assetInTransit')] };
  return { subject, field, issues: subject === null ? notFound(named) : [] };
}
