import { isOnlyAsked } from '@huella/domain/engine/lists/list-fields';
import type { Attribute } from '@huella/domain/model/attribute';
import type { Field } from '@huella/domain/model/field';
import type { BodyOf, FileReply } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { failWith, issue } from '@huella/domain/model/errors';
import type { Locale, Value } from '@huella/domain/model/value';
import { readListFilters } from '@huella/domain/rules/list-filters';
import { exportCell } from '@huella/domain/engine/sheets/export-cell';
import { formatVersion } from '@huella/domain/engine/sheets/record-version';
import { pkColumn, versionColumn } from '@huella/domain/engine/sheets/reserved-columns';
import { modeSheets, type ExportMode } from '@huella/domain/rules/export-modes';
import { labelOfState, stateOf } from '@huella/domain/engine/status/asset-state';
import { stateValues } from '@huella/domain/rules/state-fields';
import type { ListedAsset } from '../../db/list-rows';
import type { Deps } from '../../deps';
import { readAsOf } from '../../http/as-of';
import type { FormContext } from '../../http/form-context';
import { listSelectedIds } from '../../http/selected-ids';
import { withOptions } from '../sources/sources-check';
import { columnsOfMode, headingsOfMode, rowsOfMode, type CellWriter } from './export-modes';
import type { ListSource } from '../../http/list-source';
import { listSequences } from '../../db/changed-since';
import { sourceOfSuffix } from '../../http/list-sources';
import { readInOrder, statusDayOfRow } from './list-source';
import { dayCell, writeSheet, xlsxType, type CellOut } from '../../outside/sheets/write-sheet';

type ExportBody = BodyOf<Calls['objects.export']>;

/**
 * The assets that filters find, or those that are named, as a spreadsheet: only attributes that the actor may list, under
 * their headings with the unit, and in the writing that an import reads again without a change. Identifiers are bare, as
 * other programs keep them. Of many rows the answer says how many bytes they will about be (`x-expected-bytes`).
 */
export async function exportAssets(
  deps: Deps,
  today: FormContext,
  body: ExportBody,
  day?: string,
): Promise<FileReply> {
  const asOf = readAsOf(today, day);
  const form = asOf?.form ?? today;
  // What may be selected is of today, and so is where assets went and what happened to them.
  if (asOf !== null && (body.selectable === true || body.mode !== undefined))
    failWith([issue('asOf', 'badParam')]);
  const { locale } = form;
  const isChangeable = asOf === null && body.suffix === undefined;
  const source = sourceOfSuffix(deps, form, body.suffix, asOf);
  const fields = await withOptions(deps.db, form.place, fieldsOf(source, body.outputFields));
  const found = await idsOf(source, locale, body);
  const except = new Set(body.except);
  const ids = asOf === null ? await meantOf(deps, form, body, found) : found.filter((id) => !except.has(id));
  const { name, headings, rows } = sheetFor(deps, form, source, fields, body.mode, isChangeable);
  const sheetOf = (some: readonly number[]) => writeSheet({ name, headings, rows: rows(some) });
  return {
    name: `${name} ${form.place.name} ${locale.today}.xlsx`,
    type: xlsxType,
    ...(ids.length > estimatedFrom && {
      headers: { 'x-expected-bytes': String(await estimateBytes(sheetOf, ids)) },
    }),
    bytes: sheetOf(ids),
  };
}

interface Sheet {
  readonly name: string;
  readonly headings: readonly string[];
  readonly rows: (ids: readonly number[]) => AsyncGenerator<readonly CellOut[]>;
}

/** A sheet of the assets themselves or, in a mode, of their transfers or events. */
function sheetFor(
  deps: Deps,
  form: FormContext,
  source: ListSource,
  fields: readonly Attribute[],
  mode: ExportMode | undefined,
  isChangeable: boolean,
): Sheet {
  const { model, locale } = form;
  const headingsOf = (some: readonly Field[]) => some.map((field) => headingOf(field, locale));
  const name = model.name[locale.language];
  if (mode === undefined)
    return {
      name,
      // The last one is for a later import of changes alone: neither a day in the past nor what went is changed.
      headings: headingsOf([pkColumn, ...fields, ...(isChangeable ? [versionColumn] : [])]),
      rows: (ids) =>
        isChangeable ? versionedRows(deps, source, form, fields, ids) : rowsOf(source, form, fields, ids),
    };
  const columns = columnsOfMode(form, fields);
  const write: CellWriter = {
    cellOf: (field, value) => cellOf(field, value, locale),
    cellsOf: (some, asset) => cellsOf(form, some, asset),
  };
  return {
    name: `${name} ${modeSheets[mode].title[locale.language]}`,
    headings: [
      ...headingsOf([pkColumn, ...columns.names]),
      ...headingsOfMode(mode, form),
      ...headingsOf(columns.others),
    ],
    async *rows(ids) {
      for await (const assets of readInOrder(source, ids))
        yield* await rowsOfMode(deps, form, mode, columns, assets, write);
    },
  };
}

function headingOf({ label, unit }: Field, { language }: Locale): string {
  return unit === undefined ? label[language] : `${label[language]} (${unit})`;
}

