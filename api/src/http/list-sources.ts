import { failWith, issue } from '@huella/domain/model/errors';
import { deletedFields } from '@huella/domain/rules/deleted-fields';
import { transferredFields } from '@huella/domain/rules/transferred-fields';
import { listedFields } from '@huella/domain/rules/lot-field';
import { askingOf, askKept } from '../db/kept-answers';
import { asksDeletion, findDeleted, listDeletedByIds, matchingDeleted } from '../db/list-deleted';
import { findAssets, listAssets } from '../db/list-query';
import type { ListQuery } from '../db/list-types';
import { listAssetsByIds, listMatchingIds, matching } from '../db/list-scan';
import { apartIn } from '../db/list-state';
import { assetsNamed, summedDeleted, summedHere } from '../db/list-sums';
import {
  findTransferred,
  listTransferred,
  listTransferredByIds,
  matchingTransferred,
  summedTransferred,
  transferredNamed,
} from '../db/list-transferred';
import type { Deps } from '../deps';
import { deletedScopeOf, listScopeOf, transferredScopeOf, type FormContext } from './form-context';
import type { AsOf } from './as-of';
import type { ListSource } from './list-source';
import { sourceAsOf } from './past-source';

/** The assets of the establishment. */
export function sourceHere({ db, lists }: Deps, form: FormContext): ListSource {
  const scope = listScopeOf(form);
  return {
    ask: (work) => work(db),
    askKept: (statement) => askKept(db, lists.answers, scope, statement),
    allowed: listedFields(form.model, form.scope),
    page: (query) => listAssets(db, lists, scope, query),
    find: (query) => findAssets(db, scope, query),
    ids: (query) => listMatchingIds(db, scope, query),
    matches: (query) => (sort, keyOf, within) =>
      matching(scope, { ...query, which: 'active', sort }, keyOf, within),
    apart: (field) => apartIn(scope, field),
    summed: summedHere(scope),
    named: (ids) => assetsNamed(scope, ids),
    byIds: (ids, names) => listAssetsByIds(db, scope, ids, names),
  };
}

/** What left the establishment by a transfer, as it was then (decisions section 4). */
export function sourceOfTransferred({ db }: Deps, form: FormContext): ListSource {
  const scope = transferredScopeOf(form);
  return {
    ask: (work) => work(db),
    askKept: askingOf(db),
    allowed: transferredFields(form.model, form.scope),
    page: (query) => listTransferred(db, scope, query),
    find: (query) => findTransferred(db, scope, query),
    ids: async (query) => (await findTransferred(db, scope, { ...query, offset: 0, limit: null })).ids,
    matches: (query) => (sort, keyOf) => matchingTransferred(scope, { ...query, sort }, keyOf),
    apart: () => null,
    summed: summedTransferred(scope),
    named: (ids) => transferredNamed(scope, ids),
    byIds: (ids, names) => listTransferredByIds(db, scope, ids, names),
  };
}

/**
 * The logically deleted assets of the establishment, with how they went. What asks only what they held is found among
 * all assets, as any list is.
 */
export function sourceOfDeleted({ db }: Deps, form: FormContext): ListSource {
  const scope = deletedScopeOf(form);
  const find = (query: ListQuery) =>
    asksDeletion(query)
      ? findDeleted(db, scope, query)
      : findAssets(db, scope, { ...query, which: 'deleted' });
  const byIds = (ids: readonly number[], names?: readonly string[]) =>
    listDeletedByIds(db, scope, ids, names);
  return {
    ask: (work) => work(db),
    askKept: askingOf(db),
    allowed: deletedFields(form.model, form.scope),
    page: async (query) => {
      const { ids, total } = await find(query);
      const byId = new Map((await byIds(ids)).map((row) => [row.id, row]));
      return { total, rows: ids.flatMap((id) => byId.get(id) ?? []) };
    },
    find,
    ids: async (query) =>
      asksDeletion(query)
        ? (await findDeleted(db, scope, { ...query, offset: 0, limit: null })).ids
        : listMatchingIds(db, scope, { ...query, which: 'deleted' }),
    matches: (query) => (sort, keyOf) =>
      asksDeletion({ ...query, sort })
        ? matchingDeleted(scope, { ...query, sort }, keyOf)
        : matching(scope, { ...query, which: 'deleted', sort }, keyOf),
    apart: () => null,
    summed: summedDeleted(scope),
    named: (ids) => assetsNamed(scope, ids, 'deleted'),
    byIds,
  };
}

/**
 * What a call is about that names a list by where its assets are now: there, deleted there, or gone from there; of a day in
 * the past there is one list.
 */
export function sourceOfSuffix(
  deps: Deps,
  form: FormContext,
  suffix: string | undefined,
  asOf: AsOf | null = null,
): ListSource {
  if (asOf !== null) {
    if (suffix !== undefined && suffix !== 'active') failWith([issue('asOf', 'badParam')]);
    return sourceAsOf(deps, asOf);
  }
  if (suffix === 'transferred') return sourceOfTransferred(deps, form);
  return suffix === 'deleted' ? sourceOfDeleted(deps, form) : sourceHere(deps, form);
}
