import { sql } from 'kysely';
import type { Amount } from '@huella/domain/engine/qr/made-of';
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

/** How much of an asset went into something. */
export interface UsedRow extends Amount {
  readonly id: number;
}

/** How much of each went into an asset, as the events that made it have it. */
export async function listUsedFor(db: Database, assetId: number): Promise<readonly UsedRow[]> {
  return usedFor(db, assetId);
}

const used = sql`i.asset_id as id, case when count(distinct i.unit) < 2 then sum(i.quantity)::float8 end as quantity, min(i.unit) as unit`;

const usedFor = fixedStatement<UsedRow, [assetId: number]>(
  (id) => sql`
    select ${used}
    from lineage_output o join lineage_input i on i.event_id = o.event_id join event e on e.id = o.event_id
    where o.asset_id = ${id}::bigint and ${isLineageEffective} group by i.asset_id order by i.asset_id`,
);

/** How much of each asset of a lot was used, by what was made of it. */
export async function listUsedOfLot(db: Database, lotId: number): Promise<readonly UsedRow[]> {
  const found = await sql<UsedRow>`
    select ${used}
    from asset a join lineage_input i on i.asset_id = a.id join event e on e.id = i.event_id
    where a.lot_id = ${lotId} and ${isLineageEffective} group by i.asset_id order by i.asset_id`.execute(db);
  return found.rows;
}
