import type { Values } from './value';
import type { Unit } from './measures';

/** The most assets that one transformation takes: it is one transaction, written while the user waits. */
export const maxInputs = 500;

/**
 * What an event makes of the assets that it is recorded of: all of them together are its inputs, the rows of its lists
 * its outputs, so that what came of what is kept (decision 19). Data of the model; `engine/events/transform` reads it.
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
  /** Attributes that it has as its inputs have them, where all have the same: what parts of a lot have of it. */
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
type OutputFact = { readonly value: string } | { readonly inputs: true } | { readonly each: string };

/**
 * What an event says was made, of an asset that things went into by events before: it is weighed as the outputs of a
 * transformation are. Data of the model; `engine/events/transform` reads it.
 */
export interface Yield {
  /** The event's field with how much was made. */
  readonly field: string;
  readonly unit: Unit;
  /** The attribute with how much went in; blank where nobody measured it. */
  readonly of: { readonly attribute: string; readonly unit: Unit };
  readonly overYield: Transformation['overYield'];
}

/**
 * Assets of another type that go into the one that an event is recorded of: a transformation whose output is there
 * already. Each has an event of its own, which takes off what goes in (decision 25). Data of the model; `engine/events/intake`
 * reads it.
 */
export interface Intake {
  /** The event's list with a row for each asset that goes in. */
  readonly rows: string;
  readonly assetType: number;
  /** The field of a row that chooses the asset, the one with how much of it goes in, and in which unit. */
  readonly asset: string;
  readonly taken: string;
  readonly unit: Unit;
  /** The event that is recorded of each, along with this one: one that `transforms`, and makes nothing of its own. */
  readonly eventType: number;
  /** The field of that event that names what it went into. */
  readonly into: string;
  /** The list with what else goes in that is no asset here, and the field of its rows with how much. */
  readonly elsewhere: { readonly rows: string; readonly field: string; readonly unit: Unit };
  /** The attribute with how much there is of the asset that they go into. */
  readonly made: { readonly attribute: string; readonly unit: Unit };
  /** What becomes of more coming out than goes in, as of any transformation. */
  readonly overYield: Transformation['overYield'];
}
