import { z } from 'zod';
import { relationKinds } from '../model/relation-kinds';
import { defineCall } from './contract';
import { idParam } from './schemas';
import { atTenant } from './tenants';

/** How much of a company's plan is in use: establishments, delegations, living assets of a type (decisions section 4). */
const planUse = z.object({
  /** `box`, `companyDelegation`, `asset:33`. */
  type: z.string(),
  used: z.number(),
  max: z.number(),
  /** Of delegations: how many of those that are used are open invitations. */
  invited: z.number().optional(),
});

/** Living assets, and what they are called where all are of one type. */
const held = { assets: z.number(), noun: z.string().nullable() };

const company = z.object({
  id: z.number(),
  /** Its name, under both names that the documents have for it (document 3 section 3). */
  value: z.string(),
  company_name: z.string(),
  /** The strongest relation of the user to it. */
  origin: z.enum(relationKinds),
  /** The chain, under both names likewise. */
  suplychain: z.number(),
  fk: z.number(),
  chainName: z.string(),
  chainIcon: z.string(),
  rol: z.string(),
  rolName: z.string(),
  /** Two letters. */
  country: z.string(),
  taxId: z.string().nullable(),
  tiers: z.array(z.string()),
  /** The day from which on it has to be renewed, `YYYY-MM-DD`; null never. */
  renewalAt: z.string().nullable(),
  /** Since when it is closed and read only, as an ISO moment; null while it is open. */
  closedAt: z.string().nullable(),
  /** The establishments that the user has to do with, and what they hold. */
  boxes: z.number(),
  ...held,
  /** Nothing for who has only to do with some of its establishments. */
  plan: z.array(planUse),
});

const box = z.object({
  id: z.number(),
  value: z.string(),
  alias: z.string(),
  /** The alias where older clients look for it (document 3 section 3). */
  mds: z.object({ alias: z.object({ value: z.string() }) }),
  subtype: z.number(),
  subtypeName: z.string(),
  fk: z.number(),
  companyname: z.string(),
  city: z.string(),
  region: z.string(),
  /** Where it lies; null where nobody said. */
  position: z.object({ lat: z.number(), lng: z.number() }).nullable(),
  /** Its picture, for everybody; null without one. */
  logo: z.string().nullable(),
  /** The establishment right around it, and all around it from the outermost on: those that the user may see. */
  parentId: z.number().nullable(),
  trail: z.array(z.object({ id: z.number(), value: z.string() })),
  /** The establishments right inside it. */
  boxes: z.number(),
  /** Whether the company may open establishments inside it. */
  mayHold: z.boolean(),
  /** The asset type of which it holds the most; null while it holds none. */
  id_asset_type: z.number().nullable(),
  ...held,
});

/** Companies and their establishments, to be administered (document 3 sections 2 and 7). */
export const organisationCalls = {
  'companies.all': defineCall({
    method: 'GET',
    path: '/companies/all',
    access: { who: 'user' },
    tag: 'companies',
    summary: 'The companies that the user has to do with, by name, with what is used of their plans',
    query: atTenant,
    reply: z.array(company),
  }),
  'boxes.ofCompany': defineCall({
    method: 'GET',
    path: '/boxes/:companyId/companies',
    access: { who: 'user' },
    tag: 'companies',
    summary: 'The establishments of a company that the user has to do with, by name',
    params: z.object({ companyId: idParam }),
    reply: z.array(box),
  }),
  'boxes.parentBoxes': defineCall({
    method: 'GET',
    path: '/boxes/:id/parentboxes',
    access: { who: 'member', box: 'id' },
    tag: 'companies',
    summary: 'The establishments inside another that the user has to do with, each with the way to it',
    params: z.object({ id: idParam }),
    /** Of another company than the establishment's own there are none. */
    query: z.object({ companyId: idParam.optional() }),
    reply: z.array(box),
  }),
};
