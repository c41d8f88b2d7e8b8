import { hasErrors, issue, type Issue } from '@huella/domain/errors';
import type { Values } from '@huella/domain/fields/value';
import { checkForm } from '@huella/domain/forms/check-form';
import { findRepeats } from '@huella/domain/sheets/find-repeats';
import { sheetFormat } from '@huella/domain/sheets/sheet-format';
import { startBreathing } from '../../breathe';
import type { Database } from '../../db/database';
import { listSubjects, listTakenKeys } from './subjects.store';
import { examine, type Task } from '../../http/examine';
import type { RunRow } from './runs.store';
import { withoutShared } from './write-rows';

/** A row that was looked at: what will be written, or why it will not. */
export interface LookedAt extends RunRow {
  readonly issues: readonly Issue[];
  /** The event's own fields; those that all rows have alike belong to the event. */
  readonly fields: Values;
}

/** Looks at rows of new assets: each by itself, beside the others, and beside the identifiers of living assets. */
export async function checkAdds(
  db: Database,
  { setting }: Task,
  companyId: number,
  rows: readonly RunRow[],
): Promise<readonly LookedAt[]> {
  const { model, scope, locale } = setting;
  const looked: LookedAt[] = [];
  const breathe = startBreathing();
  for (const row of rows) {
    await breathe();
    const { values, issues } = checkForm({
      model,
      mode: 'new',
      scope,
      locale,
      raw: row.values ?? {},
      before: {},
    });
    looked.push({ ...row, values: filled(values), issues, fields: {} });
  }
  const repeats = new Map(
    findRepeats(looked.map(textsOf), sheetFormat(model, 'add', scope)).map((each) => [each.row, each.issue]),
  );
  const taken = await listTakenKeys(db, model, companyId, looked);
  return looked.map((row) => ({
    ...row,
    issues: [...row.issues, ...[repeats.get(row.row) ?? []].flat(), ...(taken.get(row.row) ?? [])],
  }));
}

/** Identifiers are texts in their canonical form, too. */
function textsOf({ row, values }: RunRow) {
  const texts = Object.entries(values ?? {}).filter(
    (pair): pair is [string, string] => typeof pair[1] === 'string',
  );
  return { row, texts: Object.fromEntries(texts) };
}

function filled(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}

/** Assets that are read at a time. */
const batch = 1_000;

/** Looks at what is to be done to assets: each beside the asset as it stands now. */
export async function checkChanges(
  db: Database,
  task: Task,
  common: Readonly<Record<string, unknown>>,
  rows: readonly RunRow[],
): Promise<readonly LookedAt[]> {
  const looked: LookedAt[] = [];
  const { model } = task.setting;
  const seen = new Set<number>();
  const breathe = startBreathing();
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch);
    const subjects = await listSubjects(
      db,
      model.id,
      some.flatMap(({ assetId }) => assetId ?? []),
    );
    for (const row of some) {
      await breathe();
      const asset = subjects.get(row.assetId ?? 0);
      const { issues, fields } = examine(task, asset, { ...common, ...row.values });
      const twice = row.assetId !== null && seen.has(row.assetId) ? [issue(null, 'assetTwice')] : [];
      seen.add(row.assetId ?? 0);
      looked.push({ ...row, issues: [...issues, ...twice], fields });
    }
  }
  return looked;
}

/** The event's own fields that all its assets have alike: said once, by the event. */
export function sharedFields(rows: readonly LookedAt[]): Values {
  const [first, ...others] = rows;
  if (first === undefined) return {};
  return others.reduce<Values>(
    (shared, { fields }) =>
      Object.fromEntries(
        Object.entries(shared).filter(([name]) => !Object.hasOwn(withoutShared(shared, fields), name)),
      ),
    first.fields,
  );
}

/** Whether nothing speaks against writing a row. */
export function isFit(row: LookedAt): boolean {
  return !hasErrors(row.issues);
}
