import type { Database } from '../../db/database';
import type { Origin } from '../../outside/visitor';

/** Writes a session at its first generation. */
export async function insertSession(
  db: Database,
  session: {
    readonly id: string;
    readonly userId: number;
    readonly now: Date;
    readonly expiresAt: Date;
    readonly origin: Origin;
  },
): Promise<void> {
  await db
    .insertInto('session')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.now,
      rotated_at: session.now,
      expires_at: session.expiresAt,
      ...session.origin,
    })
    .execute();
}

export interface Turn {
  readonly sessionId: string;
  readonly generation: number;
  readonly now: Date;
  readonly expiresAt: Date;
  readonly origin: Origin;
}

/**
 * Raises the generation of a living session, if it is still the one that the token carries: one atomic update, so
 * of many tries with one token exactly one succeeds. False when it is not.
 */
export async function turnSession(db: Database, turn: Turn): Promise<boolean> {
  const result = await db
    .updateTable('session')
    .set({
      generation: turn.generation + 1,
      rotated_at: turn.now,
      expires_at: turn.expiresAt,
      ...turn.origin,
    })
    .where('id', '=', turn.sessionId)
    .where('generation', '=', turn.generation)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', turn.now)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('app_user')
          .select('id')
          .whereRef('app_user.id', '=', 'session.user_id')
          .where('disabled_at', 'is', null),
      ),
    )
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** The generation of a living session and when it was last turned, or null. */
export async function findTurn(
  db: Database,
  sessionId: string,
): Promise<{ readonly generation: number; readonly rotatedAt: Date } | null> {
  const row = await db
    .selectFrom('session')
    .select(['generation', 'rotated_at as rotatedAt'])
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Ends a session, and with it every token of its family; an ended one keeps its first reason. Answers whose it was, or
 * null when there was nothing to end.
 */
export async function endSession(
  db: Database,
  sessionId: string,
  reason: 'signOut' | 'reuse' | 'ended',
  now: Date,
): Promise<number | null> {
  const row = await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/**
 * Ends all sessions of a user but one, where one is to stay: each is refused at its next request. Without a reason they
 * end because the account was disabled, which says why. Answers how many.
 */
export async function endSessions(
  db: Database,
  userId: number,
  but: string | null,
  reason: 'password' | 'ended' | 'erased' | null,
  now: Date,
): Promise<number> {
  let query = db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now);
  if (but !== null) query = query.where('id', '!=', but);
  const result = await query.executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** A session that is open. */
export interface OpenSession extends Origin {
  readonly id: string;
  readonly createdAt: Date;
  /** When its tokens were last turned. */
  readonly usedAt: Date;
}

/** Most sessions that are listed. */
const maxListed = 100;

/** The open sessions of a user, one of them first, the others by their last use. */
export async function listSessions(
  db: Database,
  userId: number,
  { first, now }: { readonly first: string; readonly now: Date },
): Promise<readonly OpenSession[]> {
  return db
    .selectFrom('session')
    .select(['id', 'created_at as createdAt', 'rotated_at as usedAt', 'country', 'device', 'browser', 'os'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy(({ eb }) => eb('id', '=', first), 'desc')
    .orderBy('rotated_at', 'desc')
    .orderBy('id')
    .limit(maxListed)
    .execute();
}

/** Whether a session is, or was, one of a user. */
export async function isSessionOf(db: Database, sessionId: string, userId: number): Promise<boolean> {
  const row = await db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}
