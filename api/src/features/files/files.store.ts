import { sql } from 'kysely';
import { engineEvents } from '@huella/domain/model/engine-events';
import { findContent, type FileContent } from '@huella/domain/engine/files/contents';
import type { FieldPlace } from '@huella/domain/engine/access/field-access';
import { isGiven, disabledFieldsOf } from '../../db/actors';
import type { Database } from '../../db/database';
import { backupLock } from '../../db/platform';
import { addJob } from '../../db/queue';
import type { StoredFileTable } from '../../db/run-tables';
import type { Inside } from '../../db/transact';
import type { Uploader } from './upload-quota.store';

/** Announces a file that its owner may put until a moment. */
export async function insertFile(
  db: Database,
  file: {
    readonly storageName: string;
    readonly userId: number;
    readonly networkMark: string | null;
    readonly putSecretHash: Buffer;
    readonly now: Date;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await db
    .insertInto('stored_file')
    .values({
      storage_name: file.storageName,
      user_id: file.userId,
      network_mark: file.networkMark,
      put_secret_hash: file.putSecretHash,
      state: 'announced',
      created_at: file.now,
      expires_at: file.expiresAt,
    })
    .execute();
}

/**
 * Takes the address of an announced file, if the secret fits and it has not expired: of many tries at once one gets
 * it. Answers who announced it, or null when it cannot be had.
 */
export async function takeAddress(
  db: Database,
  storageName: string,
  putSecretHash: Buffer,
  now: Date,
): Promise<Uploader | null> {
  const row = await db
    .updateTable('stored_file')
    .set({ state: 'receiving' })
    .where('storage_name', '=', storageName)
    .where('put_secret_hash', '=', putSecretHash)
    .where('state', '=', 'announced')
    .where('expires_at', '>', now)
    .returning(['user_id as userId', 'network_mark as networkMark'])
    .executeTakeFirst();
  return row ?? null;
}

/** Says that the bytes of a file are there. */
export async function updateStored(db: Database, storageName: string, size: number): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ state: 'stored', size })
    .where('storage_name', '=', storageName)
    .where('state', '=', 'receiving')
    .execute();
}

/**
 * Registers a stored file of a user under the name it had, with what is in it. False when there is none that could be
 * registered: registering again, and beside another request, changes nothing of the content.
 */
export async function registerFile(
  db: Database,
  userId: number,
  storageName: string,
  given: { readonly originalName: string; readonly content: FileContent | null },
): Promise<boolean> {
  const result = await db
    .updateTable('stored_file')
    .set({ state: 'registered', original_name: given.originalName, content: given.content })
    .where('storage_name', '=', storageName)
    .where('user_id', '=', userId)
    .where('state', 'in', ['stored', 'registered'])
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** A file whose bytes are there. */
export interface StoredFile {
  readonly storageName: string;
  readonly userId: number;
  readonly state: StoredFileTable['state'];
  /** The name it had on its owner's machine; none before it was registered. */
  readonly originalName: string | null;
  readonly size: number;
  /** What is in it; null for what no record may hold, and before it was registered. */
  readonly content: FileContent | null;
  /** The company that held it first; null while no record holds it. */
  readonly companyId: number | null;
}

/** The file of a name, or null when there is none or its bytes are not there. */
export async function findFile(db: Database, storageName: string): Promise<StoredFile | null> {
  const row = await db
    .selectFrom('stored_file')
    .select(['user_id', 'state', 'original_name', 'size', 'content', 'company_id'])
    .where('storage_name', '=', storageName)
    .where('state', 'in', ['stored', 'registered', 'held'])
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    storageName,
    userId: row.user_id,
    state: row.state,
    originalName: row.original_name,
    size: row.size ?? 0,
    content: findContent(row.content),
    companyId: row.company_id,
  };
}

/** Where a file is held: in which establishment, by what of which asset type. */
export interface Holding {
  readonly of: 'asset' | 'lot' | 'entity';
  readonly boxId: number;
  /** Null where it is of no asset type. */
  readonly assetType: number | null;
  /** The event whose own field it is; null for an attribute. */
  readonly eventType: number | null;
  readonly field: string;
}

