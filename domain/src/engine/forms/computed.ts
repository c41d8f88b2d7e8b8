import type { Computation } from '../../model/computation';
import type { Field } from '../../model/field';
import { daysBetween, monthsBetween } from '../fields/days';
import { fieldKinds } from '../fields/index';
import type { Locale, Value, Values } from '../../model/value';
import { isShown } from '../fields/conditions';

/**
 * The functions behind fields that nobody types. Each takes the values of the fields that the computation names, in
 * their order, and answers null where one that it needs is missing. Lengths are metres unless said, areas hectares.
 */
type Compute = (parts: readonly Value[], computation: Computation, today: string) => Value;

/** The same computation with numbers alone: any part that is none makes the outcome none. */
function ofNumbers(calculate: (parts: readonly number[], computation: Computation) => number): Compute {
  return (parts, computation) => {
    const numbers = parts.map((part, at) => numberOf(part, computation, at));
    return numbers.every((each) => each !== null) ? calculate(numbers, computation) : null;
  };
}

/** A number as it is, an option as what it counts for. */
function numberOf(part: Value, { factors, of }: Computation, at: number): number | null {
  if (typeof part === 'number') return part;
  return typeof part === 'string' ? (factors?.[of[at] ?? '']?.[part] ?? null) : null;
}

const product = ofNumbers((parts) => parts.reduce((all, part) => all * part, 1));

/** Cross-section of a stem in square metres, from its diameter at 1.30 m in centimetres. */
function sectionOf(diameter: number): number {
  return Math.PI * (diameter / 200) ** 2;
}

/** Stem volume over section times height: what a tree tapers. */
const taper = 0.45;

/** Tonnes of carbon dioxide behind a tonne of stem wood: branches, roots, carbon in dry matter, and its oxygen. */
const co2OfWood = 1.4 * 1.25 * 0.47 * (44 / 12);

export const computations: { readonly [Rule in Computation['rule']]: Compute } = {
  /** One number a unit of another, times the factor. */
  ratio: ofNumbers(([one = 0, other = 0]) => one / other),
  sum: ofNumbers((parts) => parts.reduce((all, part) => all + part, 0)),
  /** The first less all others; what was never taken away counts as nothing. */
  difference: ([first = null, ...others]) =>
    typeof first === 'number'
      ? others.reduce<number>((rest, part) => rest - (typeof part === 'number' ? part : 0), first)
      : null,
  /** Numbers, and options by what they count for (`factors`). */
  product,
  /** The key that goes with a key: the species of a variety. */
  lookup: ([key], { table }) => (typeof key === 'string' ? (table?.[key] ?? null) : null),
  /** Whole months since a day, today. */
  ageMonths: ([day], _computation, today) =>
    typeof day === 'string' ? Math.max(0, monthsBetween(day, today)) : null,
  /** Days from one day to another: how long meat ripened until it was packed. */
  daysBetween: ([from, to]) =>
    typeof from === 'string' && typeof to === 'string'
      ? Math.max(0, daysBetween(from.slice(0, 10), to.slice(0, 10)))
      : null,
  /** Trees a hectare, from the metres between rows and between plants. */
  spacing: ofNumbers(([rows = 0, plants = 0]) => Math.round(10_000 / (rows * plants))),
  /** Square metres of the stem, or with trees a hectare of all of them there. */
  basalArea: ([diameter, density]) =>
    typeof diameter === 'number' ? sectionOf(diameter) * (typeof density === 'number' ? density : 1) : null,
  /** Cubic metres, from basal area and height, over so many hectares if there are any. */
  volume: ([basal, height, area]) =>
    typeof basal === 'number' && typeof height === 'number'
      ? basal * height * taper * (typeof area === 'number' ? area : 1)
      : null,
  /** Tonnes of carbon dioxide in cubic metres of wood of so many kilos dry matter each. */
  co2: ofNumbers(([volume = 0, density = 0]) => (volume * density * co2OfWood) / 1_000),
  /** Kilos of carbon dioxide in one tree: diameter in centimetres, height, kilos a cubic metre. */
  treeCo2: ofNumbers(
    ([diameter = 0, height = 0, density = 0]) => sectionOf(diameter) * height * taper * density * co2OfWood,
  ),
};

function compute(field: Field, computation: Computation, values: Values, locale: Locale): Value {
  const parts = computation.of.map((name) => values[name] ?? null);
  const value = computations[computation.rule](parts, computation, locale.today);
  if (typeof value !== 'number') return value;
  const scale = 10 ** (fieldKinds[field.type].decimals?.(field) ?? 0);
  const number = Math.round(value * (computation.factor ?? 1) * scale) / scale;
  // Adding 0 turns a negative zero into the one that JSON knows.
  return Number.isFinite(number) ? number + 0 : null;
}

/**
 * The values with those that follow from others, in the order of the fields: one that looks at another computed one
 * is behind it. What a condition hides holds nothing.
 */
export function withComputed(fields: readonly Field[], values: Values, locale: Locale): Values {
  let own: Record<string, Value> | null = null;
  for (const field of fields) {
    if (field.computed === undefined) continue;
    const all: Values = own ?? values;
    const value = isShown(field, all) ? compute(field, field.computed, all, locale) : null;
    if (value === (all[field.name] ?? null)) continue;
    own ??= { ...values };
    own[field.name] = value;
  }
  return own ?? values;
}
