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
export type Told =
  string | number | boolean | readonly Told[] | { readonly [name: `${string}:${string}`]: Told };

/** What is needed to write values: the address of the site, and public ids of the assets that values name. */
export interface Telling {
  readonly base: string;
  readonly publicIds: ReadonlyMap<string, string>;
}

const own = <Name extends string>(name: Name) => `${prefixes.own}:${name}` as const;

/** A field's value as an extension holds it; null where nothing is left to say. */
export function toldValue(field: Field, value: Value, telling: Telling): Told | null {
  if (isEmpty(value)) return null;
  if (typeof value === 'number' && field.unit !== undefined)
    return { [own('value')]: value, [own('unit')]: field.unit };
  if (typeof value !== 'object') return value;
  return toldObject(field, value, telling);
}

function toldObject(field: Field, value: Extract<Value, object>, telling: Telling): Told | null {
  if (isPoint(value)) {
    const [lng, lat] = value.geometry.coordinates;
    return { [own('longitude')]: lng, [own('latitude')]: lat };
  }
  if (isArea(value)) return toldArea(value);
  if (isKeys(value)) return field.type === 'assetsSelectList' ? toldAssets(value, telling) : [...value];
  if (isFiles(value)) return value.map((file) => toldFile(field, file, telling));
  return isRows(value) ? value.map((row) => toldRow(field, row, telling)) : null;
}

/** In well-known text, which every tool for maps reads; a circle says its radius in metres. */
function toldArea({ geometry, properties }: DrawnArea): Told {
  const rings = geometry.coordinates.map((ring) => `(${ring.map((at) => at.join(' ')).join(', ')})`);
  const radius = properties.radius === null ? {} : { [own('radius')]: properties.radius };
  return { [own('wkt')]: `POLYGON (${rings.join(', ')})`, ...radius };
}

function toldAssets(ids: readonly string[], { base, publicIds }: Telling): Told | null {
  const named = ids.flatMap((id) => publicIds.get(id) ?? []).map((publicId) => assetUri(base, publicId));
  return named.length === 0 ? null : named;
}

function toldFile({ files }: Field, { storageName, originalName }: FileRef, { base }: Telling): Told {
  const address = fileAddress(storageName, files?.isPublic === true);
  return { [own('name')]: originalName, [own('file')]: base.replace(/\/+$/, '') + address };
}

function toldRow(field: Field, row: RowValue, telling: Telling): Told {
  const parts = (field.list?.fields ?? []).flatMap((each) => {
    const told = toldValue(each, row[each.name] ?? null, telling);
    return told === null ? [] : [[own(each.name), told] as const];
  });
  return Object.fromEntries(parts);
}

/** The codes under which a field's value is a measurement; null where it is none. */
export function measuredIn(field: Field, value: Value): UnitCode | null {
  return typeof value === 'number' ? findUnitCode(field.unit) : null;
}