/** Where a file is held, in establishments that a user has to do with; what they may see there is asked next. */
export async function listHoldings(
  db: Database,
  storageName: string,
  userId: number,
): Promise<readonly Holding[]> {
  const hasToDo = sql`exists (
      select 1 from relation r where r.user_id = ${userId} and ${isGiven} and (r.box_id = b.id or r.company_id = b.company_id))`;
  const found = await sql<Holding>`
    select case when h.asset_id is not null then 'asset' when h.lot_id is not null then 'lot'
                    else 'entity' end as of,
           b.id as "boxId", coalesce(a.asset_type, l.asset_type) as "assetType", h.event_type as "eventType", h.field
    from file_hold h
    left join asset a on a.id = h.asset_id
    left join lot l on l.id = h.lot_id
    left join entity n on n.id = h.entity_id
    join box b on b.id = coalesce(a.box_id, l.box_id, n.box_id)
    where h.storage_name = ${storageName} and ${hasToDo}
    union
    -- The papers of a transfer are both sides', wherever the assets went since; any one asset leads to it.
    select 'asset', b.id, t.asset_type, e.event_type, h.field
    from (
      select asset_id, event_type, field from file_hold
      where storage_name = ${storageName} and event_type = ${engineEvents.transfer} and asset_id is not null limit 1) h
    join event_asset l on l.asset_id = h.asset_id
    join event e on e.id = l.event_id and e.event_type = h.event_type and strpos(e.payload, ${storageName}) > 0
    join transfer t on t.event_id = e.id
    join box b on b.id in (t.source_box_id, t.target_box_id)
    where ${hasToDo}
    union
    -- What was transferred is seen as it was when it left.
    select 'asset', b.id, d.asset_type, null, h.field
    from file_hold h
    join transferred_asset d on d.asset_id = h.asset_id and strpos((d.attributes -> h.field)::text, ${JSON.stringify(storageName)}) > 0
    join box b on b.id = d.box_id
    where h.storage_name = ${storageName} and h.event_type is null and ${hasToDo}
    union
    -- What is pledged is read where it is pledged to, for as long as it is.
    select 'asset', b.id, p.asset_type, h.event_type, h.field
    from file_hold h join pledge p on p.asset_id = h.asset_id and p.released_at is null
    join box b on b.id = p.holder_box_id
    where h.storage_name = ${storageName} and ${hasToDo}
    order by 1, 2, 3, 4, 5`.execute(db);
  return found.rows;
}

/** Whether a company or an establishment that a user has to do with names a file, or brought it for its public pages. */
export async function isOfTheirs(db: Database, storageName: string, userId: number): Promise<boolean> {
  const found = await sql<{ theirs: boolean }>`
    select exists (
      select 1 from file_hold h
      left join box hb on hb.id = h.box_id
      join relation r on r.user_id = ${userId} and ${isGiven}
      left join box rb on rb.id = r.box_id
      where h.storage_name = ${storageName}
        and (h.company_id = coalesce(r.company_id, rb.company_id) or hb.id = rb.id or hb.company_id = r.company_id)
    ) or exists (
      select 1 from page_picture p join box b on b.id = p.box_id
      join relation r on r.user_id = ${userId} and ${isGiven} and (r.box_id = b.id or r.company_id = b.company_id)
      where p.storage_name = ${storageName}
    ) as theirs`.execute(db);
  return found.rows[0]?.theirs === true;
}

/** A field of a living asset that shows a file to everybody now, and the establishment that decides whether it may. */
export interface Showing extends FieldPlace {
  readonly assetType: number;
  readonly field: string;
}

