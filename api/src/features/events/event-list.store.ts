import { sql, type RawBuilder } from 'kysely';
import type { EventOrder } from '@huella/domain/rules/event-orders';
import { handOverTypes } from '@huella/domain/engine/events/private-values';
import type { Database } from '../../db/database';
import { listEventsById, type ListedEvent } from './events.store';
import { eventDoer, isOfCompanies, nameHolds } from './shown-names.store';

/** What a search over all columns looks for. */
export interface EventSearch {
  readonly text: string;
  /** What the text is where it is a number or a day. */
  readonly id: number | null;
  readonly day: string | null;
  /** Events whose names hold it, by asset type. */
  readonly named: readonly { readonly assetType: number; readonly eventType: number }[];
}

/** Which events of an establishment: what narrows them; days are of a zone, both included. */
export interface WantedEvents {
  readonly assetType: number | null;
  readonly only: 'overrides' | undefined;
  readonly type?: number | undefined;
  /** Part of a name as it is shown. */
  readonly user?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly zone: string;
  /** Events of these assets. */
  readonly assets?: readonly number[] | undefined;
  readonly search?: EventSearch | undefined;
}

/** Which of them, in which order. */
export interface EventPage {
  readonly sort: EventOrder;
  readonly dir: 'asc' | 'desc';
  readonly limit: number;
  readonly offset: number;
}

/** The establishment, and the company that somebody reads for there. */
export interface EventReaderPlace {
  readonly boxId: number;
  readonly companyId: number;
}

type Condition = RawBuilder<unknown>;

const orders: Readonly<Record<EventOrder, Condition>> = {
  id: sql`e.id`,
  event_time: sql`e.event_time`,
  event_assets_count: sql`e.assets_count`,
};

/** When it happened, on a day of a zone. */
function isOnDays(from: string | undefined, to: string | undefined, zone: string): Condition[] {
  return [
    ...(from === undefined ? [] : [sql`e.event_time >= (${from}::date)::timestamp at time zone ${zone}`]),
    ...(to === undefined ? [] : [sql`e.event_time < (${to}::date + 1)::timestamp at time zone ${zone}`]),
  ];
}

/** What is said of few events: looked for apart, through an index of those that say anything. */
function commentHolds({ boxId, companyId }: EventReaderPlace, text: string): Condition {
  return sql`e.id in (
    select e.id from event e
    where (e.box_id = ${boxId} or e.target_box_id = ${boxId}) and ${hasComment}
      and (${isOfCompanies(eventDoer.box, [companyId])} or e.event_type = any(${[...handOverTypes]}::integer[]))
      and strpos(lower(e.payload::json ->> 'comment'), lower(${text})) > 0)`;
}

/** As the indexes of the migration say it. */
const hasComment = sql`e.payload not like '{"comment":null%' and e.payload not like '{"comment":"",%'`;

function searchHolds(
  place: EventReaderPlace,
  { text, id, day, named }: EventSearch,
  zone: string,
): Condition {
  const any = [
    nameHolds(eventDoer, [place.companyId], text),
    commentHolds(place, text),
    ...(id === null ? [] : [sql`e.id = ${id}`]),
    ...(day === null ? [] : [sql`(${sql.join(isOnDays(day, day, zone), sql` and `)})`]),
    ...(named.length === 0
      ? []
      : [
          sql`(e.asset_type, e.event_type) in (
            select * from unnest(${named.map(({ assetType }) => assetType)}::integer[],
                                 ${named.map(({ eventType }) => eventType)}::integer[]))`,
        ]),
  ];
  return sql`(${sql.join(any, sql` or `)})`;
}

function conditionOf(place: EventReaderPlace, wanted: WantedEvents): Condition {
  const { assetType, only, type, user, from, to, zone, assets, search } = wanted;
  const parts = [
    ...(assetType === null ? [] : [sql`e.asset_type = ${assetType}`]),
    ...(only === 'overrides' ? [sql`e.is_override`] : []),
    ...(type === undefined ? [] : [sql`e.event_type = ${type}`]),
    ...(user === undefined || user.trim() === '' ? [] : [nameHolds(eventDoer, [place.companyId], user)]),
    ...isOnDays(from, to, zone),
    ...(assets === undefined
      ? []
      : [
          sql`e.id in (select l.event_id from event_asset l where l.asset_id = any(${[...assets]}::bigint[]))`,
        ]),
    ...(search === undefined ? [] : [searchHolds(place, search, zone)]),
  ];
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

/** What was recorded in an establishment, and apart from it what was sent there: each has its index. */
function branchesOf(place: EventReaderPlace, wanted: WantedEvents): readonly Condition[] {
  const { boxId } = place;
  const where = conditionOf(place, wanted);
  return [
    sql`event e where e.box_id = ${boxId} and ${where}`,
    sql`event e where e.target_box_id = ${boxId} and e.box_id <> ${boxId} and ${where}`,
  ];
}

/** A page of the events recorded in an establishment, and of arrivals there, with how many there are in all. */
export async function listEvents(
  db: Database,
  place: EventReaderPlace,
  wanted: WantedEvents,
  { sort, dir, limit, offset }: EventPage,
): Promise<{ readonly rows: readonly ListedEvent[]; readonly total: number }> {
  const branches = branchesOf(place, wanted);
  const by = orders[sort];
  const way = dir === 'asc' ? sql`asc` : sql`desc`;
  const parts = branches.map(
    (from) => sql`
      (select e.id, ${by} as by from ${from} order by ${by} ${way}, e.id ${way} limit ${offset + limit})`,
  );
  const page = await sql<{ id: number }>`
    select p.id from (${sql.join(parts, sql` union all `)}) p
    order by p.by ${way}, p.id ${way} limit ${limit} offset ${offset}`.execute(db);
  const counts = branches.map((from) => sql`(select count(*) from ${from})`);
  const counted = await sql<{ total: number }>`select ${sql.join(counts, sql` + `)} as total`.execute(db);
  const ids = page.rows.map(({ id }) => id);
  const byId = new Map((await listEventsById(db, ids)).map((event) => [event.id, event]));
  return { rows: ids.flatMap((id) => byId.get(id) ?? []), total: counted.rows[0]?.total ?? 0 };
}

/** What an identifier is looked for in: an attribute that names assets, with the text as it is kept. */
export interface WantedIdentifier {
  readonly attribute: string;
  readonly text: string;
}

/**
 * Assets of a type whose identifiers hold a text: those that events of an establishment may be about, wherever they are
 * now, and those that ended there, which bear no claim any more.
 */
export async function listAssetsNamed(
  db: Database,
  boxId: number,
  assetType: number,
  wanted: readonly WantedIdentifier[],
  limit: number,
): Promise<readonly number[]> {
  if (wanted.length === 0) return [];
  const parts = wanted.map(
    ({ attribute, text }) => sql`
      select k.asset_id as id from asset_key k
      where k.asset_type = ${assetType} and k.attribute = ${attribute} and strpos(k.value, ${text}) > 0
      union
      select a.id from asset a
      where a.box_id = ${boxId} and a.asset_type = ${assetType} and a.deleted_at is not null
        and strpos(lower(a.attributes ->> ${attribute}), ${text}) > 0`,
  );
  const found = await sql<{ id: number }>`
    select n.id from (${sql.join(parts, sql` union `)}) n order by n.id desc limit ${limit}`.execute(db);
  return found.rows.map(({ id }) => id);
}
