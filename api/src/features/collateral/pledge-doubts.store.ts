import { sql } from 'kysely';
import type { OracleVerdict } from '@huella/domain/engine/oracles/judge-record';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';

/** The companies that some assets are pledged to. */
export async function listHolderCompanies(
  db: Database,
  assetIds: readonly number[],
): Promise<readonly number[]> {
  const found = await sql<{ id: number }>`
    select distinct b.company_id as id from pledge p join box b on b.id = p.holder_box_id
    where p.asset_id = any(${[...assetIds]}::bigint[]) and p.released_at is null`.execute(db);
  return found.rows.map(({ id }) => id);
}

/** Something pledged of which its oracle says something else than the record. */
export interface DoubtfulPledge {
  readonly assetType: number;
  /** Without what its keeper shows nobody in lists. */
  readonly attributes: Values;
  readonly keeper: string;
  readonly holder: string;
  readonly verdict: Exclude<OracleVerdict, 'matches'>;
}

/** What is pledged to a company's establishments and doubted, the latest first, and how many there are. */
export async function listDoubtfulPledges(
  db: Database,
  companyId: number,
  limit: number,
): Promise<{ readonly rows: readonly DoubtfulPledge[]; readonly total: number }> {
  const found = await sql<DoubtfulPledge & { total: number }>`
    select a.asset_type as "assetType", a.attributes - coalesce(f.shut_list, '{}') as attributes,
      k.name as keeper, b.name as holder, l.verdict, count(*) over () as total
    from box b join pledge p on p.holder_box_id = b.id and p.released_at is null
    join asset a on a.id = p.asset_id and a.deleted_at is null join box k on k.id = a.box_id
    join oracle_link l on l.asset_id = a.id and l.verdict <> 'matches'
    left join box_field_permission f on f.box_id = k.id and f.asset_type = a.asset_type
    where b.company_id = ${companyId} order by l.verdict_at desc, a.id limit ${limit}`.execute(db);
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}
