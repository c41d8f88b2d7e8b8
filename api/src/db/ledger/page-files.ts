import { sql } from 'kysely';
import { findContent, isImage } from '@huella/domain/engine/files/contents';
import { issue, type Issue } from '@huella/domain/model/errors';
import type { Database } from '../database';
import type { Inside } from '../transact';
import { roomSlots } from './file-rows';
import { consumeQuota, diskQuotaKind, lockQuotaRoom } from './quota-rows';

/** Whose public pages of which asset type, and the company that is charged for their pictures. */
export interface PagePlace {
  readonly boxId: number;
  readonly assetType: number;
  readonly companyId: number;
}

interface Brought {
  readonly name: string;
  readonly content: string | null;
  readonly size: number;
}

/** Pictures that somebody of a company registered and nothing holds yet, in the order of their names. */
function brought(companyId: number, names: readonly string[]) {
  return sql<Brought>`
    select f.storage_name as name, f.content, coalesce(f.size, 0) as size from stored_file f
    where f.storage_name = any(${[...names]}::text[]) and f.state = 'registered'
      and exists (select 1 from relation r left join box b on b.id = r.box_id
                  where r.user_id = f.user_id and coalesce(r.company_id, b.company_id) = ${companyId})
    order by f.storage_name`;
}

const isPicture = ({ content }: Brought) => {
  const known = findContent(content);
  return known !== null && isImage(known);
};

/** Which of some names are pictures that pages of the place could hold: brought by somebody of its company, and held by nothing. */
export async function listBroughtPictures(
  db: Database,
  { companyId }: PagePlace,
  names: readonly string[],
): Promise<readonly string[]> {
  if (names.length === 0) return [];
  const found = await brought(companyId, names).execute(db);
  return found.rows.filter(isPicture).map(({ name }) => name);
}

/**
 * Holds pictures for the public pages of a place, for good; the company is charged for the bytes. Those that the place
 * holds already are left as they are. Answers what is wrong, at `images`; then nothing may be kept of the transaction.
 */
export async function holdPagePictures(
  db: Inside,
  place: PagePlace,
  { names, at }: { readonly names: readonly string[]; readonly at: Date },
): Promise<readonly Issue[]> {
  if (names.length === 0) return [];
  const { boxId, assetType, companyId } = place;
  const rows = (await sql<Brought>`${brought(companyId, names)} for update of f`.execute(db)).rows;
  const fresh = rows.filter(isPicture);
  const held = await sql<{ name: string }>`
    select storage_name as name from page_picture
    where storage_name = any(${[...names]}::text[]) and box_id = ${boxId} and asset_type = ${assetType}`.execute(
    db,
  );
  const known = new Set([...fresh, ...held.rows].map(({ name }) => name));
  if (names.some((name) => !known.has(name))) return [issue('images', 'badFile')];
  if (fresh.length === 0) return [];
  const bytes = fresh.reduce((sum, { size }) => sum + size, 0);
  const room = await lockQuotaRoom(db, companyId, diskQuotaKind);
  if (bytes > room) return [issue('images', 'noDiskRoom', roomSlots(bytes, room))];
  await consumeQuota(db, companyId, diskQuotaKind, bytes);
  const freshNames = sql`${fresh.map(({ name }) => name)}::text[]`;
  await sql`
    update stored_file set state = 'held', company_id = ${companyId}, network_mark = null
    where storage_name = any(${freshNames})`.execute(db);
  await sql`
    insert into page_picture (storage_name, box_id, asset_type, created_at)
    select unnest(${freshNames}), ${boxId}, ${assetType}, ${at}`.execute(db);
  return [];
}
