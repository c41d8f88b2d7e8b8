import { chartColour } from '@huella/domain/chart-colours';
import { partLines, type PartLine } from '@huella/domain/engine/reports/part-lines';

/** A line beside a donut with its colour; null of a part that is in the slice of all others. */
export type ColouredLine<Part> = PartLine<Part> & { readonly colour: string | null };

/** The lines of a donut (`partLines`) with the colours of their slices. */
export function colouredLines<Part extends { readonly name: string; readonly value: number }>(
  parts: readonly Part[],
  others: string,
): readonly ColouredLine<Part>[] {
  return partLines(parts, others).map((line) => ({ ...line, colour: partColour(line) }));
}

/** The colour of a slice; null of a part that is in that of all others. */
export function partColour({ slice }: Pick<PartLine<unknown>, 'slice'>): string | null {
  return slice === null ? null : chartColour(slice);
}
