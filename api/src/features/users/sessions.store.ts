import type { Database } from '../../db/database';

/** Writes a session at its first generation. */
export async function insertSession(
  db: Database,
  session: { readonly id: string; readonly userId: number; readonly now: Date; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('session')
    .values({
      id: session.id,
      user_id: session.userId,
      created_at: session.now,
      rotated_at: session.now,
      expires_at: session.expiresAt,
    })
    .execute();
}

export interface Turn {
  readonly sessionId: string;
  readonly generation: number;
  readonly now: Date;
  readonly expiresAt: Date;
}

/**
 * Raises the generation of a living session, if it is still the one that the token carries: one atomic update, so
 * of many tries with one token exactly one succeeds. False when it is not.
 */
export async function turnSession(db: Database, turn: Turn): Promise<boolean> {
  const result = await db
    .updateTable('session')
    .set({ generation: turn.generation + 1, rotated_at: turn.now, expires_at: turn.expiresAt })
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

/** Ends a session, and with it every token of its family. An ended one keeps its first reason. */
export async function endSession(
  db: Database,
  sessionId: string,
  reason: 'signOut' | 'reuse',
  now: Date,
): Promise<void> {
  await db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('id', '=', sessionId)
    .where('ended_at', 'is', null)
    .execute();
}

/** Ends all sessions of a user but one, where one is to stay: what knew the old password is out at once. */
export async function endSessions(
  db: Database,
  userId: number,
  but: string | null,
  reason: 'password',
  now: Date,
): Promise<void> {
  let query = db
    .updateTable('session')
    .set({ ended_at: now, end_reason: reason })
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null);
  if (but !== null) query = query.where('id', '!=', but);
  await query.execute();
}