/** Where living assets show a file to everybody now; one that was replaced, or whose asset is gone, is not shown. */
export async function listShowings(db: Database, storageName: string): Promise<readonly Showing[]> {
  const found = await sql<Showing>`
    select a.asset_type as "assetType", h.field, b.subtype, c.tiers, ${disabledFieldsOf(sql.ref('b.id'))} as disabled
    from file_hold h
    join asset a on a.id = h.asset_id
    join box b on b.id = a.box_id
    join company c on c.id = b.company_id
    where h.storage_name = ${storageName} and h.is_public and h.event_type is null and a.deleted_at is null
      and strpos((a.attributes -> h.field)::text, ${JSON.stringify(storageName)}) > 0`.execute(db);
  return found.rows;
}

/**
 * Whether a living lot, a company, an establishment or the template of its pages shows a file to everybody: nobody disables
 * a field of theirs.
 */
export async function isShownByRecord(db: Database, storageName: string): Promise<boolean> {
  const found = await sql<{ shown: boolean }>`
    select exists (
      select 1 from file_hold h join lot l on l.id = h.lot_id
      where h.storage_name = ${storageName} and h.is_public and l.deleted_at is null)
      or exists (
      select 1 from file_hold h
      where h.storage_name = ${storageName} and h.is_public and num_nonnulls(h.company_id, h.box_id) = 1)
      or exists (
      select 1 from page_picture p join qr_template t on t.box_id = p.box_id and t.asset_type = p.asset_type
      where p.storage_name = ${storageName} and t.template -> 'images' ? ${storageName}
        and not exists (select 1 from qr_template n where n.box_id = t.box_id and n.asset_type = t.asset_type
                        and n.qr_type = t.qr_type and n.version > t.version)) as shown`.execute(db);
  return found.rows[0]?.shown === true;
}

/** The bytes of a file that a user has registered; null where they have none of that name. */
export async function findOwnSize(db: Database, userId: number, storageName: string): Promise<number | null> {
  const row = await db
    .selectFrom('stored_file')
    .select('size')
    .where('storage_name', '=', storageName)
    .where('user_id', '=', userId)
    .where('state', '=', 'registered')
    .executeTakeFirst();
  return row === undefined ? null : (row.size ?? 0);
}

/**
 * Takes a file out of use, unless a record holds it: from then on none can. False when it stays. Its bytes go next, and
 * then its row (`removeFile`), so that none are left that nobody knows of. While a backup is written all files stay,
 * for the state that it copies has them; the next sweep comes again.
 */
export async function retireFile(db: Database, storageName: string): Promise<boolean> {
  const result = await db
    .updateTable('stored_file')
    .set({ state: 'removing' })
    .where('storage_name', '=', storageName)
    .where('state', '!=', 'held')
    .where(sql<boolean>`pg_try_advisory_xact_lock_shared(${backupLock})`)
    .executeTakeFirst();
  return result.numUpdatedRows === 1n;
}

/** Has a file that no record holds removed, once the transaction is committed; null is no file. */
export async function queueDiscard(db: Inside, storageName: string | null): Promise<void> {
  if (storageName !== null) await addJob(db, 'discard_file', { storageName }, `discard:${storageName}`);
}

/** Forgets a file whose bytes are gone. */
export async function removeFile(db: Database, storageName: string): Promise<void> {
  await db.deleteFrom('stored_file').where('storage_name', '=', storageName).execute();
}

/**
 * Files from before a moment that nobody needs any more: never registered, or held by no record and of no upload that is
 * still worked on (touched since that moment and not submitted), neither as its file nor named in its cells.
 */
export async function listOrphans(db: Database, before: Date, count: number): Promise<readonly string[]> {
  const found = await sql<{ storage_name: string }>`
    select storage_name from stored_file f
    where f.created_at < ${before} and f.state <> 'held' and (f.state <> 'registered' or not exists (
      select 1 from upload u
      where u.storage_name = f.storage_name and u.run_id is null and u.touched_at >= ${before})
      and not exists (
        select 1 from upload u join upload_row r on r.upload_id = u.id
        where u.user_id = f.user_id and u.run_id is null and u.touched_at >= ${before}
          and strpos(r.texts::text, f.storage_name) > 0))
    order by f.created_at limit ${count}`.execute(db);
  return found.rows.map((row) => row.storage_name);
}
