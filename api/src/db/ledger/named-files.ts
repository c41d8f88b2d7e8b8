import { sql } from 'kysely';
import { issue, type Issue } from '@huella/domain/model/errors';
import { endingOf } from '@huella/domain/engine/fields/file';
import { findContent, fitsEnding } from '@huella/domain/engine/files/contents';
import type { PlacedFile } from '@huella/domain/engine/files/placed-files';
import type { Inside } from '../transact';
import { roomSlots } from './file-rows';
import { diskQuotaKind, releaseQuota, lockQuotaRoom, consumeQuota } from './quota-rows';

/**
 * The files of what has no history: lots, named entities, companies and establishments hold a file while they name it. Assets hold theirs for good
 * (`file-rows`).
 */

const columns = { lot: 'lot_id', entity: 'entity_id', company: 'company_id', box: 'box_id' } as const;

/** What names files, and the company that is charged for them. */
export interface NameHolder {
  readonly of: keyof typeof columns;
  readonly id: number;
  readonly companyId: number;
}

interface Stored {
  readonly name: string;
  readonly state: string;
  readonly content: string | null;
  readonly size: number;
  /** Whose quota has it; null before anything held it. */
  readonly companyId: number | null;
  /** Put here by somebody of the company. */
  readonly isOurs: boolean;
  /** The holder holds it already. */
  readonly isHere: boolean;
}

/**
 * Holds the files that a record names now, and lets go of those that it named before: each must be there already, or
 * be registered by somebody of the company with a content that its ending promises; the company is charged for the
 * bytes. Answers what is wrong; then nothing may be kept of the transaction. Quotas are asked for last.
 */
export async function holdNamedFiles(
  db: Inside,
  holder: NameHolder,
  files: readonly PlacedFile[],
): Promise<readonly Issue[]> {
  const names = [...new Set(files.map(({ file }) => file.storageName))];
  const stored = await lockStored(db, holder, names);
  const bad = files.filter((each) => !isGood(each, stored.get(each.file.storageName)));
  if (bad.length > 0) return bad.map(({ place }) => issue(place, 'badFile'));
  const fresh = names.flatMap((name) => stored.get(name) ?? []).filter(({ isHere }) => !isHere);
  await writeHolds(db, holder, files);
  await letGo(db, names, stored);
  const bytes = fresh.reduce((sum, { size }) => sum + size, 0);
  const room = bytes === 0 ? 0 : await lockQuotaRoom(db, holder.companyId, diskQuotaKind);
  if (bytes > room) return [issue(files[0]?.place ?? null, 'noDiskRoom', roomSlots(bytes, room))];
  if (fresh.length === 0) return [];
  await consumeQuota(db, holder.companyId, diskQuotaKind, bytes);
  await sql`
    update stored_file set state = 'held', company_id = ${holder.companyId}, network_mark = null
    where storage_name = any(${fresh.map(({ name }) => name)}::text[])`.execute(db);
  return [];
}

/** The files that are named and those that are held, locked in the order of their names. */
async function lockStored(
  db: Inside,
  { of, id, companyId }: NameHolder,
  names: readonly string[],
): Promise<ReadonlyMap<string, Stored>> {
  const column = sql.ref(columns[of]);
  const found = await sql<Stored>`
    with here as (select h.storage_name from file_hold h where h.${column} = ${id})
    select f.storage_name as name, f.state, f.content, coalesce(f.size, 0) as size, f.company_id as "companyId",
           exists (select 1 from relation r left join box b on b.id = r.box_id
                   where r.user_id = f.user_id and coalesce(r.company_id, b.company_id) = ${companyId}) as "isOurs",
           f.storage_name in (select storage_name from here) as "isHere"
    from stored_file f
    where f.storage_name = any(${[...names]}::text[]) or f.storage_name in (select storage_name from here)
    order by f.storage_name for update of f`.execute(db);
  return new Map(found.rows.map((row) => [row.name, row]));
}

function isGood({ file }: PlacedFile, stored: Stored | undefined): boolean {
  if (stored === undefined) return false;
  if (stored.isHere) return true;
  const fits = fitsEnding(findContent(stored.content), endingOf(file.originalName));
  return stored.state === 'registered' && stored.isOurs && fits;
}

async function writeHolds(db: Inside, { of, id }: NameHolder, files: readonly PlacedFile[]): Promise<void> {
  const column = sql.ref(columns[of]);
  await sql`delete from file_hold where ${column} = ${id}`.execute(db);
  if (files.length === 0) return;
  const holds = files.map(({ file, field, isPublic }) => ({
    storage_name: file.storageName,
    field,
    is_public: isPublic,
  }));
  await sql`
    insert into file_hold (storage_name, ${column}, field, is_public)
    select r.storage_name, ${id}, r.field, bool_or(r.is_public)
    from json_to_recordset(${JSON.stringify(holds)}::json) as r(storage_name text, field text, is_public boolean)
    group by r.storage_name, r.field`.execute(db);
}

/**
 * Frees the files that were held here and are named no more: the payer has the bytes back, and a sweep takes
 * them. A file that another record holds, too, stays.
 */
async function letGo(
  db: Inside,
  stay: readonly string[],
  stored: ReadonlyMap<string, Stored>,
): Promise<void> {
  const dropped = [...stored.values()].filter(({ isHere, name }) => isHere && !stay.includes(name));
  if (dropped.length === 0) return;
  const freed = await sql<{ name: string }>`
    update stored_file f set state = 'registered', company_id = null
    where f.storage_name = any(${dropped.map(({ name }) => name)}::text[])
      and not exists (select 1 from file_hold h where h.storage_name = f.storage_name)
    returning f.storage_name as name`.execute(db);
  const bytes = new Map<number, number>();
  for (const { name } of freed.rows) {
    const { companyId = null, size = 0 } = stored.get(name) ?? {};
    if (companyId !== null) bytes.set(companyId, (bytes.get(companyId) ?? 0) + size);
  }
  const charged = [...bytes].sort(([one], [other]) => one - other);
  for (const [companyId, size] of charged) await releaseQuota(db, companyId, diskQuotaKind, size);
}
