import type { Language } from '@huella/domain/words';

/** A point on the earth, in degrees. */
export interface Position {
  readonly lat: number;
  readonly lng: number;
}

/** A place that has a name. */
export interface NamedPlace extends Position {
  readonly name: string;
  /** Where it lies, from the near to the far: 'Buenos Aires, Argentina'. */
  readonly detail: string;
  /** Two letters, `AR`; null where nobody says. */
  readonly country: string | null;
}

export interface PlaceSearch {
  /** An address or a name, from the near to the far: 'Moreno 350, Saladillo, Argentina'. */
  readonly text: string;
  /** Two letters: places of this country come first. */
  readonly country: string | null;
  readonly language: Language;
  /** Most places that are answered. */
  readonly limit: number;
}

/** Finds places by their names, and names by their places (document 2 section 7, address geocoding). */
export interface Geocoder {
  /** The places that a text means, the likeliest first; none where nothing is like it. */
  readonly search: (search: PlaceSearch) => Promise<readonly NamedPlace[]>;
  /** The place that a point lies in or nearest to; null far from all. */
  readonly nearest: (position: Position, language: Language) => Promise<NamedPlace | null>;
}

/** The service did not answer, or not what was asked. */
export class GeocoderError extends Error {}
