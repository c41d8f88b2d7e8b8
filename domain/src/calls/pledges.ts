import { z } from 'zod';
import { currencies, pledgeParts } from '../model/collateral';
import { assetMap, assetPlaces, mapView } from './asset-map';
import { defineCall } from './contract';
import { asOfQuery, countParam, done, idParam, pageSizeParam } from './schemas';
import { recordValues } from './record-values';

const currency = z.enum(currencies);

/** What a part of the collateral is worth, with the price that says so. */
const worth = z
  .object({
    /** How much there is, and what that is in. */
    amount: z.number(),
    unit: z.string(),
    /** Null where its kind has no price: then it counts without. */
    value: z.number().nullable(),
    price: z
      .object({
        amount: z.number(),
        currency,
        /** From when on it counts. */
        day: z.string(),
        source: z.string(),
        own: z.boolean(),
      })
      .nullable(),
    /** What is taken off for quality and keeper together, in per cent. */
    haircut: z.number(),
  })
  .meta({ id: 'Worth' });
export type Worth = z.output<typeof worth>;

/** What a pledge secures, and how far the collateral covers it, in per cent. */
const terms = z
  .object({
    /** The establishment that it is pledged to, and its company; null of a creditor who is not here. */
    holder: z.string().nullable(),
    holderCompany: z.string().nullable(),
    /** The owner, for whom it was given. */
    owner: z.string(),
    /** Since when, and until when; null where that is not known or may not be seen. */
    since: z.string().nullable(),
    until: z.string().nullable(),
    warrant: z.string().nullable(),
    loan: z.number().nullable(),
    currency,
    cover: z.number().nullable(),
  })
  .meta({ id: 'PledgeTerms' });
export type PledgeTerms = z.output<typeof terms>;

const state = z.object({ state: z.string(), label: z.string(), tone: z.string(), icon: z.string() });

const pledgedAsset = z
  .object({
    id: z.number(),
    label: z.string(),
    kind: z.string(),
    state,
    /** Where it is kept, and by whom. */
    keeper: z.string(),
    keeperCompany: z.string(),
    worth,
    terms,
    /** What an oracle says of it; null of what is linked with none. */
    verdict: z.enum(['matches', 'differs', 'missing', 'silent']).nullable(),
  })
  .meta({ id: 'PledgedAsset' });
export type PledgedAsset = z.output<typeof pledgedAsset>;

/** What some collateral comes to. */
const sum = z.object({ currency, value: z.number() });

/** How many assets are pledged, how much that is, and what it is worth by currency, without what has no price. */
const held = z.object({ count: z.number(), amount: z.number(), values: z.array(sum) });

/** How many an oracle says something else of, by what it says. */
const doubtful = z.object({ differs: z.number(), missing: z.number(), silent: z.number() });

/** What one establishment keeps of what is pledged. */
const keeper = held
  .extend({
    id: z.number(),
    name: z.string(),
    company: z.string(),
    /** What somebody beside the keeper confirms of it. */
    confirmed: held,
    doubts: doubtful,
  })
  .meta({ id: 'PledgeKeeper' });
export type PledgeKeeper = z.output<typeof keeper>;

const holder = {
  access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
  allowedWhenRenewalDue: true,
  tag: 'pledges',
} as const;
const place = z.object({ assetId: idParam, boxId: idParam });
const asset = place.extend({ pk: idParam });