/** Fewer rows are there before anybody would want to know how far they are. */
const estimatedFrom = 2_000;
const sampled = 400;

/** How many bytes a sheet will about have, by some of its rows from all over it. */
async function estimateBytes(
  sheetOf: (ids: readonly number[]) => AsyncIterable<Uint8Array>,
  ids: readonly number[],
): Promise<number> {
  const step = Math.floor(ids.length / sampled);
  const some = Array.from({ length: sampled }, (_, at) => ids[at * step] ?? 0);
  const [empty, part] = [await lengthOf(sheetOf([])), await lengthOf(sheetOf(some))];
  return Math.round(empty + ((part - empty) * ids.length) / sampled);
}

async function lengthOf(bytes: AsyncIterable<Uint8Array>): Promise<number> {
  let length = 0;
  for await (const chunk of bytes) length += chunk.length;
  return length;
}

/** What no record holds is a column to look at: who names none gets what an import reads. */
function fieldsOf({ allowed }: ListSource, names: readonly string[] | undefined): readonly Attribute[] {
  if (names === undefined) return allowed.filter(({ follows }) => follows === undefined);
  const known = allowed.filter((field) => !isOnlyAsked(field));
  const unknown = names.filter((name) => !known.some((field) => field.name === name));
  if (unknown.length > 0) failWith(unknown.map((name) => issue(name, 'unknownField')));
  return names.flatMap((name) => known.find((field) => field.name === name) ?? []);
}

function idsOf({ allowed, ids }: ListSource, locale: Locale, body: ExportBody): Promise<readonly number[]> {
  if (body.pks !== undefined) return Promise.resolve([...new Set(body.pks)]);
  const read = readListFilters(body.filters ?? [], allowed, locale);
  const sortName = body.sortField ?? 'id';
  const sort = sortName === 'id' ? null : allowed.find((field) => field.name === sortName);
  if (sort === undefined) return failWith([issue('sortField', 'badParam')]);
  if (read.issues.length > 0) failWith(read.issues);
  return ids({
    filters: read.filters,
    sort,
    direction: body.sortDir ?? 'asc',
    which: body.suffix === 'all' ? 'all' : 'active',
    language: locale.language,
  });
}

/** In their order, without what a selection leaves out. */
async function meantOf(
  { db }: Deps,
  form: FormContext,
  { filters = [], suffix, except, selectable }: ExportBody,
  ids: readonly number[],
): Promise<readonly number[]> {
  if ((except === undefined && selectable !== true) || suffix === 'deleted' || suffix === 'all') return ids;
  const transferred = suffix === 'transferred' ? { suffix } : {};
  const meant = new Set(await listSelectedIds(db, form, { filters, except, selectable, ...transferred }));
  return ids.filter((id) => meant.has(id));
}

/** Rows whose versions are asked for at a time. */
const versionsAtOnce = 1_000;

/**
 * Rows with the version that each is of. It is asked for first: what changes in between is told later as changed since, and
 * never taken for what the sheet changes.
 */
async function* versionedRows(
  { db }: Deps,
  source: ListSource,
  form: FormContext,
  fields: readonly Attribute[],
  ids: readonly number[],
): AsyncGenerator<readonly CellOut[]> {
  for (let from = 0; from < ids.length; from += versionsAtOnce) {
    const some = ids.slice(from, from + versionsAtOnce);
    const sequences = await listSequences(db, some);
    for await (const assets of readInOrder(source, some))
      for (const asset of assets) {
        const sequence = sequences.get(asset.id);
        const version = sequence === undefined ? null : formatVersion({ assetId: asset.id, sequence });
        yield [asset.id, ...cellsOf(form, fields, asset), version];
      }
  }
}

async function* rowsOf(
  source: ListSource,
  form: FormContext,
  fields: readonly Attribute[],
  ids: readonly number[],
): AsyncGenerator<readonly CellOut[]> {
  for await (const assets of readInOrder(source, ids))
    for (const asset of assets) yield [asset.id, ...cellsOf(form, fields, asset)];
}

function cellsOf(form: FormContext, fields: readonly Attribute[], asset: ListedAsset): readonly CellOut[] {
  const { model, locale } = form;
  const { attributes: values, lot_name: lot } = asset;
  const standing = { values, paused: asset.paused_message !== null, inTransit: asset.sent_at !== null };
  const day = statusDayOfRow(form, asset);
  const all = fields.some(({ follows }) => follows !== undefined)
    ? { ...values, ...stateValues(model, standing, day) }
    : values;
  return fields.map((field) => {
    if (field.follows === 'lot') return lot;
    // With the reason that its name has.
    if (field.follows === 'state') return labelOfState(stateOf(model, standing, day), model, values, locale);
    return cellOf(field, all[field.name] ?? null, locale);
  });
}

/** A cell as an import reads it again (`exportCell`); a day is one of the sheet. */
function cellOf(field: Attribute, value: Value, locale: Locale): CellOut {
  const cell = exportCell(field, value, locale);
  return field.type === 'date' && typeof cell === 'string' ? dayCell(cell) : cell;
}
