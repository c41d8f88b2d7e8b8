import type { AttributeParts } from '../../model/attribute';
import { issue, type Issue } from '../../model/errors';
import type { Field } from '../../model/field';
import { isEmpty, withoutNulls, type Locale, type Value, type Values } from '../../model/value';
import { checkField } from '../fields/check-field';
import { formatField } from '../fields/format-field';
import { holds } from '../fields/conditions';
import { checkBounds } from '../forms/bounds';
import { followingDay, hasDefault, isGiven } from '../forms/defaults';
import { eventDateColumn } from './reserved-columns';
import { canonicalJson } from '../events/canonical';
import type { SheetFormat } from './sheet-format';

/**
 * What the rows of a sheet may be given in fields that no column fills. A form shows what it starts with; a sheet does
 * not, so the user is asked once, and nothing that they did not leave on is written (decisions section 8, nothing is
 * invented).
 */

/** A field that no column fills and that every row may be given a value of. */
export interface AskedDefault {
  readonly field: Field;
  /** What is proposed; null where only the user can know it, as the day of something past. */
  readonly proposed: Value;
  readonly mandatory: boolean;
}

/**
 * The fields that are asked about: those that a form starts with something in, or a day that follows from others, without
 * a column among `filled`; of an event also the day, which nobody but the user knows. What a condition hides in every
 * row is not asked.
 */
export function askedDefaults(
  format: SheetFormat,
  filled: ReadonlySet<string>,
  boxSubtype: number,
): readonly AskedDefault[] {
  const asked = format.columns
    .filter(
      ({ field, role }) =>
        !filled.has(field.name) &&
        ((role === 'value' && hasDefault(field) && !isGiven(field)) || field.name === eventDateColumn.name),
    )
    .map(({ field, role, mandatory }) => ({
      field,
      mandatory: mandatory || role === 'header',
      proposed: proposalOf(field, boxSubtype),
    }));
  const proposals = proposedDefaults(asked);
  return asked.filter(
    ({ field: { hideCondition } }) =>
      hideCondition === undefined ||
      filled.has(hideCondition.parentField) ||
      !holds(hideCondition, proposals),
  );
}

/** Never today: what is loaded by sheets was there before. */
function proposalOf(field: Field & Pick<AttributeParts, 'importDefault'>, boxSubtype: number): Value {
  if (field.importDefault !== undefined) return field.importDefault;
  if (field.defaultValueCustomFunc === 'bySubtype') return field.defaultBySubtype[String(boxSubtype)] ?? null;
  return field.defaultValue ?? null;
}

/** What all rows are given where the user leaves every proposal on. */
export function proposedDefaults(asked: readonly AskedDefault[]): Values {
  return withoutNulls(Object.fromEntries(asked.map(({ field, proposed }) => [field.name, proposed])));
}

/** Values with what speaks against them. */
interface DefaultsRead {
  readonly values: Values;
  readonly issues: readonly Issue[];
}

/** Reads what the user lets all rows have, by field, as they write it; a field that is not asked about is refused. */
export function readDefaults(
  asked: readonly AskedDefault[],
  texts: Readonly<Record<string, string>>,
  locale: Locale,
): DefaultsRead {
  const read = Object.entries(texts).map(([name, text]) => {
    const field = asked.find((each) => each.field.name === name)?.field;
    if (field === undefined) return { name, value: null, issues: [issue(name, 'badParam')] };
    const { value, issues } = checkField(field, text, locale);
    const bounds = issues.length > 0 || isEmpty(value) ? [] : checkBounds(field, value, {}, locale);
    return { name, value, issues: [...issues, ...bounds] };
  });
  return {
    values: withoutNulls(Object.fromEntries(read.map(({ name, value }) => [name, value]))),
    issues: read.flatMap(({ issues }) => issues).filter(({ level }) => level === 'error'),
  };
}

/** The proposals of some fields; one that is not asked about, or has no proposal, is refused. */
export function pickDefaults(asked: readonly AskedDefault[], names: readonly string[]): DefaultsRead {
  const proposals = proposedDefaults(asked);
  const unknown = names.filter((name) => proposals[name] === undefined);
  return {
    values: Object.fromEntries(names.map((name) => [name, proposals[name] ?? null])),
    issues: unknown.map((name) => issue(name, 'badParam')),
  };
}

/** What every row is given, as texts of the user's language by field. */
export function defaultTexts(
  format: SheetFormat,
  accepted: Values,
  locale: Locale,
): Readonly<Record<string, string>> {
  const given = format.columns.filter(({ field }) => !isEmpty(accepted[field.name]));
  return Object.fromEntries(
    given.map(({ field }) => [field.name, formatField(field, accepted[field.name] ?? null, locale)]),
  );
}

/**
 * The fields of new records whose day follows from others, with the text that each has in a row, for those that no column
 * fills. What follows from the row itself goes before what every row is given.
 */
export function followingTexts(
  format: SheetFormat,
  filled: ReadonlySet<string>,
  locale: Locale,
): (texts: Readonly<Record<string, string>>) => Readonly<Record<string, string>> {
  const following = format.columns.flatMap(({ field }) =>
    field.defaultValueFunction === 'sameDay' && !filled.has(field.name) ? [field] : [],
  );
  return (texts) => {
    const days = following.map((field) => {
      const names = [...field.defaultOf, field.defaultWhen.parentField];
      const sources = format.columns.filter((column) => names.includes(column.field.name));
      const values = sources.map(({ field: source }) => [
        source.name,
        checkField(source, texts[source.name] ?? '', locale).value,
      ]);
      const day = followingDay(field, Object.fromEntries(values) as Values); // as each field reads it
      return [field.name, day === null ? '' : formatField(field, day, locale)] as const;
    });
    return Object.fromEntries(days.filter(([, text]) => text !== ''));
  };
}

/** The fields in which a new record has what every row was given: what is sealed with its first event. */
export function completedOf(accepted: Values, values: Values): readonly string[] {
  return Object.keys(accepted)
    .filter((name) => canonicalJson(values[name] ?? null) === canonicalJson(accepted[name] ?? null))
    .sort();
}
