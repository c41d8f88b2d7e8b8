import { sql } from 'kysely';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** What people do with a lot itself; who is in it is told by the events of its assets. */
export type LotChangeKind = 'made' | 'edited' | 'published' | 'removed';

/** Who does it, where and when. */
export interface LotChanging {
  readonly boxId: number;
  readonly userId: number;
  readonly now: Date;
}

/** Writes down what somebody did with a lot; of an edit, which of its fields. */
export async function insertLotChange(
  db: Inside,
  lotId: number,
  kind: LotChangeKind,
  { boxId, userId, now }: LotChanging,
  names: readonly string[] = [],
): Promise<void> {
  await sql`
    insert into lot_change (lot_id, kind, changed_at, changed_by, box_id, names)
    values (${lotId}, ${kind}, ${now}, ${userId}, ${boxId}, ${[...names]}::text[])`.execute(db);
}

/** Writes down what somebody did with several lots at once. */
export async function insertLotChanges(
  db: Inside,
  lotIds: readonly number[],
  kind: LotChangeKind,
  { boxId, userId, now }: LotChanging,
): Promise<void> {
  await sql`
    insert into lot_change (lot_id, kind, changed_at, changed_by, box_id, names)
    select id, ${kind}, ${now}, ${userId}, ${boxId}, '{}' from unnest(${[...lotIds]}::bigint[]) as id`.execute(
    db,
  );
}

/** What somebody did with a lot, and for which company. */
export interface LotChange {
  readonly id: number;
  readonly kind: LotChangeKind;
  readonly at: Date;
  readonly names: readonly string[];
  readonly recordedBy: number;
  readonly username: string;
  readonly companyId: number;
  readonly companyName: string;
}

/** What people did with a lot, in its order; the caller has asked for access to the lot. */
export async function listLotChanges(db: Database, lotId: number): Promise<readonly LotChange[]> {
  const found = await sql<LotChange>`
    select c.id, c.kind, c.changed_at as at, c.names, c.changed_by as "recordedBy", ${actorName} as username,
      w.id as "companyId", w.name as "companyName"
    from lot_change c join app_user u on u.id = c.changed_by join box b on b.id = c.box_id
      join company w on w.id = b.company_id
    where c.lot_id = ${lotId} order by c.id`.execute(db);
  return found.rows;
}
