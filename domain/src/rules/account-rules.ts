import { checkEmail } from '../engine/fields/email';
import { issue, type Issue } from '../model/errors';

/** Bounds of what a new account says of itself (document 1 sections 5 and 9). */
export const passwordLength = { min: 6, max: 50 } as const;
const minNameLength = 2;
const maxNameLength = 100;

/** The one form of an e-mail that identifies an account: twins in case or Unicode are one account. */
export function emailKey(email: string): string {
  return email.normalize('NFKC').trim().toLowerCase();
}

/** What is wrong with a password that somebody chooses: its length, that it has a letter and a digit, that all use it. */
export function checkPassword(password: string, field = 'password'): readonly Issue[] {
  const { min, max } = passwordLength;
  const length = [...password].length;
  if (length < min || length > max) return [issue(field, 'invalidLengthPass', { min, max })];
  if (!/\p{L}/u.test(password) || !/\p{N}/u.test(password))
    return [issue(field, 'invalidAlfanumericPasswords')];
  return isCommon(password) ? [issue(field, 'commonPassword')] : [];
}

/** What is wrong with a password typed twice. */
export function checkRepeat(password: string, repeat: string, field = 'repeat'): readonly Issue[] {
  return password === repeat ? [] : [issue(field, 'differentPasswords')];
}

/** What is wrong with a password that takes the place of another: it must be one, and another. */
export function checkNextPassword(current: string, next: string, field = 'newPassword'): readonly Issue[] {
  const issues = checkPassword(next, field);
  return issues.length === 0 && next === current ? [issue(field, 'samePassword')] : issues;
}

/** What is wrong with the password that somebody proves to be themselves with, before anybody looks at it. */
export function checkProof(password: string, field: string): readonly Issue[] {
  return password === '' ? [issue(field, 'passwordRequired')] : [];
}

/** What is wrong with an e-mail that somebody types to confirm what cannot be undone: it must be the account's. */
export function checkConfirmation(typed: string, email: string, field: string): readonly Issue[] {
  return emailKey(typed) === emailKey(email) ? [] : [issue(field, 'notYourEmail')];
}

/** What leads somewhere: mails greet by the name, and a sign-up on behalf of others must not ask them to open it. */
const leadsSomewhere = /[:/\\@]|www\.|\.\p{L}{2,}(?:\s|$)/iu;

/**
 * A text that somebody else typed, as a mail may hold it: what a mail program would make a link of is taken apart, so
 * that it leads nowhere.
 */
export function withoutAddresses(text: string): string {
  return text
    .replaceAll(/[\s:/\\@\p{Cc}]+/gu, ' ')
    .replaceAll(/\.(?=[\p{L}\d]{2})/gu, '. ')
    .trim();
}

/** What is wrong with a first or last name. */
export function checkName(name: string, field: string): readonly Issue[] {
  const { length } = name.trim();
  if (length < minNameLength) return [issue(field, 'namesLength', { min: minNameLength })];
  if (length > maxNameLength) return [issue(field, 'tooLong', { max: maxNameLength })];
  return /\p{Cc}/u.test(name) || leadsSomewhere.test(name) ? [issue(field, 'notAName')] : [];
}

/** What a visitor says to have an account. */
export interface NewAccount {
  readonly email: string;
  readonly password: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly terms: boolean;
}

/** What is wrong with a new account, at most one for a field; the same in form and server (document 1 section 5). */
export function checkNewAccount(account: NewAccount): readonly Issue[] {
  return [
    ...checkEmail(account.email),
    ...checkPassword(account.password),
    ...checkName(account.firstname, 'firstname'),
    ...checkName(account.lastname, 'lastname'),
    ...(account.terms ? [] : [issue('terms', 'termsRequired')]),
  ];
}

/**
 * Beginnings that guessers try first, in the languages of the product. A password is common when it is one of them
 * with nothing but digits and signs behind it, whatever its case and with letters written as digits.
 */
const common = new Set(
  `abc abcd abcdef access admin administrador alejandro amor andrea argentina asd asdf asdfgh azerty baseball batman
   boca bocajuniors caballo campo carlos charlie chelsea colombia computer contrasena contraseña cowboy daniel diego
   dragon family fernando football freedom futbol ganado gabriel guadalupe hello hola huella huellas hunter iloveyou
   independiente jessica jordan jose juan killer letmein liverpool login maria master mexico michael miguel monkey mustang
   nicolas paraguay pass passw passwd password patricia pokemon princesa princess qwe qwer qwert qwerty qwertyuiop racing
   ranger river riverplate robert sanlorenzo secret shadow soccer sofia sunshine superman target teamo test thomas tigger
   trustno uruguay user usuario vaca welcome whatever zxcvbn zxc qazwsx q1w2e3r4 1q2w3e4r a1b2c3d4 aa`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

const asLetters: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};

function isCommon(password: string): boolean {
  const text = password.toLowerCase().normalize('NFKC');
  if (common.has(text) || new Set(text).size <= 2) return true;
  const stem = text.replace(/[^\p{L}]+$/u, '').replace(/^[^\p{L}@$]+(?=\p{L}+$)/u, '');
  const spelled = stem.replaceAll(/[013457@$]/g, (sign) => asLetters[sign] ?? sign);
  return common.has(stem) || common.has(spelled);
}
