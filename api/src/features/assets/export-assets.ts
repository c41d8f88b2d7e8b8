import type { Attribute } from '@huella/domain/model/attribute';
import type { BodyOf, FileReply } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { failWith, issue } from '@huella/domain/model/errors';
import { formatField } from '@huella/domain/engine/fields/check-field';
import type { Locale, Value } from '@huella/domain/model/value';
import { readListFilters } from '@huella/domain/rules/id-field';
import { lotField } from '@huella/domain/rules/lot-field';
import { pkColumn } from '@huella/domain/engine/sheets/reserved-columns';
import type { Deps } from '../../deps';
import type { FormContext } from '../../http/form-context';
import { listSelectedIds } from '../../http/selected-ids';
import { withOptions } from '../sources/sources-check';
import {
  readInOrder,
  sourceHere,
  sourceOfDeleted,
  sourceOfTransferred,
  type ListSource,
} from './list-source';
import { dayCell, writeSheet, xlsxType, type CellOut } from '../../outside/sheets/write-sheet';

type ExportBody = BodyOf<Calls['objects.export']>;

/**
 * The assets that filters find, or those that are named, as a spreadsheet: only attributes that the actor may list,
 * under the headings and in the writing that an import reads again without a change.
 */
export async function exportAssets(deps: Deps, form: FormContext, body: ExportBody): Promise<FileReply> {
  const { model, locale } = form;
  const source = sourceOf(deps, form, body.suffix);
  const fields = await withOptions(deps.db, form.place, fieldsOf(source, body.outputFields));
  const ids = await meantOf(deps, form, body, await idsOf(source, locale, body));
  const headings = [pkColumn, ...fields].map((field) => field.label[locale.language]);
  return {
    name: `${model.name[locale.language]} ${form.place.name} ${locale.today}.xlsx`,
    type: xlsxType,
    bytes: writeSheet({
      name: model.name[locale.language],
      headings,
      rows: rowsOf(source, locale, fields, ids),
    }),
  };
}

function sourceOf(deps: Deps, form: FormContext, suffix: ExportBody['suffix']): ListSource {
  if (suffix === 'transferred') return sourceOfTransferred(deps, form);
  return suffix === 'deleted' ? sourceOfDeleted(deps, form) : sourceHere(deps, form);
}

/** The lot is a column to look at: an import never reads it. */
function fieldsOf({ allowed }: ListSource, names: readonly string[] | undefined): readonly Attribute[] {
  const exported = allowed.filter(({ name }) => name !== lotField.name);
  if (names === undefined) return exported;
  const unknown = names.filter((name) => !allowed.some((field) => field.name === name));
  if (unknown.length > 0) failWith(unknown.map((name) => issue(name, 'unknownField')));
  return names.flatMap((name) => exported.find((field) => field.name === name) ?? []);
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

async function* rowsOf(
  source: ListSource,
  locale: Locale,
  fields: readonly Attribute[],
  ids: readonly number[],
): AsyncGenerator<readonly CellOut[]> {
  for await (const assets of readInOrder(source, ids))
    for (const { id, attributes } of assets)
      yield [id, ...fields.map((field) => cellOf(field, attributes[field.name] ?? null, locale))];
}

/** Numbers and days as what they are, all else as the text that people read and the import takes. */
function cellOf(field: Attribute, value: Value, locale: Locale): CellOut {
  if (value === null) return null;
  if (typeof value === 'number') return value;
  if (field.type === 'date' && typeof value === 'string') return dayCell(value);
  return formatField(field, value, locale);
}
