import { sql } from 'kysely';
import { comingAndGoing, type PastLink } from '@huella/domain/engine/events/as-of';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../database';
import { wholeNumbers } from '../lines';
import { leavingOf } from './past-links';

/** Of which establishment and type, always arguments, and between which moments: after the first, up to the last. */
export interface MovedScope {
  readonly boxId: number;
  readonly model: AssetType;
  readonly after: Date;
  readonly until: Date;
}

/** An asset that may have come to an establishment or gone from there, as the place knows it. */
export interface MovedAsset {
  readonly id: number;
  /** Whether it is on its way now. */
  readonly isTravelling: boolean;
  /** Null of what left by a transfer, which is another's now. */
  readonly publicId: string | null;
  /** Whether it was retired there. */
  readonly isRetired: boolean;
  /** Some values of it, as they are there now, or as they were when it left (decision 23). */
  readonly values: Readonly<Record<string, string | null>>;
}

/**
 * The assets of which something was recorded between two moments by which they may have come to an establishment or gone from
 * there, in the order of their ids: whether they did, their histories say (`movesBetween`).
 * @param names attributes whose values are read with them
 */
export async function listMovedAssets(
  db: Database,
  { boxId, model, after, until }: MovedScope,
  names: readonly string[],
): Promise<readonly MovedAsset[]> {
  const valuesOf = (row: 'a' | 'd') => {
    const pairs = names.flatMap((name) => [
      sql`${name}::text`,
      sql`${sql.ref(`${row}.attributes`)} ->> ${name}`,
    ]);
    return pairs.length === 0 ? sql`'{}'::jsonb` : sql`jsonb_build_object(${sql.join(pairs)})`;
  };
  const found = await sql<MovedAsset>`
    with moved as materialized (
      select distinct l.asset_id as id
      from event e join event_asset l on l.event_id = e.id
      where e.asset_type = ${model.id} and (e.box_id = ${boxId} or e.target_box_id = ${boxId})
        and e.event_time > ${after} and e.event_time <= ${until}
        and (l.sequence = 1 or e.event_type = any(${[...comingAndGoing(model)]}::integer[]))
    )
    select a.id, a.transfer_id is not null as "isTravelling", a.public_id as "publicId",
      a.deleted_at is not null as "isRetired", ${valuesOf('a')} as values
    from moved m join asset a on a.id = m.id
    where a.box_id = ${boxId} and a.asset_type = ${model.id}
    union all
    select d.asset_id, false, null, false, ${valuesOf('d')}
    from moved m join transferred_asset d on d.asset_id = m.id
    where d.box_id = ${boxId} and d.asset_type = ${model.id}
    order by 1`.execute(db);
  return found.rows;
}

type Row = Omit<PastLink, 'before' | 'after' | 'lot' | 'message' | 'isForeign'> & {
  readonly assetId: number;
  readonly changes: string | null;
};

/**
 * Of the histories of some assets what moves or ends them, in the order of recording. Of what left, as far as the establishment
 * knew it: what was recorded since is of others.
 */
export async function listMovingLinks(
  db: Database,
  { boxId, model }: Pick<MovedScope, 'boxId' | 'model'>,
  assets: readonly Pick<MovedAsset, 'id' | 'publicId'>[],
): Promise<ReadonlyMap<number, readonly PastLink[]>> {
  const absorbing = model.events.flatMap((event) => (event.absorbs === undefined ? [] : [event.eventType]));
  const ids = (ofLeft: boolean) => {
    const some = assets.filter(({ publicId }) => (publicId === null) === ofLeft);
    return sql`${wholeNumbers(some.map(({ id }) => id))}::bigint[]`;
  };
  const found = await sql<Row>`
    select l.asset_id as "assetId", l.sequence, l.undoes, e.id as "eventId", e.event_type as "eventType",
      (extract(epoch from e.event_time) * 1000)::double precision as at, e.box_id as "boxId",
      e.target_box_id as "targetBoxId",
      case when e.event_type = any(${absorbing}::integer[]) then l.changes end as changes
    from event_asset l join event e on e.id = l.event_id
    where (l.asset_id = any(${ids(false)}) or (l.asset_id = any(${ids(true)}) and l.sequence <= ${leavingOf(boxId)}))
      and (l.sequence = 1 or l.undoes is not null or e.event_type = any(${[...comingAndGoing(model)]}::integer[]))
    order by l.asset_id, l.sequence`.execute(db);
  const histories = new Map<number, PastLink[]>();
  for (const { assetId, changes, ...row } of found.rows) {
    const after = changes === null ? {} : (JSON.parse(changes) as { readonly after: Values }).after; // as the ledger wrote it
    const link = { ...row, before: {}, after, lot: null, message: null, isForeign: false };
    const known = histories.get(assetId);
    if (known === undefined) histories.set(assetId, [link]);
    else known.push(link);
  }
  return histories;
}
