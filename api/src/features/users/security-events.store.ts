import { sql } from 'kysely';
import { securityEventDays, type SecurityEventKind } from '@huella/domain/rules/security-events';
import type { Database } from '../../db/database';
import { noOrigin, type Origin } from '../../outside/visitor';

/** Something that happened to an account. */
export interface NewSecurityEvent {
  /** Whose account. */
  readonly userId: number;
  readonly kind: SecurityEventKind;
  readonly at: Date;
  /** The session that it was done from; without one nobody was signed in. */
  readonly by?: { readonly userId: number; readonly sessionId: string };
  readonly origin?: Origin;
  /** The session that it was done to. */
  readonly subjectId?: string;
  /** A few words or a figure: never a token or a password. */
  readonly detail?: string;
}

/** Longest detail that is kept, in characters. */
const maxDetailLength = 200;

/** Line ends and other signs that would write a line of their own in a log, as a blank. */
function oneLine(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ')
    .trim()
    .slice(0, maxDetailLength);
}

function rowOf({ userId, kind, at, by, origin = noOrigin, subjectId, detail }: NewSecurityEvent) {
  return {
    user_id: userId,
    kind,
    at,
    actor_id: by?.userId ?? null,
    session_id: by?.sessionId ?? null,
    subject_id: subjectId ?? null,
    ...origin,
    detail: detail === undefined ? null : oneLine(detail),
  };
}

/**
 * Writes down what happened to an account, in the transaction that does it, and answers its id. Nothing of it is ever
 * changed: the database refuses (security R66).
 */
export async function recordSecurityEvent(db: Database, event: NewSecurityEvent): Promise<number> {
  const row = await db
    .insertInto('security_event')
    .values(rowOf(event))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** What a mail says of something that happened, with the zone of its reader; null when it is forgotten. */
export async function findEventForMail(db: Database, id: number) {
  const row = await db
    .selectFrom('security_event as e')
    .innerJoin('app_user as u', 'u.id', 'e.user_id')
    .select(['e.at', 'e.country', 'e.browser', 'e.os', 'e.detail', 'u.timezone'])
    .where('e.id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

/** The same by the e-mail of an account that can be used; of any other nothing is written, in as many steps. */
export async function recordAgainst(
  db: Database,
  key: string,
  event: Pick<NewSecurityEvent, 'kind' | 'at'> & { readonly origin: Origin },
): Promise<void> {
  const { kind, at, origin } = event;
  await sql`
    insert into security_event (user_id, kind, at, country, device, browser, os)
    select id, ${kind}, ${at}, ${origin.country}, ${origin.device}, ${origin.browser}, ${origin.os}
    from app_user where email_key = ${key} and disabled_at is null`.execute(db);
}

/** A security event as its account's owner reads it. */
export interface SecurityEvent extends Origin {
  readonly id: number;
  readonly kind: SecurityEventKind;
  readonly at: Date;
  readonly sessionId: string | null;
  /** The session that it was done to, where there is one. */
  readonly subject: Pick<Origin, 'device' | 'browser' | 'os'> | null;
  readonly detail: string | null;
}

/** The latest events of an account before one of them, newest first. */
export async function listSecurityEvents(
  db: Database,
  userId: number,
  { before, limit }: { readonly before: number | null; readonly limit: number },
): Promise<readonly SecurityEvent[]> {
  const query = db
    .selectFrom('security_event as e')
    .leftJoin('session as s', 's.id', 'e.subject_id')
    .select(['e.id', 'e.kind', 'e.at', 'e.session_id as sessionId', 'e.detail'])
    .select(['e.country', 'e.device', 'e.browser', 'e.os'])
    .select([
      's.id as subjectId',
      's.device as subjectDevice',
      's.browser as subjectBrowser',
      's.os as subjectOs',
    ])
    .where('e.user_id', '=', userId)
    .orderBy('e.id', 'desc')
    .limit(limit);
  const rows = await (before === null ? query : query.where('e.id', '<', before)).execute();
  return rows.map(({ subjectId, subjectDevice, subjectBrowser, subjectOs, ...event }) => ({
    ...event,
    subject:
      subjectId === null
        ? null
        : { device: subjectDevice ?? '', browser: subjectBrowser ?? '', os: subjectOs ?? '' },
  }));
}

/** Removes what is older than anybody needs. Answers how many. */
export async function removeOldSecurityEvents(db: Database, now: Date): Promise<number> {
  const before = new Date(now.getTime() - securityEventDays * 24 * 3600_000);
  const result = await db.deleteFrom('security_event').where('at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
