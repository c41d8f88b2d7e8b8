import { hasErrors, issue, type Issue } from '@huella/domain/model/errors';
import { engineEvents } from '@huella/domain/model/engine-events';
import { withoutNulls, type Values } from '@huella/domain/model/value';
import { rememberReadings } from '@huella/domain/engine/fields/check-field';
import { checkForm } from '@huella/domain/engine/forms/check-form';
import { isUnique, seekRepeats, type RowTexts } from '@huella/domain/engine/sheets/find-repeats';
import { sheetFormat, type SheetFormat } from '@huella/domain/engine/sheets/sheet-format';
import { pipeline } from '../../pipeline';
import { createYielder, inTurns } from '../../yielder';
import type { Database } from '../../db/database';
import { checkFiles, type FileClaim, type FileHolder } from '../../db/ledger/file-rows';
import { withStandings } from '../../db/ledger/standing-rows';
import { withChosen } from './chosen.store';
import { listSubjects, markSubjects } from './subjects.store';
import { checkRow, type RowCheck } from '../../http/check-row';
import { dayIn } from '../../http/form-context';
import { findTakenIdentifiers } from '../../http/taken-identifiers';
import type { RunRow } from './run-rows.store';
import { withoutShared } from './write-rows';

/** A row that was looked at: what will be written, or why it will not. */
export interface LookedAt extends RunRow {
  readonly issues: readonly Issue[];
  /** The event's own fields; those that all rows have alike belong to the event. */
  readonly fields: Values;
}

/** Rows of new assets that are looked at before it is asked who has their identifiers: the database answers meanwhile. */
const askedAtOnce = 500;

/**
 * Looks at rows of new assets: each by itself, beside the others, beside the identifiers of living assets, and at the
 * files that they bring. They are handed to `keep`, some at a time, while the next ones are checked.
 */
export async function checkAdds(
  db: Database,
  check: RowCheck,
  userId: number,
  rows: readonly RunRow[],
  keep: (some: readonly LookedAt[]) => Promise<void>,
): Promise<readonly LookedAt[]> {
  const { form } = check;
  const { model, scope } = form;
  const choosing = rows.map(({ values }) => ({ raw: values ?? {} }));
  const { chosen } = await withChosen(db, check, choosing, 'look');
  const looked: Checked[] = [];
  const against = new Map<number, readonly Issue[]>();
  const add = (found: Iterable<readonly [number, readonly Issue[]]>) => {
    for (const [row, issues] of found) against.set(row, [...(against.get(row) ?? []), ...issues]);
  };
  const taken: ReadonlyMap<number, readonly Issue[]>[] = [];
  await pipeline(checkEach(check, chosen, rows), async (some) => {
    looked.push(...some);
    const records = some.map(({ row, values }) => ({ key: row, values }));
    const others = await findTakenIdentifiers(db, { userId }, form, records);
    taken.push(others);
    await keep(some.filter((row) => !others.has(row.row)));
  });
  const format = sheetFormat(model, 'add', scope);
  const repeats = await inTurns(seekRepeats(looked.map(identifierTexts(format)), format));
  add(new Map(repeats.map((each) => [each.row, [each.issue]])));
  for (const found of taken) add(found);
  const holder = { model, eventType: engineEvents.load, companyId: form.place.companyId, userId };
  const claims = looked.map(({ row, values }) => ({ key: row, before: {}, after: values, fields: {} }));
  add(await fileIssues(db, holder, claims));
  return looked.map((row) => {
    const more = against.get(row.row);
    return more === undefined ? row : { ...row, issues: [...row.issues, ...more] };
  });
}

/** A row of a new asset that was checked by itself. */
type Checked = LookedAt & { readonly values: Values };

/** Checks rows of new assets each by itself, some at a time. Lets others have their turn. */
async function* checkEach(
  { form: { model, scope, locale, areas } }: RowCheck,
  chosen: RowCheck['chosen'],
  rows: readonly RunRow[],
): AsyncGenerator<readonly Checked[]> {
  const known = {
    model,
    mode: 'new',
    scope,
    locale,
    areas,
    ...(chosen !== undefined && { chosen }),
  } as const;
  const read = rememberReadings(locale);
  const yieldIfDue = createYielder();
  for (let from = 0; from < rows.length; from += askedAtOnce) {
    const some: Checked[] = [];
    for (const row of rows.slice(from, from + askedAtOnce)) {
      await yieldIfDue();
      const { values, issues } = checkForm({ ...known, raw: row.values ?? {}, before: {}, read });
      some.push({ ...row, values: withoutNulls(values), issues, fields: {} });
    }
    yield some;
  }
}

/** What speaks against the files of rows, by row: as far as can be known before they are written. */
async function fileIssues(
  db: Database,
  holder: FileHolder,
  claims: readonly FileClaim[],
): Promise<ReadonlyMap<number, readonly Issue[]>> {
  return (await checkFiles(db, holder, claims, 'asTheyAre')).refused;
}

/** The identifiers of rows, which are texts in their canonical form, too. */
function identifierTexts({ columns }: SheetFormat): (row: RunRow) => RowTexts {
  const names = columns.filter(isUnique).map(({ field }) => field.name);
  return ({ row, values }) => {
    const texts: Record<string, string> = {};
    for (const name of names) {
      const value = values?.[name];
      if (typeof value === 'string') texts[name] = value;
    }
    return { row, texts };
  };
}

/** Assets that are read at a time. */
const batch = 1_000;

/** Looks at what is to be done to assets: each beside the asset as it is now. */
export async function checkChanges(
  db: Database,
  check: RowCheck,
  userId: number,
  common: Readonly<Record<string, unknown>>,
  rows: readonly RunRow[],
): Promise<readonly LookedAt[]> {
  const looked: LookedAt[] = [];
  const claims: FileClaim[] = [];
  const { model, place } = check.form;
  const seen = new Set<number>();
  const yieldIfDue = createYielder();
  for (let from = 0; from < rows.length; from += batch) {
    const some = rows.slice(from, from + batch);
    const ids = some.flatMap(({ assetId }) => assetId ?? []);
    const standing = await withStandings(db, model, check.at, await listSubjects(db, model.id, ids));
    const subjects = await markSubjects(db, check, standing);
    const asked = some.map((row) => ({
      row,
      asset: subjects.get(row.assetId ?? 0),
      raw: { ...common, ...row.values },
    }));
    const known = await withChosen(db, check, asked, 'look');
    for (const { row, asset, raw } of asked) {
      await yieldIfDue();
      const { issues, fields, changes } = checkRow(onDayOf(known, row.said), asset, raw);
      const twice = row.assetId !== null && seen.has(row.assetId) ? [issue(null, 'assetTwice')] : [];
      seen.add(row.assetId ?? 0);
      looked.push({ ...row, issues: [...issues, ...twice], fields });
      claims.push({ key: row.row, before: asset?.attributes ?? {}, after: changes, fields });
    }
  }
  const eventType = check.event?.eventType ?? engineEvents.edit;
  const files = await fileIssues(db, { model, eventType, companyId: place.companyId, userId }, claims);
  return looked.map((row) => ({ ...row, issues: [...row.issues, ...(files.get(row.row) ?? [])] }));
}

/** The check for a row that may say itself when it happened. */
export function onDayOf(check: RowCheck, said: RunRow['said']): RowCheck {
  return said === undefined || said === null
    ? check
    : { ...check, day: dayIn(new Date(said.at), check.form.locale.zone) };
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
