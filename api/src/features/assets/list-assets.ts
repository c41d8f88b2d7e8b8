import type { Attribute } from '@huella/domain/model/attribute';
import type { AssetRow } from '@huella/domain/calls/objects';
import { failWith, issue } from '@huella/domain/model/errors';
import type { FilterItem } from '@huella/domain/engine/lists/filter';
import { pageSizes } from '@huella/domain/engine/lists/list-state';
import { rowFields } from '@huella/domain/engine/lists/row-fields';
import { readListFilters } from '@huella/domain/rules/list-filters';
import { lotField } from '@huella/domain/rules/lot-field';
import type { Actor, BoxAccess } from '../../db/actors';
import type { ListQuery } from '../../db/list-types';
import type { ListedAsset } from '../../db/list-rows';
import type { Deps } from '../../deps';
import { readAsOf, type AsOf } from '../../http/as-of';
import { formContextOf, type FormContext } from '../../http/form-context';
import { withOptions } from '../sources/sources-check';
import {
  isLargeList,
  type ListBody,
  type ListMoment,
  type ListParams,
  type ListReply,
} from '../objects/object-kind';
import type { ListSource } from '../../http/list-source';
import { readInOrder, sourceOf, statusDayOfRow } from './list-source';
import { describeDay, sourceAsOf, type DayView } from '../../http/past-source';
import { listPauses, type Pause } from './pauses.store';
import { presentRow } from './present-asset';

/** The most rows that a call answers at once: past it a selection is a filter (decisions section 1). */
const selectionLimit = 10_000;

/**
 * A page of assets with the attributes that were asked for, or those that were named. Where that may be thousands, they
 * are read and written while they are sent.
 */
export async function listAssetRows(
  deps: Deps,
  actor: Actor,
  place: BoxAccess,
  params: ListParams,
  body: ListBody,
  { asOf: day, afterwards }: ListMoment = {},
): Promise<ListReply> {
  const today = formContextOf(deps.clock(), actor, place, params.pkObjectType);
  const asOf = readAsOf(today, day);
  const form = asOf?.form ?? today;
  const source = asOf === null ? sourceOf(deps, form, params, body) : pastOf(deps, asOf, params, afterwards);
  const said = async (total: number) => asOf !== null && { asOf: await describeDay(deps, asOf, total) };
  const { query, fields } = readAsked(form, source, params, body);
  const shown = await withOptions(deps.db, place, fields);
  const view = { plain: params.suffix === 'keyvalues', publicUrl: deps.config.publicUrl };
  const { model, locale } = form;
  const pausesOf = (rows: readonly ListedAsset[]) => {
    // What was said of a pause of then comes with its row.
    if (asOf !== null) return new Map<number, Pause>();
    const paused = rows.filter((row) => row.paused_message !== null).map(({ id }) => id);
    return listPauses(deps.db, model, place.companyId, paused);
  };
  const present: Present = async (rows) => {
    const pauses = await pausesOf(rows);
    return (row) => {
      const of = { statusDay: statusDayOfRow(form, row), pause: pauses.get(row.id) };
      return presentRow(model, shown, row, locale, { ...view, ...of });
    };
  };
  const pks = body?.pks && [...new Set(body.pks)];
  if (isLargeList(params, body)) {
    const { ids, total } = pks === undefined ? await source.find(query) : { ids: pks, total: pks.length };
    // Without names all are shown, and so are read.
    const names = body?.outputFields && [...fields.map(({ name }) => name), ...rowFields(form.model)];
    const rest = { beyond: total - ids.length, ...(await said(total)) };
    return inBatches(readInOrder(source, ids, names), present, rest);
  }
  if (pks !== undefined) {
    const named = await source.byIds(pks);
    return { res: named.map(await present(named)), resTotal: named.length, ...(await said(named.length)) };
  }
  const found = await source.page(query);
  const res = found.rows.map(await present(found.rows));
  return { res, resTotal: found.total, ...(await said(found.total)) };
}

/** A day has one list: what was there, whatever became of it. */
function pastOf(
  deps: Deps,
  asOf: AsOf,
  { sentFrom, suffix }: ListParams,
  afterwards: ListMoment['afterwards'],
): ListSource {
  const isOther = sentFrom !== undefined || suffix === 'deleted' || suffix === 'all';
  return isOther ? failWith([issue('asOf', 'badParam')]) : sourceAsOf(deps, asOf, afterwards);
}

/** What presents rows, once what they need beside themselves is looked up. */
type Present = (rows: readonly ListedAsset[]) => Promise<(row: ListedAsset) => AssetRow>;

/** What a list asks for: its query and the attributes that it shows; what it may not refuses with its place. */
function readAsked({ locale }: FormContext, { allowed }: ListSource, params: ListParams, body: ListBody) {
  const { pageSize: size, sortField, sortDir, suffix } = params;
  const read = readListFilters([...(body?.filters ?? []), ...ofLot(params)], allowed, locale);
  const sort = sortField === 'id' || sortField === '0' ? null : findField(allowed, sortField);
  const output = outputFields(allowed, body?.outputFields);
  const issues = [
    ...read.issues,
    ...(sort === undefined ? [issue('sortField', 'badParam')] : []),
    ...(size !== -1 && !pageSizes.some((each) => each === size) ? [issue('pageSize', 'badParam')] : []),
    ...output.issues,
  ];
  if (issues.length > 0) failWith(issues);
  const limit = size === -1 ? selectionLimit : size;
  const query: ListQuery = {
    filters: read.filters,
    sort: sort ?? null,
    direction: sortDir.toLowerCase() === 'desc' ? 'desc' : 'asc',
    offset: size === -1 ? 0 : params.page * limit,
    limit,
    which: suffix === 'all' ? 'all' : 'active',
    language: locale.language,
  };
  return { query, fields: output.fields };
}

/** Rows in batches, and how many there are: those that were still there, and those beyond the limit. */
function inBatches(
  batches: AsyncIterable<readonly ListedAsset[]>,
  present: Present,
  { beyond, ...said }: { readonly beyond: number; readonly asOf?: DayView },
): ListReply {
  let sent = 0;
  function* each(rows: readonly ListedAsset[], presented: (row: ListedAsset) => AssetRow) {
    for (const row of rows) {
      sent += 1;
      yield presented(row);
    }
  }
  async function* presentAll() {
    for await (const rows of batches) yield each(rows, await present(rows));
  }
  return { batches: presentAll(), rest: () => ({ resTotal: sent + beyond, ...said }) };
}

/** The lot of the path is one more filter; 0 is any or none. */
function ofLot({ lotPk }: ListParams): readonly FilterItem[] {
  return lotPk === 0 ? [] : [{ field: lotField.name, operator: 'inArray', values: [lotPk] }];
}

function findField(allowed: readonly Attribute[], name: string): Attribute | undefined {
  return allowed.find((attribute) => attribute.name === name);
}

/** The attributes asked for, or all that are allowed; a name beyond them refuses. */
function outputFields(allowed: readonly Attribute[], names: readonly string[] | undefined) {
  if (names === undefined) return { fields: allowed, issues: [] };
  const unknown = names.filter((name) => findField(allowed, name) === undefined);
  return {
    fields: allowed.filter((attribute) => names.includes(attribute.name)),
    issues: unknown.map((name) => issue(name, 'unknownField')),
  };
}
