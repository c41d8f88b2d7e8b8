import { z } from 'zod';
import { currencies } from '../model/collateral';
import { defineCall } from './contract';
import { done, id, idParam } from './schemas';

/** Most of what a price may be, and most letters of its source. */
const maxPrice = 1_000_000_000;
const maxSource = 120;

const currency = z.enum(currencies);

/** A price as somebody writes it: of a unit of a kind, from a day on. */
const written = z.object({
  kind: z.string().min(1).max(63),
  amount: z.number().positive().max(maxPrice),
  currency,
  day: z.iso.date(),
  source: z.string().trim().min(1).max(maxSource),
});

const price = z
  .object({
    id: z.number(),
    kind: z.string(),
    /** What the kind is called. */
    label: z.string(),
    amount: z.number(),
    currency,
    day: z.string(),
    source: z.string(),
    /** It is the company's own; otherwise the operator's. */
    own: z.boolean(),
    /** It is the one that counts today. */
    counts: z.boolean(),
  })
  .meta({ id: 'Price' });
export type PriceRow = z.output<typeof price>;

const percent = z.number().min(0).max(100);
/** From when on it is taken off; null where nothing is, or where it always was. */
const since = z.string().nullable();

const reading = {
  access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
  allowedWhenRenewalDue: true,
  tag: 'prices',
} as const;

const writing = {
  access: { who: 'companyHolder', code: 'COMPANY_EDIT', company: 'companyId' },
  audited: { act: 'editPlace', of: 'company', at: 'companyId' },
  tag: 'prices',
} as const;

const ofType = z.object({ companyId: idParam, assetId: idParam });
const ofPrice = ofType.extend({ priceId: idParam });

/** What goods cost, and what a company takes off their value (decision 121). */
export const priceCalls = {
  'prices.list': defineCall({
    ...reading,
    method: 'GET',
    path: '/prices/:assetId/:boxId',
    summary:
      "The prices of the company of an establishment and the operator's, and what the company takes off",
    params: z.object({ assetId: idParam, boxId: idParam }),
    reply: z.object({
      /** The newest first. */
      prices: z.array(price),
      /** What has prices, what qualities there are, and who keeps what the company has or what is pledged to it. */
      kinds: z.array(z.object({ key: z.string(), label: z.string() })),
      qualities: z.array(z.object({ key: z.string(), label: z.string(), percent, since })),
      keepers: z.array(z.object({ id: z.number(), name: z.string(), company: z.string(), percent, since })),
      /** What is taken off from a day to come on, in the order of the days. */
      coming: z.array(
        z.object({ by: z.enum(['quality', 'keeper']), key: z.string(), percent, day: z.string() }),
      ),
      /** What a price is of. */
      unit: z.string(),
      /** The user may write them. */
      canEdit: z.boolean(),
    }),
  }),
  'prices.add': defineCall({
    ...writing,
    method: 'POST',
    path: '/companies/:companyId/prices/:assetId',
    summary: 'Add a price of the company',
    params: ofType,
    body: written,
    reply: z.object({ id: z.number() }),
  }),
  'prices.update': defineCall({
    ...writing,
    method: 'PUT',
    path: '/companies/:companyId/prices/:assetId/:priceId',
    summary: 'Correct a price of the company',
    params: ofPrice,
    body: written,
    reply: done,
  }),
  'prices.remove': defineCall({
    ...writing,
    method: 'DELETE',
    path: '/companies/:companyId/prices/:assetId/:priceId',
    summary: 'Take a price of the company away',
    params: ofPrice,
    reply: done,
  }),
  'prices.import': defineCall({
    ...writing,
    method: 'POST',
    path: '/companies/:companyId/prices/:assetId/import',
    summary: 'Take the prices of a spreadsheet in, all or none; one of the same kind and day is replaced',
    params: ofType,
    body: z.object({
      storage_name: z.string().regex(/^[\w-]{22}$/),
      original_name: z.string().min(1).max(255),
    }),
    reply: z.object({ prices: z.number() }),
    errors: ['sheetUnreadable', 'sheetTooLarge', 'sheetWrongType', 'noDataError'],
  }),
  'haircuts.save': defineCall({
    ...writing,
    method: 'PUT',
    path: '/companies/:companyId/haircuts/:assetId',
    summary:
      'Say what is taken off the value for quality and keeper, in per cent, from a day on; days before keep theirs',
    params: ofType,
    body: z.object({
      /** By the key of the quality; `""` of what has none. */
      qualities: z.array(z.object({ key: z.string().max(63), percent })).max(100),
      keepers: z.array(z.object({ id, percent })).max(1_000),
      /** From when on; without it from today. */
      day: z.iso.date().optional(),
    }),
    reply: done,
  }),
};
