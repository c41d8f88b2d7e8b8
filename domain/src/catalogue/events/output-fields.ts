import type { Field, LooseField } from '../../model/field';
import { anyNumber } from './common-events';

/**
 * The fields of a row that describes an asset that comes out of a transformation: those of the asset's type, in the order
 * asked for. That no two assets have the same is checked when they are added, whatever list they are entered in.
 */
export function outputFields(
  attributes: readonly Field[],
  names: readonly string[],
  more: Readonly<Record<string, Partial<LooseField>>> = {},
): readonly Field[] {
  return names.flatMap((name) => {
    const attribute = attributes.find((each) => each.name === name);
    if (attribute === undefined) return [];
    const field: LooseField = { ...asField(attribute), ...more[name] };
    return [field as unknown as Field]; // of the kind of its attribute, with what that has
  });
}

/** What a form needs of an attribute: not where it is listed, exported or shown. */
function asField(attribute: Field): LooseField {
  const { name, label, type, hint, unit, values, masks, decimals, presets, columns, segmented } = attribute;
  const { dataSourceType, dataSourceCommon, validations = {} } = attribute;
  const { unique: _unique, ...kept } = validations;
  const parts = {
    hint,
    unit,
    values,
    masks,
    decimals,
    presets,
    columns,
    segmented,
    dataSourceType,
    dataSourceCommon,
  };
  const given = Object.entries(parts).filter(([, part]) => part !== undefined);
  return { name, label, type, ...Object.fromEntries(given), validations: kept };
}

/** Attributes that take the field of the same name. */
export function sameNames(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map((name) => [name, name]));
}

/** On one or many together; what comes out is entered in the form, and no lot or sheet does it by itself. */
export const allTogether = { ...anyNumber, modelExcelOnTag: false, lotMode: false } as const;
