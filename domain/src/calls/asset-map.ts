import { z } from 'zod';
import { nearestAssetZoom } from '../engine/lists/place-field';
import { defineCall } from './contract';
import { idParam } from './schemas';
import { filterItem } from './selection';

const lng = z.number().min(-180).max(180);
const lat = z.number().min(-90).max(90);
const view = z.object({ west: lng, south: lat, east: lng, north: lat });
export type MapBounds = z.output<typeof view>;
/** What of the world is in view, and from how near. */
export const mapView = view.extend({ zoom: z.number().int().min(0).max(nearestAssetZoom) });

/** `state` is the key of how it stands, of a map that tells it. */
const mappedAsset = z.object({ id: z.number(), label: z.string(), state: z.string().optional() });
export type MappedAsset = z.output<typeof mappedAsset>;

export const assetPlaces = z
  .object({
    /** Assets that the filters find, and those of them that have a place. */
    total: z.number(),
    placed: z.number(),
    /** The smallest frame around all places; null without any. */
    bounds: view.nullable(),
    /** Assets without a place: the first hundred. */
    unplaced: z.array(mappedAsset),
  })
  .meta({ id: 'AssetPlaces' });

export const assetMap = z
  .object({
    /** Assets that are too close to each other to be told apart from that far, most of them first. */
    groups: z.array(
      z.object({
        lng,
        lat,
        count: z.number(),
        /** Of one alone that one; seen from as near as maps go the first twenty. */
        assets: z.array(mappedAsset),
        /** How many stand how, by the keys of states in the order of the model; empty of a map that does not tell. */
        states: z.array(z.object({ state: z.string(), count: z.number() })),
      }),
    ),
    /** Outlines of assets that stand alone in the view: rings of longitude and latitude. */
    outlines: z.array(z.object({ id: z.number(), rings: z.array(z.array(z.tuple([lng, lat]))) })),
  })
  .meta({ id: 'AssetMap' });
export type AssetGroup = z.output<typeof assetMap>['groups'][number];

const place = {
  access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
  allowedWhenRenewalDue: true,
  tag: 'objects',
  params: z.object({ assetId: idParam, boxId: idParam }),
} as const;
const filters = z.array(filterItem).max(40).optional();

/** Where the assets of a list are (document 1 section 2, asset map). */
export const assetMapCalls = {
  'objects.places': defineCall({
    ...place,
    method: 'POST',
    path: '/objects/places/:assetId/:boxId',
    summary:
      'How many of the assets that filters find have a place, within which bounds, and which have none',
    body: z.object({ filters }),
    reply: assetPlaces,
  }),
  'objects.map': defineCall({
    ...place,
    method: 'POST',
    path: '/objects/map/:assetId/:boxId',
    summary: 'The places of the assets that filters find in a view of a map, near ones together',
    body: z.object({
      filters,
      view: mapView,
    }),
    reply: assetMap,
  }),
};
