import { sql } from 'kysely';
import type { EpcisPlace } from '@huella/domain/engine/epcis/epcis-names';
import type { Database } from '../../db/database';

/** An event of the ledger as it is written out: its header as it was hashed, and where it happened. */
export interface WrittenEvent {
  readonly id: number;
  readonly assetType: number;
  readonly eventType: number;
  readonly at: Date;
  readonly zone: string;
  readonly recordedAt: Date;
  readonly header: string;
  readonly payload: string | null;
  /** The event that it takes back. */
  readonly undoesId: number | null;
  readonly box: EpcisPlace;
  readonly target: EpcisPlace | null;
}

const place = (alias: string) => {
  const table = sql.ref(alias);
  return sql`json_build_object('boxId', ${table}.id, 'companyId', ${table}.company_id,
    'renspa', ${table}.fields ->> 'renspa')`;
};

/** An event by its id; null when there is none. The caller checks access. */
export async function findWrittenEvent(db: Database, id: number): Promise<WrittenEvent | null> {
  const found = await sql<WrittenEvent>`
    select e.id, e.asset_type as "assetType", e.event_type as "eventType", e.event_time as at, e.event_zone as zone,
           e.record_time as "recordedAt", e.header, e.payload, e.undoes_event_id as "undoesId", ${place('b')} as box,
           case when t.id is null then null else ${place('t')} end as target
    from event e join box b on b.id = e.box_id left join box t on t.id = e.target_box_id
    where e.id = ${id}`.execute(db);
  return found.rows[0] ?? null;
}

/** The part that an asset has in an event. */
export interface EventPart {
  readonly id: number;
  readonly sequence: number;
  readonly publicId: string;
  readonly hash: Buffer;
  readonly changes: string | null;
  /** The link that it takes back. */
  readonly undoes: number | null;
  /** The link that takes it back, with its event. */
  readonly undo: {
    readonly eventId: number;
    readonly hash: Buffer;
    readonly at: Date;
    readonly payload: string | null;
    /** The company that recorded it. */
    readonly companyId: number;
  } | null;
}

/** Which assets of an event are asked for: all, or one alone. */
export interface PartsOf {
  readonly eventId: number;
  readonly assetId: number | null;
}

/** Some assets of an event in the order of their ids, beginning after one. */
export async function listParts(
  db: Database,
  { eventId, assetId }: PartsOf,
  after: Pick<EventPart, 'id' | 'sequence'>,
  limit: number,
): Promise<readonly EventPart[]> {
  const found = await sql<PartRow>`
    select a.id, l.sequence, a.public_id as "publicId", l.hash, l.changes, l.undoes,
           u.event_id as "undoEventId", u.hash as "undoHash", ue.record_time as "undoAt", ue.payload as "undoPayload",
           ub.company_id as "undoCompanyId"
    from event_asset l join asset a on a.id = l.asset_id
    left join event_asset u on u.asset_id = l.asset_id and u.undoes = l.sequence
    left join event ue on ue.id = u.event_id left join box ub on ub.id = ue.box_id
    where l.event_id = ${eventId} and (${assetId}::bigint is null or l.asset_id = ${assetId}::bigint)
      and (l.asset_id, l.sequence) > (${after.id}::bigint, ${after.sequence}::integer)
    order by l.asset_id, l.sequence limit ${limit}`.execute(db);
  return found.rows.map(({ undoEventId, undoHash, undoAt, undoPayload, undoCompanyId, ...part }) => ({
    ...part,
    undo:
      undoEventId === null || undoHash === null || undoAt === null || undoCompanyId === null
        ? null
        : {
            eventId: undoEventId,
            hash: undoHash,
            at: undoAt,
            payload: undoPayload,
            companyId: undoCompanyId,
          },
  }));
}

type PartRow = Omit<EventPart, 'undo'> & {
  readonly undoEventId: number | null;
  readonly undoHash: Buffer | null;
  readonly undoAt: Date | null;
  readonly undoPayload: string | null;
  readonly undoCompanyId: number | null;
};

/** Whether an asset `a` of a query is in an establishment, or something happened to it there. */
export const knownIn = (boxId: number) => sql`(a.box_id = ${boxId} or exists (
  select from event_asset l join event e on e.id = l.event_id
  where l.asset_id = a.id and ${boxId} in (e.box_id, e.target_box_id)))`;

/** Public ids of assets, by their ids: of those only that are in an establishment or that something happened to there. */
export async function listPublicIds(
  db: Database,
  boxId: number,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map();
  const found = await sql<{ id: number; publicId: string }>`
    select a.id, a.public_id as "publicId" from asset a
    where a.id = any(${ids.map(Number)}::bigint[]) and ${knownIn(boxId)}`.execute(db);
  return new Map(found.rows.map(({ id, publicId }) => [String(id), publicId]));
}

/** The public id of the lot that an event names; null where it is gone. */
export async function findLotPublicId(db: Database, lotId: number): Promise<string | null> {
  const row = await db.selectFrom('lot').select('public_id').where('id', '=', lotId).executeTakeFirst();
  return row?.public_id ?? null;
}
