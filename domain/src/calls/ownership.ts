import { z } from 'zod';
import { defineCall } from './contract';
import { done, idParam } from './schemas';

/** A password as somebody typed it: what is theirs alone asks for it once more. */
const password = z.string().max(1_000);
// Longer than any that is right: what is wrong with it is reported by the rules of accounts, at its field.
const email = z.string().max(1_000);

const ofCompany = z.object({ companyId: idParam });
const ofOffer = z.object({ id: idParam });

/** A company that is offered to somebody, until it is accepted, declined, withdrawn or late. */
const companyOffer = z
  .object({
    id: z.number(),
    company_id: z.number(),
    company_name: z.string(),
    /** The establishments that come with it. */
    boxes: z.number(),
    /** Whom it is offered to. */
    email: z.string(),
    offered_by: z.string(),
    offered_by_email: z.string(),
    /** ISO moments. */
    created_at: z.string(),
    expires_at: z.string(),
  })
  .meta({ id: 'CompanyOffer' });
export type CompanyOffer = z.output<typeof companyOffer>;

/** What becomes of a company's public pages when it is closed. */
const closedPages = ['stay', 'dark'] as const;

/** Who owns a company: handing it over, and closing it (decisions section 8). */
export const ownershipCalls = {
  'ownership.get': defineCall({
    method: 'GET',
    path: '/companies/:companyId/ownership',
    access: { who: 'companyMember', company: 'companyId' },
    tag: 'companies',
    summary: 'What an owner decides by: the open offer of a company, and what closing it would meet',
    params: ofCompany,
    reply: z.object({
      company_name: z.string(),
      /** Since when it is closed, as an ISO moment; null while it is open. */
      closedAt: z.string().nullable(),
      /** It only tries the product: it can be handed to nobody. */
      isSandbox: z.boolean(),
      offer: companyOffer.nullable(),
      /** Transfers on their way and runs at work keep a company from being closed. */
      transfers: z.number(),
      runs: z.number(),
      /** Who loses access when it is closed, and what is withdrawn. */
      people: z.number(),
      invitations: z.number(),
      boxes: z.number(),
    }),
    errors: ['notAllowed'],
  }),
  'ownership.offers': defineCall({
    method: 'GET',
    path: '/companies/offers',
    access: { who: 'user' },
    tag: 'companies',
    summary: 'The companies that are offered to the e-mail of the user, newest first',
    reply: z.array(companyOffer),
  }),
  'ownership.offer': defineCall({
    method: 'POST',
    path: '/companies/:companyId/offer',
    access: { who: 'companyMember', company: 'companyId' },
    limit: 'credentials',
    // A company that nobody renews can be given to somebody who does.
    allowedWhenRenewalDue: true,
    audited: { act: 'offerCompany', of: 'company', at: 'companyId' },
    tag: 'companies',
    summary: 'Offer a company to the owner of an e-mail, as its owner; asks for the password',
    params: ofCompany,
    body: z.object({ email, password }),
    reply: z.object({ ok: z.literal(true), id: z.number() }),
    errors: [
      'notAllowed',
      'sandboxOnly',
      'companyClosed',
      'newOwnerFull',
      'alreadyOffered',
      'tooManyRequests',
    ],
  }),
  'ownership.withdraw': defineCall({
    method: 'POST',
    path: '/companies/offers/:id/withdraw',
    access: { who: 'user' },
    tag: 'companies',
    summary: 'Withdraw the offer of a company, as its owner',
    params: ofOffer,
    reply: done,
    errors: ['notFound'],
  }),
  'ownership.accept': defineCall({
    method: 'POST',
    path: '/companies/offers/:id/accept',
    access: { who: 'user' },
    limit: 'credentials',
    tag: 'companies',
    summary:
      'Take over a company that is offered to the user; asks for the password. Who offered it keeps nothing',
    params: ofOffer,
    body: z.object({ password }),
    reply: z.object({ ok: z.literal(true), company_id: z.number() }),
    errors: ['notFound', 'quotaExceeded', 'tooManyRequests'],
  }),
  'ownership.decline': defineCall({
    method: 'POST',
    path: '/companies/offers/:id/decline',
    access: { who: 'user' },
    tag: 'companies',
    summary: 'Decline a company that is offered to the user',
    params: ofOffer,
    reply: done,
    errors: ['notFound'],
  }),
  'ownership.close': defineCall({
    method: 'POST',
    path: '/companies/:companyId/close',
    access: { who: 'companyMember', company: 'companyId' },
    limit: 'credentials',
    // Closing ends what is written there.
    allowedWhenRenewalDue: true,
    audited: { act: 'closeCompany', of: 'company', at: 'companyId' },
    tag: 'companies',
    summary: 'Close a company, as its owner: read-only from then on; asks for the password',
    params: ofCompany,
    body: z.object({ password, publicPages: z.enum(closedPages) }),
    reply: done,
    errors: ['notAllowed', 'companyClosed', 'companyBusy', 'tooManyRequests'],
  }),
};
