import { z } from 'zod';
import { zoneNamed } from '../reference/time-zones';
import { languages } from '../words';
import { defineCall } from './contract';
import { done } from './schemas';
import { askedTenant } from './tenants';

// Longer than any that is right: what is wrong with it is reported by the rules of accounts, at its field.
const email = z.string().max(1_000);
const password = z.string().max(1_000);
const secret = z.string().min(1).max(200);
const zone = z
  .string()
  .max(64)
  .refine((name) => isZone(name))
  .transform(zoneNamed);

function isZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    // Intl throws for what it does not know.
    return false;
  }
}

/** What the page was about on which somebody signed up: a model, and what holds its objects (document 1 section 3). */
export const contextOf = z.object({
  model: z.union([z.string().max(64), z.number()]).nullish(),
  parentId: z.union([z.string().max(64), z.number()]).nullish(),
  parentType: z.string().max(64).nullish(),
  objectTypeSubType: z.union([z.string().max(64), z.number()]).nullish(),
  parentTypeSubType: z.union([z.string().max(64), z.number()]).nullish(),
});
const signUpContext = z.object({ box_context: contextOf.nullish(), asset_context: contextOf.nullish() });
export type SignUpContext = z.output<typeof signUpContext>;

/** A yes or no as forms and programs write it: a truth value, a word, or what was accepted with when. */
const consent = z
  .union([
    z.boolean(),
    z.enum(['true', 'on', 'yes', '1', 'false', 'off', 'no', '0', '']),
    z.looseObject({ accepted: z.boolean() }),
  ])
  .transform((said) => {
    if (typeof said === 'object') return said.accepted;
    return typeof said === 'boolean' ? said : ['true', 'on', 'yes', '1'].includes(said);
  });

/** Signing up, and the links that are sent to people (document 1 section 7). */
export const accountCalls = {
  'users.signUp': defineCall({
    method: 'POST',
    path: '/users/signUp',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'users',
    summary: 'Make an account; a mail with a link proves its e-mail, or the invitation that it was made by',
    body: z.object({
      email,
      password,
      firstname: z.string().max(1_000),
      lastname: z.string().max(1_000),
      /** Asked for where a person signs up; a program that does not say is not asked (decisions section 8). */
      terms: consent.optional(),
      language: z.enum(languages).default('es'),
      timezone: zone.default('America/Argentina/Buenos_Aires'),
      tenant: askedTenant,
      /** The code of an invitation: its link came to the e-mail, so that the e-mail is proved. */
      hash: secret.nullish(),
      /** The country, `AR`. */
      l1: z
        .string()
        .regex(/^[A-Z]{2}$/)
        .nullish(),
      userData: signUpContext.nullish(),
    }),
    reply: done.extend({ validated: z.boolean() }),
    errors: ['userExist', 'tooManyRequests', 'invitationNotValid', 'invitationOfOther', 'quotaExceeded'],
  }),
  'users.signUpSandbox': defineCall({
    method: 'POST',
    path: '/users/signUp/sandbox',
    access: { who: 'anyone' },
    takesRoom: true,
    limit: 'credentials',
    tag: 'users',
    summary:
      'Open a sandbox: an account with sample data of a chain. Its password is answered here, and never again',
    body: z.object({
      /** One is made up when there is none. */
      email: email.nullish(),
      /** An invitation, which stays as it is: its chain is the one that is tried. */
      hash: secret.nullish(),
      language: z.enum(languages).default('es'),
      chain: z.number().optional(),
      timezone: zone.default('America/Argentina/Buenos_Aires'),
    }),
    reply: z.object({
      user: z.object({ email: z.string(), userData: z.object({ sandboxPass: z.string() }) }),
      chain: z.number(),
    }),
    errors: ['userExist', 'tooManyRequests', 'invitationNotValid'],
  }),
  'users.validate': defineCall({
    method: 'POST',
    path: '/users/validate',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'users',
    summary: 'Prove an e-mail by the link that was sent to it',
    body: z.object({ hash: secret }),
    reply: z.object({ validate: z.boolean() }),
    errors: ['tooManyRequests'],
  }),
  'users.reSendValidateMail': defineCall({
    method: 'POST',
    path: '/users/reSendValidateMail',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'users',
    summary: 'Ask for the mail that proves an e-mail once more',
    body: z.object({ email, tenant: askedTenant }),
    reply: done,
    errors: ['tooManyRequests'],
  }),
  'users.sendMailResetPassword': defineCall({
    method: 'POST',
    path: '/users/sendMailResetPassword',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'users',
    summary: 'Ask for a mail to choose another password',
    body: z.object({ email, tenant: askedTenant }),
    reply: done,
    errors: ['tooManyRequests'],
  }),
  'users.validateMailResetPassword': defineCall({
    method: 'POST',
    path: '/users/validateMailResetPassword',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'users',
    summary: 'Choose another password by the link that was sent; ends all sessions',
    body: z.object({ email, hashEmail: secret, newPassword: password, tenant: askedTenant }),
    reply: done,
    errors: ['linkNotValid', 'tooManyRequests'],
  }),
};
