import type { QrColour } from '@huella/domain/calls/qr-page';
import { mix } from '@huella/domain/contrast';

/** What light through a centimetre of wort looks like, by EBC units: from straw to black. Between two of them colours go over. */
const ebc: readonly (readonly [value: number, colour: string])[] = [
  [2, '#f8e8b4'],
  [4, '#f3d98d'],
  [8, '#ecc263'],
  [12, '#e3aa45'],
  [20, '#d28c2e'],
  [30, '#bd6d28'],
  [50, '#a0522b'],
  [80, '#7b361b'],
  [130, '#5a2513'],
  [300, '#3a190f'],
  [800, '#261210'],
  [1_400, '#170d0b'],
];

const scales: Readonly<Record<QrColour['scale'], typeof ebc>> = { ebc };

/** The colour that a measured value is drawn in; beyond its scale, that of its end. The value itself stands beside it in words. */
export function colourOf({ scale, value }: Pick<QrColour, 'scale' | 'value'>): string {
  const steps = scales[scale];
  const at = steps.findIndex(([from]) => from >= value);
  const [upTo, above] = steps[at] ?? steps.at(-1) ?? [0, ''];
  const [from, below] = steps[at - 1] ?? [upTo, above];
  if (upTo === from) return above;
  // Twice as much looks as much darker as twice as much did before: values go by their logarithm.
  const part = (Math.log(value) - Math.log(from)) / (Math.log(upTo) - Math.log(from));
  return mix(above, below, part).toLowerCase();
}
