import { sql } from 'kysely';
import type { Database } from '../../db/database';

/** The public id of the live asset with events at the most establishments, and of these the one with the most; or null. */
export async function findBestTravelled(db: Database): Promise<string | null> {
  const found = await sql<{ readonly publicId: string }>`
    select a.public_id as "publicId"
    from event_asset ea
    join event e on e.id = ea.event_id
    join asset a on a.id = ea.asset_id
    where a.deleted_at is null and a.transfer_id is null
    group by a.id
    order by count(distinct e.box_id) desc, count(*) desc, a.id
    limit 1`.execute(db);
  return found.rows[0]?.publicId ?? null;
}

/** Whether an asset of a public id is there. */
export async function isLive(db: Database, publicId: string): Promise<boolean> {
  const found = await db
    .selectFrom('asset')
    .select('id')
    .where('public_id', '=', publicId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}
