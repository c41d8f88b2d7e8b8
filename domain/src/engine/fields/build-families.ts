import fc from 'fast-check';
import type { Field } from '../../model/field';
import type { IssueCode } from '../../model/errors';

/** A family of values that a field refuses. All of them are JSON: a call can carry them past every widget. */
export interface Invalid {
  readonly what: string;
  /** The one code that the field answers to each of them. */
  readonly code: IssueCode;
  readonly raws: fc.Arbitrary<unknown>;
}

export type Families = (field: Field) => readonly Invalid[];

export const family = (what: string, code: IssueCode, raws: fc.Arbitrary<unknown>): Invalid => ({
  what,
  code,
  raws,
});
/** A family of fields that have the rule alone. */
export const where = (holds: boolean, make: () => Invalid): readonly Invalid[] => (holds ? [make()] : []);

export const word = fc.stringMatching(/^[g-z]{1,8}$/);
export const lists = fc.array(fc.oneof(fc.integer(), word), { maxLength: 4 });
export const objects = fc.oneof(
  fc.dictionary(word, fc.oneof(fc.integer(), word)),
  // What breaks code that makes texts of things carelessly.
  fc.constant({ toString: 1, valueOf: 1 }),
  fc.constant({ length: 1, 0: 'x' }),
);
export const notText = fc.oneof(fc.boolean(), lists, objects);
export const unclean = fc
  .tuple(word, fc.constantFrom('\u0000', '\u0007', '\u009f'))
  .map(([text, sign]) => text + sign + text);
export const digits = (from: number, to: number) =>
  fc.stringMatching(new RegExp(`^[1-9]\\d{${from - 1},${to - 1}}$`));
