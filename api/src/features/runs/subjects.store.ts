import { sql } from 'kysely';
import type { Database } from '../../db/database';
import { listTransferredIds } from '../../db/list-transferred';
import type { Subject, RowCheck } from '../../http/check-row';

/** An asset as it is, with the lot that it is in. */
interface LotSubject extends Subject {
  readonly lotId: number | null;
  readonly ownerCompanyId: number;
  /** When its newest event happened. */
  readonly foldedAt: Date;
}

/** Assets of a type as they are, without locking them. */
export async function listSubjects(
  db: Database,
  assetType: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LotSubject>> {
  const found = await sql<LotSubject & { readonly id: number }>`
    select id, box_id as "boxId", attributes, paused_message is not null as paused,
           deleted_at is not null as deleted, transfer_id is not null as "inTransit", lot_id as "lotId",
           owner_company_id as "ownerCompanyId", folded_at as "foldedAt"
    from asset where id = any(${[...ids]}::bigint[]) and asset_type = ${assetType}`.execute(db);
  return new Map(found.rows.map((row) => [row.id, row]));
}

/**
 * Assets with the mark of those that the establishment sent away: looked up only for an event that the model lists for
 * transferred assets.
 */
export async function markSent<Known extends Subject>(
  db: Database,
  { event, form: { place } }: RowCheck,
  assets: ReadonlyMap<number, Known>,
): Promise<ReadonlyMap<number, Known>> {
  if (event?.onTransferred !== true) return assets;
  const elsewhere = [...assets].filter(([, { boxId }]) => boxId !== place.boxId).map(([id]) => id);
  const sent = await listTransferredIds(db, place.boxId, elsewhere);
  if (sent.size === 0) return assets;
  return new Map([...assets].map(([id, asset]) => [id, sent.has(id) ? { ...asset, wasSent: true } : asset]));
}
