import { sql } from 'kysely';
import type { Database } from './database';

/** Whether the database answers now. */
export function isDatabaseUp(db: Database): Promise<boolean> {
  return sql`select 1`.execute(db).then(
    () => true,
    () => false, // any failure to answer is the answer
  );
}
