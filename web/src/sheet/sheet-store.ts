import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import { createBell } from './bell';
import { doubtOf } from './doubts';

/** A column of the sheet: a field of the model under the words that its head says. */
export interface SheetColumn {
  readonly field: Field;
  readonly label: string;
  readonly mandatory: boolean;
  /** Says of a changed cell what its record has today; without it nothing is said. */
  readonly beforeText?: (old: string) => string;
  /** How its texts were read that could be read otherwise, and the way to change that. */
  readonly reading?: ColumnReading | undefined;
  /** px; 200 where none is given (document 2 section 9). */
  readonly width?: number;
}

export interface ColumnReading {
  /** 'día/mes'. */
  readonly text: string;
  readonly hint: string;
  /** Nobody has said so yet. */
  readonly isOpen: boolean;
  readonly onChange: () => void;
}

/** Texts of one row by the name of their field, in the user's own writing. */
export type RowTexts = Readonly<Record<string, string>>;

/** A row as it is shown. `row` is its number in the sheet; it stays the same when others are deleted. */
export interface SheetRow {
  readonly row: number;
  readonly texts: RowTexts;
  readonly issues: readonly Issue[];
  /** Can be read and copied, and not changed. */
  readonly readOnly?: boolean;
  /** Nobody wrote in it: it counts for nothing. */
  readonly isBlank?: boolean;
  /** It was added here, and what it begins with is not known yet. */
  readonly isNew?: boolean;
  /** Of a row of changes: what its record says today in the cells that would change, by field. */
  readonly before?: RowTexts | undefined;
  /** The version of the record that this is of. */
  readonly version?: string | undefined;
}

/** One cell that holds another text. */
export interface CellChange {
  readonly row: number;
  readonly field: string;
  readonly text: string;
  /** What it held before; not said where nobody knew. */
  readonly was?: string | undefined;
}

/** How many rows and cells have something wrong. */
export interface RowCounts {
  /** Rows that somebody wrote in. */
  readonly total: number;
  readonly blank: number;
  readonly withErrors: number;
  readonly withWarnings: number;
  readonly errors: number;
  readonly warnings: number;
}

/** What else could be in a faulty cell. */
export interface Suggestion {
  readonly text: string;
  /** The same fault in the same words is fixed in the whole column. */
  readonly fieldwide?: boolean;
  /** What is said of it and written, where that is more than its text in this cell. */
  readonly choice?: { readonly label: string; readonly changes: readonly CellChange[] };
}

/** Looks for what a faulty cell could hold instead, the likest first; none where nothing comes near. */
export type Suggest = (row: SheetRow, field: Field) => readonly Suggestion[];

/**
 * The rows of a sheet, held outside of React so that an edit of thousands of cells stays quick. Its rows are changed
 * in place; the component that draws them follows `version`.
 */
export interface SheetStore {
  /** The rows in the order of their numbers. */
  readonly list: () => readonly SheetRow[];
  readonly find: (row: number) => SheetRow | undefined;
  /** Counts changes of any kind. */
  readonly version: () => number;
  /** Counts rows that came or went. */
  readonly shape: () => number;
  /** The fields in which some row holds a text or has something wrong, or did since it was opened. */
  readonly usedFields: () => ReadonlySet<string>;
  /** Answers what ends the subscription. */
  readonly subscribe: (listener: () => void) => () => void;
  readonly write: (changes: readonly CellChange[]) => void;
  /** Replaces what is wrong with rows, by their numbers; other rows keep what they have. */
  readonly setIssues: (issues: ReadonlyMap<number, readonly Issue[]>) => void;
  /** Says no more of these doubts (`doubtOf`), now and in what is told of rows later. */
  readonly confirm: (doubts: Iterable<string>) => void;
  /** Says of rows, by their numbers, whether anybody wrote in them. */
  readonly setBlank: (rows: ReadonlyMap<number, boolean>) => void;
  /** Says of rows what they change, by their numbers, and of which version of their record. */
  readonly setBefore: (rows: ReadonlyMap<number, Pick<SheetRow, 'before' | 'version'>>) => void;
  /** Adds empty rows at the end and answers their numbers. */
  readonly append: (count: number) => readonly number[];
  readonly remove: (rows: ReadonlySet<number>) => void;
  /** Puts rows back in their places that were removed, as they were. */
  readonly restore: (rows: readonly number[]) => void;
  /** What is known of the numbers of all rows while some are still to come; null once all are there. */
  readonly awaited: () => Partial<RowCounts> | null;
  /** Puts the rows in their places that were still to come; those that were changed or removed meanwhile stay so. */
  readonly arrive: (rest: readonly SheetRow[]) => void;
  /** Does something once all rows are there: at once where they are. */
  readonly whenWhole: (act: () => void) => void;
  /** Notifies of all the changes made within once, at the end. */
  readonly batch: (work: () => void) => void;
}

interface HeldRow extends SheetRow {
  readonly texts: Record<string, string>;
  issues: readonly Issue[];
  isBlank?: boolean;
  isNew?: boolean;
}

/**
 * Holds rows for a `SheetGrid`. The texts are copied; what was handed in does not change. Added rows are numbered after
 * `last`, the highest number that there ever was, so that no number comes twice.
 * @param awaiting what is known of the numbers of all rows, where others are still to `arrive`
 */
