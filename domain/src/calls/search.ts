import { z } from 'zod';
import { maxSought } from '../rules/search';
import { defineCall } from './contract';
import { askedTenant } from './tenants';

const place = z.object({ id: z.number(), name: z.string() });

const foundAsset = z
  .object({
    id: z.number(),
    label: z.string(),
    assetType: z.number(),
    /** What it is, by what its list shows first of it: 'Vaquillona', 'Aberdeen Angus'; its noun where that says nothing. */
    kind: z.array(z.string()),
    box: place,
    /** The identifier by which it was found, where that is not its label. */
    by: z.object({ name: z.string(), value: z.string() }).nullable(),
    /** It was retired and keeps its identifiers for who reads them; others may bear them again. */
    retired: z.boolean(),
    state: z.object({ state: z.string(), label: z.string(), tone: z.string(), icon: z.string() }),
  })
  .meta({ id: 'FoundAsset' });
export type FoundAsset = z.output<typeof foundAsset>;

const foundLot = z
  .object({
    id: z.number(),
    name: z.string(),
    assetType: z.number(),
    box: place,
    /** How many living assets are in it, and what they are called. */
    counted: z.number(),
    noun: z.string(),
  })
  .meta({ id: 'FoundLot' });

const foundPlace = z
  .object({ id: z.number(), name: z.string(), line: z.string() })
  .meta({ id: 'FoundPlace' });

const foundPerson = z
  .object({ id: z.number(), name: z.string(), email: z.string() })
  .meta({ id: 'FoundPerson' });

/** One key for everything. */
export const searchCalls = {
  'search.find': defineCall({
    method: 'GET',
    path: '/search',
    access: { who: 'user' },
    tag: 'context',
    summary:
      'Assets by any identifier, lots, establishments, companies and people that a text names, as far as the caller may see them',
    query: z.object({ text: z.string().min(1).max(maxSought), tenant: askedTenant }),
    /** The best first, a few of each kind. */
    reply: z.object({
      assets: z.array(foundAsset),
      lots: z.array(foundLot),
      boxes: z.array(foundPlace),
      companies: z.array(foundPlace),
      /** Who has a role over what the caller manages. */
      people: z.array(foundPerson),
      /** In how many establishments the caller may look for assets. */
      searched: z.number(),
    }),
  }),
};
