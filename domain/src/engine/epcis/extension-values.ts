import type { Field } from '../../model/field';
import { fileAddress } from '../files/address';
import {
  isArea,
  isEmpty,
  isFiles,
  isKeys,
  isPoint,
  isRows,
  type DrawnArea,
  type FileRef,
  type RowValue,
  type Value,
} from '../../model/value';
import { assetUri, prefixes } from './epcis-names';
import { findUnitCode, type UnitCode } from './units';

/** What extensions hold: JSON whose names all have a prefix of ours, so that none is mistaken for one of EPCIS. */
export type ExtensionValue =
  | string
  | number
  | boolean
  | readonly ExtensionValue[]
  | { readonly [name: `${string}:${string}`]: ExtensionValue };

/** What is needed to write values: the address of the site, and public ids of the assets that values name. */
export interface ValueContext {
  readonly base: string;
  readonly publicIds: ReadonlyMap<string, string>;
}

const own = <Name extends string>(name: Name) => `${prefixes.own}:${name}` as const;

/** A field's value as an extension holds it; null where nothing is left to say. */
export function extensionValue(field: Field, value: Value, context: ValueContext): ExtensionValue | null {
  if (isEmpty(value)) return null;
  if (typeof value === 'number' && field.unit !== undefined)
    return { [own('value')]: value, [own('unit')]: field.unit };
  if (typeof value !== 'object') return value;
  return objectValue(field, value, context);
}

function objectValue(
  field: Field,
  value: Extract<Value, object>,
  context: ValueContext,
): ExtensionValue | null {
  if (isPoint(value)) {
    const [lng, lat] = value.geometry.coordinates;
    return { [own('longitude')]: lng, [own('latitude')]: lat };
  }
  if (isArea(value)) return areaValue(value);
  if (isKeys(value)) return field.type === 'assetsSelectList' ? assetsValue(value, context) : [...value];
  if (isFiles(value)) return value.map((file) => fileValue(field, file, context));
  return isRows(value) ? value.map((row) => rowValue(field, row, context)) : null;
}

/** In well-known text, which every tool for maps reads; a circle says its radius in metres. */
function areaValue({ geometry, properties }: DrawnArea): ExtensionValue {
  const rings = geometry.coordinates.map((ring) => `(${ring.map((at) => at.join(' ')).join(', ')})`);
  const radius = properties.radius === null ? {} : { [own('radius')]: properties.radius };
  return { [own('wkt')]: `POLYGON (${rings.join(', ')})`, ...radius };
}

function assetsValue(ids: readonly string[], { base, publicIds }: ValueContext): ExtensionValue | null {
  const named = ids.flatMap((id) => publicIds.get(id) ?? []).map((publicId) => assetUri(base, publicId));
  return named.length === 0 ? null : named;
}

function fileValue(
  { files }: Field,
  { storageName, originalName }: FileRef,
  { base }: ValueContext,
): ExtensionValue {
  const address = fileAddress(storageName, files?.isPublic === true);
  return { [own('name')]: originalName, [own('file')]: base.replace(/\/+$/, '') + address };
}

function rowValue(field: Field, row: RowValue, context: ValueContext): ExtensionValue {
  const parts = (field.list?.fields ?? []).flatMap((each) => {
    const written = extensionValue(each, row[each.name] ?? null, context);
    return written === null ? [] : [[own(each.name), written] as const];
  });
  return Object.fromEntries(parts);
}

/** The codes under which a field's value is a measurement; null where it is none. */
export function measuredIn(field: Field, value: Value): UnitCode | null {
  return typeof value === 'number' ? findUnitCode(field.unit) : null;
}
