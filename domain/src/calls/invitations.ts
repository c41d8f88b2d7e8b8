import { z } from 'zod';
import { defineCall } from './contract';
import { id } from './schemas';

// Longer than any that is right: what is wrong with it is told by the rules of accounts, at its field.
const email = z.string().max(1_000);
const templateId = z.string().min(1).max(64);
const hash = z.object({ hash: z.string().min(1).max(200) });
const words = z.object({ es: z.string(), en: z.string() });

/** Older clients read the message in `data`. */
const invited = z.object({
  message: z.literal('invitationSent'),
  data: z.object({ message: z.literal('invitationSent') }),
});

/** What an invitation is about, as whoever was sent it may know. */
const invitation = z
  .object({
    email: z.string(),
    company_name: z.string(),
    /** The establishment; null where the role is over the whole company. */
    boxname: z.string().nullable(),
    chain: z.number(),
    id_template: z.string(),
    rol: words,
    invited_by: z.string(),
    /** When it ends, as an ISO moment. */
    expires_at: z.string(),
    /** There is an account with its e-mail: it is accepted by signing in. */
    hasAccount: z.boolean(),
  })
  .meta({ id: 'Invitation' });

/** Inviting people by e-mail, and accepting (document 3 section 7). */
export const invitationCalls = {
  'invitations.createBox': defineCall({
    method: 'POST',
    path: '/invitations/create/box',
    access: { who: 'holder', code: 'BOX_EDIT', box: 'box_id' },
    tag: 'invitations',
    summary: 'Invite somebody by e-mail to a role over an establishment',
    body: z.object({ email, box_id: id, permission_template_id: templateId }),
    reply: invited,
    errors: ['alreadyGiven', 'sandboxOnly'],
  }),
  'invitations.createCompany': defineCall({
    method: 'POST',
    path: '/invitations/create/company',
    access: { who: 'companyHolder', code: 'COMPANY_EDIT', company: 'company_id' },
    tag: 'invitations',
    summary: 'Invite somebody by e-mail to a role over a company',
    body: z.object({ email, company_id: id, permission_template_id: templateId }),
    reply: invited,
    errors: ['alreadyGiven', 'sandboxOnly', 'quotaExceeded'],
  }),
  'invitations.get': defineCall({
    method: 'GET',
    path: '/invitations/:hash',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'invitations',
    summary: 'What an invitation is about; one that is unknown, used, late or withdrawn is not valid',
    params: hash,
    reply: invitation,
    errors: ['invitationNotValid'],
  }),
  'invitations.accept': defineCall({
    method: 'POST',
    path: '/invitations/:hash/accept',
    access: { who: 'user' },
    limit: 'credentials',
    tag: 'invitations',
    summary: 'Accept an invitation as the user that it was sent to',
    params: hash,
    reply: z.object({
      ok: z.literal(true),
      company_id: z.number(),
      box_id: z.number().nullable(),
      chain: z.number(),
    }),
    errors: ['invitationNotValid', 'invitationOfOther', 'quotaExceeded'],
  }),
};
