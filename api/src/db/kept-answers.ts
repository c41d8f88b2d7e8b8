import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from './database';
import type { ListCache } from './list-cache';
import type { ListScope } from './list-types';
import { fixedStatement } from './named-statements';

/** Asks a statement, of a database or of what was answered before. */
export type Ask = <Row>(statement: RawBuilder<Row>) => Promise<readonly Row[]>;

/** Asks a database. */
export function askingOf(db: Database): Ask {
  return async (statement) => (await statement.execute(db)).rows;
}

/**
 * The rows that a statement over the assets of a scope and the lots there answers, kept in the memory of this process until one
 * of those is written (decision 131). It is asked anew after any write, so it may only read what raises their versions: what
 * follows from the day has to be among its values.
 */
export async function askKept<Row>(
  db: Database,
  answers: ListCache['answers'],
  scope: Pick<ListScope, 'boxId' | 'model'>,
  statement: RawBuilder<Row>,
): Promise<readonly Row[]> {
  const { sql: text, parameters } = statement.compile(db);
  const key = createHash('sha256')
    .update(JSON.stringify([scope.boxId, scope.model.id, text, parameters]))
    .digest('base64');
  // Read before: what is written meanwhile makes the next answer another one.
  const [found] = await versionsOf(db, scope.boxId, scope.model.id);
  const version = found?.version ?? '';
  const known = answers.find(key);
  // Of the same statement, so its rows are of the same shape.
  if (known?.version === version) return known.rows as readonly Row[];
  const { rows } = await statement.execute(db);
  answers.keep(key, { version, rows });
  return rows;
}

/** That of the assets, which every statement that writes some raises, and of the lots, which raise their own. */
const versionsOf = fixedStatement<{ readonly version: string }, [boxId: number, assetType: number]>(
  (boxId, assetType) => sql`
    select concat_ws(' ', t.version, l.count, l.version) as version
    from (select sum(version) as version from asset_tally where box_id = ${boxId} and asset_type = ${assetType}) t,
      (select count(*) as count, sum(version) as version from lot
       where box_id = ${boxId} and asset_type = ${assetType} and deleted_at is null) l`,
);
