import { sql } from 'kysely';
import { codeWarningDays, codeWarningRules, type CodeWarningKind } from '@huella/domain/rules/code-warnings';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** What was noticed of a code. */
export interface CodeWarning {
  readonly kind: CodeWarningKind;
  readonly scans: number;
  readonly countries: number;
  readonly foundAt: Date;
}

/** Notes the codes that seem copied by the scans of the last day, once a day each; answers whose codes are new among them. */
export async function noteCodeWarnings(db: Database, now: Date): Promise<readonly number[]> {
  const { hours, countries, timesMedian, scans } = codeWarningRules;
  const since = new Date(now.getTime() - hours * 3_600_000);
  const found = await sql<{ companyId: number }>`
    with recent as (
      select s.asset_id, count(*)::integer as scans, count(distinct s.country)::integer as countries
      from qr_scan s
      where s.created_at > ${since} and s.created_at <= ${now} and s.asset_id is not null and not s.is_bot
      group by s.asset_id
      having count(distinct s.country) >= ${countries} or count(*) >= ${scans}
    ), judged as (
      select r.*, a.box_id, a.lot_id, (
        select percentile_cont(0.5) within group (order by (
          select count(*) from qr_scan o
          where o.asset_id = b.id and not o.is_bot and o.created_at > ${since} and o.created_at <= ${now}))
        from asset b where b.lot_id = a.lot_id and r.scans >= ${scans}) as median
      from recent r join asset a on a.id = r.asset_id and a.deleted_at is null
    ), noticed as (
      select j.*, k.kind from judged j cross join (values ('countries'), ('many')) as k (kind)
      where (k.kind = 'countries' and j.countries >= ${countries})
         or (k.kind = 'many' and j.lot_id is not null and j.scans >= ${scans}
             and j.scans >= ${timesMedian} * greatest(j.median, 1))
    ), written as (
      insert into code_warning (asset_id, day, kind, box_id, scans, countries, found_at)
      select asset_id, (${now}::timestamptz at time zone 'utc')::date, kind, box_id, scans, countries, ${now} from noticed
      on conflict do nothing
      returning box_id
    )
    select distinct b.company_id as "companyId" from written w join box b on b.id = w.box_id order by 1`.execute(
    db,
  );
  return found.rows.map(({ companyId }) => companyId);
}

/** Holds a company until the transaction ends, and says whether its owners were written to within so many days. */
export async function wasWarned(inside: Inside, companyId: number, now: Date): Promise<boolean> {
  await sql`select from company where id = ${companyId} for update`.execute(inside);
  const since = new Date(now.getTime() - codeWarningDays * 24 * 3_600_000);
  const found = await sql`
    select from mail where company_id = ${companyId} and kind = 'codesCopied' and created_at > ${since} limit 1`.execute(
    inside,
  );
  return found.rows.length > 0;
}

/** A code that was warned of, with what names it. */
export interface WarnedCode {
  readonly assetType: number;
  readonly attributes: Values;
}

/** The codes of a company that were warned of lately, the newest first, and how many there are. */
export async function listWarnedCodes(
  db: Database,
  companyId: number,
  now: Date,
  limit: number,
): Promise<{ readonly rows: readonly WarnedCode[]; readonly total: number }> {
  const since = new Date(now.getTime() - codeWarningDays * 24 * 3_600_000);
  const found = await sql<WarnedCode & { total: number }>`
    select a.asset_type as "assetType", a.attributes, count(*) over () as total
    from (select w.asset_id, max(w.found_at) as at from code_warning w join box b on b.id = w.box_id
          where b.company_id = ${companyId} and w.found_at > ${since} group by w.asset_id) w
    join asset a on a.id = w.asset_id order by w.at desc, a.id limit ${limit}`.execute(db);
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}

/** What was noticed of an asset's code lately, the newest first. */
export async function findCodeWarning(db: Database, assetId: number, now: Date): Promise<CodeWarning | null> {
  const since = new Date(now.getTime() - codeWarningDays * 24 * 3_600_000);
  const found = await sql<CodeWarning>`
    select kind, scans, countries, found_at as "foundAt" from code_warning
    where asset_id = ${assetId} and found_at > ${since}
    order by found_at desc, kind limit 1`.execute(db);
  return found.rows[0] ?? null;
}
