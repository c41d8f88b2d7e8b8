import type { AssetType } from '../../model/asset-type';
import { issue, warning, type Issue } from '../../model/errors';
import type { EventModel } from '../../model/event-model';
import type { FieldCondition } from '../../model/field';
import type { Need, Requirement } from '../../model/requirement';
import { isEmpty, type Locale, type Values } from '../../model/value';
import { fill } from '../../phrases/phrase';
import { formatField } from '../fields/format-field';
import { holds } from '../fields/conditions';
import { formatDate } from '../fields/date';
import { monthsBetween } from '../fields/days';
import { askedBy, dayOf, daysSince, meets, partsOf, type Verdict } from './meets';

/** An asset on the day of an event, and who is told about it. */
export interface Standing {
  readonly model: AssetType;
  readonly values: Values;
  /** The day of the event, `2026-11-21`. */
  readonly day: string;
  /** The subtype of the establishment that records it. */
  readonly boxSubtype: number;
  readonly locale: Locale;
  /** Attributes of which nothing is known on that day: they hold what was written later. */
  readonly unsure?: ReadonlySet<string> | undefined;
  /** All assets of its lot go along in the same transfer, and the lot with them. */
  readonly withLot?: boolean | undefined;
  /** Names that reasons mention beside attributes: sender and receiver of a transfer. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/**
 * What speaks against an event of an asset by the requirements of its model (decisions section 8): what is not met
 * refuses or, where the requirement says so, warns; what is unknown warns and never refuses. Requirements on what is
 * filled in are asked only with `filled`, and their issues are at the field.
 */
export function checkRequirements(
  { requires = [] }: Pick<EventModel, 'requires'>,
  standing: Standing,
  filled: Values | null = null,
): readonly Issue[] {
  return requires.flatMap((requirement) => {
    if (!isAsked(requirement, standing, filled)) return [];
    const place = requirement.when?.parentField ?? null;
    const verdict = verdictOf(requirement.need, standing, filled ?? {});
    if (verdict === 'yes') return [];
    const { reason, unknown, level = 'error' } = requirement;
    if (verdict === 'unknown') {
      // What is not told of that day is what the need is about: its own reason says it.
      const words = unknown ?? (isUnsure(requirement.need, standing) ? reason : undefined);
      return words === undefined
        ? []
        : [warning(place, 'eventDoubtful', { reason: say(words, requirement, standing) })];
    }
    const slots = { reason: say(reason, requirement, standing) };
    return [level === 'error' ? issue(place, 'eventBarred', slots) : warning(place, 'eventDoubtful', slots)];
  });
}

/** Requirements are asked where they hold at all; those on what is filled in only once it is. */
function isAsked(
  { when, subtypes, liftedByLot }: Requirement,
  { boxSubtype, withLot }: Standing,
  filled: Values | null,
): boolean {
  if (subtypes?.includes(boxSubtype) === false || (liftedByLot === true && withLot === true)) return false;
  return when === undefined ? filled === null : filled !== null && isSaid(when, filled);
}

/** A condition on what is filled in holds of nothing that was left blank, whichever way round it is. */
function isSaid(when: FieldCondition, filled: Values): boolean {
  return !isEmpty(filled[when.parentField]) && holds(when, filled);
}

function isUnsure(need: Need, { unsure }: Standing): boolean {
  return unsure !== undefined && askedBy(need).some((name) => unsure.has(name));
}

function verdictOf(need: Need, standing: Standing, filled: Values): Verdict {
  const verdict = meets(need, standing.values, standing.day, filled);
  return verdict === 'no' && isUnsure(need, standing) ? 'unknown' : verdict;
}

const slot = /\{\{(\w+)\}\}/g;

/** A reason in the reader's language: its slots are attributes, what the need counted, and the day. */
function say(words: Requirement['reason'], { need }: Pick<Requirement, 'need'>, standing: Standing): string {
  const { values, day, locale, model, names = {} } = standing;
  const text = words[locale.language];
  const asked = [...text.matchAll(slot)].map(([, name = '']) => name);
  if (asked.length === 0) return text;
  const attributes = model.attributes.filter(({ name }) => asked.includes(name));
  const said = attributes.map((field) => {
    const value = values[field.name] ?? null;
    return [field.name, formatField(field, value, locale)] as const;
  });
  return fill(text, {
    ...Object.fromEntries(said),
    ...countedBy(need, values, day),
    day: formatDate(day),
    ...names,
  });
}

/** Days and months as the first parts of a need that count them do. */
function countedBy(need: Need, values: Values, day: string): Record<string, string> {
  const parts = partsOf(need);
  const days = parts.find((part) => 'days' in part);
  const age = parts.find((part) => 'age' in part);
  const born = age === undefined ? null : dayOf(values[age.age.of]);
  return {
    ...(days !== undefined && { days: String(daysSince(days.days.since, values, day) ?? '') }),
    ...(born !== null && { months: String(monthsBetween(born, day)) }),
  };
}

/** What is told of an event before its asset came about, or null. */
export function findTooEarly(event: EventModel, standing: Standing): Issue | null {
  const { values, day } = standing;
  const { begins } = standing.model;
  // What is loaded or corrected is written of the asset, and happens to nothing yet.
  if (begins === undefined || event.eventType <= 0) return null;
  const first = dayOf(values[begins.on]);
  if (first === null || day >= first) return null;
  const reason = say(begins.reason, { need: { filled: begins.on } }, standing);
  return issue(null, 'eventBarred', { reason });
}

/** The words of the event's own for what closes it, where a requirement says them: it is sold, it is a product. */
export function findClosedWords(
  { requires = [] }: Pick<EventModel, 'requires'>,
  attribute: string,
  standing: Standing,
): Issue | null {
  const own = requires.filter(({ need }) => 'empty' in need && need.empty === attribute);
  return checkRequirements({ requires: own }, standing)[0] ?? null;
}
