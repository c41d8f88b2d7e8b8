import { z } from 'zod';
import { defineCall } from './contract';
import { idParam } from './schemas';

const item = z.object({ id: z.number(), value: z.string(), icon: z.string().optional() });

/** The context of the top bar and what follows from it (document 1 sections 3 and 7, decisions section 5). */
export const contextCalls = {
  'topBar.all': defineCall({
    method: 'GET',
    path: '/topBar',
    access: { who: 'user' },
    tag: 'context',
    summary: 'Chains, asset types, companies and establishments that the user may choose',
    reply: z.object({
      suplyChain: z.array(item),
      actives: z.array(item.extend({ fk: z.number(), counted: z.number(), noun: z.string() })),
      companies: z.array(
        item.extend({
          fk: z.number(),
          rol: z.string(),
          country: z.string(),
          rolName: z.string(),
          origin: z.string(),
        }),
      ),
      establishments: z.array(
        item.extend({
          fk: z.number(),
          alias: z.string(),
          subtype: z.number(),
          subtypeName: z.string(),
          place: z.string(),
          asset_type: z.array(z.number()),
        }),
      ),
    }),
  }),
  'topBar.menuItems': defineCall({
    method: 'GET',
    path: '/topBar/menuItems/:assetId',
    access: { who: 'user' },
    tag: 'context',
    summary: 'The menu of an asset type; subtypes limit where an entry shows',
    params: z.object({ assetId: idParam }),
    reply: z.array(
      z.object({
        name: z.string(),
        icon: z.string(),
        path: z.string(),
        group: z.string(),
        subtypes: z.array(z.number()).optional(),
        permission: z.string().optional(),
      }),
    ),
  }),
  'models.all': defineCall({
    method: 'GET',
    path: '/models/get/all/:boxId',
    access: { who: 'member', box: 'boxId' },
    tag: 'context',
    summary: 'The asset-type models of an establishment, with the fields that it may see',
    params: z.object({ boxId: idParam }),
    /** The literal of the model; its attributes are those that the establishment may list. */
    reply: z.array(z.looseObject({ id: z.number(), code: z.string(), companyTiers: z.array(z.string()) })),
  }),
};
