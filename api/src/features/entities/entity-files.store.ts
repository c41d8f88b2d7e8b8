import { sql } from 'kysely';
import { issue, type Issue } from '@huella/domain/errors';
import { endingOf } from '@huella/domain/fields/file';
import { findContent, fitsEnding } from '@huella/domain/files/contents';
import type { PlacedFile } from '@huella/domain/files/placed-files';
import type { Database } from '../../db/database';
import { diskQuotaKind, giveQuota, lockQuotaRoom, takeQuota } from '../../db/ledger/quota-rows';
import type { Inside } from '../../db/transact';

/** Who writes an entity, and for which company. */
export interface EntityHolder {
  readonly entityId: number;
  readonly companyId: number;
  readonly userId: number;
}

interface Stored {
  readonly name: string;
  readonly state: string;
  readonly content: string | null;
  readonly size: number;
  readonly isOurs: boolean;
  readonly isHere: boolean;
}

/**
 * Holds the files that an entity names now, and lets go of those that it named before: each must be there already, or
 * be registered by somebody of the company with a content that its ending promises; the company is charged for the
 * bytes. Answers what is wrong; then nothing may be kept of the transaction.
 */
export async function holdEntityFiles(
  inside: Inside,
  holder: EntityHolder,
  files: readonly PlacedFile[],
): Promise<readonly Issue[]> {
  const names = [...new Set(files.map(({ file }) => file.storageName))];
  const stored = await lockStored(inside, holder, names);
  const bad = files.filter((each) => !isGood(each, stored.get(each.file.storageName)));
  if (bad.length > 0) return bad.map(({ place }) => issue(place, 'badFile'));
  const fresh = [...stored.values()].filter(({ isHere }) => !isHere);
  const bytes = fresh.reduce((sum, { size }) => sum + size, 0);
  await letGo(inside, holder, names);
  const room = bytes === 0 ? 0 : await lockQuotaRoom(inside, holder.companyId, diskQuotaKind);
  if (bytes > room) return [issue(files[0]?.place ?? null, 'noDiskRoom', megabytes(bytes, room))];
  if (fresh.length === 0) return [];
  await takeQuota(inside, holder.companyId, diskQuotaKind, bytes);
  await sql`
    update stored_file set state = 'held', company_id = ${holder.companyId}
    where storage_name = any(${fresh.map(({ name }) => name)}::text[])`.execute(inside);
  await inside
    .insertInto('entity_file')
    .values(fresh.map(({ name }) => ({ entity_id: holder.entityId, storage_name: name })))
    .execute();
  return [];
}

async function lockStored(
  inside: Inside,
  { entityId, companyId }: EntityHolder,
  names: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const found = await sql<Stored>`
    select f.storage_name as name, f.state, f.content, coalesce(f.size, 0) as size,
           exists (select 1 from relation r left join box b on b.id = r.box_id
                   where r.user_id = f.user_id and coalesce(r.company_id, b.company_id) = ${companyId}) as "isOurs",
           exists (select 1 from entity_file e
                   where e.storage_name = f.storage_name and e.entity_id = ${entityId}) as "isHere"
    from stored_file f where f.storage_name = any(${[...names]}::text[])
    order by f.storage_name for update of f`.execute(inside);
  return new Map(found.rows.map((row) => [row.name, row]));
}

function isGood({ file }: PlacedFile, stored: Stored | undefined): boolean {
  if (stored === undefined) return false;
  if (stored.isHere) return true;
  const fits = fitsEnding(findContent(stored.content), endingOf(file.originalName));
  return stored.state === 'registered' && stored.isOurs && fits;
}

/**
 * Lets go of the files of an entity but those that stay: the company has their bytes back, and a sweep takes them. A
 * file that a record took from the entity is the record's, too, and stays.
 */
export async function letGo(
  inside: Inside,
  { entityId, companyId }: Pick<EntityHolder, 'entityId' | 'companyId'>,
  stay: readonly string[],
): Promise<void> {
  const freed = await sql<{ size: number }>`
    with gone as (
      delete from entity_file
      where entity_id = ${entityId} and not storage_name = any(${[...stay]}::text[])
      returning storage_name
    )
    update stored_file f set state = 'registered', company_id = null from gone
    where f.storage_name = gone.storage_name
      and not exists (select 1 from file_hold h where h.storage_name = f.storage_name)
      and not exists (select 1 from entity_file e
                      where e.storage_name = f.storage_name and e.entity_id <> ${entityId})
    returning coalesce(f.size, 0) as size`.execute(inside);
  const bytes = freed.rows.reduce((sum, { size }) => sum + size, 0);
  if (bytes > 0) await giveQuota(inside, companyId, diskQuotaKind, bytes);
}

function megabytes(needed: number, left: number) {
  const tenths = (bytes: number) => Math.round((bytes * 10) / 1024 / 1024) / 10;
  return { needed: tenths(needed), left: tenths(Math.max(0, left)) };
}

/** The establishments whose entities hold a file. */
export async function listBoxesHolding(db: Database, storageName: string): Promise<readonly number[]> {
  const rows = await db
    .selectFrom('entity_file')
    .innerJoin('entity', 'entity.id', 'entity_file.entity_id')
    .select('entity.box_id')
    .where('storage_name', '=', storageName)
    .execute();
  return rows.map((row) => row.box_id);
}
