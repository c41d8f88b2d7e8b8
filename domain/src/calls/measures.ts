import { z } from 'zod';
import { defineCall } from './contract';
import { asOfQuery, idParam } from './schemas';

const point = z.object({ day: z.iso.date(), value: z.number() });

const measure = z
  .object({
    /** The attribute, what it is called in the language of the user, and its unit. */
    field: z.string(),
    label: z.string(),
    unit: z.string().nullable(),
    /** It grows by the day: what it gained is told for a day. */
    grows: z.boolean(),
    /** In the order of the days. */
    points: z.array(
      point.extend({
        /** What recorded it. */
        event: z.string(),
        /** Somebody measured it; else it is what the asset was loaded with, or was corrected to. */
        measured: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'Measure' });
export type Measure = z.output<typeof measure>;

const peers = z
  .object({
    /** Those of its lot, or without enough of them those of its breed, or of whatever the model compares by. */
    of: z.enum(['lot', 'alike']),
    /** What the lot is called, or the breed. */
    name: z.string(),
    /** How many the last of the medians is of. */
    count: z.number(),
    /** The median of what each had last been found to have, on the days of the asset's own measures. */
    points: z.array(point),
  })
  .meta({ id: 'Peers' });
export type Peers = z.output<typeof peers>;

/** What was known of a measure of the assets of a lot at the end of a day. */
const lotPoint = point.extend({
  /** Of how many of them something was known by then. */
  count: z.number(),
  least: z.number(),
  most: z.number(),
  /** How many were measured on that very day. */
  taken: z.number(),
});

const lotMeasure = measure
  .omit({ points: true })
  .extend({ points: z.array(lotPoint) })
  .meta({ id: 'LotMeasure' });
export type LotMeasure = z.output<typeof lotMeasure>;

/** What events measured of an asset, and of others like it. */
export const measureCalls = {
  'measures.ofAsset': defineCall({
    method: 'GET',
    path: '/assets/:pk/measures',
    access: { who: 'demand', by: 'asset' },
    tag: 'events',
    summary: 'The numbers that events measured of an asset, each in the order of the days',
    params: z.object({ pk: idParam }),
    reply: z.object({ measures: z.array(measure) }),
  }),
  'measures.peers': defineCall({
    method: 'GET',
    path: '/assets/:pk/measures/:field/peers',
    access: { who: 'demand', by: 'asset' },
    tag: 'events',
    summary:
      'The median of a measure among the living assets of the lot of an asset, or alike in its establishment',
    params: z.object({ pk: idParam, field: z.string().max(63) }),
    reply: z.object({ peers: peers.nullable() }),
  }),
  'measures.ofLot': defineCall({
    method: 'GET',
    path: '/lots/:lotId/measures',
    access: { who: 'demand', by: 'pastLot' },
    tag: 'lots',
    summary:
      'The median, by day, of what the assets of a lot had last been found to have, of those that are in it now or were on a day',
    params: z.object({ lotId: idParam }),
    query: asOfQuery,
    reply: z.object({ measures: z.array(lotMeasure) }),
  }),
};
