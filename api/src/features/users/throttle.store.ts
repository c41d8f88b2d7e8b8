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

/**
 * Takes the next turn under a key, where turns are so many seconds apart, and answers when it comes: now, where the last
 * one is long enough ago. One statement, so that turns that are taken at once follow each other. A turn that was taken
 * counts as a try of its window.
 */
export async function takeTurn(db: Database, key: string, everySeconds: number, now: Date): Promise<Date> {
  const taken = await sql<{ resets_at: Date }>`
    insert into throttle as t (key, hits, resets_at)
    values (${key}, 1, ${new Date(now.getTime() + everySeconds * 1000)})
    on conflict (key) do update set
      hits = 1, resets_at = greatest(t.resets_at, ${now}) + make_interval(secs => ${everySeconds})
    returning resets_at`.execute(db);
  const next = taken.rows[0]?.resets_at;
  return next === undefined ? now : new Date(next.getTime() - everySeconds * 1000);
}

/** When the window of the tries under a key ends, which may be over; null where none was counted. Counts nothing. */
export async function findWindowEnd(db: Database, key: string): Promise<Date | null> {
  const row = await db
    .selectFrom('throttle')
    .select('resets_at as end')
    .where('key', '=', key)
    .executeTakeFirst();
  return row?.end ?? null;
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
