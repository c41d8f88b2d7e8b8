import type { Field, Proposal } from '../../model/field';
import { issue } from '../../model/errors';
import { foldKey } from '../../fold';
import { faulty, kept, type FieldKind, type MakeExample, type Reading } from './field-kind';
import { bareOrText, printedOrText } from './masked';
import { anyText, exampleText, readText } from './text';

/** Whether the field keeps nothing but what its source proposes (document 2 section 5). */
export function isClosed(field: Field): boolean {
  return field.proposals !== undefined && field.proposals.freeText !== true;
}

/** The list of proposals of a field by their folded text: ten thousand rows of a sheet ask for the same. */
const byText = new WeakMap<readonly Proposal[], ReadonlyMap<string, string>>();

function textsOf(list: readonly Proposal[]): ReadonlyMap<string, string> {
  const known =
    byText.get(list) ?? new Map(list.map(({ value }): [string, string] => [foldKey(value), value]).reverse());
  byText.set(list, known);
  return known;
}

/** Of a field with masks, what is an identifier in its bare form: typed as it is printed, it is the one that is proposed. */
function readIdentifier(raw: unknown, field: Field): Reading {
  const reading = readText(raw, field);
  if (field.masks === undefined || typeof reading.value !== 'string') return reading;
  return { ...reading, value: bareOrText(reading.value, field) };
}

/**
 * A text as its source writes it. One that the source does not have is refused where only its texts count; where the
 * source stands elsewhere, that is for who knows it to say (engine/forms/sources).
 */
function readProposed(raw: unknown, field: Field): Reading {
  const reading = readIdentifier(raw, field);
  const from = field.proposals?.from;
  if (typeof reading.value !== 'string' || reading.issues.length > 0 || !isClosed(field)) return reading;
  if (from === undefined || !('list' in from)) return reading;
  const same = textsOf(from.list).get(foldKey(reading.value));
  return same === undefined ? faulty(reading.value, issue(field.name, 'notProposed')) : kept(same);
}

/** The first of the model's own proposals; others are the company's. */
const firstProposal: MakeExample = (field, around) => {
  const from = field.proposals?.from;
  const known = from !== undefined && 'list' in from ? from.list[0] : undefined;
  return known?.value ?? exampleText(field, around);
};

/** A text that proposals help to write. */
export const autocomplete: FieldKind = {
  ...anyText,
  name: 'autocomplete',
  read: readProposed,
  format: (value, field) => (typeof value === 'string' ? printedOrText(value, field) : ''),
  example: firstProposal,
};
