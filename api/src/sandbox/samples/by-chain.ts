import { barley } from './barley';
import { cattle } from './cattle';
import { grainBags } from './grain-bags';
import { leather } from './leather';
import { pigs } from './pigs';
import type { MakeSample } from './sample';
import { trees } from './trees';
import { vehicles } from './vehicles';

/** What a sandbox begins with, by its chain. */
export const samples: ReadonlyMap<number, MakeSample> = new Map([
  [5, vehicles],
  [9, pigs],
  [10, trees],
  [11, cattle],
  [12, grainBags],
  [13, barley],
  [14, leather],
]);
