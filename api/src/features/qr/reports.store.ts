import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';
import type { Coded } from './scans.store';

/** What somebody said of a page, and of what it is. */
interface NewReport {
  readonly qrType: string;
  readonly code: Coded;
  readonly boxId: number;
  readonly text: string;
  readonly contact: string | null;
  readonly at: Date;
}

const columnOf = ({ of }: Coded) => (of === 'asset' ? 'asset_id' : 'lot_id');

/** Locks what a page is of, so that reports of it come one after the other; answers how many there are since a moment. */
export async function countReports(db: Inside, code: Coded, since: Date): Promise<number> {
  await db.selectFrom(code.of).select('id').where('id', '=', code.id).forNoKeyUpdate().execute();
  const counted = await db
    .selectFrom('qr_report')
    .select(({ fn }) => fn.countAll<string>().as('total'))
    .where(columnOf(code), '=', code.id)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  return Number(counted.total);
}

/** Keeps a report, and answers its id. */
export async function insertReport(
  db: Inside,
  { qrType, code, boxId, text, contact, at }: NewReport,
): Promise<number> {
  const row = await db
    .insertInto('qr_report')
    .values({ qr_type: qrType, [columnOf(code)]: code.id, box_id: boxId, created_at: at, text, contact })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** The company of an establishment. */
export async function getCompanyOfBox(db: Database, boxId: number): Promise<number> {
  const row = await db
    .selectFrom('box')
    .select('company_id')
    .where('id', '=', boxId)
    .executeTakeFirstOrThrow();
  return row.company_id;
}

/** A report as those who answer for the page read it. */
interface ReportRow {
  readonly createdAt: Date;
  readonly text: string;
  readonly contact: string | null;
}

/** The reports of what a page is of, newest first. */
export async function listReports(
  db: Database,
  qrType: string,
  code: Coded,
  limit: number,
): Promise<readonly ReportRow[]> {
  return db
    .selectFrom('qr_report')
    .select(['created_at as createdAt', 'text', 'contact'])
    .where(columnOf(code), '=', code.id)
    .where('qr_type', '=', qrType)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** A report as a mail tells of it; null once it, or what it is about, is gone. */
export interface ReportInMail {
  readonly text: string;
  readonly contact: string | null;
  readonly box: string;
  readonly coded: Coded;
}

/** The report of an id, for a mail. */
export async function findReportForMail(db: Database, id: number): Promise<ReportInMail | null> {
  const row = await db
    .selectFrom('qr_report as r')
    .innerJoin('box', 'box.id', 'r.box_id')
    .select(['r.text', 'r.contact', 'box.name as box', 'r.asset_id', 'r.lot_id'])
    .where('r.id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { asset_id, lot_id, ...rest } = row;
  return {
    ...rest,
    coded: asset_id === null ? { of: 'lot', id: lot_id ?? 0 } : { of: 'asset', id: asset_id },
  };
}

/** Removes reports that were written before a moment. Answers how many. */
export async function removeOldReports(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('qr_report').where('created_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
