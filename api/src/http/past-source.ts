import { listedFields } from '@huella/domain/rules/lot-field';
import { askingOf } from '../db/kept-answers';
import { findList } from '../db/list-query';
import type { ListedAsset, ListedPage } from '../db/list-rows';
import { listAssetsByIds, listMatchingIds, matching } from '../db/list-scan';
import { assetsNamed, summedHere } from '../db/list-sums';
import { isOfAll, readFirstPage } from '../db/past/first-page';
import type { PastScope } from '../db/past/past-scope';
import { listGoneSince } from '../db/past/gone-since';
import { findFirstDay, onPastDay, type ReadEarly } from '../db/past/past-days';
import type { Inside } from '../db/transact';
import type { Deps } from '../deps';
import type { AsOf } from './as-of';
import { listScopeOf } from './form-context';
import type { ListSource } from './list-source';

/**
 * The assets of the establishment as they were at the end of a day (decision 84): those that are there still and those that were
 * retired or transferred since, which whoever may list it lists anyway. Each says what became of it.
 * @param afterwards works the day out after a page of all of it was answered; without it pages wait for it as all else does
 */
export function sourceAsOf(
  { db, clock }: Deps,
  { day, until, form }: AsOf,
  afterwards?: ReadEarly<unknown>['afterwards'],
): ListSource {
  const { model, place, locale } = form;
  const scope = listScopeOf(form);
  const pastScope: PastScope = { boxId: place.boxId, companyId: place.companyId, model, day, until, locale };
  const ask = <Result>(work: (past: Inside) => Promise<Result>, early?: ReadEarly<Result>) =>
    onPastDay(db, pastScope, clock(), work, early);
  const withFates = async (rows: readonly ListedAsset[]) => {
    const gone = await listGoneSince(
      db,
      place.boxId,
      rows.map(({ id }) => id),
    );
    return rows.map((row) => ({ ...row, ...gone.get(row.id) }));
  };
  return {
    ask,
    askKept: (statement) => ask((past) => askingOf(past)(statement)),
    // Who let a pledge go reads it no more, so that no earlier day tells of pledges whole (decision 136).
    allowed: listedFields(model, form.scope).filter(({ follows }) => follows !== 'holder'),
    page: async (query) => {
      const read = (snapshot: Inside) => readFirstPage(snapshot, pastScope, scope, query);
      const early = afterwards !== undefined && isOfAll(query) ? { read, afterwards } : undefined;
      const { total, rows } = await ask<ListedPage>(async (past) => {
        const found = await findList(past, scope, query, query);
        const byId = new Map((await listAssetsByIds(past, scope, found.ids)).map((row) => [row.id, row]));
        return { total: found.total, rows: found.ids.flatMap((id) => byId.get(id) ?? []) };
      }, early);
      return { total, rows: await withFates(rows) };
    },
    find: (query) => ask((past) => findList(past, scope, query, query)),
    ids: (query) => ask((past) => listMatchingIds(past, scope, query)),
    matches: (query) => (sort, keyOf) => matching(scope, { ...query, which: 'active', sort }, keyOf),
    // Tables of a day have no index of what stands apart.
    apart: () => null,
    summed: summedHere(scope),
    named: (ids) => assetsNamed(scope, ids),
    byIds: async (ids, names) => withFates(await ask((past) => listAssetsByIds(past, scope, ids, names))),
  };
}

/** What is said of a list of a day. */
export interface DayView {
  readonly day: string;
  /** Where nothing was there: since when there are records, if there are any. */
  readonly since: string | null;
}

/** What is said of a list of a day: the day, and of an empty one since when there are records. */
export async function describeDay({ db }: Deps, { day, form }: AsOf, total: number): Promise<DayView> {
  const { model, place } = form;
  const since = total === 0 ? await findFirstDay(db, { boxId: place.boxId, model }, place.timezone) : null;
  return { day, since };
}
