import type { Field } from '../../model/field';
import { checkField } from '../fields/check-field';
import { holds } from '../fields/conditions';
import { fieldKinds } from '../fields/index';
import { factorTo, unitOfHeading } from '../fields/written-unit';
import type { Locale, Values } from '../../model/value';
import { isBlankCell, type SheetCell } from './cell';
import { cellText } from './cell-text';
import { foldHeading } from './heading';
import { openLikeness, wordsOf, type HeadingLikeness } from './likeness';
import { formatOfFiles, type SheetColumn, type SheetFormat } from './sheet-format';

/** How a pairing came about. */
type PairedBy = 'remembered' | 'exact' | 'synonym' | 'similar' | 'values';

export interface ColumnPair {
  /** The place of the column in the sheet. */
  readonly column: number;
  /** The name of the field, or null. */
  readonly field: string | null;
  /** Null where nothing fits; `remembered` without a field is a column that the user left out before. */
  readonly how: PairedBy | null;
  /** How sure it is, from 0 to 1. */
  readonly score: number;
  /** A field that may be meant, too unsure to pair: the user is asked. */
  readonly suggestion: string | null;
}

/** Alike enough to be paired, and alike enough to be asked about. */
const pairsFrom = 0.75;
const asksFrom = 0.55;

const valuesScore = 0.6;

interface Candidate {
  readonly column: number;
  readonly field: string;
  readonly how: PairedBy;
  readonly score: number;
}

/** The order in which candidates are served. */
const ranks: readonly PairedBy[] = ['remembered', 'exact', 'synonym', 'similar', 'values'];

/**
 * Suggests which column of a sheet fills which field (document 2 section 2, column pairing): what the user chose
 * before, then the field's name or label in either language, then synonyms, then likeness, then the values. Each field
 * is paired at most once; the surest pairing wins, and of equals the column that comes first.
 *
 * @param headers the headings by column; blank ones as ''
 * @param samples some cells of each column
 * @param remembered choices by `foldHeading`: a field's name, or null for a column that is left out
 */
export function suggestPairs(
  headers: readonly string[],
  samples: readonly (readonly SheetCell[])[],
  whole: SheetFormat,
  remembered: ReadonlyMap<string, string | null> = new Map(),
): readonly ColumnPair[] {
  const format = formatOfFiles(whole);
  const folded = headers.map(foldHeading);
  const known = new Set(format.columns.map(({ field }) => field.name));
  const likeness = openLikeness();
  const leftOut = new Set(folded.filter((each) => remembered.get(each) === null));
  const candidates = folded.flatMap((heading, column): readonly Candidate[] => {
    if (leftOut.has(heading)) return [];
    const chosen = remembered.get(heading);
    const unit = unitOfHeading(headers[column] ?? '');
    if (chosen !== undefined && chosen !== null && known.has(chosen))
      return [doubted({ column, field: chosen, how: 'remembered', score: 1 }, unit, format)];
    const exact = byName(heading, column, format).map((each) => doubted(each, unit, format));
    // A heading that is a field's own name means no other: likeness and values take their time.
    if (exact.length > 0) return exact;
    const cells = samples[column] ?? [];
    const alike = byHeading(heading, column, format, likeness).map((each) => doubted(each, unit, format));
    const meant = alike.filter((each) => !isCount(each, heading, cells, format));
    return [...meant, ...byValues(cells, column, format)];
  });
  const pairs = serve(candidates);
  return folded.map((heading, column) =>
    leftOut.has(heading)
      ? { column, field: null, how: 'remembered', score: 1, suggestion: null }
      : (pairs.get(column) ?? open(column, candidates, pairs)),
  );
}

/** A column in centimetres may be no weight, whatever it is called: the user is asked. */
function doubted(
  candidate: Candidate,
  unit: ReturnType<typeof unitOfHeading>,
  { columns }: SheetFormat,
): Candidate {
  const field = columns.find((each) => each.field.name === candidate.field)?.field;
  if (field === undefined || factorTo(unit, field) !== null) return candidate;
  return { ...candidate, how: 'similar', score: asksFrom };
}

