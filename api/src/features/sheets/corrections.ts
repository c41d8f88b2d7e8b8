import { checkField } from '@huella/domain/engine/fields/check-field';
import { cellOfValue, rawOfCell } from '@huella/domain/engine/fields/grid-text';
import { canonicalJson } from '@huella/domain/engine/events/canonical';
import { proposedDefaults } from '@huella/domain/engine/sheets/sheet-defaults';
import type { Locale, Values } from '@huella/domain/model/value';
import type { SheetColumnRow } from '../../db/run-tables';
import type { RowToCheck } from './named-rows';
import { askedOf, textWriter } from './row-texts';
import type { SheetTask } from './sheet-task';
import type { Upload } from './sheets.store';
import type { UploadRow } from './upload-rows.store';

/** What the texts of rows are written by. */
interface Pairs {
  readonly columns: readonly SheetColumnRow[];
  readonly defaults: Values;
}

/** The fields that are filled otherwise than before: from another column, read in another way, or given another value. */
export function changedFields(
  before: Pick<Upload, 'columns' | 'defaults'>,
  after: Pairs,
  task: SheetTask,
): ReadonlySet<string> {
  // Before anybody was asked, rows have what is proposed.
  const defaults = before.defaults ?? proposedDefaults(askedOf(before.columns, task));
  const [old, fresh] = [sourcesOf({ ...before, defaults }), sourcesOf(after)];
  const changed = new Set(
    [...old.keys(), ...fresh.keys()].filter((name) => old.get(name) !== fresh.get(name)),
  );
  for (const { field } of task.format.columns) {
    if (field.defaultValueFunction !== 'sameDay' || fresh.has(field.name)) continue;
    if ([...field.defaultOf, field.defaultWhen.parentField].some((name) => changed.has(name)))
      changed.add(field.name);
  }
  return changed;
}

function sourcesOf({ columns, defaults }: Pairs): ReadonlyMap<string, string> {
  const given = Object.entries(defaults).map(([name, value]) => [name, canonicalJson(value)] as const);
  const filled = columns.flatMap(({ field, index, reading }) => {
    const { decimalMark = null, dateOrder = null, unit = null } = reading;
    return field === null ? [] : [[field, canonicalJson({ index, decimalMark, dateOrder, unit })] as const];
  });
  return new Map([...given, ...filled]);
}

interface Rewritten {
  /** The rows as the file alone has them. */
  readonly fresh: readonly RowToCheck[];
  /** The same rows as they are kept. */
  readonly rows: readonly UploadRow[];
  readonly changed: ReadonlySet<string>;
  readonly before: Pick<Upload, 'language' | 'zone' | 'columns'>;
  readonly columns: readonly SheetColumnRow[];
}

/**
 * The rows of a file with what was corrected in columns that did not change; added rows with all that they hold. Where only
 * what texts mean has changed, cells that nobody corrected are read anew.
 */
export async function keepCorrections(
  { fresh, rows, changed, before, columns }: Rewritten,
  task: SheetTask,
): Promise<readonly RowToCheck[]> {
  const { locale } = task.form;
  const old = { ...locale, language: before.language, zone: before.zone };
  const carry =
    old.language === locale.language && old.zone === locale.zone ? null : carrier(task, old, locale);
  const meant = columnsMeantOtherwise(before.columns, columns);
  const fields = new Set(meant.map(({ field }) => field));
  const reread = await textWriter(meant, { ...task, form: { ...task.form, locale: old } }, {})(rows);
  return fresh.map((row, at) => {
    const stored = rows[at];
    if (stored === undefined) return row;
    const isAdded = stored.cells.length === 0;
    const wasRead = reread[at]?.texts ?? {};
    const isUncorrected = (name: string, text: string) => fields.has(name) && wasRead[name] === text;
    const kept = Object.entries(stored.texts).filter(
      ([name, text]) => isAdded || (!changed.has(name) && !isUncorrected(name, text)),
    );
    const texts = {
      ...row.texts,
      ...Object.fromEntries(kept.map(([name, text]) => [name, carry === null ? text : carry(name, text)])),
    };
    const notes = row.notes.filter(({ field }) => field === null || texts[field] === row.texts[field]);
    return { row: row.row, texts, notes };
  });
}

/**
 * The rows whose text of a field is as the file was read before, where what it says means something else now: nobody corrected
 * it, and it is read anew.
 */
export async function findReadOtherwise(
  rows: readonly UploadRow[],
  before: Pick<Upload, 'language' | 'zone' | 'columns'>,
  columns: readonly SheetColumnRow[],
  task: SheetTask,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const meant = columnsMeantOtherwise(before.columns, columns);
  if (meant.length === 0) return new Map();
  const locale = { ...task.form.locale, language: before.language, zone: before.zone };
  const read = await textWriter(meant, { ...task, form: { ...task.form, locale } }, {})(rows);
  const rowsOf = (name: string) =>
    rows.flatMap(({ row, cells, texts }, at) =>
      cells.length > 0 && texts[name] !== undefined && texts[name] === read[at]?.texts[name] ? [row] : [],
    );
  return new Map(meant.flatMap(({ field }) => (field === null ? [] : [[field, rowsOf(field)] as const])));
}

/** Of the columns as they were, those of whose texts some mean something else now. */
function columnsMeantOtherwise(
  before: readonly SheetColumnRow[],
  after: readonly SheetColumnRow[],
): readonly SheetColumnRow[] {
  const now = new Map(after.map(({ index, meanings }) => [index, meaningsKey(meanings)]));
  return before.filter(({ index, meanings }) => now.get(index) !== meaningsKey(meanings));
}

const meaningsKey = (meanings: SheetColumnRow['meanings']) =>
  canonicalJson(Object.fromEntries((meanings ?? []).map(({ text, option }) => [text, option])));

/** Writes a text of one language in another; what cannot be read stays as it is. */
function carrier({ format }: SheetTask, from: Locale, to: Locale): (name: string, text: string) => string {
  const fields = new Map(format.columns.map(({ field }) => [field.name, field]));
  return (name, text) => {
    const field = fields.get(name);
    if (field === undefined || text === '') return text;
    const { value, issues } = checkField(field, rawOfCell(field, text), from);
    return issues.length === 0 && value !== null ? cellOfValue(field, value, to) : text;
  };
}

/** How many cells of each field say something else than the file: what pairing its column anew would lose. */
export async function countCorrections(
  upload: Upload,
  rows: readonly UploadRow[],
  task: SheetTask,
): Promise<Readonly<Record<string, number>>> {
  const ofFile = rows.filter(({ cells }) => cells.length > 0);
  const defaults = upload.defaults ?? proposedDefaults(askedOf(upload.columns, task));
  const fresh = await textWriter(upload.columns, task, defaults)(ofFile);
  const counts: Record<string, number> = {};
  for (const [at, { texts }] of fresh.entries())
    for (const [name, text] of Object.entries(ofFile[at]?.texts ?? {}))
      if (text !== (texts[name] ?? '')) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
