import type { Field, RowRule } from '../assets/asset-type';
import { issue, warning, type Issue } from '../errors';
import { formatField } from '../fields/check-field';
import { monthsBetween } from '../fields/days';
import { isKeys, type Locale, type Value, type Values } from '../fields/value';

type Rule<Name extends RowRule['rule']> = Extract<RowRule, { rule: Name }>;
type Check<Name extends RowRule['rule']> = (
  rule: Rule<Name>,
  values: Values,
  fields: ReadonlyMap<string, Field>,
  locale: Locale,
) => Issue | null;

function keys(value: Value | undefined, field: Field | undefined): readonly string[] {
  if (field?.type === 'checkbox') return [String(value === true)];
  if (value === null || value === undefined) return [];
  return isKeys(value) ? value : [String(value)];
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
  const range = rule.months[String(values[rule.field] ?? '')];
  if (!fields.has(rule.field) || typeof born !== 'string' || range === undefined) return null;
  const months = monthsBetween(born, locale.today);
  if (months < 0 || (months >= range[0] && months <= range[1])) return null;
  const build = rule.level === 'error' ? issue : warning;
  return build(rule.field, 'ageMismatch', { months });
};

/** What is wrong between the fields of a row, by the model's row rules. */
export function checkRowRules(
  rules: readonly RowRule[],
  values: Values,
  fields: ReadonlyMap<string, Field>,
  locale: Locale,
): readonly Issue[] {
  return rules.flatMap((rule) => {
    const found =
      rule.rule === 'ageRange'
        ? ageRange(rule, values, fields, locale)
        : forbiddenTogether(rule, values, fields, locale);
    return found ?? [];
  });
}
