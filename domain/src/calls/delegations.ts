import { z } from 'zod';
import { givers } from '../rules/giving';
import { permissionCodes } from '../model/permission-codes';
import { relationKinds } from '../model/relation-kinds';
import { languages } from '../words';
import { defineCall } from './contract';
import { done, id, idParam } from './schemas';

const words = z.object({ es: z.string(), en: z.string() });
const templateId = z.string().min(1).max(64);

const role = z
  .object({
    id: z.string(),
    /** In the language of the user; `role|subrole` where it has two parts. */
    name: z.string(),
    words,
    /** What somebody may do with it, in one sentence. */
    about: words,
    relation: z.enum(relationKinds),
    codes: z.array(z.enum(permissionCodes)),
    /** Whether the user may give it there. */
    mayGive: z.boolean(),
  })
  .meta({ id: 'Role' });
export type Role = z.output<typeof role>;

const foundUser = z.object({
  id: z.number(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
});

/** A user with the roles that they have in a place. */
const roleHolder = foundUser
  .extend({
    roles: z.array(
      z.object({
        id_template: z.string(),
        rol: z.string(),
        /** The establishment that it is over; null where it is over the company. */
        box: z.object({ id: z.number(), name: z.string() }).nullable(),
      }),
    ),
  })
  .meta({ id: 'RoleHolder' });

/** A role that somebody was given, under the names of the documents (document 3 section 3). */
const delegation = z
  .object({
    id: z.number(),
    /** The company or establishment that it is over, and its name. */
    id_entity: z.number(),
    type: z.enum(['COMPANY', 'BOX']),
    name: z.string(),
    /** How the giver was related to the company. */
    origin: z.enum(givers),
    user_owner_id: z.number().nullable(),
    user_owner_name: z.string(),
    /** Null and blank where nobody knows any more who gave it. */
    delegated_by_user_id: z.number().nullable(),
    delegated_by_user_name: z.string(),
    delegated_by_user_email: z.string(),
    /** Whose it is. */
    id_user: z.number(),
    firstname: z.string(),
    lastname: z.string(),
    email: z.string(),
    id_template: z.string(),
    /** In the language of the user; `role|subrole` where it has two parts. */
    rol: z.string(),
    relation_data: z.array(
      z.object({
        suplychainId: z.number(),
        suplychainName: z.string(),
        companyId: z.number(),
        assetType: z.array(z.number()),
      }),
    ),
    company_name: z.string(),
    boxname: z.string().nullable(),
    /** Whether the user may take it away, or give it up. */
    delete_delegated: z.boolean(),
    /** It is an expert's, over a company: it stays. */
    isExpertUser: z.boolean(),
    /** Since when, as an ISO moment. */
    created_at: z.string(),
  })
  .meta({ id: 'Delegation' });
export type Delegation = z.output<typeof delegation>;

/** What narrows a list of delegations. Nothing wanted, all of them. */
const narrowing = {
  /** Part of a name or an e-mail. */
  search: z.string().max(200).optional(),
  companyId: idParam.optional(),
  boxId: idParam.optional(),
  rol: templateId.optional(),
  /** Whose they are. */
  userId: idParam.optional(),
  /** Over whole companies, or over establishments. */
  type: z.enum(['COMPANY', 'BOX']).optional(),
};
const narrowed = z.object(narrowing);
const exported = z.object({
  ...narrowing,
  format: z.enum(['xlsx', 'pdf']),
  /** Of headings and roles; the user's where none is named. */
  language: z.enum(languages).optional(),
});
const ofBox = z.object({ boxId: idParam });
const ofCompany = z.object({ companyId: idParam });

/** What every list of delegations has, and the same list as a file. */
const list = { method: 'GET', tag: 'delegations', query: narrowed, reply: z.array(delegation) } as const;
const file = {
  method: 'GET',
  responseType: 'file',
  tag: 'delegations',
  query: exported,
  reply: z.null(),
} as const;

/** Roles that are given over companies and establishments (document 1 sections 3, 6 and 7; document 3 sections 2 to 9). */
export const delegationCalls = {
  'roles.ofBox': defineCall({
    method: 'GET',
    path: '/boxes/roles/:boxId',
    access: { who: 'member', box: 'boxId' },
    tag: 'delegations',
    summary: 'The roles that there are over an establishment, and which of them the user may give',
    params: ofBox,
    reply: z.array(role),
  }),
  'roles.ofCompany': defineCall({
    method: 'GET',
    path: '/companies/roles/:companyId',
    access: { who: 'companyMember', company: 'companyId' },
    tag: 'delegations',
    summary: 'The roles that there are over a company, and which of them the user may give',
    params: ofCompany,
    reply: z.array(role),
  }),
  /** The names are blank until the person has a role where the user may give some. */
  'users.searchFromEmail': defineCall({
    method: 'GET',
    path: '/users/searchFromEmail/:email',
    access: { who: 'user' },
    limit: { perMinute: 60 },
    tag: 'delegations',
    summary: 'The user of an e-mail, for who may give roles somewhere: one or none',
    params: z.object({ email: z.string().min(1).max(320) }),
    reply: z.array(foundUser),
    errors: ['notAllowed', 'tooManyRequests'],
  }),
  'users.ofAlias': defineCall({
    method: 'GET',
    path: '/users/all/box/alias/:alias',
    access: { who: 'user' },
    tag: 'delegations',
    summary: 'The users with a role over the establishment of an alias, for who may give roles there',
    params: z.object({ alias: z.string().min(1).max(200) }),
    reply: z.array(roleHolder),
    errors: ['notAllowed', 'notFound'],
  }),
  'users.ofCompany': defineCall({
    method: 'GET',
    path: '/users/company/:companyId',
    access: { who: 'companyHolder', code: 'COMPANY_EDIT', company: 'companyId' },
    tag: 'delegations',
    summary: 'The users with a role over a company or one of its establishments',
    params: ofCompany,
    reply: z.array(roleHolder),
  }),
  'delegations.give': defineCall({
    method: 'POST',
    path: '/users/delegations/asign',
    access: { who: 'holder', code: 'BOX_EDIT', box: 'box' },
    audited: { act: 'giveRole', of: 'box', at: 'box' },
    tag: 'delegations',
    summary: 'Give a user a role over an establishment, at once',
    body: z.object({ user: id, rol: templateId, box: id }),
    reply: done,
    errors: ['userNotValid', 'alreadyGiven', 'sandboxOnly', 'tooManyRequests'],
  }),
  'delegations.giveOverCompany': defineCall({
    method: 'POST',
    path: '/users/delegations/company/asign',
    access: { who: 'companyHolder', code: 'COMPANY_EDIT', company: 'company' },
    audited: { act: 'giveRole', of: 'company', at: 'company' },
    tag: 'delegations',
    summary: 'Give a user a role over a company, at once',
    body: z.object({ user: id, rol: templateId, company: id }),
    reply: done,
    errors: ['userNotValid', 'alreadyGiven', 'sandboxOnly', 'quotaExceeded', 'tooManyRequests'],
  }),
  'delegations.take': defineCall({
    method: 'POST',
    path: '/users/delegations/deleteBoxAsign',
    access: { who: 'member', box: 'box' },
    // People who lost access are kept out, renewal or not.
    allowedWhenRenewalDue: true,
    audited: { act: 'takeRole', of: 'box', at: 'box' },
    tag: 'delegations',
    summary: 'Take a role over an establishment away from a user; gone at their next request',
    body: z.object({ user: id, rol: templateId, box: id }),
    reply: done,
    errors: ['notGiven'],
  }),
  'delegations.takeOverCompany': defineCall({
    method: 'POST',
    path: '/users/delegations/deleteCompanyAsign',
    access: { who: 'companyMember', company: 'company' },
    // People who lost access are kept out, renewal or not.
    allowedWhenRenewalDue: true,
    audited: { act: 'takeRole', of: 'company', at: 'company' },
    tag: 'delegations',
    summary: 'Take a role over a company away from a user; gone at their next request',
    body: z.object({ user: id, rol: templateId, company: id }),
    reply: done,
    errors: ['notGiven'],
  }),
  'delegations.made': defineCall({
    ...list,
    path: '/users/delegations/all',
    access: { who: 'user' },
    summary: 'The roles that others have over what the user manages, or were given by the user',
  }),
  'delegations.received': defineCall({
    ...list,
    path: '/users/delegations/received/all',
    access: { who: 'user' },
    summary: 'The roles that the user was given',
  }),
  'delegations.ofCompany': defineCall({
    ...list,
    path: '/users/delegations/company/:companyId',
    access: { who: 'companyHolder', code: 'COMPANY_EDIT', company: 'companyId' },
    summary: 'The roles that users have over a company as a whole',
    params: ofCompany,
  }),
  'delegations.ofBox': defineCall({
    ...list,
    path: '/users/delegations/box/:boxId',
    access: { who: 'holder', code: 'BOX_EDIT', box: 'boxId' },
    summary: 'The roles that users have over an establishment alone',
    params: ofBox,
  }),
  'delegations.exportMade': defineCall({
    ...file,
    path: '/users/delegations/all/export',
    access: { who: 'user' },
    summary: 'The same as a spreadsheet or a PDF',
  }),
  'delegations.exportReceived': defineCall({
    ...file,
    path: '/users/delegations/received/all/export',
    access: { who: 'user' },
    summary: 'The roles that the user was given, as a spreadsheet or a PDF',
  }),
  'delegations.exportOfCompany': defineCall({
    ...file,
    path: '/users/delegations/company/:companyId/export',
    access: { who: 'companyHolder', code: 'COMPANY_EDIT', company: 'companyId' },
    summary: 'The roles that users have over a company as a whole, as a spreadsheet or a PDF',
    params: ofCompany,
  }),
  'delegations.exportOfBox': defineCall({
    ...file,
    path: '/users/delegations/box/:boxId/export',
    access: { who: 'holder', code: 'BOX_EDIT', box: 'boxId' },
    summary: 'The roles that users have over an establishment alone, as a spreadsheet or a PDF',
    params: ofBox,
  }),
};
