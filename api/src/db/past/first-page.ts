import { sql } from 'kysely';
import { movingEvents, retiringEvents } from '@huella/domain/engine/events/as-of';
import { listAssetsByIds } from '../list-scan';
import type { ListedPage } from '../list-rows';
import type { ListQuery, ListScope } from '../list-types';
import type { Inside } from '../transact';
import type { Then } from './day-rows';
import { foldRows, type Candidate } from './fold-rows';
import { listLeftSince } from './left-since';
import { overThese } from './over-day';
import { listPastLinks } from './past-links';
import type { PastScope } from './past-scope';

/** Assets of which their whole histories have to be read to know whether they were there: of more, the day is worked out. */
const maxUnsure = 1_000;

/** Whether a page asks nothing but which assets there were, in the order of their ids. */
export function isOfAll({ filters, sort }: Pick<ListQuery, 'filters' | 'sort'>): boolean {
  return filters.length === 0 && sort === null;
}

/**
 * A page of all that was there at the end of a day, from the events themselves: what the day kept says of it too, without the
 * second that it takes to work the day out. Null where that takes as long.
 * @param snapshot sees the database as of one moment
 */
export async function readFirstPage(
  snapshot: Inside,
  scope: PastScope,
  listScope: ListScope,
  { direction, offset, limit }: Pick<ListQuery, 'direction' | 'offset' | 'limit'>,
): Promise<ListedPage | null> {
  const { sure, unsure } = await listThere(snapshot, scope);
  if (unsure.length > maxUnsure) return null;
  const left = await listLeftSince(snapshot, scope);
  if (unsure.length + left.length > maxUnsure) return null;
  const folded = [
    ...(await foldThese(snapshot, scope, unsure, null)),
    ...(await foldThese(snapshot, scope, left, scope.boxId)),
  ];
  const all = [...sure, ...folded.map(({ id }) => id)].toSorted((one, other) => one - other);
  if (direction === 'desc') all.reverse();
  const page = all.slice(offset, offset + limit);
  const known = new Map(folded.map((then) => [then.id, then]));
  const asked = await listCandidates(
    snapshot,
    page.filter((id) => !known.has(id)),
  );
  for (const then of await foldThese(snapshot, scope, asked, null)) known.set(then.id, then);
  const thens = page.flatMap((id) => known.get(id) ?? []);
  const these = overThese(snapshot, { boxId: scope.boxId, assetType: scope.model.id }, thens);
  const rows = new Map((await listAssetsByIds(these, listScope, page)).map((row) => [row.id, row]));
  return { total: all.length, rows: page.flatMap((id) => rows.get(id) ?? []) };
}

interface There {
  /** Ids of assets that were there. */
  readonly sure: readonly number[];
  /** Those of which only their whole histories say whether they were: one more than may be folded at most. */
  readonly unsure: readonly Candidate[];
}

/**
 * Which of the assets that are or were an establishment's alone had been there. What has no event after the day was. What is
 * known since it came by links after the day was not. What these did is the end of its chain and moved nothing: then it was
 * there before them, and where it is retired, one of them retired it.
 */
async function listThere(snapshot: Inside, { boxId, model, until }: PastScope): Promise<There> {
  const found = await sql<There>`
    with late as (
      select l.asset_id, min(l.sequence) as first, count(*) as links,
        bool_or(l.undoes is not null or e.event_type = any(${[...movingEvents(model)]}::integer[])) as moved,
        bool_or(e.event_type = any(${[...retiringEvents(model)]}::integer[])) as retired
      from event_asset l join event e on e.id = l.event_id
      where (e.box_id = ${boxId} or e.target_box_id = ${boxId}) and e.asset_type = ${model.id}
        and e.event_time > ${until}
      group by l.asset_id
    ), known as materialized (
      select a.id, a.public_id, a.transfer_id, case
        when a.folded_at <= ${until} then true
        when late.first = 1 and late.links = a.sequence then false
        when late.first > 1 and a.sequence - late.first + 1 = late.links and not late.moved
          and late.retired = (a.deleted_at is not null) then true
        end as there
      from asset a left join late on late.asset_id = a.id
      where a.box_id = ${boxId} and a.asset_type = ${model.id} and (a.deleted_at is null or a.folded_at > ${until})
    )
    select array_to_json(array(select id from known where there)) as sure, array_to_json(array(
      select json_build_object('id', id, 'publicId', public_id, 'isTravelling', transfer_id is not null)
      from known where there is null limit ${maxUnsure + 1})) as unsure`.execute(snapshot);
  return found.rows[0] ?? { sure: [], unsure: [] };
}

async function listCandidates(snapshot: Inside, ids: readonly number[]): Promise<readonly Candidate[]> {
  const found = await sql<Candidate>`
    select a.id, a.public_id as "publicId", a.transfer_id is not null as "isTravelling"
    from asset a where a.id = any(${[...ids]}::bigint[])`.execute(snapshot);
  return found.rows;
}

/** Those of some assets that were there, as they stood. */
async function foldThese(
  snapshot: Inside,
  scope: PastScope,
  candidates: readonly Candidate[],
  leftFrom: number | null,
): Promise<readonly Then[]> {
  if (candidates.length === 0) return [];
  const ids = candidates.map(({ id }) => id);
  return (await foldRows(scope, candidates, await listPastLinks(snapshot, scope, ids, leftFrom))).there;
}
