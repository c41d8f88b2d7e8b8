import type { ComponentType, ReactNode } from 'react';
import type { Field } from '@huella/domain/model/field';
import type { Issue } from '@huella/domain/model/errors';
import type { Locale, Value, Values } from '@huella/domain/model/value';

/** What every input of a field is given. */
export interface WidgetProps {
  readonly field: Field;
  /** id of the control; an error summary links to it. */
  readonly id: string;
  readonly label: string;
  readonly required: boolean;
  readonly disabled: boolean;
  /** Under the input: the hint, or a warning. */
  readonly hint: ReactNode;
  /** Replaces the hint. */
  readonly error: string | undefined;
  /** What is wrong inside the value, each with its place: `calves.2.weight`. */
  readonly placed: readonly Issue[];
  /** What the input holds: what was typed, the keys that were chosen, yes or no. */
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  /** Fills other fields of the form, by name: what choosing a proposal brings. Absent where there are none. */
  readonly onFill?: (raw: Readonly<Record<string, unknown>>) => void;
  readonly locale: Locale;
  /** The whole row in canonical form: options and days depend on other fields. */
  readonly values: Values;
}

export interface ViewProps {
  readonly field: Field;
  readonly value: Value;
  readonly locale: Locale;
}

/** How the field of a row is drawn: lists inside a record are given it for whatever their rows hold. */
export type WidgetOf = (field: Field) => Widget;

/** How a kind of field is filled in and how it is read. */
export interface Widget {
  readonly Input: ComponentType<WidgetProps>;
  readonly View: ComponentType<ViewProps>;
  /** The view takes the whole width, under the name of the field instead of beside it. */
  readonly isWide?: boolean;
  /** The input looks at the whole record: an address for the map, what chosen assets come to. */
  readonly seesRecord?: boolean;
  /** Px that a column of a sheet needs, where it is less than usual (document 2 section 9). */
  readonly sheetPx?: number;
}