export function createSheetStore(
  start: readonly SheetRow[],
  last = 0,
  awaiting: Partial<RowCounts> | null = null,
): SheetStore {
  let highest = Math.max(last, start.at(-1)?.row ?? 0);
  const { used, hold, leftOf, confirm } = createConfirmed();
  let rows: readonly HeldRow[] = start.map(hold);
  let byNumber = indexRows(rows);
  const removed = new Map<number, HeldRow>();
  const bell = createBell();
  let shape = 0;
  const others = createAwaited(awaiting);

  const reshape = (next: readonly HeldRow[]) => {
    rows = next;
    byNumber = indexRows(rows);
    shape += 1;
    bell.ring();
  };
  const put = (parts: ReadonlyMap<number, Partial<Omit<SheetRow, 'row' | 'texts'>>>) => {
    for (const [row, part] of parts) Object.assign(byNumber.get(row) ?? {}, part);
    bell.ring();
  };
  return {
    list: () => rows,
    find: (row) => byNumber.get(row),
    shape: () => shape,
    usedFields: () => used.fields,
    ...bell.heard,
    write: (changes) => {
      for (const change of changes) writeCell(byNumber.get(change.row), change, used);
      bell.ring();
    },
    setIssues: (issues) =>
      put(new Map([...issues].map(([row, found]) => [row, { issues: leftOf(byNumber.get(row), found) }]))),
    confirm: (doubts) => confirm(doubts, rows, bell.ring),
    setBlank: (blank) => put(new Map([...blank].map(([row, isBlank]) => [row, { isBlank, isNew: false }]))),
    setBefore: put,
    append: (count) => {
      const added = Array.from({ length: count }, (_, at) => blankRow(highest + 1 + at));
      highest += count;
      reshape([...rows, ...added]);
      return added.map(({ row }) => row);
    },
    remove: (gone) => {
      for (const held of rows) if (gone.has(held.row)) removed.set(held.row, held);
      reshape(rows.filter(({ row }) => !gone.has(row)));
    },
    ...others.asked,
    arrive: (rest) => {
      const more = rest.filter(({ row }) => !byNumber.has(row) && !removed.has(row)).map(hold);
      others.end(() => reshape(inOrder([...rows, ...more])));
    },
    restore: (numbers) => {
      const back = numbers.flatMap((row) => removed.get(row) ?? []);
      for (const { row } of back) removed.delete(row);
      reshape(inOrder([...rows, ...back]));
    },
  };
}

/** What was confirmed, and rows as they are held: without it. */
function createConfirmed() {
  const used = createUsedFields();
  const confirmed = new Set<string>();
  const leftOf = (row: Pick<SheetRow, 'texts'> | undefined, issues: readonly Issue[]): readonly Issue[] => {
    used.see({ issues });
    if (confirmed.size === 0) return issues;
    const textOf = ({ field }: Issue) => row?.texts[field ?? ''] ?? '';
    return issues.filter((each) => !confirmed.has(doubtOf(each, textOf(each)) ?? ''));
  };
  return {
    used,
    leftOf,
    hold: (row: SheetRow): HeldRow => ({
      ...used.see(row),
      texts: { ...row.texts },
      issues: leftOf(row, row.issues),
    }),
    confirm: (doubts: Iterable<string>, rows: readonly HeldRow[], done: () => void) => {
      for (const doubt of doubts) confirmed.add(doubt);
      for (const held of rows) if (held.issues.length > 0) held.issues = leftOf(held, held.issues);
      done();
    },
  };
}

/** The fields that anything was seen in. */
function createUsedFields() {
  const fields = new Set<string>();
  return {
    fields,
    see: <Part extends Partial<SheetRow>>(part: Part): Part => {
      for (const field of Object.keys(part.texts ?? {})) fields.add(field);
      for (const { field } of part.issues ?? []) if (field !== null) fields.add(field);
      return part;
    },
  };
}

const blankRow = (row: number): HeldRow => ({ row, texts: {}, issues: [], isBlank: true, isNew: true });

function inOrder(rows: HeldRow[]): readonly HeldRow[] {
  return rows.sort((one, other) => one.row - other.row);
}

function writeCell(
  held: HeldRow | undefined,
  { field, text }: CellChange,
  used: ReturnType<typeof createUsedFields>,
): void {
  if (held === undefined) return;
  used.see({ texts: { [field]: text } });
  if (text !== (held.texts[field] ?? '')) held.isBlank = false;
  held.texts[field] = text;
}

function indexRows(rows: readonly HeldRow[]): ReadonlyMap<number, HeldRow> {
  return new Map(rows.map((row) => [row.row, row]));
}

/** What is known of rows that are still to come, and what waits for them. */
function createAwaited(known: Partial<RowCounts> | null) {
  let awaited = known;
  let waiting: readonly (() => void)[] = [];
  return {
    asked: {
      awaited: () => awaited,
      whenWhole: (act: () => void) => {
        if (awaited === null) act();
        else waiting = [...waiting, act];
      },
    },
    /** They are there: puts them where they belong, and does what waited for that. */
    end: (put: () => void) => {
      awaited = null;
      put();
      const due = waiting;
      waiting = [];
      for (const act of due) act();
    },
  };
}
