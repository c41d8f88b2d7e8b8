import { z } from 'zod';
import { defineCall } from './contract';
import { asOfQuery, idParam } from './schemas';

const stop = z
  .object({
    name: z.string(),
    company: z.string(),
    city: z.string(),
    /** Since when, as its history says; of where it was recorded first, since then. */
    since: z.string(),
    /** It is there now. */
    isHere: z.boolean(),
    /** Where it is on the map; null where nobody said, or the reader may not know. */
    position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  })
  .meta({ id: 'JourneyStop' });
export type JourneyStop = z.output<typeof stop>;

const lotStop = stop
  .extend({
    /** How many of its assets have been there. */
    assets: z.number(),
    /** Since when the first of them was there. */
    since: z.string(),
  })
  .meta({ id: 'LotStop' });

/** Where an asset has been, and where those of a lot were. */
export const journeyCalls = {
  'journeys.ofAsset': defineCall({
    method: 'GET',
    path: '/assets/:pk/journey',
    access: { who: 'demand', by: 'asset' },
    tag: 'events',
    summary:
      'The establishments that an asset has been in, in their order; what was sent and came back is no stop',
    params: z.object({ pk: idParam }),
    reply: z.object({ stops: z.array(stop) }),
  }),
  'journeys.ofLot': defineCall({
    method: 'GET',
    path: '/lots/:lotId/journey',
    access: { who: 'demand', by: 'pastLot' },
    tag: 'lots',
    summary:
      'The establishments that the assets of a lot have been in, each once, in the order in which the first came there',
    params: z.object({ lotId: idParam }),
    query: asOfQuery,
    reply: z.object({ stops: z.array(lotStop) }),
  }),
};
