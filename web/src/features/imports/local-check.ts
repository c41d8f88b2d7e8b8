import type { Field } from '@huella/domain/model/field';
import type { CellIssue } from '@huella/domain/calls/upload-view';
import type { Issue } from '@huella/domain/model/errors';
import type { Locale } from '@huella/domain/model/value';
import { isBlankRow } from '@huella/domain/engine/sheets/blank-row';
import { checkRow } from '@huella/domain/engine/sheets/check-rows';
import { suggestFixes } from '@huella/domain/engine/sheets/suggest-fix';
import type { CellChange, RowTexts, SheetRow, SheetStore, Suggestion } from '../../sheet/sheet-store';
import type { ImportSubject } from './import-subject';

/** Rows that are checked here at once, as many as are in view: more would be felt, and the server answers within the moment. */
const atOnce = 40;

/** What the server alone can say of a cell: it stays until the cell is edited or the server answers. */
const serverOnly: ReadonlySet<string> = new Set([
  'notUnique',
  'repeatedInSheet',
  'zeroCompleted',
  'formulaError',
  'unreadableText',
  'badFile',
  'noDiskRoom',
]);

/** What rows are checked against. */
type Checked = Pick<ImportSubject, 'mode' | 'format' | 'model' | 'scope' | 'areas'>;

/** Which of the edited rows of selected assets nobody has filled in, by the rule that the server has. */
export function blankAmong(
  store: SheetStore,
  changes: readonly CellChange[],
  { format }: Pick<ImportSubject, 'format'>,
  begun: RowTexts,
): ReadonlyMap<number, boolean> {
  const edited = new Set(changes.map(({ row }) => row));
  return new Map([...edited].map((row) => [row, isBlankRow(format, store.find(row)?.texts ?? {}, begun)]));
}

/** What is wrong with edited rows, by the same rules that the server has, before it answers. */
export function checkEdited(
  store: SheetStore,
  changes: readonly CellChange[],
  subject: Checked,
  locale: Locale,
): ReadonlyMap<number, readonly Issue[]> {
  const edited = new Map<number, Set<string>>();
  for (const { row, field } of changes) edited.set(row, (edited.get(row) ?? new Set()).add(field));
  const checked = [...edited].slice(0, atOnce).flatMap(([number, fields]) => {
    const row = store.find(number);
    return row === undefined ? [] : [[number, issuesOf(row, fields, subject, locale)] as const];
  });
  return new Map(checked);
}

function issuesOf(
  row: SheetRow,
  edited: ReadonlySet<string>,
  { mode, format, model, scope, areas }: Checked,
  locale: Locale,
): readonly Issue[] {
  // Nothing is wrong with what nobody wrote.
  if (row.isBlank === true) return [];
  const about = { mode, format, model, scope, areas, locale };
  const { issues } = checkRow({ ...about, texts: row.texts, before: null });
  const reported = new Set(issues.map(({ field }) => field));
  // What a row about an asset is told of it, the server alone can say.
  const kept = row.issues.filter(
    ({ field, code }) =>
      (mode !== 'add' || serverOnly.has(code)) &&
      !reported.has(field) &&
      (field === null || !edited.has(field)),
  );
  return [...issues, ...kept];
}

/** An issue of a row as the server keeps it. */
export function issueOf({ field, code, slots, level }: CellIssue): Issue {
  // The server checks by the same catalogue of codes.
  return { record: null, field, code: code as Issue['code'], slots, level };
}

/** What else could be in a faulty cell, the likest first. */
export function suggestionsFor(row: SheetRow, field: Field, locale: Locale): readonly Suggestion[] {
  const found = row.issues.find((each) => each.field === field.name && each.level === 'error');
  return found === undefined ? [] : suggestFixes(field, row.texts[field.name] ?? '', found, locale);
}
