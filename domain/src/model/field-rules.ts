/** Validations that only fields of some kinds have, and what they are made of. All survive `JSON.stringify`. */

/** A bound of a number is a number, or what another field holds. */
type NumberBound = { readonly value: number } | { readonly field: string };

/** A bound of a day or a moment is a day, what another field holds, or a day relative to today. */
type DayBound =
  | { readonly value: string }
  | { readonly field: string }
  | { readonly today: { readonly years?: number; readonly days?: number } };

export type Bound = NumberBound | DayBound;

/** Who answers areas that places must lie in: `box` is the establishment, by its outline. */
export type AreaSource = 'box';

/** The validations of a family of kinds beside those of every field. */
export interface RulesByFamily {
  any: object;
  text: Identity & {
    readonly minLength?: number;
    readonly maxLength?: number;
    readonly url?: boolean;
    /** The value must be one of these (document 1 section 3, validValues); the tag filter offers them. */
    readonly validValues?: readonly string[];
  };
  prose: { readonly maxLength?: number };
  identifier: Identity;
  number: {
    readonly min?: NumberBound;
    readonly max?: NumberBound;
    /** The value must be a multiple of this, counted from `min`. */
    readonly step?: number;
  };
  day: { readonly min?: DayBound; readonly max?: DayBound };
  options: { readonly minOptions?: number; readonly maxOptions?: number };
  /** It must lie inside one of the areas that this source answers (document 2 section 5, inPolygon). */
  place: { readonly inPolygon?: AreaSource };
  /** It must lie within so many kilometres of the place in another field; 5 by default (nearLocation). */
  area: { readonly nearLocation?: { readonly field: string; readonly km?: number } };
}

interface Identity {
  /** Unique among live assets of the type: everywhere, or within the company. */
  readonly unique?: 'everywhere' | 'company';
}

type KeysOf<Shape> = Shape extends unknown ? keyof Shape : never;

/** A shape in which what only other shapes have is absent, so that engines read it of any. */
export type Alone<Shape, All> = Shape extends unknown
  ? Shape & { readonly [Name in Exclude<KeysOf<All>, keyof Shape>]?: undefined }
  : never;
