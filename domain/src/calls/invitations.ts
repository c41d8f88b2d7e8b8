import { z } from 'zod';
import { defineCall } from './contract';
import { done, id, idParam } from './schemas';

// Longer than any that is right: what is wrong with it is reported by the rules of accounts, at its field.
const email = z.string().max(1_000);
const templateId = z.string().min(1).max(64);
const hash = z.object({ hash: z.string().min(1).max(200) });
const words = z.object({ es: z.string(), en: z.string() });

/** Older clients read the message in `data`. */
const invited = z.object({
  message: z.literal('invitationSent'),
  data: z.object({ message: z.literal('invitationSent') }),
});

/** What an invitation is about, as its addressee may know it. */
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
    /** It was sent within a day: coming by it proves the e-mail. */
    provesEmail: z.boolean(),
  })
  .meta({ id: 'Invitation' });

/** An invitation as whose e-mail it was sent to sees it after signing in. */
const receivedInvitation = z
  .object({
    id: z.number(),
    company_name: z.string(),
    /** The establishment; null where the role is over the whole company. */
    boxname: z.string().nullable(),
    id_template: z.string(),
    /** In the language of the user; `role|subrole` where it has two parts. */
    rol: z.string(),
    invited_by: z.string(),
    /** ISO moments. */
    created_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'ReceivedInvitation' });
export type ReceivedInvitation = z.output<typeof receivedInvitation>;

/** The place that somebody came to; their context is chosen to be in it. */
const reached = z.object({
  ok: z.literal(true),
  company_id: z.number(),
  box_id: z.number().nullable(),
  chain: z.number(),
});

/** An invitation as anyone who may give its role sees it. */
const sentInvitation = z
  .object({
    id: z.number(),
    email: z.string(),
    type: z.enum(['COMPANY', 'BOX']),
    /** The company or establishment that the role is over, and its name. */
    id_entity: z.number(),
    name: z.string(),
    company_id: z.number(),
    company_name: z.string(),
    boxname: z.string().nullable(),
    id_template: z.string(),
    /** In the language of the user; `role|subrole` where it has two parts. */
    rol: z.string(),
    invited_by_user_id: z.number(),
    invited_by_user_name: z.string(),
    invited_by_user_email: z.string(),
    /** ISO moments. */
    created_at: z.string(),
    expires_at: z.string(),
    state: z.enum(['open', 'expired', 'declined']),
    /** The server will not take its mail. */
    refused: z.boolean(),
  })
  .meta({ id: 'SentInvitation' });
export type SentInvitation = z.output<typeof sentInvitation>;

/** Inviting people by e-mail, and accepting (document 3 section 7). */
export const invitationCalls = {
  'invitations.createBox': defineCall({
    method: 'POST',
    path: '/invitations/create/box',
    access: { who: 'holder', code: 'BOX_EDIT', box: 'box_id' },
    audited: { act: 'invite', of: 'box', at: 'box_id' },
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
    audited: { act: 'invite', of: 'company', at: 'company_id' },
    tag: 'invitations',
    summary: 'Invite somebody by e-mail to a role over a company',
    body: z.object({ email, company_id: id, permission_template_id: templateId }),
    reply: invited,
    errors: ['alreadyGiven', 'sandboxOnly', 'quotaExceeded'],
  }),
  'invitations.list': defineCall({
    method: 'GET',
    path: '/invitations',
    access: { who: 'user' },
    tag: 'invitations',
    summary:
      'The invitations that nobody took, open, late or declined, where the user may give roles; newest first',
    reply: z.array(sentInvitation),
  }),
  'invitations.resend': defineCall({
    method: 'POST',
    path: '/invitations/:id/resend',
    access: { who: 'user' },
    audited: { act: 'resendInvitation', of: 'invitation', at: 'id' },
    tag: 'invitations',
    summary: 'Send an invitation again, with another link for 14 days; the one before works no longer',
    params: z.object({ id: idParam }),
    reply: z.object({ ok: z.literal(true), id: z.number() }),
    errors: ['notFound', 'notAllowed', 'alreadyGiven', 'quotaExceeded', 'renewalExpired', 'tooManyRequests'],
  }),
  'invitations.revoke': defineCall({
    method: 'POST',
    path: '/invitations/:id/revoke',
    access: { who: 'user' },
    allowedWhenRenewalDue: true,
    audited: { act: 'withdrawInvitation', of: 'invitation', at: 'id' },
    tag: 'invitations',
    summary: 'Withdraw an invitation: its link works no longer',
    params: z.object({ id: idParam }),
    reply: done,
    errors: ['notFound'],
  }),
  'invitations.get': defineCall({
    method: 'GET',
    path: '/invitations/:hash',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'invitations',
    summary:
      'What an invitation is about; one that is unknown, used, late, declined or withdrawn is not valid',
    params: hash,
    reply: invitation,
    errors: ['invitationNotValid'],
  }),
  'invitations.accept': defineCall({
    method: 'POST',
    path: '/invitations/:hash/accept',
    access: { who: 'user' },
    limit: 'credentials',
    audited: { act: 'acceptInvitation', of: 'link', at: 'hash' },
    tag: 'invitations',
    summary: 'Accept an invitation as the user that it was sent to',
    params: hash,
    reply: reached,
    errors: ['invitationNotValid', 'invitationOfOther', 'quotaExceeded'],
  }),
  'invitations.received': defineCall({
    method: 'GET',
    path: '/invitations/received',
    access: { who: 'user' },
    tag: 'invitations',
    summary: "The invitations to the user's e-mail that may be accepted, newest first; none in a sandbox",
    reply: z.array(receivedInvitation),
  }),
  'invitations.acceptReceived': defineCall({
    method: 'POST',
    path: '/invitations/received/:id/accept',
    access: { who: 'user' },
    audited: { act: 'acceptInvitation', of: 'invitation', at: 'id' },
    tag: 'invitations',
    summary: 'Accept an invitation to the e-mail of the user, without its link',
    params: z.object({ id: idParam }),
    reply: reached,
    errors: ['notFound', 'quotaExceeded', 'renewalExpired'],
  }),
  'invitations.declineReceived': defineCall({
    method: 'POST',
    path: '/invitations/received/:id/decline',
    access: { who: 'user' },
    allowedWhenRenewalDue: true,
    tag: 'invitations',
    summary: 'Decline an invitation to the e-mail of the user; its sender sees that',
    params: z.object({ id: idParam }),
    reply: done,
    errors: ['notFound'],
  }),
};
