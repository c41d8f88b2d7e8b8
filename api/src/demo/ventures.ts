import { forestPlaces, forestSteps } from './forest';
import { beerPlaces, beerSteps } from './grain';
import { leatherPlaces, leatherSteps } from './leather';
import { naturalSteps } from './natural-beef';
import { naturalPlaces } from './natural-places';
import { pigPlaces, pigSteps } from './pig-farm';
import { silobagPlaces, silobagSteps } from './silobags';
import { vehiclePlaces, vehicleSteps } from './vehicles';
import type { Venture } from './venture';

/** What the demo has beside the herds, chain by chain. */
export const ventures: readonly Venture[] = [
  { ...leatherPlaces, steps: leatherSteps() },
  { ...beerPlaces, steps: beerSteps() },
  { ...silobagPlaces, steps: silobagSteps() },
  { ...forestPlaces, steps: forestSteps() },
  { ...pigPlaces, steps: pigSteps() },
  { ...vehiclePlaces, steps: vehicleSteps() },
  { ...naturalPlaces, steps: naturalSteps() },
];
