import { z } from 'zod';
import { permissionCodes } from '../model/permission-codes';
import { languages } from '../words';
import { contextOf } from './accounts';
import { defineCall } from './contract';
import { done, idParam } from './schemas';

const tokens = z.object({ token: z.string(), refreshToken: z.string() });
/** What signing in answers: a pair of tokens, or the demand to prove the e-mail first. */
export const signedIn = tokens.extend({
  reValidate: z.boolean(),
  /** Beside `reValidate`, of a password: seconds until the mail that proves the e-mail may be sent again, 0 for at once. */
  waitSeconds: z.number().int().nonnegative().optional(),
});
const contextItem = z.object({ id: z.number().int().positive().nullable() });
/** How the user stands to the place, by the id that older clients keep; nothing here follows from it. */
const relationItem = z.object({ id: z.union([z.number().int(), z.string().max(64)]).nullable() });

/** What a user's screens remember: the context of the top bar and the language (document 1 section 3). */
export const preferences = z
  .object({
    topBar: z
      .object({
        chain: contextItem,
        active: contextItem,
        company: contextItem,
        establishment: contextItem,
        relationEntityUser: relationItem.optional(),
      })
      .nullable(),
    language: z.enum(languages),
  })
  .meta({ id: 'Preferences' });

const codes = z.array(z.enum(permissionCodes));

/** Sign-in, session and preferences (document 1 section 7). */
export const userCalls = {
  'users.signIn': defineCall({
    method: 'POST',
    path: '/users/signIn',
    access: { who: 'anyone' },
    limit: 'credentials',
    tag: 'users',
    summary: 'Sign in with e-mail and password',
    body: z.object({
      email: z.string().min(1).max(320),
      password: z.string().min(1).max(200),
      language: z.enum(languages).optional(),
      /** What the link of an invitation carries, by which somebody comes: sent within a day, it proves the e-mail. */
      invitation: z.string().min(1).max(200).optional(),
    }),
    reply: signedIn,
    errors: ['wrongCredentials', 'tooManyRequests'],
  }),
  'users.signOut': defineCall({
    method: 'POST',
    path: '/users/signOut',
    access: { who: 'user' },
    tag: 'users',
    summary: 'End the session: its tokens stop at once',
    reply: done,
  }),
  'users.newToken': defineCall({
    method: 'POST',
    path: '/users/newToken',
    access: { who: 'refresher' },
    tag: 'users',
    summary: 'Turn a refresh token into a new pair of tokens',
    reply: tokens,
  }),
  'auth.refreshToken': defineCall({
    method: 'GET',
    path: '/auth/refresh-token',
    access: { who: 'refresher' },
    tag: 'users',
    summary: 'Turn a refresh token into a new pair of tokens',
    reply: tokens,
  }),
  'users.getInfo': defineCall({
    method: 'GET',
    path: '/users/getInfo',
    access: { who: 'user' },
    tag: 'users',
    summary: 'The signed-in user with permissions and preferences',
    reply: z.object({
      id: z.number(),
      email: z.string(),
      firstname: z.string(),
      lastname: z.string(),
      country: z.string().nullable(),
      timezone: z.string(),
      /** What a newcomer is asked next: 1 the form about themselves, 2 the first establishment; 0 nothing. */
      onboardingStep: z.literal([0, 1, 2]),
      /** The company whose first establishment is asked for, in step 2. */
      onboardingStepCompany: z.number().nullable(),
      /** They have saved the form about themselves. */
      isProfiled: z.boolean(),
      /** They left the rest for later, or wait for rights that somebody gives them. */
      isDelegated: z.boolean(),
      userData: z.object({
        permissions: z.object({
          /** Keyed `boxId-assetId`. */
          boxes: z.record(z.string(), codes),
          /** Keyed by company id. */
          companies: z.record(z.string(), codes),
        }),
      }),
      userPreferences: preferences,
      /** Invitations to their e-mail that they may accept. */
      openInvitations: z.number(),
      /** Companies that are offered to their e-mail. */
      openOffers: z.number(),
      /** What the page was about on which they signed up. */
      box_context: contextOf.nullable(),
      asset_context: contextOf.nullable(),
    }),
  }),
  'users.getPreferences': defineCall({
    method: 'GET',
    path: '/users/getPreferences',
    access: { who: 'user' },
    tag: 'users',
    summary: 'What the screens remember for the user',
    reply: preferences,
  }),
  'users.savePreferences': defineCall({
    method: 'POST',
    path: '/users/savePreferences',
    access: { who: 'user' },
    tag: 'users',
    summary: 'Remember the context and language',
    /** The documents' payload has them in an object, beside it, or both: what is beside it counts. */
    body: preferences.partial().extend({ preferences: preferences.partial().nullish() }),
    reply: preferences,
  }),
  'users.markAsDelegated': defineCall({
    method: 'POST',
    path: '/users/markAsDelegated',
    access: { who: 'user' },
    tag: 'users',
    summary: 'Leave company and establishment for later, or to anyone who gives one rights',
    reply: done,
  }),
  'users.relationEntity': defineCall({
    method: 'GET',
    path: '/users/relationEntity/:company/:establishment',
    access: { who: 'member', box: 'establishment' },
    tag: 'users',
    summary: 'How the user is related to a company and establishment',
    params: z.object({ company: idParam, establishment: idParam }),
    reply: z.array(z.object({ origin: z.string(), template: z.string() })),
  }),
};
