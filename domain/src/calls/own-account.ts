import { z } from 'zod';
import { securityEventKinds } from '../rules/security-events';
import { defineCall } from './contract';
import { countParam, done, idParam } from './schemas';
import { askedTenant } from './tenants';

/** A password as somebody typed it; what is wrong with a new one is reported by the rules of accounts. */
const password = z.string().max(1_000);

/** With what, and from which two-letter country, something was done; blank or null where it is not known. */
const origin = {
  device: z.string(),
  browser: z.string(),
  os: z.string(),
  country: z.string().nullable(),
};

const session = z
  .object({
    id: z.uuid(),
    ...origin,
    createdAt: z.iso.datetime(),
    /** When its tokens were last turned: at most a quarter of an hour before it was last used. */
    usedAt: z.iso.datetime(),
    isCurrent: z.boolean(),
  })
  .meta({ id: 'Session' });

const securityEvent = z
  .object({
    id: z.number(),
    kind: z.enum(securityEventKinds),
    at: z.iso.datetime(),
    ...origin,
    /** Whether it was done from the session that asks. */
    isHere: z.boolean(),
    /** What it was done to, where that is another session. */
    subject: z.object({ device: z.string(), browser: z.string(), os: z.string() }).nullable(),
    detail: z.string().nullable(),
  })
  .meta({ id: 'SecurityEvent' });

/** Most security events in one answer. */
const maxEvents = 100;

/** What a signed-in person does about their own account. */
export const ownAccountCalls = {
  'users.changePassword': defineCall({
    method: 'POST',
    path: '/users/changePassword',
    access: { who: 'user' },
    limit: 'credentials',
    tag: 'account',
    summary: 'Change the password; ends all other sessions',
    body: z.object({ currentPassword: password, newPassword: password, tenant: askedTenant }),
    reply: done,
    errors: ['tooManyRequests'],
  }),
  'users.sessions': defineCall({
    method: 'GET',
    path: '/users/sessions',
    access: { who: 'user' },
    tag: 'account',
    summary: 'The open sessions of the user, this one first, then by their last use',
    reply: z.array(session),
  }),
  'users.endSession': defineCall({
    method: 'POST',
    path: '/users/sessions/:id/end',
    access: { who: 'user' },
    tag: 'account',
    summary: 'End a session of the user; it is refused at its next request',
    params: z.object({ id: z.uuid() }),
    reply: done,
    errors: ['notFound'],
  }),
  'users.endOtherSessions': defineCall({
    method: 'POST',
    path: '/users/sessions/endOthers',
    access: { who: 'user' },
    tag: 'account',
    summary: 'End every session of the user but this one',
    reply: z.object({ ended: z.number() }),
  }),
  'users.securityEvents': defineCall({
    method: 'GET',
    path: '/users/securityEvents',
    access: { who: 'user' },
    tag: 'account',
    summary: 'What happened to the account of the user, newest first',
    query: z.object({
      /** Only what came before this one. */
      before: idParam.optional(),
      size: countParam.pipe(z.number().min(1).max(maxEvents)).optional(),
    }),
    reply: z.object({ rows: z.array(securityEvent), hasMore: z.boolean() }),
  }),
  'users.exportMyData': defineCall({
    method: 'POST',
    path: '/users/exportMyData',
    access: { who: 'user' },
    limit: 'credentials',
    responseType: 'file',
    tag: 'account',
    summary: 'Everything that is kept of the user, as a JSON file; asks for the password',
    body: z.object({ password }),
    reply: z.null(),
    errors: ['tooManyRequests'],
  }),
  'users.erasure': defineCall({
    method: 'GET',
    path: '/users/eraseAccount',
    access: { who: 'user' },
    tag: 'account',
    summary: 'What keeps the account of the user from being erased',
    reply: z.object({
      /** Companies that nobody else owns. */
      companies: z.array(z.object({ id: z.number(), name: z.string() })),
    }),
  }),
  'users.eraseAccount': defineCall({
    method: 'POST',
    path: '/users/eraseAccount',
    access: { who: 'user' },
    limit: 'credentials',
    tag: 'account',
    summary: 'Erase the account for good; asks for the password and the e-mail as a confirmation',
    body: z.object({ password, confirmation: z.string().max(1_000), tenant: askedTenant }),
    reply: done,
    errors: ['ownsCompanies', 'tooManyRequests'],
  }),
};
