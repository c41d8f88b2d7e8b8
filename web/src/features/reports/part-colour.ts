import { chartColours } from '../../theme/chart-colours';

/** A line beside a donut. */
interface PartLine<Part> {
  readonly name: string;
  readonly value: number;
  /** The part that it is; null of all others together. */
  readonly part: Part | null;
  /** Null of a part that is in the slice of all others, above it. */
  readonly colour: string | null;
}

/**
 * The lines of a donut: parts that can be told apart by a colour each, then all others together in the colour of others, with each of
 * them under it. One that is left alone is its own slice.
 */
export function partLines<Part extends { readonly name: string; readonly value: number }>(
  parts: readonly Part[],
  others: string,
): readonly PartLine<Part>[] {
  const { length } = chartColours.parts;
  const lineOf = (part: Part, colour: string | null) => {
    const { name, value } = part;
    return { name, value, part, colour };
  };
  const first = parts
    .slice(0, length)
    .map((part, at) => lineOf(part, chartColours.parts[at] ?? chartColours.others));
  const rest = parts.slice(length);
  const [only] = rest;
  if (only === undefined) return first;
  if (rest.length === 1) return [...first, lineOf(only, chartColours.others)];
  const value = rest.reduce((sum, each) => sum + each.value, 0);
  return [
    ...first,
    { name: others, value, part: null, colour: chartColours.others },
    ...rest.map((part) => lineOf(part, null)),
  ];
}
