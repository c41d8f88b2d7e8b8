import { optionsOf } from '../fields/choice';
import type { AssetType } from '../../model/asset-type';
import type { Attribute, SummaryRule } from '../../model/attribute';
import { isKeys, type Value, type Values } from '../../model/value';

/** How many of the assets have an option, and which part of those that have any, in hundredths. */
interface Share {
  readonly key: string;
  readonly count: number;
  readonly percent: number;
}

/** What assets come to in one attribute: the figures that its rules ask for (document 1 section 2). */
export interface AttributeSummary {
  readonly name: string;
  /** How many of them have a value. */
  readonly filled: number;
  readonly min: number | null;
  readonly max: number | null;
  /** Rounded to hundredths. */
  readonly mean: number | null;
  /** The largest first; of equal ones in the order of the options. */
  readonly shares: readonly Share[];
}

/** The same with what their values add up to, where they do. */
export interface AttributeTotals extends AttributeSummary {
  readonly sum: number | null;
}

/** The attributes that are summed up, in the order of the model, as far as they are allowed. */
export function summaryFields(
  model: Pick<AssetType, 'summary'>,
  allowed: readonly Attribute[],
): readonly Attribute[] {
  return model.summary.flatMap((name) => {
    const field = allowed.find((each) => each.name === name);
    return field?.summaryRules === undefined || field.summaryRules.length === 0 ? [] : [field];
  });
}

/** Sums assets up by the summary rules MIN, MAX, MEAN and PORC of the attributes. */
export function summarise(
  fields: readonly Attribute[],
  rows: readonly Values[],
): readonly AttributeSummary[] {
  return fields.map((field) => summaryOf(field, rows));
}

/** What is known of the values of an attribute, for its rules to choose from. */
export interface Figures {
  readonly filled: number;
  readonly min: number | null;
  readonly max: number | null;
  readonly mean: number | null;
  readonly sum: number | null;
  readonly counts: ReadonlyMap<string, number>;
}

/** The totals of an attribute out of its figures, which were counted elsewhere; they say what `summarise` says. */
export function totalsOf(
  { sums }: Pick<AssetType, 'sums'>,
  field: Attribute,
  { filled, min, max, mean, sum, counts }: Figures,
): AttributeTotals {
  const asks = (rule: SummaryRule) => field.summaryRules?.includes(rule) === true;
  return {
    name: field.name,
    filled,
    min: asks('MIN') ? min : null,
    max: asks('MAX') ? max : null,
    mean: asks('MEAN') && mean !== null ? inHundredths(mean) : null,
    sum: sums.includes(field.name) && sum !== null ? inHundredths(sum) : null,
    shares: asks('PORC') ? partsOf(field, counts, filled) : [],
  };
}

function inHundredths(value: number): number {
  return Math.round(100 * value) / 100;
}

function summaryOf(field: Attribute, rows: readonly Values[]): AttributeSummary {
  const asks = (rule: SummaryRule) => field.summaryRules?.includes(rule) === true;
  const values = rows.map((row) => row[field.name] ?? null).filter((value) => value !== null);
  const numbers = values.filter((value) => typeof value === 'number');
  const total = numbers.reduce((sum, value) => sum + value, 0);
  const some = numbers.length > 0;
  return {
    name: field.name,
    filled: values.length,
    min: asks('MIN') && some ? numbers.reduce((least, value) => Math.min(least, value)) : null,
    max: asks('MAX') && some ? numbers.reduce((most, value) => Math.max(most, value)) : null,
    mean: asks('MEAN') && some ? inHundredths(total / numbers.length) : null,
    shares: asks('PORC') ? sharesOf(field, values) : [],
  };
}

/** Of several chosen options each counts, so that the parts may come to more than the whole. */
function sharesOf(field: Attribute, values: readonly Value[]): readonly Share[] {
  const counts = new Map<string, number>();
  for (const value of values) {
    for (const key of keysOf(value)) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return partsOf(field, counts, values.length);
}

function partsOf(field: Attribute, counts: ReadonlyMap<string, number>, filled: number): readonly Share[] {
  const order = optionsOf(field).map(({ key }) => key);
  return [...counts]
    .map(([key, count]) => ({ key, count, percent: inHundredths((100 * count) / filled) }))
    .sort((one, other) => other.count - one.count || order.indexOf(one.key) - order.indexOf(other.key));
}

/** The options that a value is; what is no option counts as nothing. */
function keysOf(value: Value): readonly string[] {
  if (isKeys(value)) return value;
  return typeof value === 'string' || typeof value === 'boolean' ? [String(value)] : [];
}
