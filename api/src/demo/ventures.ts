import { partPlaces, partSteps } from './estate-parts';
import { forestSteps } from './forest';
import { forestPlaces } from './forest-places';
import { beerSteps } from './grain';
import { beerPlaces } from './grain-places';
import { lastSteps } from './last-weeks';
import { leatherSteps } from './leather';
import { leatherPlaces } from './leather-places';
import { naturalSteps } from './natural-beef';
import { naturalPlaces } from './natural-places';
import { pigSteps } from './pig-farm';
import { pigPlaces } from './pig-places';
import { silobagPlaces } from './silobag-places';
import { silobagSteps } from './silobags';
import { vehiclePlaces, vehicleSteps } from './vehicles';
import { together } from './step';
import type { Venture } from './venture';

/** What the demo has beside the herds, chain by chain. */
export const ventures: readonly Venture[] = [
  { ...leatherPlaces, steps: together(leatherSteps()) },
  { ...beerPlaces, steps: together(beerSteps()) },
  { ...silobagPlaces, steps: together(silobagSteps()) },
  { ...forestPlaces, steps: together(forestSteps()) },
  { ...pigPlaces, steps: together(pigSteps()) },
  { ...vehiclePlaces, steps: together(vehicleSteps()) },
  { ...naturalPlaces, steps: together(naturalSteps()) },
  { ...partPlaces, steps: together(partSteps()) },
  // Where all of them stand by now.
  { companies: [], boxes: [], people: [], grants: [], steps: together(lastSteps()) },
];