const figure = /^\d{1,9}(?:[.,]0+)?$/;

/**
 * Whether a column counts what a field names: `toros` over 4679 says how many bulls there are, and of no animal which is its
 * sire.
 */
function isCount(
  { field: name, how }: Candidate,
  heading: string,
  cells: readonly SheetCell[],
  { columns }: SheetFormat,
): boolean {
  const field = columns.find((each) => each.field.name === name)?.field;
  if (how !== 'similar' || field === undefined || fieldKinds[field.type].slots === 'n') return false;
  const filled = cells.filter((cell) => !isBlankCell(cell));
  const areFigures = filled.length > 0 && filled.every((cell) => figure.test(String(cell).trim()));
  return areFigures && wordsOf(heading).every((word) => word.length > 3 && word.endsWith('s'));
}

/**
 * The mandatory columns that are not paired; several together where one of them is enough. What every row is given by
 * the user's leave is not missing, nor a day that may follow from other columns.
 */
export function missingColumns(
  pairs: readonly Pick<ColumnPair, 'field'>[],
  format: SheetFormat,
  accepted: Values = {},
): readonly (readonly string[])[] {
  const paired = new Set([...pairs.map(({ field }) => field), ...Object.keys(accepted)]);
  for (const { field } of format.columns) if (mayFollow(field, pairs, accepted)) paired.add(field.name);
  const needed = [
    ...format.groups,
    ...format.columns
      .filter(({ mandatory, gridOnly }) => mandatory && !gridOnly)
      .map(({ field }) => [field.name]),
  ];
  return needed.filter((names) => !names.some((name) => paired.has(name)));
}

function mayFollow(field: Field, pairs: readonly Pick<ColumnPair, 'field'>[], accepted: Values): boolean {
  if (field.defaultValueFunction !== 'sameDay') return false;
  const isPaired = (name: string) => pairs.some((pair) => pair.field === name);
  const { defaultOf, defaultWhen } = field;
  return defaultOf.every(isPaired) && (isPaired(defaultWhen.parentField) || holds(defaultWhen, accepted));
}

function byName(heading: string, column: number, format: SheetFormat): readonly Candidate[] {
  const joined = heading.replaceAll(' ', '');
  if (joined === '') return [];
  return format.columns
    .filter((each) => headingsOf(each).names.some((name) => name.joined === joined))
    .map(({ field }) => ({ column, field: field.name, how: 'exact', score: 1 }));
}

function byHeading(
  heading: string,
  column: number,
  format: SheetFormat,
  likeness: HeadingLikeness,
): readonly Candidate[] {
  if (heading === '') return [];
  const joined = heading.replaceAll(' ', '');
  const words = wordsOf(heading);
  return format.columns.flatMap((each): readonly Candidate[] => {
    const { names, synonyms } = headingsOf(each);
    const field = each.field.name;
    if (synonyms.some((name) => name.joined === joined))
      return [{ column, field, how: 'synonym', score: 0.95 }];
    const score = Math.max(...[...names, ...synonyms].map((name) => likeness(words, name.words)));
    return score < asksFrom ? [] : [{ column, field, how: 'similar', score: Math.min(score, 0.9) }];
  });
}

interface Heading {
  readonly joined: string;
  readonly words: readonly string[];
}
interface Headings {
  readonly names: readonly Heading[];
  readonly synonyms: readonly Heading[];
}

/** Folded once for each format, not for each column of a sheet. */
const headingsByColumn = new WeakMap<SheetColumn, Headings>();

