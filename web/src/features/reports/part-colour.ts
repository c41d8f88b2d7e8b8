import type { PartLine } from '@huella/domain/engine/reports/part-lines';
import { chartColours } from '../../theme/chart-colours';

/** The colour of a line beside a donut; null of a part that is in the slice of all others. */
export function partColour({ slice }: Pick<PartLine<unknown>, 'slice'>): string | null {
  if (slice === null) return null;
  return slice === 'others' ? chartColours.others : (chartColours.parts[slice] ?? chartColours.others);
}
