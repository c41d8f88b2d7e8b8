/** Parts of a donut that have a slice of their own each; no more can be told apart by colours. */
export const mostSlices = 5;

/** A line beside a donut. */
export interface PartLine<Part> {
  readonly name: string;
  readonly value: number;
  /** The part that it is; null of all others together. */
  readonly part: Part | null;
  /** Its slice, from 0; `others` is that of all others; null of a part within that, above it. */
  readonly slice: number | 'others' | null;
}

/**
 * The lines of a donut: parts that can be told apart, then all others together in the slice of others, with each of them under it.
 * One that is left alone is its own slice.
 * @param parts the largest first
 */
export function partLines<Part extends { readonly name: string; readonly value: number }>(
  parts: readonly Part[],
  others: string,
): readonly PartLine<Part>[] {
  const lineOf = (part: Part, slice: PartLine<Part>['slice']) => {
    const { name, value } = part;
    return { name, value, part, slice };
  };
  const first = parts.slice(0, mostSlices).map((part, at) => lineOf(part, at));
  const rest = parts.slice(mostSlices);
  const [only] = rest;
  if (only === undefined) return first;
  if (rest.length === 1) return [...first, lineOf(only, 'others')];
  const value = rest.reduce((sum, each) => sum + each.value, 0);
  return [
    ...first,
    { name: others, value, part: null, slice: 'others' },
    ...rest.map((part) => lineOf(part, null)),
  ];
}
