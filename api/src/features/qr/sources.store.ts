import { sql } from 'kysely';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { fixedStatement } from '../../db/named-statements';
import { isNamedEffective } from '../../db/ledger/named-rows';
import { isLineageEffective } from '../../db/ledger/undo-links';
import { isShown } from './qr.store';

/** An asset that another came from, by an event of lineage or by a name that was found. */
export interface OriginRow {
  readonly id: number;
  readonly publicId: string;
  readonly assetType: number;
  readonly boxId: number;
  readonly attributes: Values;
  /** It lives, and its company shows its pages. */
  readonly hasPage: boolean;
}

/** What assets came from, one step back, in the order of their ids, at most so many: beyond it is what has no page, too. */
export async function listOriginsOf(
  db: Database,
  assetIds: readonly number[],
  max: number,
): Promise<readonly OriginRow[]> {
  return originsOf(db, assetIds, max);
}

const originsOf = fixedStatement<OriginRow, [assetIds: readonly number[], max: number]>(
  (ids, max) => sql`
    select a.id, a.public_id as "publicId", a.asset_type as "assetType", a.box_id as "boxId", a.attributes,
           a.deleted_at is null and ${isShown(sql`a.box_id`)} as "hasPage"
    from asset a where a.id in (
      select i.asset_id from lineage_output o join lineage_input i on i.event_id = o.event_id
      join event e on e.id = o.event_id where o.asset_id = any(${ids}::bigint[]) and ${isLineageEffective}
      union
      select n.target_id from named_link n where n.asset_id = any(${ids}::bigint[]) and ${isNamedEffective})
    order by a.id limit ${max}`,
);
