import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** What a company paired headings of an asset type with before, by folded heading; null is a column left out. */
export async function listRemembered(
  db: Database,
  companyId: number,
  assetType: number,
  headings: readonly string[],
): Promise<ReadonlyMap<string, string | null>> {
  const rows = await db
    .selectFrom('remembered_pair')
    .select(['heading', 'field'])
    .where('company_id', '=', companyId)
    .where('asset_type', '=', assetType)
    .where('heading', '=', sql<string>`any(${[...headings]}::text[])`)
    .execute();
  return new Map(rows.map(({ heading, field }) => [heading, field]));
}

/** Remembers pairings for the next sheet of anybody who loads for the company; newer ones win. */
export async function rememberPairs(
  db: Database,
  companyId: number,
  assetType: number,
  pairs: ReadonlyMap<string, string | null>,
): Promise<void> {
  const rows = [...pairs].map(([heading, field]) => ({ heading, field }));
  await sql`
    insert into remembered_pair (company_id, asset_type, heading, field)
    select ${companyId}, ${assetType}, v.heading, v.field
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as v (heading text, field text)
    order by v.heading
    on conflict (company_id, asset_type, heading) do update set field = excluded.field`.execute(db);
}
