import { sql } from 'kysely';
import type { Database } from '../../db/database';

export type LinkPurpose = 'validate' | 'reset';

export interface Link {
  readonly purpose: LinkPurpose;
  readonly nonce: Buffer;
}

export interface NewLink extends Link {
  readonly userId: number;
  readonly emailKey: string;
  readonly hash: Buffer;
  readonly expiresAt: Date;
}

/** Writes a link and answers its id. */
export async function insertLink(db: Database, link: NewLink, now: Date): Promise<number> {
  const row = await db
    .insertInto('access_link')
    .values({
      purpose: link.purpose,
      user_id: link.userId,
      email_key: link.emailKey,
      nonce: link.nonce,
      hash: link.hash,
      created_at: now,
      expires_at: link.expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** A link by its id, or null. */
export async function findLink(db: Database, id: number): Promise<Link | null> {
  const row = await db
    .selectFrom('access_link')
    .select(['purpose', 'nonce'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export interface LinkUse {
  readonly purpose: LinkPurpose;
  readonly hash: Buffer;
  /** The e-mail that it must have been sent to; null where holding it is proof enough. */
  readonly emailKey: string | null;
}

/**
 * Uses a link up and answers whose it is: one statement, so of many uses at once one succeeds. Null when it is unknown,
 * used, past its time, of another e-mail or of a user who is disabled.
 */
export async function useLink(db: Database, use: LinkUse, now: Date): Promise<number | null> {
  const used = await sql<{ user_id: number }>`
    update access_link l set used_at = ${now} from app_user u
    where l.hash = ${use.hash} and l.purpose = ${use.purpose} and l.used_at is null and l.expires_at > ${now}
      and (${use.emailKey}::text is null or l.email_key = ${use.emailKey}) and u.id = l.user_id
      and u.email_key = l.email_key and u.disabled_at is null
    returning l.user_id`.execute(db);
  return used.rows[0]?.user_id ?? null;
}

/** Whether the user of a link, used or not, has proved the e-mail that it was sent to. */
export async function isProved(db: Database, hash: Buffer): Promise<boolean> {
  const row = await db
    .selectFrom('access_link')
    .innerJoin('app_user', 'app_user.id', 'access_link.user_id')
    .select('app_user.id')
    .where('access_link.hash', '=', hash)
    .where('access_link.purpose', '=', 'validate')
    .whereRef('app_user.email_key', '=', 'access_link.email_key')
    .where('app_user.validated_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

/** Uses up all open links of a purpose that a user has: with a new password the other links are no good. */
export async function closeLinks(
  db: Database,
  userId: number,
  purpose: LinkPurpose,
  now: Date,
): Promise<void> {
  await db
    .updateTable('access_link')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Removes links whose time passed before a moment, with the mails that carried them. Answers how many. */
export async function removeOldLinks(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('access_link').where('expires_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
