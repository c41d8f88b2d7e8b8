import { sql, type RawBuilder } from 'kysely';
import { contentNames, isImage } from '@huella/domain/engine/files/contents';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import type { TemplatePlace } from './qr-templates.store';

/** A picture that pages of an establishment may show: of an asset that is there now, or brought for its pages. */
export interface PlacePicture {
  readonly name: string;
  /** The asset that it is of; none of one that was brought for pages alone. */
  readonly attributes: Values;
  /** The name that one had which was brought for pages; null of one of an asset. */
  readonly brought: string | null;
}

const pictures = contentNames.filter(isImage);

/** Where pictures are held that pages of a place may show: of its living assets, in some public attributes. */
function heldThere(
  { boxId, assetType }: Pick<TemplatePlace, 'boxId' | 'assetType'>,
  fields: readonly string[],
): RawBuilder<unknown> {
  return sql`from file_hold h join asset a on a.id = h.asset_id
    join stored_file f on f.storage_name = h.storage_name and f.state = 'held'
      and f.content = any(${[...pictures]}::text[])
    where a.box_id = ${boxId} and a.asset_type = ${assetType} and a.deleted_at is null
      and h.is_public and h.event_type is null and h.field = any(${[...fields]}::text[])
      and strpos((a.attributes -> h.field)::text, to_json(f.storage_name)::text) > 0`;
}

/** The newest pictures that pages of a place may show, with those that are named wherever they are among them. */
export async function listPlacePictures(
  db: Database,
  place: Pick<TemplatePlace, 'boxId' | 'assetType'>,
  fields: readonly string[],
  { named, limit }: { readonly named: readonly string[]; readonly limit: number },
): Promise<readonly PlacePicture[]> {
  const found = await sql<PlacePicture>`
    select name, attributes, brought from (
      (select distinct on (h.storage_name) h.storage_name as name, a.attributes, f.created_at, null as brought
       ${heldThere(place, fields)}
       order by h.storage_name, a.id)
      union all
      select p.storage_name, '{}'::jsonb, p.created_at, coalesce(f.original_name, '')
      from page_picture p join stored_file f on f.storage_name = p.storage_name
      where p.box_id = ${place.boxId} and p.asset_type = ${place.assetType}) as held
    order by name = any(${[...named]}::text[]) desc, created_at desc, name limit ${limit}`.execute(db);
  return found.rows;
}
