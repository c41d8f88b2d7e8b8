import { z } from 'zod';
import { defineCall } from './contract';
import { objectKindNames } from '../model/object-kinds';
import { done, idParam } from './schemas';

const objectType = z.enum(objectKindNames);

/** How far a person of a list is: asked, confirmed, or asked too long ago. */
const authorizationStates = ['pending', 'confirmed', 'expired'] as const;

const person = z.object({
  /** The key of the row. */
  key: z.number(),
  state: z.enum(authorizationStates),
  confirmedAt: z.iso.datetime().nullable(),
  /** Seconds until the mail can be sent again; 0 when it can be now. */
  wait: z.number(),
});
export type AuthorizedPerson = z.output<typeof person>;

const hash = z.object({ hash: z.string().min(1).max(200) });

/** Who authorizes whom (document 3 section 3); what is not known is null. */
const authorization = z
  .object({
    entity: z.object({ name: z.string(), cuit: z.string().nullable() }),
    userToAuthorize: z.object({ firstname: z.string(), lastname: z.string(), cuit: z.string().nullable() }),
    /** Whether it waits for the person to confirm. */
    open: z.boolean(),
  })
  .meta({ id: 'Authorization' });
export type Authorization = z.output<typeof authorization>;

/** What the link of a mail may be answered with instead (document 3 section 8). */
const linkErrors = ['TokenAuthorized', 'TokenExpiredError', 'JsonWebTokenError', 'tooManyRequests'] as const;

/** Persons who are authorized by e-mail (document 2 section 7; decisions section 5). */
export const authorizationCalls = {
  'authorizations.listResendable': defineCall({
    method: 'GET',
    path: '/authorizations/auth-to-resend/:objectType/:pk',
    access: { who: 'objectKind', action: 'get' },
    tag: 'authorizations',
    summary: 'The rows whose authorization mail can be sent again, and how far each person is',
    params: z.object({ objectType, pk: idParam }),
    reply: z.object({ ids: z.array(z.number()), persons: z.array(person) }),
  }),
  'authorizations.resend': defineCall({
    method: 'POST',
    path: '/authorizations/resend/:objectType/:pk/:rowKey',
    access: { who: 'objectKind', action: 'resend' },
    audited: 'object',
    tag: 'authorizations',
    summary: 'Send a person the authorization mail again; the link before works no longer',
    params: z.object({ objectType, pk: idParam, rowKey: idParam }),
    reply: done,
    errors: ['TokenAuthorized', 'changedMeanwhile', 'tooManyRequests'],
  }),
  'authorizations.get': defineCall({
    method: 'GET',
    path: '/authorizations/:hash',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'authorizations',
    summary: 'Who authorizes whom, by the link of the mail; changes nothing',
    params: hash,
    reply: authorization,
    errors: linkErrors,
  }),
  'authorizations.confirm': defineCall({
    method: 'POST',
    path: '/authorizations/:hash',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'authorizations',
    summary: 'Confirm an authorization by the link of the mail',
    params: hash,
    reply: authorization,
    errors: linkErrors,
  }),
};
