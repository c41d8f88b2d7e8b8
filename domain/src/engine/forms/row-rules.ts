import type { Field } from '../../model/field';
import type { RowRule } from '../../model/row-rule';
import { issue, warning, type Issue } from '../../model/errors';
import { formatField } from '../fields/format-field';
import { formatDate } from '../fields/date';
import { monthsBetween, shiftDay } from '../fields/days';
import { isKeys, type Locale, type Value, type Values } from '../../model/value';
import { holds } from '../fields/conditions';

type Rule<Name extends RowRule['rule']> = Extract<RowRule, { rule: Name }>;
type Check<Name extends RowRule['rule']> = (
  rule: Rule<Name>,
  values: Values,
  fields: ReadonlyMap<string, Field>,
  locale: Locale,
) => Issue | null;

function keys(value: Value | undefined, field: Field | undefined): readonly string[] {
  if (field?.type === 'checkbox') return [String(value === true)];
  if (isKeys(value)) return value;
  return typeof value === 'string' || typeof value === 'number' ? [String(value)] : [];
}

const forbiddenTogether: Check<'forbiddenTogether'> = (rule, values, fields, locale) => {
  const field = fields.get(rule.field);
  const other = fields.get(rule.other);
  if (field === undefined || other === undefined) return null;
  const clashes =
    keys(values[rule.field], field).some((key) => rule.values.includes(key)) &&
    keys(values[rule.other], other).some((key) => rule.otherValues.includes(key));
  if (!clashes) return null;
  const shown = `${other.label[locale.language]}: ${formatField(other, values[rule.other] ?? null, locale)}`;
  const build = rule.level === 'error' ? issue : warning;
  return build(rule.field, 'forbiddenTogether', { other: shown });
};

const ageRange: Check<'ageRange'> = (rule, values, fields, locale) => {
  const born = values[rule.birthField];
  const field = fields.get(rule.field);
  if (field === undefined || typeof born !== 'string') return null;
  const ranges = keys(values[rule.field], field).flatMap((key) => {
    const range = rule.months[key];
    return range === undefined ? [] : [range];
  });
  if (ranges.length === 0) return null;
  const months = monthsBetween(born, locale.today);
  if (months < 0 || ranges.every(([min, max]) => months >= min && months <= max)) return null;
  const build = rule.level === 'error' ? issue : warning;
  return build(rule.field, 'ageMismatch', { months });
};

const atMostAfter: Check<'atMostAfter'> = (rule, values, _fields, _locale) => {
  const [day, since] = [values[rule.field], values[rule.since]];
  if (rule.when !== undefined && !holds(rule.when, values)) return null;
  if (typeof day !== 'string' || typeof since !== 'string') return null;
  const last = shiftDay(since.slice(0, 10), { days: rule.days });
  if (day.slice(0, 10) <= last) return null;
  return (rule.level === 'error' ? issue : warning)(rule.field, 'afterMax', { max: formatDate(last) });
};

const dayGone: Check<'dayGone'> = (rule, values, fields, locale) => {
  const day = values[rule.field];
  if (!fields.has(rule.field) || typeof day !== 'string' || day >= locale.today) return null;
  return (rule.level === 'error' ? issue : warning)(rule.field, 'dayGone', { date: formatDate(day) });
};

const usualRange: Check<'usualRange'> = (rule, values, fields, locale) => {
  const [field, by] = [fields.get(rule.field), fields.get(rule.by)];
  const [value, key] = [values[rule.field], values[rule.by] ?? null];
  const range = typeof key === 'string' ? rule.ranges[key] : undefined;
  if (field === undefined || by === undefined || typeof value !== 'number' || range === undefined)
    return null;
  const [min, max] = range;
  if (value >= min && value <= max) return null;
  const other = formatField(by, key, locale);
  return (rule.level === 'error' ? issue : warning)(rule.field, 'unusual', { other, min, max });
};

const nearTo: Check<'nearTo'> = (rule, values, fields, locale) => {
  const [value, near] = [values[rule.field], values[rule.near]];
  const other = fields.get(rule.near);
  if (other === undefined || typeof value !== 'number' || typeof near !== 'number') return null;
  if (Math.abs(value - near) * 100 <= Math.abs(near) * rule.percent) return null;
  const shown = `${other.label[locale.language]}: ${formatField(other, near, locale)}`;
  const build = rule.level === 'error' ? issue : warning;
  return build(rule.field, 'farFrom', { other: shown, percent: rule.percent });
};

const checks: { readonly [Name in RowRule['rule']]: Check<Name> } = {
  forbiddenTogether,
  ageRange,
  dayGone,
  atMostAfter,
  usualRange,
  nearTo,
};

/** What is wrong between the fields of a row, by the model's row rules. */
export function checkRowRules(
  rules: readonly RowRule[],
  values: Values,
  fields: ReadonlyMap<string, Field>,
  locale: Locale,
): readonly Issue[] {
  return rules.flatMap((rule) => {
    // The table pairs each rule with its check; the lookup loses the pairing.
    const check = checks[rule.rule] as Check<RowRule['rule']>;
    return check(rule, values, fields, locale) ?? [];
  });
}
