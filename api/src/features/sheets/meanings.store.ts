import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** A text that is no option of an attribute, as it is compared, and the option that it means. */
export interface KnownMeaning {
  readonly attribute: string;
  readonly text: string;
  readonly option: string;
}

/** More are of no use: the latest are kept in view. */
const maxListed = 5_000;

/** What a company means by texts of an asset type, the latest first. */
export async function listMeanings(
  db: Database,
  companyId: number,
  assetType: number,
): Promise<readonly KnownMeaning[]> {
  return db
    .selectFrom('remembered_meaning')
    .select(['attribute', 'text', 'option'])
    .where('company_id', '=', companyId)
    .where('asset_type', '=', assetType)
    .orderBy('said_at', 'desc')
    .limit(maxListed)
    .execute();
}

/** Remembers meanings for the next sheet of anybody who loads for the company; newer ones win. */
export async function rememberMeanings(
  db: Database,
  companyId: number,
  assetType: number,
  meanings: readonly KnownMeaning[],
  now: Date,
): Promise<void> {
  if (meanings.length === 0) return;
  // In one order, so that of two users who say the same neither waits for the other for ever.
  await sql`
    insert into remembered_meaning (company_id, asset_type, attribute, text, option, said_at)
    select ${companyId}, ${assetType}, v.attribute, v.text, v.option, ${now}
    from jsonb_to_recordset(${JSON.stringify(meanings)}::jsonb) as v (attribute text, text text, option text)
    order by v.attribute, v.text
    on conflict (company_id, asset_type, attribute, text)
      do update set option = excluded.option, said_at = excluded.said_at`.execute(db);
}

/** Forgets what texts meant. */
export async function forgetMeanings(
  db: Database,
  companyId: number,
  assetType: number,
  texts: readonly Omit<KnownMeaning, 'option'>[],
): Promise<void> {
  if (texts.length === 0) return;
  await sql`
    delete from remembered_meaning m
    using jsonb_to_recordset(${JSON.stringify(texts)}::jsonb) as v (attribute text, text text)
    where m.company_id = ${companyId} and m.asset_type = ${assetType}
      and m.attribute = v.attribute and m.text = v.text`.execute(db);
}

/** What the cells of a column said and what its rows say now. */
export interface CorrectedText {
  readonly cell: string;
  readonly text: string;
}

/** Different texts of a column that are looked at: more of them are no words for options. */
const maxTexts = 500;

/**
 * The texts that a column of an upload held, each with what all of its rows say now; those whose rows say different things are
 * missing.
 */
export async function listCorrected(
  db: Database,
  uploadId: number,
  column: { readonly index: number; readonly field: string },
): Promise<readonly CorrectedText[]> {
  const found = await sql<CorrectedText>`
    select v.cell, min(v.text) as text
    from upload_row r cross join lateral (
      select btrim(r.cells ->> ${column.index}::int) as cell, btrim(coalesce(r.texts ->> ${column.field}, '')) as text
    ) v
    where r.upload_id = ${uploadId} and not r.removed and v.cell <> ''
    group by v.cell having min(v.text) = max(v.text) and min(v.text) <> '' limit ${maxTexts}`.execute(db);
  return found.rows;
}
