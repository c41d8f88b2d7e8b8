import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/named-statements';

/** What a code is of: a row of one table or of the other. */
export interface Coded {
  readonly of: 'asset' | 'lot';
  readonly id: number;
}

export interface NewScan {
  readonly qrType: string;
  readonly code: Coded;
  readonly boxId: number;
  readonly country: string | null;
  readonly device: string;
  readonly browser: string;
  readonly os: string;
  readonly isBot: boolean;
  readonly at: Date;
}

/** Writes scans in one statement. */
export async function insertScans(db: Database, scans: readonly NewScan[]): Promise<void> {
  const rows = scans.map(({ code, ...rest }) => ({
    ...rest,
    assetId: code.of === 'asset' ? code.id : null,
    lotId: code.of === 'lot' ? code.id : null,
  }));
  await insertRows(db, JSON.stringify(rows));
}

/** However many there are its text is the same, so connections keep it planned. */
const insertRows = fixedStatement<unknown, [rows: string]>(
  (rows) => sql`
    insert into qr_scan (qr_type, asset_id, lot_id, box_id, country, device, browser, os, is_bot, created_at)
    select "qrType", "assetId", "lotId", "boxId", country, device, browser, os, "isBot", at
    from jsonb_to_recordset(${rows}::jsonb) as r(
      "qrType" text, "assetId" bigint, "lotId" bigint, "boxId" bigint, country text, device text, browser text, os text,
      "isBot" boolean, at timestamptz)`,
);

/** A scan by a person. */
export interface ScanRow {
  readonly createdAt: Date;
  readonly country: string | null;
  readonly device: string;
  readonly browser: string;
  readonly os: string;
}

/** The latest scans by people of a code, newest first, and how many there were in all. */
export async function listScans(
  db: Database,
  qrType: string,
  { of, id }: Coded,
  limit: number,
): Promise<{ readonly rows: readonly ScanRow[]; readonly total: number }> {
  const scans = db
    .selectFrom('qr_scan')
    .where(of === 'asset' ? 'asset_id' : 'lot_id', '=', id)
    .where('qr_type', '=', qrType)
    .where('is_bot', '=', false);
  const [rows, counted] = await Promise.all([
    scans
      .select(['created_at as createdAt', 'country', 'device', 'browser', 'os'])
      .orderBy('id', 'desc')
      .limit(limit)
      .execute(),
    scans.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(counted.total) };
}

/** What a code is of, behind its row id, with where it is, for access; null when there is none. */
export async function findScanned(
  db: Database,
  { of, id }: Coded,
): Promise<{ readonly boxId: number; readonly assetType: number } | null> {
  const row = await db
    .selectFrom(of)
    .select(['box_id as boxId', 'asset_type as assetType'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}
