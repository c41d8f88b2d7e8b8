import type { Words } from '../words';
import type { FieldCondition } from './field';

/** Bounds of a number, of days or of months: `min` and `max` are among what is allowed. */
interface Bounds {
  readonly min?: number;
  readonly max?: number;
}

/**
 * What must be true of an asset on the day of an event. Each need is met, not met, or unknown where the asset does not
 * say: a condition is unknown of an empty field, unless it names the empty text or is turned round.
 */
export type Need =
  | FieldCondition
  | {
      /** Whole months since a day of the asset. */
      readonly age: Bounds & {
        readonly of: string;
        /** The day is an estimate where this holds: so many months beside the bounds are unknown, not unmet. */
        readonly estimated?: { readonly when: FieldCondition; readonly months: number };
      };
    }
  | {
      /** Days since a day of the asset; of a day to come they are unknown. */
      readonly days: Bounds & { readonly since: string };
    }
  | {
      /** A number of the asset, over `over` and beside numbers that are filled in, where they are said. */
      readonly number: Bounds & {
        readonly of: string;
        readonly over?: number;
        /** Fields of the event: it is over the one, and not over the other. */
        readonly overField?: string;
        readonly upToField?: string;
      };
    }
  | {
      /** The day lies between two days of the asset, the second of which may be missing; `not` turns it round. */
      readonly within: { readonly from: string; readonly until: string; readonly not?: boolean };
    }
  | { readonly filled: string }
  | { readonly empty: string }
  | { readonly all: readonly Need[] }
  | { readonly any: readonly Need[] };

/** What an event asks of its asset, and why not where the asset is not so (decisions section 8). */
export interface Requirement {
  readonly need: Need;
  /**
   * What the user is told: why not, and what has to be done first. Its slots are attributes of the asset, and beside
   * them `{{day}}`, that of the event, and `{{days}}` or `{{months}}` as the need counted them.
   */
  readonly reason: Words;
  /** What is said where it is unknown; without it nothing is. It never refuses. */
  readonly unknown?: Words;
  /** A warning says what is unusual, and refuses nothing. */
  readonly level?: 'error' | 'warning';
  /** Only where this holds of what is filled in: then the field is told. */
  readonly when?: FieldCondition;
  /** Only in establishments of these subtypes. */
  readonly subtypes?: readonly number[];
  /** It does not hold of what goes along with its whole lot. */
  readonly liftedByLot?: boolean;
}
