import { sql, type RawBuilder } from 'kysely';
import { qrTypes, type QrType } from '@huella/domain/model/qr-types';
import type { ScanCount } from '@huella/domain/engine/qr/scan-shares';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import type { Coded } from './scans.store';

/** Whose codes: always an argument. */
export interface MetricsScope {
  readonly boxId: number;
  /** One, or all that have pages of the kind. */
  readonly assetTypes: readonly number[];
  readonly type: QrType;
}

export interface MetricsPage {
  readonly offset: number;
  readonly limit: number;
  readonly sort: 'id' | 'qrtype' | 'clicks';
  readonly dir: 'asc' | 'desc';
}

/** A code with how often people scanned it. */
export interface CodeRow {
  readonly id: number;
  readonly assetType: number;
  /** Of a lot its name; of an asset blank. */
  readonly name: string;
  readonly attributes: Values;
  readonly clicks: number;
}

/** A page of the codes of an establishment with how often people scanned each, and how many codes there are. */
export async function listCodes(
  db: Database,
  scope: MetricsScope,
  { offset, limit, sort, dir }: MetricsPage,
): Promise<{ readonly rows: readonly CodeRow[]; readonly total: number }> {
  const { shows } = qrTypes[scope.type];
  const table = sql.raw(shows);
  const live = sql`t.box_id = ${scope.boxId} and t.asset_type = any(${[...scope.assetTypes]}::integer[])
    and t.deleted_at is null and ${shows === 'lot' ? sql`t.qr_event` : sql`true`}`;
  const column = sql.raw(shows === 'asset' ? 'asset_id' : 'lot_id');
  const clicks = sql`(select count(*) from qr_scan s
    where s.${column} = t.id and s.qr_type = ${scope.type} and not s.is_bot)`;
  const order = sql.raw(dir);
  // All rows are of one kind of page. Only where they are in the order of their clicks is each counted for it.
  const by =
    sort === 'clicks'
      ? sql`clicks ${order}, t.id desc`
      : sql`t.id ${sort === 'id' ? order : sql.raw('desc')}`;
  const [rows, counted] = await Promise.all([
    sql<CodeRow>`
      select t.id, t.asset_type as "assetType", coalesce(t.attributes ->> 'name', '') as name, t.attributes,
             ${clicks} as clicks
      from ${table} t where ${live} order by ${by} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*) as total from ${table} t where ${live}`.execute(db),
  ]);
  return { rows: rows.rows, total: counted.rows[0]?.total ?? 0 };
}

/** What a code is of, for its log. */
export interface CodeSubject {
  readonly assetType: number;
  readonly publicId: string;
  readonly name: string;
  readonly attributes: Values;
}

/** What a code is of; null of a lot whose code was never handed out. */
export async function findCodeSubject(db: Database, { of, id }: Coded): Promise<CodeSubject | null> {
  const found = await sql<CodeSubject>`
    select t.asset_type as "assetType", t.public_id as "publicId", t.attributes,
           coalesce(t.attributes ->> 'name', '') as name
    from ${sql.raw(of)} t where t.id = ${id} and ${of === 'lot' ? sql`t.qr_event` : sql`true`}`.execute(db);
  return found.rows[0] ?? null;
}

/** Scans by people of one code, on one kind of page. */
function scansOf(type: QrType, { of, id }: Coded): RawBuilder<unknown> {
  return sql`from qr_scan s where s.${sql.raw(of === 'asset' ? 'asset_id' : 'lot_id')} = ${id}
    and s.qr_type = ${type} and not s.is_bot`;
}

/** How many scans there were in the last so many hours, and in as many before those. */
export interface Hits {
  readonly count: number;
  readonly before: number;
}

/** The counters of a log (document 3 section 9): 24, 168 and 720 hours and all time, and when the first one was. */
export async function countHits(
  db: Database,
  type: QrType,
  code: Coded,
  now: Date,
): Promise<{
  readonly windows: readonly Hits[];
  readonly all: number;
  readonly since: Date | null;
}> {
  const found = await sql<{ counts: readonly number[]; all: number; since: Date | null }>`
    select array[${sql.join(
      [24, 48, 168, 336, 720, 1440].map(
        (hours) =>
          sql`count(*) filter (where s.created_at > ${now}::timestamptz - make_interval(hours => ${hours}))::integer`,
      ),
    )}] as counts, count(*) as all, min(s.created_at) as since
    ${scansOf(type, code)}`.execute(db);
  const { counts = [], all = 0, since = null } = found.rows[0] ?? {};
  const at = (index: number) => counts[index] ?? 0;
  return {
    windows: [0, 2, 4].map((index) => ({ count: at(index), before: at(index + 1) - at(index) })),
    all,
    since,
  };
}

/** How many points a line has (document 3 section 9). */
export const points = 30;

/** Scans by day, week or month in a time zone, the last sixty of them with those that had none: thirty, and those before. */
export async function listScanPoints(
  db: Database,
  type: QrType,
  code: Coded,
  { step, zone, now }: { readonly step: 'day' | 'week' | 'month'; readonly zone: string; readonly now: Date },
): Promise<readonly { readonly day: string; readonly count: number }[]> {
  const unit = sql.lit(step);
  const one = sql`make_interval(${sql.raw(`${step}s`)} => 1)`;
  const found = await sql<{ day: string; count: number }>`
    with days as (
      select date_trunc(${unit}, ${now}::timestamptz at time zone ${zone}) - n * ${one} as day
      from generate_series(0, ${2 * points - 1}) as n
    ), counted as (
      select date_trunc(${unit}, s.created_at at time zone ${zone}) as day, count(*) as count
      ${scansOf(type, code)}
        and s.created_at >= (select min(day) from days) at time zone ${zone}
      group by 1
    )
    select to_char(days.day, 'YYYY-MM-DD') as day, coalesce(counted.count, 0) as count
    from days left join counted using (day) order by days.day`.execute(db);
  return found.rows;
}

/** From where and with what people scanned. */
export interface ScanKinds {
  readonly countries: readonly ScanCount[];
  readonly devices: readonly ScanCount[];
  /** How many of those scans were made with a telephone. */
  readonly phones: number;
}

/** Scans by country, and by kind of device, of the last so many hours or of all time. */
export async function listScanKinds(
  db: Database,
  type: QrType,
  code: Coded,
  since: Date | null,
): Promise<ScanKinds> {
  const asked = sql`${scansOf(type, code)} and (${since}::timestamptz is null or s.created_at > ${since})`;
  const [countries, devices, phones] = await Promise.all([
    sql<ScanCount>`select coalesce(s.country, '') as key, count(*) as count ${asked} group by 1`.execute(db),
    // A system says more than its family, where it is one of telephones and tablets alike.
    sql<ScanCount>`
      select case when s.os = 'iOS' and s.device = 'mobile' then 'iPhone'
                  when s.os = 'iOS' and s.device = 'tablet' then 'iPad' else s.os end as key,
             count(*) as count ${asked} group by 1`.execute(db),
    sql<{ count: number }>`select count(*) as count ${asked} and s.device = 'mobile'`.execute(db),
  ]);
  return { countries: countries.rows, devices: devices.rows, phones: phones.rows[0]?.count ?? 0 };
}
