import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { isEffective } from '../../db/ledger/undo-links';
import { leavingOf } from '../../db/past/past-links';

/** A number that an asset was found to have, and the day. */
interface Measured {
  readonly day: string;
  readonly value: number;
}

/**
 * What events left in a numeric attribute of assets of an establishment, by asset in the order of the days, but for what was
 * undone and what was erased. Assets of other establishments are not among them.
 */
export async function listMeasured(
  db: Database,
  { boxId, zone }: { readonly boxId: number; readonly zone: string },
  ids: readonly number[],
  field: string,
): Promise<ReadonlyMap<number, readonly Measured[]>> {
  const found = await sql<Measured & { readonly assetId: number }>`
    select l.asset_id as "assetId", to_char(e.event_time at time zone ${zone}, 'YYYY-MM-DD') as day,
           (l.changes::jsonb -> 'after' ->> ${field}::text)::float8 as value
    from event_asset l
    join asset a on a.id = l.asset_id and a.box_id = ${boxId}
    join event e on e.id = l.event_id
    where l.asset_id = any(${[...ids]}::bigint[]) and l.undoes is null
      and jsonb_typeof(l.changes::jsonb -> 'after' -> ${field}::text) = 'number'
      and not exists (select from event_asset u where u.asset_id = l.asset_id and u.undoes = l.sequence)
    order by l.asset_id, e.event_time, l.sequence`.execute(db);
  const byAsset = new Map<number, Measured[]>();
  for (const { assetId, day, value } of found.rows) {
    const known = byAsset.get(assetId);
    if (known === undefined) byAsset.set(assetId, [{ day, value }]);
    else known.push({ day, value });
  }
  return byAsset;
}

/** A numeric attribute of which medians are asked, and the attribute that says on which day it was taken, where there is one. */
export interface WantedMedian {
  readonly name: string;
  readonly takenOn: string | null;
}

/** What was known of a measure of some assets at the end of a day. */
export interface Median {
  readonly name: string;
  readonly day: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  /** Of how many something was known, and how many were measured on that day. */
  readonly count: number;
  readonly taken: number;
}

/** Where assets are, or were on a day; in which zone days are told, and what people write down by hand. */
export interface MedianScope {
  readonly boxId: number;
  readonly zone: string;
  readonly written: readonly number[];
  /** Null up to now. */
  readonly until: { readonly at: Date; readonly day: string } | null;
}

/** Days of a measure that are told: those on which most were measured. */
const mostDays = 40;

/**
 * The medians of measures of assets of an establishment on the days on which any were measured, in one statement: of each asset the
 * last value that it was found to have by then. What left the establishment is read until it did. `offset 0` has what a link wrote
 * parsed once, not for each measure that is asked of it.
 */
export async function listMedians(
  db: Database,
  { boxId, zone, written, until }: MedianScope,
  ids: readonly number[],
  wanted: readonly WantedMedian[],
): Promise<readonly Median[]> {
  if (ids.length === 0 || wanted.length === 0) return [];
  const names = sql`${wanted.map(({ name }) => name)}::text[]`;
  const found = await sql<Median>`
    with wanted as materialized (
      select * from unnest(${names}, ${wanted.map(({ takenOn }) => takenOn)}::text[]) as w(name, taken_on)
    ), found as materialized (
      select w.name, l.asset_id, l.sequence, e.event_time, (c.after ->> w.name)::float8 as value,
        coalesce(left(c.after ->> w.taken_on, 10), to_char(e.event_time at time zone ${zone}::text, 'YYYY-MM-DD')) as day,
        c.after ->> w.taken_on is not null or e.event_type <> all(${[...written]}::integer[]) as measured
      from event_asset l join event e on e.id = l.event_id join asset a on a.id = l.asset_id
        cross join lateral (select l.changes::jsonb -> 'after' as after offset 0) c
        join wanted w on jsonb_typeof(c.after -> w.name) = 'number'
      where l.asset_id = any(${[...ids]}::bigint[])
        and exists (select from wanted o where strpos(l.changes, '"' || o.name || '"') > 0) and ${isEffective}
        and (${until?.at ?? null}::timestamptz is null or e.event_time <= ${until?.at ?? null}::timestamptz)
        and (a.box_id = ${boxId} or l.sequence <= ${leavingOf(boxId)})
    ), daily as materialized (
      select distinct on (name, asset_id, day) name, asset_id, day, value, measured from found
      where ${until?.day ?? null}::text is null or day <= ${until?.day ?? null}::text
      order by name, asset_id, day, event_time desc, sequence desc
    ), spans as (
      select d.*, lead(day) over (partition by name, asset_id order by day) as next from daily d
    ), days as (
      select name, day from (
        select name, day, row_number() over (partition by name order by count(*) desc, day desc) as place
        from daily where measured group by name, day
      ) p where place <= ${mostDays}
    )
    select d.name, d.day, percentile_cont(0.5) within group (order by s.value) as value, min(s.value) as least,
      max(s.value) as most, count(*) as count, count(*) filter (where s.day = d.day and s.measured) as taken
    from days d join spans s on s.name = d.name and s.day <= d.day and (s.next is null or s.next > d.day)
    group by d.name, d.day order by d.name, d.day`.execute(db);
  return found.rows;
}
