import { z } from 'zod';
import { attemptActs } from '../rules/attempts';
import { permissionCodes } from '../model/permission-codes';
import { relationKinds } from '../model/relation-kinds';
import { rightsSights } from '../rules/rights-sight';
import { rightsChangers, rightsLogKinds } from '../rules/rights-changes';
import { languages } from '../words';
import { defineCall } from './contract';
import { countParam, idParam } from './schemas';

const box = z.object({ id: z.number(), name: z.string() });
const person = { id: z.number(), firstname: z.string(), lastname: z.string(), email: z.string() };

/** Why somebody may do something: a role of theirs, over what, from whom, since when. */
const reason = z.object({
  id_template: z.string(),
  /** In the language of the user; `role|subrole` where it has two parts. */
  rol: z.string(),
  relation: z.enum(relationKinds),
  codes: z.array(z.enum(permissionCodes)),
  /** The establishment that the role is over; null where it is over the company. */
  box: box.nullable(),
  /** Who gave it; null for who opened the company, and where nobody knows any more. */
  given_by: z.object({ id: z.number(), name: z.string(), email: z.string() }).nullable(),
  /** An ISO moment. */
  since: z.string(),
});

const holder = z
  .object({
    ...person,
    /** What the roles together give; over a company, those over the company itself. */
    codes: z.array(z.enum(permissionCodes)),
    roles: z.array(reason),
  })
  .meta({ id: 'RightsHolder' });
export type RightsHolder = z.output<typeof holder>;

/** How many may have a role over the company beside its owner (decisions section 4). */
const seats = z.object({
  /** Of people who have one. */
  members: z.number(),
  /** Of invitations that may still be accepted. */
  invited: z.number(),
  used: z.number(),
  max: z.number(),
});

const change = z
  .object({
    /** Of its kind: a change and a refused attempt may have the same. */
    id: z.number(),
    /** An ISO moment. */
    at: z.string(),
    kind: z.enum(rightsLogKinds),
    done_by: z.enum(rightsChangers),
    /** Who did it; null for the operator, and by the link of a mail. */
    actor: z.object({ id: z.number(), name: z.string(), email: z.string() }).nullable(),
    /** The establishment; null where it is about the whole company. */
    box: box.nullable(),
    /** The person concerned; without an id while there is only an e-mail, null where it is about nobody. */
    person: z.object({ id: z.number().nullable(), name: z.string(), email: z.string() }).nullable(),
    id_template: z.string().nullable(),
    rol: z.string().nullable(),
    /** Of fields, whose they are, in the language of the user. */
    asset_type: z.string().nullable(),
    /**
     * What it was and what it became, where that is no role: the tiers of a company. Of fields those that were opened
     * again and those that were disabled, in words.
     */
    before: z.array(z.string()).nullable(),
    after: z.array(z.string()).nullable(),
    /** What was tried and refused, by which code of the catalogue, and how often in that minute; null of what was done. */
    attempt: z.object({ act: z.enum(attemptActs), reason: z.string(), tries: z.number() }).nullable(),
    device: z.string(),
    browser: z.string(),
    os: z.string(),
    country: z.string().nullable(),
  })
  .meta({ id: 'RightsChange' });
export type RightsChangeRow = z.output<typeof change>;

const day = z.iso.date();
const wanted = {
  /** Part of the name or the e-mail of the person concerned, or of who was refused. */
  person: z.string().max(200).optional(),
  kind: z.enum(rightsLogKinds).optional(),
  /** Days in the zone of the user, both included. */
  from: day.optional(),
  to: day.optional(),
};
/** Most rows of a page. */
const maxRows = 100;
const paged = z.object({
  ...wanted,
  /** From 0 on. */
  page: countParam.optional(),
  size: countParam.pipe(z.number().min(1).max(maxRows)).optional(),
});
const exported = z.object({ ...wanted, language: z.enum(languages).optional() });
const ofBox = z.object({ boxId: idParam });
const ofCompany = z.object({ companyId: idParam });
const changes = z.object({ rows: z.array(change), total: z.number() });

/** Who can do what in a place, and what was changed of it and what was refused (security R66). */
export const rightsCalls = {
  'rights.ofBox': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/rights',
    access: { who: 'member', box: 'boxId' },
    tag: 'rights',
    summary:
      'Who can do what in an establishment and why; names and roles alone for its administrators, oneself for others',
    params: ofBox,
    reply: z.object({
      box,
      company: box,
      /** Of `names`, the e-mails of others and who gave them what are blank. */
      sees: z.enum(rightsSights),
      people: z.array(holder),
    }),
  }),
  'rights.ofCompany': defineCall({
    method: 'GET',
    path: '/companies/:companyId/rights',
    access: { who: 'companyMember', company: 'companyId' },
    tag: 'rights',
    summary:
      'Who can do what in a company and its establishments and why; only oneself for who may not give roles',
    params: ofCompany,
    reply: z.object({
      company: box,
      sees: z.enum(rightsSights),
      people: z.array(holder),
      /** Null for who may not give roles. */
      seats: seats.nullable(),
    }),
  }),
  'rights.changesOfBox': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/rights/changes',
    access: { who: 'holder', code: 'BOX_EDIT', box: 'boxId' },
    tag: 'rights',
    summary:
      'What was changed of the rights over an establishment or its company, and what was refused, newest first',
    params: ofBox,
    query: paged,
    reply: changes,
  }),
  'rights.changesOfCompany': defineCall({
    method: 'GET',
    path: '/companies/:companyId/rights/changes',
    access: { who: 'companyHolder', code: 'COMPANY_EDIT', company: 'companyId' },
    tag: 'rights',
    summary:
      'What was changed of the rights over a company and its establishments, and what was refused, newest first',
    params: ofCompany,
    query: paged,
    reply: changes,
  }),
  'rights.exportOfBox': defineCall({
    method: 'GET',
    path: '/boxes/:boxId/rights/changes/export',
    access: { who: 'holder', code: 'BOX_EDIT', box: 'boxId' },
    responseType: 'file',
    tag: 'rights',
    summary: 'The same as a spreadsheet',
    params: ofBox,
    query: exported,
    reply: z.null(),
  }),
  'rights.exportOfCompany': defineCall({
    method: 'GET',
    path: '/companies/:companyId/rights/changes/export',
    access: { who: 'companyHolder', code: 'COMPANY_EDIT', company: 'companyId' },
    responseType: 'file',
    tag: 'rights',
    summary: 'What was changed of the rights over a company, as a spreadsheet',
    params: ofCompany,
    query: exported,
    reply: z.null(),
  }),
};
