import { sql } from 'kysely';
import type { Database } from '../../db/database';

/**
 * Counts a try under a key and answers how many there were in its window, this one included, and when the window
 * ends. One statement, so a hundred tries at once are counted as a hundred; kept in the database, so every server
 * process sees the same count.
 */
export async function countTry(
  db: Database,
  key: string,
  windowSeconds: number,
  now: Date,
): Promise<{ readonly hits: number; readonly resetsAt: Date }> {
  const resetsAt = new Date(now.getTime() + windowSeconds * 1000);
  const counted = await sql<{ hits: number; resets_at: Date }>`
    insert into throttle as t (key, hits, resets_at) values (${key}, 1, ${resetsAt})
    on conflict (key) do update set
      hits = case when t.resets_at <= ${now} then 1 else t.hits + 1 end,
      resets_at = case when t.resets_at <= ${now} then excluded.resets_at else t.resets_at end
    returning hits, resets_at`.execute(db);
  const row = counted.rows[0];
  return { hits: row?.hits ?? 1, resetsAt: row?.resets_at ?? resetsAt };
}

/** Forgets the tries under a key: the right owner came in. */
export async function removeTries(db: Database, key: string): Promise<void> {
  await db.deleteFrom('throttle').where('key', '=', key).execute();
}

/** Forgets the tries whose window ended before a moment. Answers how many keys. */
export async function removeOldTries(db: Database, before: Date): Promise<number> {
  const result = await db.deleteFrom('throttle').where('resets_at', '<', before).executeTakeFirst();
  return Number(result.numDeletedRows);
}
