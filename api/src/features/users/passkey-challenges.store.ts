import type { Database } from '../../db/database';

/** Writes a challenge by its hash: for a user who adds a passkey, or with null for anybody who signs in. */
export async function insertChallenge(
  db: Database,
  challenge: { readonly hash: Buffer; readonly userId: number | null; readonly expiresAt: Date },
): Promise<void> {
  await db
    .insertInto('passkey_challenge')
    .values({ hash: challenge.hash, user_id: challenge.userId, expires_at: challenge.expiresAt })
    .execute();
}

/**
 * Uses a challenge up: one statement, so of many uses at once one succeeds. False when it is unknown, used, past its
 * time, or was given for something else or to somebody else.
 */
export async function useChallenge(
  db: Database,
  challenge: { readonly hash: Buffer; readonly userId: number | null },
  now: Date,
): Promise<boolean> {
  const result = await db
    .deleteFrom('passkey_challenge')
    .where('hash', '=', challenge.hash)
    .where('user_id', 'is not distinct from', challenge.userId)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return result.numDeletedRows === 1n;
}

/** Removes challenges whose time passed before a moment. Answers how many. */
export async function removeOldChallenges(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('passkey_challenge').where('expires_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
