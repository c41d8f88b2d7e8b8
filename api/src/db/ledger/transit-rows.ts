import { sql } from 'kysely';
import type { Inside } from '../transact';

/**
 * Which assets are on their way by which transfer. The column of an asset's row is written in the transaction that
 * records the event that says so: from then on it takes no event of any other kind, until the transfer is answered.
 */

/** Says of assets that are locked that they are on their way by a transfer. One that is already violates `transfer_asset_open`. */
export async function sendAssets(db: Inside, transferId: number, assetIds: readonly number[]): Promise<void> {
  const ids = [...assetIds];
  await sql`
    insert into transfer_asset (transfer_id, asset_id, state)
    select ${transferId}, id, 'sent' from unnest(${ids}::bigint[]) as r(id)`.execute(db);
  await sql`update asset set transfer_id = ${transferId} where id = any(${ids}::bigint[])`.execute(db);
}

/** What became of assets that were on their way; what was returned has a reason. */
export interface Landed {
  readonly state: 'received' | 'returned' | 'withdrawn';
  readonly assetIds: readonly number[];
  readonly reason: string | null;
}

/** Says of assets that are locked what became of them: they are on their way no longer. */
export async function landAssets(db: Inside, transferId: number, landed: Landed): Promise<void> {
  const ids = [...landed.assetIds];
  await sql`
    update transfer_asset set state = ${landed.state}, reason = ${landed.reason}
    where transfer_id = ${transferId} and state = 'sent' and asset_id = any(${ids}::bigint[])`.execute(db);
  await sql`
    update asset set transfer_id = null
    where id = any(${ids}::bigint[]) and transfer_id = ${transferId}`.execute(db);
}

/** The assets of a transfer that wait for its answer, in the order of their ids. */
export async function listSentIds(db: Inside, transferId: number): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('transfer_asset')
    .select('asset_id as id')
    .where('transfer_id', '=', transferId)
    .where('state', '=', 'sent')
    .orderBy('asset_id')
    .execute();
  return rows.map(({ id }) => id);
}
