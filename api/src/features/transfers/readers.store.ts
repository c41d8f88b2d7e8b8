import { sql } from 'kysely';
import type { Language } from '@huella/domain/words';
import type { TransferState } from '@huella/domain/rules/transfer-answer';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/named-statements';
import type { Inside } from '../../db/transact';

/** Somebody who is notified of a transfer. */
export interface Reader {
  readonly userId: number;
  readonly email: string;
}

/**
 * People with one of some roles over an establishment or its company who want a mail when something arrives: who has
 * not said yet what they want to hear of, is notified. In the order of their e-mails, the same for everybody.
 */
export async function listReceivers(
  db: Inside,
  boxId: number,
  templates: readonly string[],
  limit: number,
): Promise<readonly Reader[]> {
  return receiversOf(db, boxId, templates, limit);
}

const receiversOf = fixedStatement<Reader, [boxId: number, templates: readonly string[], limit: number]>(
  (boxId, templates, limit) => sql`
    select distinct u.id as "userId", u.email, u.email_key
    from box b
    join relation r on r.box_id = b.id or r.company_id = b.company_id
    join app_user u on u.id = r.user_id
    where b.id = ${boxId} and r.template = any(${templates}::text[]) and ${wantsMail}
      and coalesce(u.fields -> 'notifications' ? 'transferReceived', true)
    order by u.email_key limit ${limit}`,
);

/** Who sent a transfer; null where mails do not reach them. */
export async function findSender(db: Inside, transferId: number): Promise<Reader | null> {
  const found = await sql<Reader>`
    select u.id as "userId", u.email from transfer t join app_user u on u.id = t.created_by
    where t.id = ${transferId} and ${wantsMail}`.execute(db);
  return found.rows[0] ?? null;
}

/** Accounts that are there, and try nothing in a sandbox. */
const wantsMail = sql`u.disabled_at is null and u.erased_at is null and not u.sandbox`;

/** A transfer as a mail describes it to somebody. */
export interface TransferForMail {
  readonly email: string;
  readonly firstname: string;
  readonly language: Language;
  readonly assetType: number;
  readonly state: TransferState;
  readonly createdAt: Date;
  readonly sent: number;
  readonly received: number | null;
  readonly counted: number | null;
  readonly reason: string | null;
  readonly sourceBoxId: number;
  readonly sourceName: string;
  readonly sourceCompany: string;
  readonly targetBoxId: number;
  readonly targetName: string;
  readonly targetCompany: string;
}

/** A transfer as a mail describes it; null when there is none, or nobody to notify. */
export async function findTransferForMail(
  db: Database,
  transferId: number,
  userId: number,
): Promise<TransferForMail | null> {
  const found = await sql<TransferForMail>`
    select u.email, u.firstname, u.language, t.asset_type as "assetType", t.state, t.created_at as "createdAt",
           t.assets_count as sent,
           t.received_count as received, t.counted, t.reason,
           s.id as "sourceBoxId", s.name as "sourceName", sc.name as "sourceCompany",
           g.id as "targetBoxId", g.name as "targetName", gc.name as "targetCompany"
    from transfer t join app_user u on u.id = ${userId} and ${wantsMail}
    join box s on s.id = t.source_box_id join company sc on sc.id = s.company_id
    join box g on g.id = t.target_box_id join company gc on gc.id = g.company_id
    where t.id = ${transferId}`.execute(db);
  return found.rows[0] ?? null;
}
