import { daysBetween, shiftDay } from '../fields/days';
import { isEmpty, isKeys, isRows, plainText, type Value, type Values } from '../../model/value';
import { holds } from '../fields/conditions';
import type { ChosenAsset, ChosenAssets } from '../forms/check-choice';
import type { AssetType } from '../../model/asset-type';
import type { Derivation, EventModel } from '../../model/event-model';
import { sumIn, type Measured, type Unit } from '../../model/measures';

/** What derivations look at: the event's own fields, the asset before and with what the event writes, the day. */
export interface DerivationInput {
  readonly fields: Values;
  readonly before: Values;
  /** The day of the event in its zone, `2026-11-21`. */
  readonly day: string;
  /** What the event's fields write of the asset, by attribute. */
  readonly written?: Values;
  /** The assets that the asset and the event name; without them what they come to is not asked. */
  readonly chosen?: ChosenAssets;
}

type Rule<Name extends Derivation['rule']> = Extract<Derivation, { rule: Name }>;
type Derive<Name extends Derivation['rule']> = (rule: Rule<Name>, input: DerivationInput) => Value;

function sumOf(names: readonly string[], fields: Values): number | null {
  const parts = names.map((name) => fields[name]).filter((value) => typeof value === 'number');
  return parts.length === names.length ? parts.reduce((total, part) => total + part, 0) : null;
}

/** Every rule with its computation; null where a part is missing. */
const rules: { readonly [Name in Derivation['rule']]: Derive<Name> } = {
  eventDay: (rule, { fields, day }) => {
    const value = fields[rule.when];
    if (isEmpty(value)) return null;
    const chosen = isKeys(value) ? value : [typeof value === 'string' ? value : ''];
    return rule.options === undefined || chosen.some((key) => rule.options?.includes(key)) ? day : null;
  },
  daysAfter: (rule, { fields, before, day }) => {
    const days = fields[rule.field];
    if (typeof days !== 'number' || days === 0) return null;
    const until = shiftDay(day, { days });
    const held = before[rule.attribute];
    return typeof held === 'string' && held > until ? null : until;
  },
  dayPlus: (rule, { fields }) => {
    const day = fields[rule.field];
    return typeof day === 'string' ? shiftDay(day.slice(0, 10), { days: rule.days }) : null;
  },
  gain: (rule, { fields, before, day }) => {
    const [now, last, taken] = [fields[rule.field], before[rule.measure], before[rule.takenOn]];
    if (typeof now !== 'number' || typeof last !== 'number' || typeof taken !== 'string') return null;
    const days = daysBetween(taken, day);
    return days < rule.minDays ? null : toHundredths((now - last) / days);
  },
  increment: (rule, { before }) => {
    const count = before[rule.attribute];
    return (typeof count === 'number' ? count : 0) + 1;
  },
  plus: (rule, { fields, before }) => {
    const [count, more] = [before[rule.attribute], fields[rule.field]];
    if (typeof more !== 'number' || (rule.when !== undefined && !holds(rule.when, fields))) return null;
    return toHundredths((typeof count === 'number' ? count : 0) + (rule.minus === true ? -more : more));
  },
  plusRows: (rule, { fields, before }) => {
    const parts = rule.of.flatMap(({ rows, field, unit }) => measuredIn(fields[rows] ?? null, field, unit));
    const [count, more] = [before[rule.attribute], sumIn(parts, rule.unit)];
    return more === null ? null : toHundredths((typeof count === 'number' ? count : 0) + more);
  },
  value: (rule, { fields, before }) => {
    const around = { ...before, ...fields };
    return (rule.when ?? []).every((condition) => holds(condition, around)) ? rule.value : null;
  },
  // The one rule whose outcome is nothing: see `deriveValues`.
  clear: () => null,
  drop: (rule, { fields, before }) => {
    const held = before[rule.attribute];
    const around = { ...before, ...fields };
    const isTrue = rule.when.every((condition) => holds(condition, around));
    if (!isTrue || !isKeys(held) || !held.some((key) => rule.options.includes(key))) return null;
    return held.filter((key) => !rule.options.includes(key));
  },
  row: (rule, { fields, before }) => {
    const cells = Object.entries(rule.of).map(([name, field]) => [name, fields[field] ?? null] as const);
    const filled = cells.filter(([, value]) => !isEmpty(value));
    if (filled.length === 0) return null;
    const held = before[rule.attribute];
    const rows = isRows(held) ? held : [];
    const key = Math.max(0, ...rows.map((row) => row.key)) + 1;
    return [...rows, { ...Object.fromEntries(filled), key }];
  },
  daysSince: (rule, { before, day }) => {
    const since = rule.since.map((name) => before[name]).find((value) => typeof value === 'string');
    if (since === undefined || (rule.when !== undefined && !holds(rule.when, before))) return null;
    const count = before[rule.attribute];
    return (typeof count === 'number' ? count : 0) + Math.max(0, daysBetween(since, day));
  },
  sum: (rule, { fields }) => {
    const total = sumOf(rule.fields, fields);
    return total === null ? null : toHundredths(total);
  },
  total: ({ of, each }, { before, written = {}, chosen }) => {
    if (chosen === undefined) return null;
    const ids = Object.hasOwn(written, of) ? written[of] : before[of];
    return toHundredths((isKeys(ids) ? ids : []).reduce((sum, id) => sum + countOf(each, chosen.get(id)), 0));
  },
  percent: (rule, { fields, before }) => {
    const [total, whole] = [sumOf(rule.fields, fields), before[rule.of]];
    return total === null || typeof whole !== 'number' || whole === 0
      ? null
      : toHundredths((100 * total) / whole);
  },
};

