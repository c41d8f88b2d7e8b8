import { z } from 'zod';
import { defineCall } from './contract';
import { idParam } from './schemas';

const lat = z.number().min(-90).max(90);
const lng = z.number().min(-180).max(180);
const position = z.tuple([lng, lat]).readonly();

/** An area as a field of the kind `polygon` holds it. */
const drawnArea = z.object({
  type: z.literal('Feature'),
  geometry: z.object({
    type: z.literal('Polygon'),
    coordinates: z.array(z.array(position).readonly()).readonly(),
  }),
  properties: z.object({ center: position, zoom: z.number(), radius: z.number().nullable() }),
});

/** A place with a name: 'Saladillo', 'Buenos Aires, Argentina'. */
const namedPlace = z.object({
  name: z.string(),
  /** Where it lies, from the near to the far, in the language of the user. */
  detail: z.string(),
  country: z.string().nullable(),
  lat,
  lng,
});

/** Pictures of the ground, as a raster template, and who is to be named for them. */
const tiles = z.object({ url: z.string(), attribution: z.string() });

/** Questions a minute from one address: people type, nobody types faster. */
const typedPace = 120;

/** At most so many search markers are on a map (document 2 section 9). */
export const maxSearchResults = 3;

/** Maps and addresses (document 2 sections 2, 5, 7 and 9; decisions section 6). */
export const geographyCalls = {
  'geography.map': defineCall({
    method: 'GET',
    path: '/geography/map',
    access: { who: 'user' },
    tag: 'geography',
    summary: 'What maps are drawn over: pictures by a template, or the outlines that come with the app',
    reply: z.object({ street: tiles.nullable(), satellite: tiles.nullable() }),
  }),
  'geography.search': defineCall({
    method: 'POST',
    path: '/geography/search',
    access: { who: 'user' },
    tag: 'geography',
    summary: 'The places that an address or a name means, the likeliest first; a country comes before others',
    limit: { perMinute: typedPace },
    body: z.object({
      text: z.string().trim().min(2).max(300),
      country: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .optional(),
    }),
    reply: z.array(namedPlace).max(maxSearchResults),
  }),
  'geography.nearest': defineCall({
    method: 'POST',
    path: '/geography/nearest',
    access: { who: 'user' },
    tag: 'geography',
    summary: 'The named place that a position lies in or nearest to, and how far it is',
    limit: { perMinute: typedPace },
    body: z.object({ lat, lng }),
    reply: z.object({ place: namedPlace.nullable(), kilometres: z.number().nullable() }),
  }),
  'geography.names': defineCall({
    method: 'POST',
    path: '/geography/names',
    access: { who: 'user' },
    tag: 'geography',
    summary: 'The names of places for a view of a map, the larger first',
    body: z
      .object({ west: lng, south: lat, east: lng, north: lat })
      .refine(({ west, south, east, north }) => west < east && south < north),
    reply: z.array(z.object({ name: z.string(), lat, lng, rank: z.number().int() })),
  }),
  'boxes.positionGeometry': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/positionGeometry',
    access: { who: 'member', box: 'boxId' },
    tag: 'geography',
    summary:
      'The areas in which positions of an establishment must lie, where it lies itself, and its country',
    params: z.object({ boxId: idParam }),
    reply: z.object({
      /** The outline of the establishment; none where nobody has drawn it. */
      geometries: z.array(drawnArea).readonly(),
      /** Null where nobody said yet. */
      position: z.object({ lat, lng }).nullable(),
      /** The country of its company, two letters: maps start there, and searches look there first. */
      country: z.string(),
    }),
  }),
};
