import { sql } from 'kysely';
import { foldKey } from '@huella/domain/fold';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';
import { findPgFault } from '../../db/pg-fault';
import type { Inside } from '../../db/transact';
import type { ViewedList } from '../../db/view-tables';

/** The list that views are of. */
export interface ViewPlace {
  readonly boxId: number;
  readonly assetType: number;
  readonly ofList: ViewedList;
}

/** What a view holds. */
export interface ViewContent {
  readonly name: string;
  readonly address: Readonly<Record<string, string>>;
  readonly columns: readonly string[] | null;
  readonly isShared: boolean;
}

export interface ViewRecord extends ViewContent {
  readonly id: number;
  readonly version: number;
  readonly userId: number;
  /** Who made it; blank for an erased account. */
  readonly by: string;
}

/** The views of a list that a user sees: their own and those that are shared, by name. */
export async function listViews(
  db: Database,
  place: ViewPlace,
  userId: number,
): Promise<readonly ViewRecord[]> {
  return seenViews(db, place, userId)
    .orderBy(sql`v.name collate "es-x-icu"`)
    .orderBy('v.id')
    .execute();
}

/** One of them; null when there is none of this id, or it is somebody's alone. */
export async function findView(
  db: Database,
  place: ViewPlace,
  userId: number,
  id: number,
): Promise<ViewRecord | null> {
  return (await seenViews(db, place, userId).where('v.id', '=', id).executeTakeFirst()) ?? null;
}

/** The same, held to the end of the transaction: nobody changes or removes it meanwhile. */
export async function lockView(
  inside: Inside,
  place: ViewPlace,
  userId: number,
  id: number,
): Promise<ViewRecord | null> {
  const found = await seenViews(inside, place, userId)
    .where('v.id', '=', id)
    .forUpdate('v')
    .executeTakeFirst();
  return found ?? null;
}

function seenViews(db: Database, { boxId, assetType, ofList }: ViewPlace, userId: number) {
  return db
    .selectFrom('list_view as v')
    .innerJoin('app_user as u', 'u.id', 'v.user_id')
    .select(['v.id', 'v.version', 'v.user_id as userId', 'v.name', 'v.address', 'v.columns'])
    .select(['v.is_shared as isShared', sql<string>`${actorName}`.as('by')])
    .where('v.box_id', '=', boxId)
    .where('v.asset_type', '=', assetType)
    .where('v.of_list', '=', ofList)
    .where((where) => where.or([where('v.user_id', '=', userId), where('v.is_shared', '=', true)]));
}

/** Lets a user save one view after the other: their number is counted, and holds until the transaction ends. */
export async function countOwnViews(
  inside: Inside,
  { boxId, assetType, ofList }: ViewPlace,
  userId: number,
): Promise<number> {
  await inside.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
  const { count } = await inside
    .selectFrom('list_view')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('box_id', '=', boxId)
    .where('asset_type', '=', assetType)
    .where('of_list', '=', ofList)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Adds a view and answers its id; null when its name is taken, by one of the user's or by a shared one. */
export async function insertView(
  inside: Inside,
  { boxId, assetType, ofList }: ViewPlace,
  content: ViewContent,
  by: { readonly userId: number; readonly at: Date },
): Promise<number | null> {
  return unlessTaken(async () => {
    const { id } = await inside
      .insertInto('list_view')
      .values({
        ...{ box_id: boxId, asset_type: assetType, of_list: ofList, user_id: by.userId },
        ...{ created_at: by.at, updated_at: by.at },
        ...columnsOf(content),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  });
}

/**
 * Writes a view and raises its version; null when its name is taken. One that is kept from the others from now on opens
 * with nobody else's list any more.
 */
export async function updateView(
  inside: Inside,
  { id, userId }: Pick<ViewRecord, 'id' | 'userId'>,
  content: ViewContent,
  at: Date,
): Promise<number | null> {
  if (!content.isShared)
    await inside
      .deleteFrom('list_view_default')
      .where('view_id', '=', id)
      .where('user_id', '<>', userId)
      .execute();
  return unlessTaken(async () => {
    await inside
      .updateTable('list_view')
      .set((row) => ({ ...columnsOf(content), version: row('version', '+', 1), updated_at: at }))
      .where('id', '=', id)
      .execute();
    return id;
  });
}

function columnsOf({ name, address, columns, isShared }: ViewContent) {
  return {
    name,
    name_key: foldKey(name),
    address: JSON.stringify(address),
    columns: columns === null ? null : JSON.stringify(columns),
    is_shared: isShared,
  };
}

/** The names of views, by the constraints that keep each to one. */
const nameConstraints = ['list_view_own_name', 'list_view_shared_name'];

async function unlessTaken<Result>(write: () => Promise<Result>): Promise<Result | null> {
  try {
    return await write();
  } catch (error) {
    if (nameConstraints.includes(findPgFault(error)?.constraint ?? '')) return null;
    throw error;
  }
}

/** Removes a view, and with it that it opens with somebody's list. */
export async function removeView(inside: Inside, id: number): Promise<void> {
  await inside.deleteFrom('list_view').where('id', '=', id).execute();
}

/** The view that opens with the list of a user; null where none does. */
export async function findDefaultView(
  db: Database,
  { boxId, assetType, ofList }: ViewPlace,
  userId: number,
): Promise<number | null> {
  const row = await db
    .selectFrom('list_view_default')
    .select('view_id')
    .where('user_id', '=', userId)
    .where('box_id', '=', boxId)
    .where('asset_type', '=', assetType)
    .where('of_list', '=', ofList)
    .executeTakeFirst();
  return row?.view_id ?? null;
}

/** Says which view opens with the list of a user; null for none. */
export async function setDefaultView(
  inside: Inside,
  { boxId, assetType, ofList }: ViewPlace,
  userId: number,
  viewId: number | null,
): Promise<void> {
  if (viewId === null) {
    await inside
      .deleteFrom('list_view_default')
      .where('user_id', '=', userId)
      .where('box_id', '=', boxId)
      .where('asset_type', '=', assetType)
      .where('of_list', '=', ofList)
      .execute();
    return;
  }
  await inside
    .insertInto('list_view_default')
    .values({ user_id: userId, box_id: boxId, asset_type: assetType, of_list: ofList, view_id: viewId })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'box_id', 'asset_type', 'of_list']).doUpdateSet({ view_id: viewId }),
    )
    .execute();
}
