import type { Field } from '../../model/field';
import { clean } from '../../clean';
import { foldKey } from '../../fold';
import { stripMasked } from '../fields/masked';
import { namesMeant } from './pasted-list';

/** The fewest last characters of an identifier that find it: fewer end too many of them. */
const minTail = 3;

/** The last characters that an index holds; a longer end is looked for among those that end so. */
export const tailLength = 6;

/** What identifiers are searched for by, folded as keys are. */
export interface SoughtKeys {
  /** What is meant whole; the beginnings are among them, and what stands for one that a sheet cut. */
  readonly whole: readonly string[];
  readonly starts: readonly string[];
  /** What identifiers may end in; empty for a text that is too short. */
  readonly ends: readonly string[];
}

/**
 * What a text that somebody typed may be of an identifier: as it is printed or bare, whole, its beginning or its end. What
 * has no form is compared as it is written, blanks and dashes included.
 */
export function soughtKeys(text: string, fields: readonly Field[]): SoughtKeys {
  const written = foldKey(clean(text) ?? '');
  if (written === '') return { whole: [], starts: [], ends: [] };
  const starts = [...new Set([foldKey(stripMasked(written)), written])].filter((key) => key !== '');
  const meant = namesMeant(text, fields).map(({ value }) => value);
  return {
    whole: [...new Set([...starts, ...meant])],
    starts,
    ends: starts.filter((key) => [...key].length >= minTail),
  };
}

/** How well a key answers what was searched for; the smaller the better. Null where it does not. */
export function rankOf(key: string, { whole, starts, ends }: SoughtKeys): 0 | 1 | 2 | null {
  if (whole.includes(key)) return 0;
  if (starts.some((start) => key.startsWith(start))) return 1;
  return ends.some((end) => key.endsWith(end)) ? 2 : null;
}
