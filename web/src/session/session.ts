import { useSuspenseQuery } from '@tanstack/react-query';
import type { Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Language } from '@huella/domain/words';
import { call } from '../call/call';
import { callQuery, queryClient } from '../call/queries';
import { keepTokens, readTokens } from '../call/tokens';
import { changeLanguage } from '../words/i18n';
import { browserLanguage, languageKey } from './browser-language';
import { forget, searchedKey } from './kept';
import { keepMenuMode } from './menu-mode';
import { leaveTenant } from './tenant';

export type User = ReplyOf<Calls['users.getInfo']>;

/** Shows the page in a language and remembers it in this browser. */
export async function showLanguage(language: Language): Promise<void> {
  localStorage.setItem(languageKey, language);
  await changeLanguage(language);
}

/**
 * Changes the language for good: here at once, and for the user on the server. Answers in words come again. Throws
 * the refusal when it could not be kept for the user; the page stays in the language anyway.
 */
export async function chooseLanguage(language: Language): Promise<void> {
  await showLanguage(language);
  if (readTokens() === null) return;
  // What is known of the user says the same at once: a screen that loads meanwhile must not turn it back.
  queryClient.setQueryData(callQuery('users.getInfo', {}).queryKey, (known) =>
    known === undefined ? known : { ...known, userPreferences: { ...known.userPreferences, language } },
  );
  await call('users.savePreferences', { body: { language } });
  await queryClient.invalidateQueries();
}

/** What the sign-in form holds. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  /** A language that was chosen on the form; it becomes the user's. Null leaves the user's own. */
  readonly language: Language | null;
  /** What the link of an invitation carries, by which the visitor comes: it may prove the e-mail. */
  readonly invitation?: string | undefined;
}

/** What became of a sign-in: the visitor is inside, or has to prove the e-mail first. */
export type SignInOutcome =
  | { readonly isInside: true }
  | {
      readonly isInside: false;
      /** Seconds until the mail for that may be sent again. */
      readonly waitSeconds: number;
    };

/**
 * Signs in and shows the page in the user's language. An account whose e-mail is not proved does not come in, and no
 * token is kept (document 1 section 4). Throws the refusal.
 */
export async function signIn({ email, password, language, invitation }: Credentials): Promise<SignInOutcome> {
  const pair = await call('users.signIn', {
    body: {
      email,
      password,
      language: language ?? browserLanguage(),
      ...(invitation !== undefined && { invitation }),
    },
  });
  return enter(pair, language);
}

/**
 * Comes in with what signing in has answered. A language that was chosen on the way becomes the user's; null leaves
 * their own.
 */
export async function enter(
  pair: ReplyOf<Calls['users.signIn']>,
  language: Language | null,
): Promise<SignInOutcome> {
  if (pair.reValidate) return { isInside: false, waitSeconds: pair.waitSeconds ?? 0 };
  queryClient.clear();
  keepTokens({ token: pair.token, refreshToken: pair.refreshToken });
  keepMenuMode('HOME');
  if (language !== null) await call('users.savePreferences', { body: { language } });
  const user = await queryClient.query(callQuery('users.getInfo', {}));
  await showLanguage(user.userPreferences.language);
  return { isInside: true };
}

/** Ends the session here and on the server. Offline it ends here at least. */
export async function signOut(): Promise<void> {
  const ending = readTokens() === null ? Promise.resolve() : call('users.signOut', {});
  await ending.catch(() => undefined); // a session that cannot be ended by a call expires by itself
  keepTokens(null);
  leaveTenant();
  forget(searchedKey);
  queryClient.clear();
}

/** The signed-in user. Only inside the protected area, which has loaded it. */
export function useUser(): User {
  return useSuspenseQuery(callQuery('users.getInfo', {})).data;
}
