import { checkNewAccount, checkRepeat } from '@huella/domain/rules/account-rules';
import type { Issue } from '@huella/domain/model/errors';
import type { Language } from '@huella/domain/words';
import { call } from '../../call/call';
import { tenantLabel } from '../../session/own-label';
import type { Typed } from './use-access-form';

/** The fields of a sign-up in their order. */
export const signUpNames = ['email', 'password', 'repeat', 'firstname', 'lastname', 'terms'] as const;
export type SignUpName = (typeof signUpNames)[number];

/** The value of a checked box among the texts of the form. */
export const checked = 'yes';

function accountOf(typed: Typed<SignUpName>) {
  const { email, password, firstname, lastname } = typed;
  return { email, password, firstname, lastname, terms: typed.terms === checked };
}

/** What is wrong with a sign-up: the server's own rules, and that both passwords are the same. */
export function checkSignUp(typed: Typed<SignUpName>): readonly Issue[] {
  return [...checkNewAccount(accountOf(typed)), ...checkRepeat(typed.password, typed.repeat)];
}

/**
 * Makes the account, in the language of the page and the time zone of the browser; with the code of an invitation, as
 * the one who is invited. Answers whether the e-mail is proved by that. Throws the refusal.
 */
export async function signUp(
  typed: Typed<SignUpName>,
  language: Language,
  hash: string | null = null,
): Promise<boolean> {
  // Some browsers hide their zone.
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone as string | undefined;
  const timezone = zone === undefined || zone === '' ? {} : { timezone: zone };
  const invited = hash === null ? {} : { hash };
  const asked = { language, ...timezone, tenant: tenantLabel(), ...invited };
  const { validated } = await call('users.signUp', { body: { ...accountOf(typed), ...asked } });
  return validated;
}
