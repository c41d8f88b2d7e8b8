import { chartColours } from '../../theme/chart-colours';

/** The colour of a part by its place; past those that can be told apart all are grey. */
export function colourOf(at: number): string {
  return chartColours.parts[at] ?? chartColours.others;
}
