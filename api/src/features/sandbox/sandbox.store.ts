import { sql } from 'kysely';
import { registered } from '@huella/domain/catalogue/records/tax-numbers';
import { firstSandboxCompany, sandboxAssets } from '@huella/domain/rules/sandbox';
import type { Database } from '../../db/database';
import {
  assetQuotaKind,
  boxQuotaKind,
  companyQuotaKind,
  companyDelegationQuotaKind,
  diskQuotaKind,
} from '../../db/ledger/quota-rows';
import { platformUserId } from '../../db/platform';
import type { Inside } from '../../db/transact';

export interface SandboxCompany {
  readonly name: string;
  readonly chain: number;
  readonly rol: string;
  readonly country: string;
}

/** What a sandbox may have beside its assets: its one company, some establishments, files, and nobody else's help. */
const limits = {
  [companyQuotaKind]: 1,
  [boxQuotaKind]: 20,
  [companyDelegationQuotaKind]: 0,
  [diskQuotaKind]: 20 * 1024 ** 2,
} as const;

/** Writes the company of a sandbox, with an id that says that it is one and its narrow quotas, and answers the id. */
export async function insertSandboxCompany(
  db: Inside,
  { name, chain, rol, country }: SandboxCompany,
  assetTypes: readonly number[],
  now: Date,
): Promise<number> {
  const { taxId, fields } = registered({ country, name });
  const found = await sql<{ id: number }>`
    insert into company (id, name, chain, rol, country, tiers, tax_id, fields, created_at) overriding system value
    values (nextval('sandbox_company_id'), ${name}, ${chain}, ${rol}, ${country}, '{basic,plus,certified}', ${taxId},
            ${JSON.stringify(fields)}, ${now})
    returning id`.execute(db);
  const id = found.rows[0]?.id ?? 0;
  const assets = assetTypes.map((type) => ({ kind: assetQuotaKind(type), max: sandboxAssets }));
  const others = Object.entries(limits).map(([kind, max]) => ({ kind, max }));
  const rows = [...assets, ...others].map((row) => ({ ...row, company_id: id, used: 0 }));
  await db.insertInto('quota').values(rows).execute();
  return id;
}

/** The ids of the assets of an establishment, in the order in which they came. */
export async function listAssetIds(db: Database, boxId: number): Promise<readonly number[]> {
  const rows = await db.selectFrom('asset').select('id').where('box_id', '=', boxId).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

/** The sandboxes that were opened before a moment, the oldest first. */
export async function listOldSandboxes(
  db: Database,
  before: Date,
  limit: number,
): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('app_user')
    .select('id')
    .where('sandbox', '=', true)
    .where('created_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Removes a sandbox with all that is in it, its history too: nothing of it ever went to anybody else, so that no chain
 * of others misses a link. Its files belong to nobody then, and go with the files that nobody needs.
 */
export async function removeSandbox(db: Inside, userId: number): Promise<void> {
  const owned = await sql<{ id: number }>`
    select company_id as id from relation
    where user_id = ${userId} and template = 'owner' and company_id >= ${firstSandboxCompany}`.execute(db);
  const companies = sql`${owned.rows.map(({ id }) => id)}::bigint[]`;
  const boxes = sql`select id from box where company_id = any(${companies})`;
  const inBoxes = (table: string) => sql`select id from ${sql.table(table)} where box_id in (${boxes})`;
  const steps = [
    sql`delete from file_hold where asset_id in (${inBoxes('asset')}) or lot_id in (${inBoxes('lot')})
          or entity_id in (${inBoxes('entity')}) or company_id = any(${companies}) or box_id in (${boxes})`,
    sql`update stored_file set company_id = null, state = 'registered' where company_id = any(${companies})`,
    sql`update stored_file set user_id = ${platformUserId} where user_id = ${userId}`,
    sql`delete from upload where user_id = ${userId} or box_id in (${boxes})`,
    sql`delete from remembered_pair where company_id = any(${companies})`,
    sql`delete from remembered_meaning where company_id = any(${companies})`,
    sql`delete from run where box_id in (${boxes})`,
    sql`delete from transfer where source_box_id in (${boxes})`,
    sql`delete from named_link where asset_id in (${inBoxes('asset')}) or target_id in (${inBoxes('asset')})`,
    sql`delete from named_lot where asset_id in (${inBoxes('asset')}) or event_id in (${inBoxes('event')})`,
    sql`delete from lineage_input where event_id in (${inBoxes('event')})`,
    sql`delete from lineage_output where event_id in (${inBoxes('event')})`,
    sql`delete from event_asset where event_id in (${inBoxes('event')})`,
    sql`delete from pledge where asset_id in (${inBoxes('asset')}) or holder_box_id in (${boxes})`,
    sql`delete from code_warning where box_id in (${boxes})`,
    sql`delete from qr_scan where box_id in (${boxes})`,
    sql`delete from qr_report where box_id in (${boxes})`,
    sql`delete from asset where box_id in (${boxes})`,
    sql`delete from asset_tally where box_id in (${boxes})`,
    sql`delete from lot where box_id in (${boxes})`,
    sql`delete from event where box_id in (${boxes})`,
    sql`delete from entity where box_id in (${boxes})`,
    sql`delete from number_series where box_id in (${boxes})`,
    sql`delete from box_field_permission where box_id in (${boxes})`,
    sql`delete from qr_template where box_id in (${boxes})`,
    sql`delete from page_picture where box_id in (${boxes})`,
    sql`delete from box_sender where box_id in (${boxes}) or company_id = any(${companies})`,
    sql`delete from price where company_id = any(${companies})`,
    sql`delete from haircut where company_id = any(${companies})`,
    sql`delete from quota where company_id = any(${companies})`,
    sql`delete from relation where user_id = ${userId} or company_id = any(${companies}) or box_id in (${boxes})`,
    sql`delete from rights_change where company_id = any(${companies})`,
    sql`delete from refused_attempt where company_id = any(${companies}) or actor_id = ${userId}`,
    sql`delete from box where company_id = any(${companies})`,
    sql`delete from company where id = any(${companies})`,
    sql`delete from session where user_id = ${userId}`,
    sql`delete from security_event where user_id = ${userId}`,
    sql`delete from app_user where id = ${userId}`,
  ];
  for (const step of steps) await step.execute(db);
}
