import type { Language } from '../../words';
import { issue, type Issue } from '../../model/errors';
import { isEmpty, isRows, plainText, type RowValue, type Value, type Values } from '../../model/value';
import { sumIn, unitWords, type Measured, type Unit } from '../../model/measures';
import type { Transformation, TransformationOutput, Yield } from '../../model/transformation';

/** An asset that comes out: what the model says of it, and its row. */
export interface OutputRow {
  readonly output: TransformationOutput;
  readonly row: RowValue;
}

/** The outputs that an event's fields describe, list by list. */
export function outputRows({ outputs }: Transformation, fields: Values): readonly OutputRow[] {
  return outputs.flatMap((output) => {
    const rows = fields[output.rows] ?? null;
    return isRows(rows) ? rows.map((row) => ({ output, row })) : [];
  });
}

type Raw = Readonly<Record<string, unknown>>;

/** What was filled in of one input, with all that is left of it where nobody says how much goes in. */
export function withAllTaken({ taken, left }: Transformation, raw: Raw, asset: Values): Raw {
  const said = raw[taken];
  const there = asset[left];
  const isBlank = said === undefined || said === null || said === '';
  return isBlank ? { ...raw, [taken]: typeof there === 'number' ? toHundredths(there) : null } : raw;
}

/** What is wrong with how much of an asset goes in: there has to be some, and never more than there is. */
export function checkTaken({ taken, left }: Transformation, fields: Values, asset: Values): readonly Issue[] {
  const [much, there] = [fields[taken], asset[left]];
  if (typeof there !== 'number' || there <= 0) return [issue(taken, 'nothingLeft')];
  if (typeof much !== 'number' || much <= 0) return [issue(taken, 'mandatory')];
  return much > toHundredths(there) ? [issue(taken, 'moreThanLeft', { left: toHundredths(there) })] : [];
}

/** What is left follows by taking away, which leaves traces far behind the point. */
function toHundredths(quantity: number): number {
  return Math.round(quantity * 100) / 100;
}

/** How much of an input goes in, in the unit of the transformation. */
export function takenOf({ taken, unit }: Transformation, fields: Values): Measured {
  const much = fields[taken];
  return { quantity: typeof much === 'number' ? much : 0, unit };
}

/** How much an output is; null where the model does not measure it. */
export function quantityOf({ output, row }: OutputRow): Measured | null {
  if (output.quantity === undefined) return null;
  const much = row[output.quantity.field];
  return typeof much === 'number' ? { quantity: much, unit: output.quantity.unit } : null;
}

/** What goes into a transformation beside what comes out of it, in the unit of its inputs. */
export interface Balance {
  readonly unit: Unit;
  readonly inputs: number;
  /** Null where what comes out cannot be compared with what went in. */
  readonly outputs: number | null;
  /** More came out than went in. */
  readonly isOver: boolean;
}

/** Weighs what goes in against what comes out. */
export function weigh(
  transformation: Transformation,
  taken: readonly Measured[],
  outputs: readonly OutputRow[],
): Balance {
  const { unit } = transformation;
  const inputs = sumIn(taken, unit) ?? 0;
  const made = sumIn(
    outputs.flatMap((each) => quantityOf(each) ?? []),
    unit,
  );
  return { unit, inputs, outputs: made, isOver: made !== null && made > inputs };
}

/** Weighs what was made of an asset against what went into it before; null where either was not measured. */
export function weighYield({ field, unit, of }: Yield, fields: Values, asset: Values): Balance | null {
  const [made, put] = [fields[field], asset[of.attribute]];
  if (typeof made !== 'number' || typeof put !== 'number') return null;
  const inputs = sumIn([{ quantity: put, unit: of.unit }], unit);
  return inputs === null ? null : { unit, inputs, outputs: made, isOver: made > inputs };
}

/**
 * What speaks against a balance: more came out than went in, which is refused or, where the model lets people decide,
 * has to be confirmed.
 */
export function checkBalance(
  { field, overYield }: { readonly field: string | null; readonly overYield: Transformation['overYield'] },
  { isOver, inputs, outputs, unit }: Balance,
  isConfirmed: boolean,
  language: Language,
): readonly Issue[] {
  if (!isOver || outputs === null || (overYield === 'warning' && isConfirmed)) return [];
  const code = overYield === 'error' ? 'yieldOver' : 'yieldToConfirm';
  return [issue(field, code, { inputs, outputs, unit: unitWords[unit][language] })];
}

export interface OutputInput {
  /** The day of the event in its zone. */
  readonly day: string;
  /** What the establishment is called. */
  readonly place: string;
  /** The attributes that may be filled in there. */
  readonly open: ReadonlySet<string>;
  /** What goes in. */
  readonly inputs: readonly TransformedInput[];
}

/** An asset that goes in, as it was. */
export interface TransformedInput {
  readonly id: number;
  readonly attributes: Values;
}

/** What is filled in of a new asset that comes out: it is checked like what a form sends. */
export function outputValues({ output, row }: OutputRow, { day, place, open, inputs }: OutputInput): Values {
  const taken = Object.entries(output.takes).map(([to, from]): [string, Value] => [to, row[from] ?? null]);
  const given = [
    ...Object.entries(inherited(output, inputs)),
    ...Object.entries(output.sets ?? {}),
    ...(output.days ?? []).map((name) => [name, day] as const),
    ...(output.places ?? []).map((name) => [name, place] as const),
  ];
  return Object.fromEntries([
    ...given.filter(([name]) => open.has(name)),
    ...taken.filter(([, value]) => !isEmpty(value)),
  ]);
}

/** What is known of an output without anybody filling it in. */
export function outputFacts(output: TransformationOutput, inputs: readonly TransformedInput[]): Values {
  const { facts = {} } = output;
  const factOf = (fact: (typeof facts)[string]): Value => {
    if ('value' in fact) return fact.value;
    if ('inputs' in fact) return inputs.map(({ id }) => String(id));
    const texts = inputs.map(({ attributes }) => plainText(attributes[fact.each] ?? null));
    return [...new Set(texts.filter((text) => text !== ''))].join(', ');
  };
  const pairs = Object.entries(facts).map(([name, fact]): [string, Value] => [name, factOf(fact)]);
  // What it has of its inputs it has also where nobody could fill it in.
  return {
    ...inherited(output, inputs),
    ...Object.fromEntries(pairs.filter(([, value]) => !isEmpty(value))),
  };
}

function inherited({ inherits = [] }: TransformationOutput, inputs: readonly TransformedInput[]): Values {
  const isOneOf = (name: string) =>
    new Set(inputs.map(({ attributes }) => JSON.stringify(attributes[name] ?? null))).size === 1;
  const pairs = inherits
    .filter(isOneOf)
    .map((name): [string, Value] => [name, inputs[0]?.attributes[name] ?? null]);
  return Object.fromEntries(pairs.filter(([, value]) => !isEmpty(value)));
}
