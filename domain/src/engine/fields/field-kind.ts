import type { Field, FieldKindName } from '../../model/field';
import type { Issue } from '../../model/errors';
import type { FilterOperator } from '../../model/filter-operators';
import type { AreaSource } from '../../model/field-rules';
import type { Locale, PlacedPoint, Value } from '../../model/value';
import type { Language } from '../../words';
import type { WriteCell } from './write-cell';

/** The outcome of reading one raw value: the value to keep, and what is wrong with it. */
export interface Reading {
  readonly value: Value;
  readonly issues: readonly Issue[];
}

/**
 * A kind of field. `read` takes whatever arrives (JSON from a call, text typed in a form, a cell of a sheet) and
 * answers the value in its one canonical form with its issues; `format` answers the text for a reader. Where
 * `isText`, reading what `format` answered gives the same value again.
 */
export interface FieldKind {
  readonly name: FieldKindName;
  /** The family of slot columns that can carry it: text, number, date; null when it cannot be sorted. */
  readonly slots: 't' | 'n' | 'd' | null;
  /** How its filter compares (decisions section 1); null when it cannot be filtered by. */
  readonly operator: FilterOperator | null;
  /**
   * Whether a text holds a value whole. Values of other kinds are shown in a text, not kept in it: no spreadsheet has a
   * column for them.
   */
  readonly isText: boolean;
  /** Whether that text is ids, which nobody writes into a sheet. */
  readonly isIds?: boolean;
  /** Whether its input takes the whole width of a form; two of the others share a row. */
  readonly isWide?: boolean;
  /** Of kinds that choose among options: whether one of them, or several. */
  readonly chooses?: 'one' | 'several';
  /** Whether people type its values as texts; others are chosen, drawn or attached. */
  readonly isTyped?: boolean;
  /** What a value leads to, beside the record that holds it: a page elsewhere, a file of its own. */
  readonly leadsTo?: 'page' | 'file';
  readonly read: (raw: unknown, field: Field, locale: Locale) => Reading;
  readonly format: (value: Value, field: Field, locale: Locale) => string;
  /** What people call a value whose text may be a code; without it the text is words. */
  readonly spoken?: (value: Value, field: Field, locale: Locale) => string;
  /** The longest texts that its usual values are shown as, or that they are texts of a line; else they are longer. */
  readonly widest?: ((field: Field, locale: Locale) => readonly string[]) | 'short';
  /** The most decimals of its numbers, where a column writes all of them with as many; else each is shown by itself. */
  readonly decimals?: (field: Field) => number;
  /** A folded text in the writing in which values are kept, where that is another one than people use. */
  readonly bareText?: (folded: string) => string;
  /**
   * How a cell of a grid holds its values, where people cannot type them: the text that it keeps, what `read` of the kind is
   * given for that, and what is shown of it.
   */
  readonly inGrid?: {
    readonly write: (value: Value) => string;
    readonly read: (text: string) => unknown;
    readonly show: (text: string, field: Field, language: Language) => string;
  };
  /** How a cell of a sheet is written; without it as it is. */
  readonly writeCell?: WriteCell;
  /** What the user sees about a cell that is shown as a text. */
  readonly noteOfCell?: (cell: string | number, shown: string, field: Field) => Issue | null;
  /** A value for the row that shows how a sheet is filled; without it there is none. */
  readonly example?: MakeExample;
}

/** A value that a field could have, or null where none can be made up soundly. */
export type MakeExample = (field: Field, around: ExampleAround) => Value;

/** What is known of the row that an example is for (engine/sheets/example-row). */
export interface ExampleAround {
  readonly locale: Locale;
  /** The option that the row has in a field already. */
  readonly chosen: (name: string) => string | null;
  /** What the number of a field usually is beside the options of the row. */
  readonly usual: (name: string) => number | null;
  /** A place inside an area of a source. */
  readonly placeIn: (source: AreaSource) => PlacedPoint | null;
}

/** Reads and checks a field of any kind: lists inside a record are given it for the fields of their rows. */
export type CheckField = (field: Field, raw: unknown, locale: Locale) => Reading;

/** A reading without fault. */
export function kept(value: Value): Reading {
  return { value, issues: faultless };
}

const faultless: readonly Issue[] = [];

/** A reading with faults. The raw value is kept where it can be, so that nothing typed is lost. */
export function faulty(value: Value, ...issues: readonly Issue[]): Reading {
  return { value, issues };
}
