import { areaOf } from '@huella/domain/engine/fields/place';
import type { DrawnArea, Position } from '@huella/domain/model/value';
import { throwDice } from './dice';
import { moved } from './step';
import type { Site } from './venture';

/** What belongs to an establishment, by its kind: how wide and how high it is, in metres. */
const sizes: Readonly<Record<string, readonly [wide: number, high: number]>> = {
  Cría: [9_600, 7_800],
  Recría: [4_600, 3_800],
  Cabaña: [3_200, 2_600],
  General: [2_800, 2_200],
  Feedlot: [1_300, 950],
  Agricultor: [4_200, 3_400],
  'Productor de granos': [3_100, 2_500],
  'Granja porcina': [900, 700],
  Plantación: [5_600, 3_600],
  Vivero: [520, 380],
  Depositario: [760, 560],
  Aserradero: [420, 300],
  Frigorífico: [460, 340],
  'Frigorífico porcino': [420, 300],
  Maltería: [380, 280],
  Cooperativa: [360, 260],
  Cervecería: [260, 180],
  Curtiembre: [300, 220],
};

/** A house in a street. */
const plot = [110, 80] as const;

/** Land that is wider than this was put together from several titles, and has a corner that is somebody else's. */
const maxPlot = 2_000;

/** The corners of land, in halves of its width and height: a little out of square, as titles are. */
const square: readonly Position[] = [
  [-1, -0.95],
  [0.96, -1],
  [0.98, 0.93],
  [-0.97, 1],
];
const notched: readonly Position[] = [
  [-1, -0.96],
  [0.95, -1],
  [0.98, 0.44],
  [0.74, 0.46],
  [0.72, 0.97],
  [-0.97, 1],
];

/** The outline of an establishment: the land round its position. Its shape follows from its name alone. */
export function estateOf({ name, kind, position }: Site): DrawnArea {
  const [wide, high] = sizes[kind] ?? plot;
  const { pick } = throwDice([...name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 100_003);
  const [turnX, turnY] = [pick([1, -1]), pick([1, -1])];
  const corners = (wide > maxPlot ? notched : square).map(([east, north]) =>
    moved(position, (turnX * east * wide) / 2, (turnY * north * high) / 2),
  );
  return areaOf([corners], { center: position, zoom: zoomOf(wide) });
}

/** From where land so wide, in metres, is seen whole: each step is twice as near. */
function zoomOf(wide: number): number {
  return Math.min(17, Math.round(14 - Math.log2(wide / 3_000)));
}
