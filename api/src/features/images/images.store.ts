import { sql } from 'kysely';
import { contentNames, isImage } from '@huella/domain/engine/files/contents';
import type { Filter } from '@huella/domain/engine/lists/filter';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { condition } from '../../db/list-conditions';
import { all } from '../../db/list-scan';
import { readingOf } from '../../db/list-state';
import type { ListScope } from '../../db/list-types';

/** A picture that an asset holds now. */
export interface HeldImage {
  readonly storageName: string;
  readonly originalName: string;
  readonly field: string;
  readonly addedAt: Date;
  readonly assetId: number;
  readonly attributes: Values;
}

/** Whose pictures, and where: always an argument, never optional. */
export interface ImageScope extends ListScope {
  /** The company that looks: of private attributes it sees what it put there itself. */
  readonly companyId: number;
  /** The zone of the days on which pictures came in. */
  readonly zone: string;
}

export interface ImageQuery {
  /** What assets are asked for, as their list is. */
  readonly filters: readonly Filter[];
  /** The attributes that may be shown, and those of them that are private. */
  readonly fields: readonly string[];
  readonly privateFields: readonly string[];
  readonly from: string | null;
  readonly to: string | null;
  readonly offset: number;
  readonly limit: number;
}

const pictures = contentNames.filter(isImage);

/**
 * A page of the pictures that the living assets of an establishment hold, the newest first, and how many there are
 * (decisions section 5). What an attribute held before is in the history and not here.
 */
export async function listImages(
  db: Database,
  scope: ImageScope,
  { filters, fields, privateFields, from, to, offset, limit }: ImageQuery,
): Promise<{ readonly rows: readonly HeldImage[]; readonly total: number }> {
  const reading = readingOf(scope);
  const asked = all([sql<boolean>`true`, ...filters.map((filter) => condition(filter, reading))]);
  // `offset 0` keeps the database from asking records before their establishment has bounded them.
  const found = await sql<HeldImage & { readonly total: number }>`
    with held as materialized (
      select distinct on (h.asset_id, h.field, f.storage_name) f.storage_name, coalesce(f.original_name, '') as name,
             f.created_at, h.field, h.asset_id
      from (
        select s.*, a.attributes from asset_slot s join asset a on a.id = s.asset_id
        where s.box_id = ${scope.boxId} and s.asset_type = ${scope.model.id} and not s.deleted
          and a.box_id = ${scope.boxId} and a.asset_type = ${scope.model.id}
        offset 0
      ) as s
      join file_hold h on h.asset_id = s.asset_id and h.event_type is null and h.field = any(${[...fields]}::text[])
      join stored_file f on f.storage_name = h.storage_name and f.state = 'held'
        and f.content = any(${[...pictures]}::text[])
      where ${asked}
        and (h.field <> all(${[...privateFields]}::text[]) or f.company_id = ${scope.companyId})
        and (${from}::date is null or (f.created_at at time zone ${scope.zone})::date >= ${from}::date)
        and (${to}::date is null or (f.created_at at time zone ${scope.zone})::date <= ${to}::date)
        and strpos((s.attributes -> h.field)::text, to_json(f.storage_name)::text) > 0
    )
    select g.storage_name as "storageName", g.name as "originalName", g.field, g.created_at as "addedAt",
           g.asset_id as "assetId", a.attributes, (select count(*) from held) as total
    from held g join asset a on a.id = g.asset_id
    order by g.created_at desc, g.storage_name, g.asset_id, g.field limit ${limit} offset ${offset}`.execute(
    db,
  );
  const [first] = found.rows;
  if (first !== undefined || offset === 0) return { rows: found.rows, total: first?.total ?? 0 };
  // A page past the end holds no row to say how many there are.
  const { total } = await listImages(db, scope, {
    ...{ filters, fields, privateFields, from, to },
    ...{ offset: 0, limit: 1 },
  });
  return { rows: [], total };
}
