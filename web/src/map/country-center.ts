import type { Position } from '@huella/domain/model/value';

/** About the middle of the countries in which companies of the product may be: where their maps start. */
const centers: Readonly<Record<string, Position>> = {
  AR: [-64.5, -35.4],
  PY: [-58.2, -23.4],
  UY: [-56, -32.8],
  ES: [-3.7, 40.2],
  BE: [4.6, 50.6],
  DK: [10.3, 56],
};

/** Where a map of a country starts; of one that nobody works in, where the first of them lies. */
export function centerOfCountry(country: string | null): Position {
  return centers[country ?? 'AR'] ?? [-64.5, -35.4];
}
