import { sql } from 'kysely';
import { findCollateral } from '@huella/domain/catalogue/collateral/find-collateral';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/named-statements';
import { listPledged, type Pledged } from '../../db/ledger/pledge-rows';
import { listTransferredIds } from '../../db/list-transferred';
import type { Subject, RowCheck } from '../../http/check-row';

/** An asset as it is, with the lot that it is in. */
interface LotSubject extends Subject {
  readonly lotId: number | null;
  readonly ownerCompanyId: number;
  /** When its newest event happened. */
  readonly foldedAt: Date;
}

const subjectsOf = fixedStatement<
  LotSubject & { readonly id: number },
  [ids: readonly number[], assetType: number]
>(
  (ids, assetType) => sql`
    select id, box_id as "boxId", attributes, paused_message is not null as paused,
           deleted_at is not null as deleted, transfer_id is not null as "inTransit", lot_id as "lotId",
           owner_company_id as "ownerCompanyId", folded_at as "foldedAt"
    from asset where id = any(${ids}::bigint[]) and asset_type = ${assetType}`,
);

/** Assets of a type as they are, without locking them. */
export async function listSubjects(
  db: Database,
  assetType: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, LotSubject>> {
  return new Map((await subjectsOf(db, ids, assetType)).map((row) => [row.id, row]));
}

/**
 * Assets with what else the establishment that asks must know of them: which it sent away, looked up only for an event that
 * the model lists for transferred assets, and to whom they are pledged.
 */
export async function markSubjects<Known extends Subject>(
  db: Database,
  { event, form: { place, model } }: RowCheck,
  assets: ReadonlyMap<number, Known>,
): Promise<ReadonlyMap<number, Known>> {
  const elsewhere = [...assets].filter(([, { boxId }]) => boxId !== place.boxId).map(([id]) => id);
  const isOfSender = event?.onTransferred === true;
  const sent = isOfSender ? await listTransferredIds(db, place.boxId, elsewhere) : new Set<number>();
  const pledged = await listPledgedOf(db, model.id, [...assets.keys()]);
  if (sent.size === 0 && pledged.size === 0) return assets;
  return new Map(
    [...assets].map(([id, asset]) => {
      const to = pledged.get(id);
      return [
        id,
        { ...asset, ...(sent.has(id) && { wasSent: true }), ...(to !== undefined && { pledged: to }) },
      ];
    }),
  );
}

/** To whom assets are pledged, where their type knows of that. */
export function listPledgedOf(
  db: Database,
  assetType: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Pledged>> {
  return findCollateral(assetType) === null ? Promise.resolve(new Map()) : listPledged(db, ids);
}
