import type { FieldCondition } from '../../model/field';
import type { Need, Requirement } from '../../model/requirement';

/** What events ask of their assets, in the few words that most of them need. */

/** It is known to be one of these: nothing said is not. */
export function is(parentField: string, ...parentValue: readonly string[]): Need {
  return { all: [{ filled: parentField }, { parentField, parentValue }] };
}

/** It is one of these, as far as is known; of what is filled in, the field says one of these. */
export function oneOf(parentField: string, ...parentValue: readonly string[]): FieldCondition {
  return { parentField, parentValue };
}

/** It is none of these; nothing said is none. */
export function isNot(parentField: string, ...parentValue: readonly string[]): FieldCondition {
  return { parentField, parentValue, not: true };
}

/** Of what is filled in: the field says anything. */
export function filledIn(parentField: string): FieldCondition {
  return isNot(parentField, '');
}

/** Something is left of it. */
export function left(of: string): Need {
  return { number: { of, over: 0 } };
}

/** A requirement of a need, with the Spanish and the English of its reason. */
export function requiring(
  need: Need,
  es: string,
  en: string,
  rest: Omit<Requirement, 'need' | 'reason'> = {},
): Requirement {
  return { need, reason: { es, en }, ...rest };
}

/** The same as a warning. */
export function advising(
  need: Need,
  es: string,
  en: string,
  rest: Omit<Requirement, 'need' | 'reason' | 'level'> = {},
): Requirement {
  return requiring(need, es, en, { ...rest, level: 'warning' });
}
