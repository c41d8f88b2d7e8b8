import type { Attribute } from '@huella/domain/model/attribute';
import type { Field } from '@huella/domain/model/field';
import { localeTag } from '@huella/domain/model/value';
import type { Language } from '@huella/domain/words';

/** A number with as many decimals as a column of such numbers: one of decimals, none of whole ones. */
export function figure({ type }: Pick<Field, 'type'>, value: number, language: Language): string {
  const places = type === 'number' ? 0 : Number.isInteger(value * 10) ? 1 : 2;
  return withPlaces(value, places, language);
}

/** The same with its unit: '364,0 kg'. */
export function amount(
  attribute: Pick<Attribute, 'type' | 'unit'>,
  value: number,
  language: Language,
): string {
  const text = figure(attribute, value, language);
  return attribute.unit === undefined ? text : `${text} ${attribute.unit}`;
}

/** A mean with its unit, to one decimal: '392,8 kg'. */
export function meanAmount({ unit }: Pick<Attribute, 'unit'>, value: number, language: Language): string {
  const text = withPlaces(value, 1, language);
  return unit === undefined ? text : `${text} ${unit}`;
}

/** What was gained a day, with its sign: '+0,48'. */
export function gain(value: number, language: Language): string {
  const text = withPlaces(Math.abs(value), 2, language);
  return `${value < 0 ? '−' : '+'}${text}`;
}

function withPlaces(value: number, places: number, language: Language): string {
  return value.toLocaleString(localeTag[language], {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
}
