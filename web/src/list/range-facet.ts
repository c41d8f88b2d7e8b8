import type { Facet } from '@huella/domain/calls/facets';

/** How a range is filled, as figures: days are counted from 1970. */
export interface FilledRange {
  readonly min: number;
  readonly max: number;
  readonly counts: readonly number[];
}

const dayLength = 86_400_000;

export const dayNumber = (day: string): number => Date.parse(`${day.slice(0, 10)}T00:00:00Z`) / dayLength;

export const dayOfNumber = (day: number): string => new Date(day * dayLength).toISOString().slice(0, 10);

/** The range of a facet, null where there is nothing to choose between. */
export function filledRange(facet: Facet | undefined): FilledRange | null {
  if (facet === undefined || facet.range === null) return null;
  const { min, max, counts } = facet.range;
  const figure = (end: number | string) => (typeof end === 'string' ? dayNumber(end) : end);
  return min === max ? null : { min: figure(min), max: figure(max), counts };
}

/** The step of a handle: a hundredth of the range at most, as a figure that people say: 1, 2 or 5, and so many noughts. */
export function stepOf({ min, max }: Pick<FilledRange, 'min' | 'max'>, isWhole: boolean): number {
  const hundredth = (max - min) / 100;
  const power = 10 ** Math.floor(Math.log10(hundredth));
  const step = ([5, 2] as const).find((each) => each * power <= hundredth) ?? 1;
  return isWhole ? Math.max(1, Math.floor(step * power)) : step * power;
}

/** Whether a part of the range lies between two bounds, at least in part. */
export function isPartWithin(
  { min, max, counts }: FilledRange,
  part: number,
  low: number,
  high: number,
): boolean {
  const width = (max - min) / counts.length;
  return min + (part + 1) * width > low && min + part * width <= high;
}
