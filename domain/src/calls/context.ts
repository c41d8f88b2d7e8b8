import { z } from 'zod';
import { lookedAtKinds } from './fields';
import { defineCall } from './contract';
import { idParam } from './schemas';
import { atTenant } from './tenants';

const item = z.object({ id: z.number(), value: z.string(), icon: z.string().optional() });
const active = item.extend({ fk: z.number(), counted: z.number(), noun: z.string() });
const company = item.extend({
  fk: z.number(),
  rol: z.string(),
  country: z.string(),
  rolName: z.string(),
  origin: z.string(),
});
const establishment = item.extend({
  fk: z.number(),
  alias: z.string(),
  subtype: z.number(),
  subtypeName: z.string(),
  place: z.string(),
  asset_type: z.array(z.number()),
});

const level = { method: 'GET', access: { who: 'user' }, tag: 'context', query: atTenant } as const;

/** The context of the top bar and what follows from it (document 1 sections 3 and 7, decisions section 5). */
export const contextCalls = {
  'topBar.all': defineCall({
    ...level,
    path: '/topBar',
    summary: 'Chains, asset types, companies and establishments that the user may choose',
    reply: z.object({
      suplyChain: z.array(item),
      actives: z.array(active),
      companies: z.array(company),
      establishments: z.array(establishment),
    }),
  }),
  // The same level by level (document 3 section 7). Under an id that is not the user's there is nothing to choose.
  'topBar.chains': defineCall({
    ...level,
    path: '/topBar/owner/chains',
    summary: 'The chains that the user may choose',
    reply: z.array(item),
  }),
  'topBar.actives': defineCall({
    ...level,
    path: '/topBar/owner/actives/:chainId/chain',
    summary: 'The asset types that the user may choose in a chain',
    params: z.object({ chainId: idParam }),
    reply: z.array(active),
  }),
  'topBar.companies': defineCall({
    ...level,
    path: '/topBar/companies/:assetId/actives',
    summary: 'The companies that the user may choose for an asset type',
    params: z.object({ assetId: idParam }),
    reply: z.array(company),
  }),
  'topBar.allCompanies': defineCall({
    ...level,
    path: '/topBar/companies/all',
    summary: 'The companies that the user may choose, of every chain',
    reply: z.array(company),
  }),
  'topBar.establishments': defineCall({
    ...level,
    path: '/topBar/boxes/:companyId/establishment',
    summary: 'The establishments of a company that the user may choose',
    params: z.object({ companyId: idParam }),
    reply: z.array(establishment),
  }),
  'topBar.counts': defineCall({
    ...level,
    path: '/topBar/counts',
    summary: 'How many companies, establishments and delegations the user has to do with',
    reply: z.object({
      companies: z.number(),
      boxes: z.number(),
      /** Roles of others over what the user manages, and those of them over whole companies. */
      delegations: z.number(),
      companyDelegations: z.number(),
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
    revalidated: true,
    params: z.object({ boxId: idParam }),
    /** The literal of the model; its attributes are those that the establishment may list. */
    reply: z.array(
      z.looseObject({
        ...{ id: z.number(), code: z.string(), companyTiers: z.array(z.string()) },
        /** How many fields the establishment itself keeps shut, which are not among its attributes. */
        shut: z.number().optional(),
      }),
    ),
  }),
  'models.sample': defineCall({
    method: 'GET',
    path: '/models/sample/:assetId/:boxId/:eventType/:field',
    access: { who: 'holder', code: 'ASSET_LIST', box: 'boxId', assetType: 'assetId' },
    responseType: 'file',
    tag: 'context',
    summary: 'The sample document of a file field, in the language of the user',
    params: z.object({
      assetId: idParam,
      boxId: idParam,
      /** The event whose form has the field; -1 for the form of the record. */
      eventType: z
        .string()
        .regex(/^(?:-1|\d{1,6})$/)
        .transform(Number),
      field: z.string().regex(/^\w{1,63}$/),
    }),
    reply: z.null(),
  }),
  'models.records': defineCall({
    method: 'GET',
    path: '/models/get/user/all/:boxId',
    access: { who: 'member', box: 'boxId' },
    tag: 'context',
    summary: 'The models of the records around an establishment: its user, its company and itself',
    params: z.object({ boxId: idParam }),
    /** The literal of the model; its attributes are those that are shown. */
    reply: z.array(
      z.looseObject({ objectType: z.enum(lookedAtKinds), pk: z.number(), mayEdit: z.boolean() }),
    ),
  }),
};
