import type { FieldCondition } from '../../model/field';
import type { Need } from '../../model/requirement';
import { isEmpty, type Value, type Values } from '../../model/value';
import { daysBetween, monthsBetween } from '../fields/days';
import { holds } from '../fields/conditions';

/** Whether a need is met; `unknown` where the asset does not say. */
export type Verdict = 'yes' | 'no' | 'unknown';

type Part<Name extends PropertyKey> = Extract<Need, { readonly [Key in Name]: unknown }>;
type Bounded = Omit<Part<'number'>['number'], 'of' | 'overField' | 'upToField'>;

const verdictOf = (isMet: boolean): Verdict => (isMet ? 'yes' : 'no');

/** The day of a date or of a moment; null where there is none. */
export function dayOf(value: Value | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value.slice(0, 10) : null;
}

function bounded(value: number | null, { min, max, over }: Bounded): Verdict {
  if (value === null) return 'unknown';
  return verdictOf(
    (min === undefined || value >= min) &&
      (max === undefined || value <= max) &&
      (over === undefined || value > over),
  );
}

function conditionMet(condition: FieldCondition, values: Values): Verdict {
  const isSaid = condition.not === true || condition.parentValue.includes('');
  if (!isSaid && isEmpty(values[condition.parentField])) return 'unknown';
  return verdictOf(holds(condition, values));
}

function ageMet({ of, estimated, ...bounds }: Part<'age'>['age'], values: Values, day: string): Verdict {
  const born = dayOf(values[of]);
  if (born === null) return 'unknown';
  const months = monthsBetween(born, day);
  const strict = bounded(months, bounds);
  if (strict === 'yes' || estimated === undefined || !holds(estimated.when, values)) return strict;
  const { min = months, max = months } = bounds;
  const isNear = months >= min - estimated.months && months <= max + estimated.months;
  return isNear ? 'unknown' : 'no';
}

/** Days since a day of the asset; null where there is none, or it has not come yet. */
export function daysSince(since: string, values: Values, day: string): number | null {
  const from = dayOf(values[since]);
  return from === null || from > day ? null : daysBetween(from, day);
}

function numberMet(
  { of, overField, upToField, ...bounds }: Part<'number'>['number'],
  values: Values,
  filled: Values,
): Verdict {
  const value = values[of];
  if (typeof value !== 'number') return 'unknown';
  const over = overField === undefined ? undefined : filled[overField];
  const upTo = upToField === undefined ? undefined : filled[upToField];
  if ((typeof over === 'number' && value <= over) || (typeof upTo === 'number' && value > upTo)) return 'no';
  return bounded(value, bounds);
}

function withinMet({ from, until, not }: Part<'within'>['within'], values: Values, day: string): Verdict {
  const [first, last] = [dayOf(values[from]), dayOf(values[until])];
  const isWithin = first !== null && first <= day && (last === null || day <= last);
  return verdictOf(isWithin !== (not === true));
}

/** Whether what is asked of an asset is true of these values on a day, beside what the event fills in. */
export function meets(need: Need, values: Values, day: string, filled: Values = {}): Verdict {
  if ('parentField' in need) return conditionMet(need, values);
  if ('age' in need) return ageMet(need.age, values, day);
  if ('days' in need) return bounded(daysSince(need.days.since, values, day), need.days);
  if ('number' in need) return numberMet(need.number, values, filled);
  if ('within' in need) return withinMet(need.within, values, day);
  if ('filled' in need) return verdictOf(!isEmpty(values[need.filled]));
  if ('empty' in need) return verdictOf(isEmpty(values[need.empty]));
  if ('all' in need) {
    const verdicts = need.all.map((each) => meets(each, values, day, filled));
    return verdicts.find((each) => each === 'no') ?? verdicts.find((each) => each === 'unknown') ?? 'yes';
  }
  const verdicts = need.any.map((each) => meets(each, values, day, filled));
  return verdicts.find((each) => each === 'yes') ?? verdicts.find((each) => each === 'unknown') ?? 'no';
}

/** The needs that a need is made of, itself where it is made of none. */
export function partsOf(
  need: Need,
): readonly Exclude<Need, { readonly all: unknown } | { readonly any: unknown }>[] {
  if ('all' in need) return need.all.flatMap(partsOf);
  if ('any' in need) return need.any.flatMap(partsOf);
  return [need];
}

/** The attributes that a need asks. */
export function askedBy(need: Need): readonly string[] {
  const names = partsOf(need).flatMap((part) => {
    if ('parentField' in part) return [part.parentField];
    if ('age' in part)
      return [
        part.age.of,
        ...(part.age.estimated === undefined ? [] : [part.age.estimated.when.parentField]),
      ];
    if ('days' in part) return [part.days.since];
    if ('number' in part) return [part.number.of];
    if ('within' in part) return [part.within.from, part.within.until];
    return ['filled' in part ? part.filled : part.empty];
  });
  return [...new Set(names)];
}
