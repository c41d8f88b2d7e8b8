import { sql, type RawBuilder } from 'kysely';
import { contentNames, isImage } from '@huella/domain/engine/files/contents';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import type { TemplatePlace } from './qr-templates.store';

/** A picture that everybody may see, of an asset that is in an establishment now. */
export interface PlacePicture {
  readonly name: string;
  /** The asset that it is of. */
  readonly attributes: Values;
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
  if (fields.length === 0) return [];
  const found = await sql<PlacePicture>`
    select name, attributes from (
      select distinct on (h.storage_name) h.storage_name as name, a.attributes, f.created_at,
             h.storage_name = any(${[...named]}::text[]) as is_named
      ${heldThere(place, fields)}
      order by h.storage_name, a.id) as held
    order by is_named desc, created_at desc, name limit ${limit}`.execute(db);
  return found.rows;
}
