import { checkPassword } from '@huella/domain/rules/account-rules';

/** How hard a password is to guess, in four steps. */
export const strengths = ['weak', 'fair', 'good', 'strong'] as const;
export type Strength = (typeof strengths)[number];

/** Bits of guessing from which a password is of a step. */
const fairFrom = 26;
const goodFrom = 45;
const strongFrom = 65;

/** Signs that a guesser tries together, and how many there are of them. */
const alphabets: readonly (readonly [RegExp, number])[] = [
  [/\p{Ll}/u, 26],
  [/\p{Lu}/u, 26],
  [/\p{N}/u, 10],
  [/[^\p{L}\p{N}]/u, 33],
];

/**
 * Measures a password by its length and variety; one that breaks a rule of passwords is weak, whatever its length. A
 * sign that was there already counts half. Null while nothing is typed.
 */
export function measureStrength(password: string): Strength | null {
  if (password === '') return null;
  if (checkPassword(password).length > 0) return 'weak';
  const signs = [...password];
  const kinds = new Set(signs).size;
  const counted = kinds + (signs.length - kinds) / 2;
  const range = alphabets.reduce((sum, [has, size]) => sum + (has.test(password) ? size : 0), 0);
  const bits = counted * Math.log2(range);
  if (bits < fairFrom) return 'weak';
  if (bits < goodFrom) return 'fair';
  return bits < strongFrom ? 'good' : 'strong';
}
