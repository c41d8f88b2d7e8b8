import { sql } from 'kysely';
import { engineEvents, lotEvents, transferEvents } from '@huella/domain/model/engine-events';
import type { Database } from '../../db/database';
import { isEffective } from '../../db/ledger/undo-links';

/** Which lot, always within the establishment and type that hold it, and up to when. */
export interface LotScope {
  readonly lotId: number;
  readonly boxId: number;
  readonly assetType: number;
  /** The zone in which days are told. */
  readonly zone: string;
  /** Null for all that has happened. */
  readonly until: Date | null;
}

/** Alike events of one day of assets that were in a lot, or what somebody did with the lot itself. */
export interface Happened {
  readonly day: string;
  readonly at: Date;
  /** The last of the events; null where the lot itself was changed. */
  readonly eventId: number | null;
  /** What was done with the lot, by its id. */
  readonly changeId: number | null;
  readonly assets: number;
  readonly events: number;
  readonly undone: number;
  readonly runId: number | null;
  readonly runName: string | null;
}

const moves = sql`e.event_type in (${sql.lit(lotEvents.leave)}, ${sql.lit(lotEvents.join)})`;

/**
 * When assets were in a lot: from the event by which each came into it to the one by which it was in it no longer, by the days on
 * which they happened. Of those that the establishment has, or had until they left it (decision 23).
 */
function staysIn({ lotId, boxId, assetType, until }: LotScope) {
  return sql`named as materialized (
    select e.id, e.event_type, e.event_time as at from event e
    where ${moves} and (e.payload::jsonb -> 'fields' ->> 'lot_number') = ${String(lotId)}::text
      and e.asset_type = ${assetType} and (${until}::timestamptz is null or e.event_time <= ${until}::timestamptz)
      and (e.box_id = ${boxId} or e.box_id in (
        select t.source_box_id from transfer_lot g join transfer t on t.id = g.transfer_id where g.lot_id = ${lotId}))
  ), marks as materialized (
    select l.asset_id, l.sequence, n.at, n.event_type
    from named n join event_asset l on l.event_id = n.id where ${isEffective}
  ), ours as materialized (
    select a.id, case when a.box_id <> ${boxId} then (
      select max(m.sequence) from event_asset m join event g on g.id = m.event_id
      where m.asset_id = a.id and g.box_id = ${boxId}
        and g.event_type in (${engineEvents.transfer}, ${transferEvents.receive})) end as last
    from asset a where a.id in (select asset_id from marks) and (a.box_id = ${boxId} or exists (
      select from transferred_asset d where d.box_id = ${boxId} and d.asset_id = a.id))
  ), stays as materialized (
    select s.*, o.last from (
      select m.asset_id, m.event_type, m.at, m.sequence, lead(m.at) over w as left_at, lead(m.sequence) over w as left_by
      from marks m window w as (partition by m.asset_id order by m.at, m.sequence)
    ) s join ours o on o.id = s.asset_id where s.event_type = ${lotEvents.join}
  )`;
}

/**
 * A page of what happened to a lot, the latest first, and how many lines there are: of its assets what happened while they were in
 * it, with what took them out of it, and what people did with the lot itself.
 */
export async function listLotHappenings(
  db: Database,
  scope: LotScope,
  { offset, limit }: { readonly offset: number; readonly limit: number },
): Promise<{ readonly rows: readonly Happened[]; readonly total: number }> {
  const { lotId, zone, until } = scope;
  const dayOf = (moment: ReturnType<typeof sql>) =>
    sql`to_char(${moment} at time zone ${zone}::text, 'YYYY-MM-DD')`;
  const found = await sql<Happened & { readonly total: number }>`
    with ${staysIn(scope)}, links as materialized (
      select distinct l.asset_id, l.sequence, l.event_id, l.undoes
      from stays s join event_asset l on l.asset_id = s.asset_id join event e on e.id = l.event_id
      where (e.event_time > s.at or (e.event_time = s.at and l.sequence >= s.sequence))
        -- What takes an asset out of its lot because it ends or goes away is recorded right after, at the same moment.
        and (s.left_at is null or e.event_time < s.left_at
          or (e.event_time = s.left_at and l.sequence <= s.left_by + 1))
        and (s.last is null or l.sequence <= s.last)
        and (${until}::timestamptz is null or e.event_time <= ${until}::timestamptz)
        and (not ${moves} or e.id in (select id from named))
    ), told as (
      select ${dayOf(sql`e.event_time`)} as day, max(e.event_time) as at, max(e.id) as "eventId", null::bigint as "changeId",
        count(distinct l.asset_id) as assets, count(distinct e.id) as events,
        count(distinct l.asset_id) filter (where exists (
          select from event_asset u where u.asset_id = l.asset_id and u.undoes = l.sequence)) as undone,
        case when count(distinct e.run_id) = 1 and count(e.run_id) = count(*) then max(e.run_id) end as "runId", 1 as rank
      from links l join event e on e.id = l.event_id left join run f on f.id = e.run_id
      -- What came of a file is a line of its own; whether it was written one by one or together makes none.
      group by 1, e.event_type, e.recorded_by, case when f.name is not null then f.id end, e.box_id, e.target_box_id,
        (select o.event_type from event o where o.id = e.undoes_event_id)
      union all
      select ${dayOf(sql`c.changed_at`)}, c.changed_at, null, c.id, 0, 0, 0, null, case when c.kind = 'made' then 0 else 2 end
      from lot_change c
      where c.lot_id = ${lotId} and (${until}::timestamptz is null or c.changed_at <= ${until}::timestamptz)
    )
    select t.*, r.name as "runName", count(*) over () as total
    from told t left join run r on r.id = t."runId"
    order by t.day desc, t.at desc, t.rank desc, t."eventId" desc, t."changeId" desc
    limit ${limit} offset ${offset}`.execute(db);
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}
