import type { Values } from '../fields/value';
import type { Unit } from './measures';

/** The most assets that one transformation takes: it is one transaction, written while the user waits. */
export const mostInputs = 500;

/**
 * What an event makes of the assets that it is recorded of: all of them together are its inputs, the rows of its lists
 * its outputs, so that what came of what is kept (decision 19). Data of the model; `events/transform` reads it.
 */
export interface Transformation {
  /** The event's field with how much of an asset goes in; blank takes all that is left. */
  readonly taken: string;
  /** The attribute with how much of the asset is left. A derivation of the event takes off what was taken. */
  readonly left: string;
  /** The unit of both. */
  readonly unit: Unit;
  /** None where what comes out is no asset, such as beer. */
  readonly outputs: readonly TransformationOutput[];
  /** What becomes of more coming out than went in, by units that compare: refused, or kept once it is confirmed. */
  readonly overYield: 'error' | 'warning';
  /** The event that is recorded of an input of which nothing is left, with what it says. */
  readonly whenEmpty?: { readonly eventType: number; readonly fields: Values };
}

/** Assets that come out, a row of a list for each. They are loaded as any other of their type. */
export interface TransformationOutput {
  /** The event's list. */
  readonly rows: string;
  readonly assetType: number;
  /** Attributes from fields of the row. */
  readonly takes: Readonly<Record<string, string>>;
  /** Attributes that are the same of all. */
  readonly sets?: Readonly<Record<string, string | number | boolean>>;
  /** Attributes that it has as its inputs have them, where they have all the same: what parts of a lot have of it. */
  readonly inherits?: readonly string[];
  /** Attributes that are the day of the event. */
  readonly days?: readonly string[];
  /** Attributes that are the name of the establishment. */
  readonly places?: readonly string[];
  /** Attributes that nobody could type. */
  readonly facts?: Readonly<Record<string, OutputFact>>;
  /** The field of the row with how much came out. */
  readonly quantity?: { readonly field: string; readonly unit: Unit };
}

/** What is known of an output by its inputs: a value, which they are, or what an attribute of theirs says. */
export type OutputFact = { readonly value: string } | { readonly inputs: true } | { readonly each: string };