function headingsOf(column: SheetColumn): Headings {
  const known = headingsByColumn.get(column);
  if (known !== undefined) return known;
  const fold = (texts: readonly string[]) =>
    texts.map(foldHeading).map((text) => ({ joined: text.replaceAll(' ', ''), words: wordsOf(text) }));
  const headings = { names: fold(column.names), synonyms: fold(column.synonyms) };
  headingsByColumn.set(column, headings);
  return headings;
}

function serve(candidates: readonly Candidate[]): ReadonlyMap<number, ColumnPair> {
  const sure = candidates.filter(({ how, score }) => how !== 'similar' || score >= pairsFrom);
  const ordered = sure.sort(
    (a, b) => ranks.indexOf(a.how) - ranks.indexOf(b.how) || b.score - a.score || a.column - b.column,
  );
  const pairs = new Map<number, ColumnPair>();
  const taken = new Set<string>();
  for (const candidate of ordered) {
    if (pairs.has(candidate.column) || taken.has(candidate.field)) continue;
    pairs.set(candidate.column, { ...candidate, suggestion: null });
    taken.add(candidate.field);
  }
  return pairs;
}

/** A column that stays open, with the likest field that is still free. */
function open(
  column: number,
  candidates: readonly Candidate[],
  pairs: ReadonlyMap<number, ColumnPair>,
): ColumnPair {
  const taken = new Set([...pairs.values()].map(({ field }) => field));
  const best = candidates
    .filter((each) => each.column === column && !taken.has(each.field))
    .reduce<Candidate | null>((top, each) => (top === null || each.score > top.score ? each : top), null);
  return { column, field: null, how: null, score: 0, suggestion: best?.field ?? null };
}

/** Values identify a column when nearly all of them fit one field alone, and that field does not take anything. */
function byValues(samples: readonly SheetCell[], column: number, format: SheetFormat): readonly Candidate[] {
  const filled = samples.filter((cell) => !isBlankCell(cell));
  if (filled.length < 3) return [];
  const fitting = format.columns.filter(({ field }) => isTelling(field) && fits(filled, field));
  const [only] = fitting;
  return fitting.length !== 1 || only === undefined
    ? []
    : [{ column, field: only.field.name, how: 'values', score: valuesScore }];
}

/** Nothing that is asked here depends on the reader: identifiers and options are the same everywhere. */
const anywhere: Locale = { language: 'es', today: '2000-01-01', zone: 'utc' };
const anyReading = { decimalMark: '.', dateOrder: 'dmy' } as const;

function fits(cells: readonly SheetCell[], field: Field): boolean {
  const allowed = cells.length * 0.2;
  let unsound = 0;
  // Most fields do not fit, and a few cells say so.
  for (const cell of cells) {
    if (!isSound(cell, field)) unsound += 1;
    if (unsound > allowed) return false;
  }
  return true;
}

function isSound(cell: SheetCell, field: Field): boolean {
  if (fieldKinds[field.type].chooses === 'one' && !/\p{L}/u.test(String(cell))) return false;
  const { text } = cellText(cell, field, anyReading, anywhere);
  return text !== '' && checkField(field, text, anywhere).issues.length === 0;
}

/** Numbers of any length: an identifier that takes several of them says nothing about a column. */
const probes = ['1', '12', '123', '1234', '12345', '123456', '1234567', '12345678', '1234567890'];

/** Asked of each field for each column of a sheet. */
const identifying = new WeakMap<Field, boolean>();

function isTelling(field: Field): boolean {
  if (fieldKinds[field.type].chooses === 'one') return true;
  if (field.type !== 'masked') return false;
  const known =
    identifying.get(field) ??
    probes.filter((probe) => checkField(field, probe, anywhere).issues.length === 0).length < 2;
  identifying.set(field, known);
  return known;
}

/** Every heading that means a field of the format, by `foldHeading`: a header row is recognised by them. */
export function knownHeadings(format: SheetFormat): ReadonlySet<string> {
  return new Set(format.columns.flatMap(({ names, synonyms }) => [...names, ...synonyms].map(foldHeading)));
}
