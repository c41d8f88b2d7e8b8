import type { Field } from '../../model/field';
import type { Issue } from '../../model/errors';
import type { FilterOperator } from '../../model/filter-operators';
import type { FieldKindName } from '../../model/field-kinds';
import type { Locale, Value } from '../../model/value';

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
   * Whether a text holds a value whole. Values of other kinds are told in a text, not kept in it: no spreadsheet has a
   * column for them.
   */
  readonly isText: boolean;
  /** Of kinds that choose among options: whether one of them, or several. */
  readonly chooses?: 'one' | 'several';
  readonly read: (raw: unknown, field: Field, locale: Locale) => Reading;
  readonly format: (value: Value, field: Field, locale: Locale) => string;
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