function measuredIn(rows: Value, field: string, unit: Unit): readonly Measured[] {
  return (isRows(rows) ? rows : []).flatMap((row) => {
    const quantity = row[field];
    return typeof quantity === 'number' ? [{ quantity, unit }] : [];
  });
}

function countOf(each: Rule<'total'>['each'], asset: ChosenAsset | undefined): number {
  const counted = asset === undefined || asset.state === 'ended' ? undefined : each[asset.model.id];
  if (asset === undefined || counted === undefined) return 0;
  if (typeof counted !== 'string')
    return counted.table[plainText(asset.attributes[counted.attribute] ?? null)] ?? 0;
  const value = asset.attributes[counted];
  return typeof value === 'number' ? value : 0;
}

function toHundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The attributes that follow from an event, by name; those that nothing follows for are left out. */
export function deriveValues(derivations: readonly Derivation[], input: DerivationInput): Values {
  const pairs = derivations.flatMap((derivation): readonly (readonly [string, Value])[] => {
    if (derivation.rule === 'clear') return isKept(derivation, input) ? [] : [[derivation.attribute, null]];
    // The table pairs each rule with its computation; the lookup loses the pairing.
    const derive = rules[derivation.rule] as (rule: Derivation, input: DerivationInput) => Value;
    const value = derive(derivation, input);
    return value === null ? [] : [[derivation.attribute, value]];
  });
  return Object.fromEntries(pairs);
}

/** Whether an attribute that an event clears stays: the event fills it, or it holds nothing anyway. */
function isKept({ attribute, unlessFilled }: Rule<'clear'>, { fields, before }: DerivationInput): boolean {
  return isEmpty(before[attribute]) || !isEmpty(fields[unlessFilled ?? '']);
}

/**
 * The attributes that an event counts up or down, and those that follow from them: what was added to what was there is
 * right whenever it happened, so that no newer event takes its place.
 */
export function countedBy(
  model: Pick<AssetType, 'attributes'>,
  { derives = [] }: EventModel,
): ReadonlySet<string> {
  const counted = new Set(
    derives.filter(({ rule }) => rule === 'plus' || rule === 'plusRows').map(({ attribute }) => attribute),
  );
  const following = model.attributes.filter(({ computed }) => computed?.of.some((name) => counted.has(name)));
  return new Set([...counted, ...following.map(({ name }) => name)]);
}
