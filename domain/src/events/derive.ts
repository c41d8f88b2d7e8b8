import { daysBetween, shiftDay } from '../fields/days';
import { isEmpty, isKeys, type Value, type Values } from '../fields/value';
import type { Derivation } from './event-model';

/** What derivations look at: the event's own fields, the asset before and with what the event writes, the day. */
export interface DerivationInput {
  readonly fields: Values;
  readonly before: Values;
  /** The day of the event in its zone, `2026-11-21`. */
  readonly day: string;
}

type Rule<Name extends Derivation['rule']> = Extract<Derivation, { rule: Name }>;
type Derive<Name extends Derivation['rule']> = (rule: Rule<Name>, input: DerivationInput) => Value;

function sumOf(names: readonly string[], fields: Values): number | null {
  const parts = names.map((name) => fields[name]).filter((value) => typeof value === 'number');
  return parts.length === names.length ? parts.reduce((total, part) => total + part, 0) : null;
}

/** Every rule with its reckoning; null where a part is missing. */
const rules: { readonly [Name in Derivation['rule']]: Derive<Name> } = {
  eventDay: (rule, { fields, day }) => {
    const value = fields[rule.when];
    if (isEmpty(value)) return null;
    const chosen = isKeys(value) ? value : [String(value)];
    return rule.options === undefined || chosen.some((key) => rule.options?.includes(key)) ? day : null;
  },
  daysAfter: (rule, { fields, before, day }) => {
    const days = fields[rule.field];
    if (typeof days !== 'number' || days === 0) return null;
    const until = shiftDay(day, { days });
    const standing = before[rule.attribute];
    return typeof standing === 'string' && standing > until ? null : until;
  },
  dayPlus: (rule, { fields }) => {
    const day = fields[rule.field];
    return typeof day === 'string' ? shiftDay(day.slice(0, 10), { days: rule.days }) : null;
  },
  gain: (rule, { fields, before, day }) => {
    const [now, last, taken] = [fields[rule.field], before[rule.measure], before[rule.takenOn]];
    if (typeof now !== 'number' || typeof last !== 'number' || typeof taken !== 'string') return null;
    const days = daysBetween(taken, day);
    return days < rule.leastDays ? null : toHundredths((now - last) / days);
  },
  increment: (rule, { before }) => {
    const count = before[rule.attribute];
    return (typeof count === 'number' ? count : 0) + 1;
  },
  sum: (rule, { fields }) => {
    const total = sumOf(rule.fields, fields);
    return total === null ? null : toHundredths(total);
  },
  percent: (rule, { fields, before }) => {
    const [total, whole] = [sumOf(rule.fields, fields), before[rule.of]];
    return total === null || typeof whole !== 'number' || whole === 0
      ? null
      : toHundredths((100 * total) / whole);
  },
};

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The attributes that follow from an event, by name; those that nothing follows for are left out. */
export function deriveValues(derivations: readonly Derivation[], input: DerivationInput): Values {
  const pairs = derivations.map((derivation) => {
    // The table pairs each rule with its reckoning; the lookup loses the pairing.
    const derive = rules[derivation.rule] as (rule: Derivation, input: DerivationInput) => Value;
    return [derivation.attribute, derive(derivation, input)] as const;
  });
  return Object.fromEntries(pairs.filter(([, value]) => value !== null));
}
