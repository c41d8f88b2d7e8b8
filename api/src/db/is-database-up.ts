import { sql } from 'kysely';
import type { Database } from './database';

/** The question of each database that is being asked now: those who ask meanwhile share its answer. */
const asking = new WeakMap<Database, Promise<boolean>>();

/** Whether the database answers now. However many ask at once, it takes one connection. */
export function isDatabaseUp(db: Database): Promise<boolean> {
  const asked = asking.get(db) ?? ask(db);
  asking.set(db, asked);
  return asked;
}

async function ask(db: Database): Promise<boolean> {
  try {
    await sql`select 1`.execute(db);
    return true;
  } catch {
    // Any failure to answer is the answer.
    return false;
  } finally {
    asking.delete(db);
  }
}
