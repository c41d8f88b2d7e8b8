import { foldKey } from '../../fold';
import type { Field } from '../../model/field';

/** A unit as sheets write it: what it measures, and how many of the first unit of its kind it is. */
interface WrittenUnit {
  /** As it is shown. */
  readonly unit: string;
  readonly of: 'mass' | 'length' | 'area' | 'volume';
  readonly factor: number;
}

/**
 * Units that sheets write beside numbers, with their spellings in both languages. A ton may be one of three and is none of these; a
 * quintal is the metric one, by which grain is sold.
 */
const spellings: readonly (WrittenUnit & { readonly as: string })[] = [
  { unit: 'kg', of: 'mass', factor: 1, as: 'kg kgs kilo kilos kilogramo kilogramos kilogram kilograms' },
  { unit: 'g', of: 'mass', factor: 0.001, as: 'g gr grs gramo gramos gram grams' },
  { unit: 'lb', of: 'mass', factor: 0.45359237, as: 'lb lbs libra libras pound pounds' },
  { unit: 'qq', of: 'mass', factor: 100, as: 'qq quintal quintales' },
  { unit: 't', of: 'mass', factor: 1_000, as: 't tn tns tonelada toneladas tonne tonnes' },
  { unit: 'm', of: 'length', factor: 1, as: 'm mt mts metro metros metre metres meter meters' },
  { unit: 'mm', of: 'length', factor: 0.001, as: 'mm milimetro milimetros' },
  { unit: 'cm', of: 'length', factor: 0.01, as: 'cm cms centimetro centimetros' },
  { unit: 'km', of: 'length', factor: 1_000, as: 'km kms kilometro kilometros' },
  { unit: 'in', of: 'length', factor: 0.0254, as: 'in inch inches pulgada pulgadas' },
  { unit: 'ft', of: 'length', factor: 0.3048, as: 'ft feet foot pie pies' },
  { unit: 'ha', of: 'area', factor: 1, as: 'ha has hectarea hectareas hectare hectares' },
  { unit: 'ac', of: 'area', factor: 0.40468564224, as: 'ac acre acres' },
  { unit: 'l', of: 'volume', factor: 1, as: 'l lt lts litro litros litre litres liter liters' },
  { unit: 'ml', of: 'volume', factor: 0.001, as: 'ml cc mililitro mililitros' },
  { unit: 'hl', of: 'volume', factor: 100, as: 'hl hectolitro hectolitros' },
];

const bySpelling: ReadonlyMap<string, WrittenUnit> = new Map(
  spellings.flatMap(({ as, ...unit }) => as.split(' ').map((spelling) => [spelling, unit] as const)),
);

/** The unit of a spelling, whatever its case and a full stop behind it; null of any other text. */
export function findWrittenUnit(text: string): WrittenUnit | null {
  return bySpelling.get(foldKey(text).replace(/\.$/, '').trim()) ?? null;
}

/** Of these a word without brackets means something else as well: `Check in`, `Peso 1 m`. */
const onlyInBrackets = new Set(['in', 'm', 't', 'g', 'l', 'has', 'ac']);

/** The unit that a heading says its numbers are in: in brackets, `Peso (lb)`, or as its last word, `Peso lbs`. */
export function unitOfHeading(heading: string): WrittenUnit | null {
  const inside = [...heading.matchAll(/[([]([^)\]]{1,20})[)\]]/g)].map(([, text = '']) => text);
  const bracketed = inside.map(findWrittenUnit).find((found) => found !== null);
  if (bracketed !== undefined) return bracketed;
  const word =
    foldKey(heading)
      .split(/[\s_]+/)
      .at(-1) ?? '';
  return onlyInBrackets.has(word) ? null : findWrittenUnit(word);
}

/**
 * By how much a number in a unit is multiplied to be in that of a field: null where they measure different things, 1 where either
 * is not known or both are the same.
 */
export function factorTo(unit: WrittenUnit | null, { unit: own }: Pick<Field, 'unit'>): number | null {
  const wanted = own === undefined ? null : findWrittenUnit(own);
  if (unit === null || wanted === null) return 1;
  return unit.of === wanted.of ? unit.factor / wanted.factor : null;
}