/** What is pledged to an establishment, from the pledge to its release (decision 122), and what assets are worth (decision 121). */
export const pledgeCalls = {
  'pledges.list': defineCall({
    ...holder,
    method: 'GET',
    path: '/pledges/:assetId/:boxId',
    summary: 'What is pledged to an establishment now, the latest first',
    params: place,
    query: z.object({
      /** In what names it and in the number of its warrant, whatever the case and accents. */
      search: z.string().max(100).optional(),
      /** Kept in this establishment alone. */
      keeper: idParam.optional(),
      /** Of one of the options that have prices alone. */
      kind: z.string().max(100).optional(),
      /** A part of it, such as what an oracle does not confirm any more, or what runs out within thirty days. */
      part: z.enum(pledgeParts).optional(),
      page: countParam.optional(),
      pageSize: pageSizeParam.optional(),
    }),
    counted: true,
    reply: z.array(pledgedAsset),
  }),
  'pledges.standing': defineCall({
    ...holder,
    method: 'GET',
    path: '/pledges/standing/:assetId/:boxId',
    summary: 'What all that is pledged to an establishment comes to',
    params: place,
    reply: z.object({
      count: z.number(),
      amount: z.number(),
      unit: z.string(),
      /** By currency; without what has no price. */
      values: z.array(sum),
      /** How much of it has no price, of how many. */
      unpriced: z.object({ count: z.number(), amount: z.number(), kinds: z.array(z.string()) }),
      loan: z.number(),
      currency,
      cover: z.number().nullable(),
      /** How many an oracle says something else of, or does not confirm any more. */
      doubtful: z.number(),
      /** Those by what it says, and how many are linked with no oracle. */
      doubts: doubtful,
      unlinked: z.number(),
      /** What somebody beside the keeper confirms, and what nobody does; both are all of it. */
      confirmed: held,
      unconfirmed: held,
      /** How many have a price, secure a loan, and are counted in the cover. */
      pricedCount: z.number(),
      secured: z.number(),
      covering: z.number(),
      /** What runs out within thirty days. */
      expiring: z.object({ count: z.number(), amount: z.number() }),
      /** By who keeps it, and by what has prices, most first. */
      keepers: z.array(keeper),
      kinds: z.array(held.extend({ key: z.string(), label: z.string() })),
      /** The oldest and the newest of the prices. */
      priced: z.object({ from: z.string(), to: z.string() }).nullable(),
    }),
  }),
  'pledges.places': defineCall({
    ...holder,
    method: 'GET',
    path: '/pledges/places/:assetId/:boxId',
    summary:
      'How much of what is pledged to an establishment has a place, within which bounds, and what has none',
    params: place,
    reply: assetPlaces,
  }),
  'pledges.map': defineCall({
    ...holder,
    method: 'POST',
    path: '/pledges/map/:assetId/:boxId',
    summary: 'The places of what is pledged to an establishment in a view of a map, near ones together',
    params: place,
    body: z.object({ view: mapView }),
    reply: assetMap,
  }),
  'pledges.get': defineCall({
    ...holder,
    method: 'GET',
    path: '/pledges/:assetId/:boxId/:pk',
    summary:
      'What is pledged to an establishment: its record as the holder may read it, its value and its terms',
    params: asset,
    reply: pledgedAsset.extend({
      values: recordValues,
      labels: z.record(z.string(), z.string()),
      /** The user may release it. */
      canRelease: z.boolean(),
    }),
  }),
  'pledges.release': defineCall({
    method: 'POST',
    path: '/pledges/:assetId/:boxId/:pk/release',
    access: { who: 'holder', code: 'ASSET_EVENT', box: 'boxId', assetType: 'assetId' },
    tag: 'pledges',
    summary: 'Release what is pledged to an establishment: the event by which its holder agrees',
    params: asset,
    body: z.object({
      /** The fields of the event, as its model names them. */
      values: recordValues,
      comment: z.string().max(2_000).nullish(),
    }),
    reply: done,
  }),
  'worth.ofAsset': defineCall({
    method: 'GET',
    path: '/assets/:pk/worth',
    access: { who: 'demand', by: 'asset' },
    tag: 'pledges',
    summary: 'What an asset is worth today or on a day, and to whom it is pledged',
    params: z.object({ pk: idParam }),
    query: asOfQuery,
    reply: z.object({ worth: worth.nullable(), pledge: terms.nullable() }),
  }),
};
