import { sql, type RawBuilder } from 'kysely';
import {
  activityWishes,
  massivePrefix,
  neitherLoadNorUpdate,
  type ActivityFilter,
} from '@huella/domain/rules/activities';
import { engineEvents } from '@huella/domain/model/engine-events';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import { permissionTemplates } from '@huella/domain/rules/relations';
import type { Database } from '../../db/database';
import { eventDoer, nameHolds, type Doer } from './shown-names.store';

/** What a timeline is of, in the order in which moments that are the same are listed: later kinds first. */
export const sources = ['run', 'transfer', 'event'] as const;
export type Source = (typeof sources)[number];

/** Where a timeline goes on: after this one. */
export interface Position {
  /** Microseconds since 1970. */
  readonly at: number;
  readonly rank: number;
  readonly id: number;
}

/** What is wanted of the timeline of some establishments; days are of a zone, both included. */
export interface WantedActivities {
  readonly type?: ActivityFilter | undefined;
  /** Part of a name as it is shown. */
  readonly user?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly zone: string;
}

type Condition = RawBuilder<unknown>;

/** What a timeline is of: establishments, and the companies that somebody reads for there. */
export interface TimelineScope {
  readonly boxes: readonly number[];
  readonly companies: readonly number[];
}

/** The establishments over which a user holds a code, with their companies. */
export async function findScope(db: Database, userId: number, code: PermissionCode): Promise<TimelineScope> {
  const templates = permissionTemplates.filter(({ codes }) => codes.includes(code)).map(({ id }) => id);
  const found = await sql<{ id: number; companyId: number }>`
    select distinct b.id, b.company_id as "companyId"
    from relation r join box b on b.id = r.box_id or b.company_id = r.company_id
    where r.user_id = ${userId} and r.template = any(${templates}::text[])
    order by b.id`.execute(db);
  return {
    boxes: found.rows.map(({ id }) => id),
    companies: [...new Set(found.rows.map(({ companyId }) => companyId))],
  };
}

/** How the columns of a source are called that decide whether it is wanted. */
interface Columns {
  readonly at: Condition;
  readonly id: Condition;
  readonly rank: number;
  readonly doer: Doer;
  readonly isType: Condition;
}

function conditionOf(
  columns: Columns,
  companies: readonly number[],
  { type, user, from, to, zone }: WantedActivities,
  after: Position | null,
): Condition {
  const { at, id, rank } = columns;
  const parts: Condition[] = [];
  if (type !== undefined) parts.push(columns.isType);
  if (user !== undefined && user.trim() !== '') parts.push(nameHolds(columns.doer, companies, user));
  if (from !== undefined) parts.push(sql`${at} >= (${from}::date)::timestamp at time zone ${zone}`);
  if (to !== undefined) parts.push(sql`${at} < (${to}::date + 1)::timestamp at time zone ${zone}`);
  if (after !== null) {
    const moment = sql`(timestamptz 'epoch' + ${after.at}::bigint * interval '1 microsecond')`;
    // Of the same moment those of an earlier rank are all still to come, those of a later one were all shown.
    const atMost = rank < after.rank ? Number.MAX_SAFE_INTEGER : rank > after.rank ? 0 : after.id;
    parts.push(sql`(${at}, ${id}) < (${moment}, ${atMost}::bigint)`);
  }
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` and `);
}

function isEventType(type: ActivityFilter | undefined): Condition {
  if (type === undefined) return sql`true`;
  const { isLoad, isMassive } = activityWishes[type];
  const kind = isLoad
    ? sql`e.event_type = ${engineEvents.load}`
    : sql`e.event_type <> all(${[engineEvents.load, ...neitherLoadNorUpdate]}::integer[])`;
  const many = sql`starts_with(e.context, ${massivePrefix})`;
  return isMassive ? sql`${kind} and ${many}` : sql`${kind} and not ${many}`;
}

function isRunType(type: ActivityFilter | undefined): Condition {
  if (type === undefined) return sql`true`;
  const { isLoad, isMassive } = activityWishes[type];
  if (!isMassive) return sql`false`;
  return isLoad ? sql`r.kind = 'add'` : sql`r.kind <> 'add'`;
}

/** The parts of the timeline of an establishment `s` of a query among those looked at, each in the order of an index. */
function branchesOf(
  { companies }: TimelineScope,
  boxIds: Condition,
  wanted: WantedActivities,
  after: Position | null,
): readonly { readonly columns: Columns; readonly from: Condition }[] {
  const event: Columns = {
    at: sql`e.record_time`,
    id: sql`e.id`,
    rank: sources.indexOf('event'),
    doer: eventDoer,
    isType: isEventType(wanted.type),
  };
  const transfer: Columns = {
    at: sql`t.created_at`,
    id: sql`t.id`,
    rank: sources.indexOf('transfer'),
    doer: { userId: sql`t.created_by`, box: sql`t.source_box_id` },
    isType: sql`false`,
  };
  const run: Columns = {
    at: sql`r.created_at`,
    id: sql`r.id`,
    rank: sources.indexOf('run'),
    doer: { userId: sql`r.started_by`, box: sql`r.box_id` },
    isType: isRunType(wanted.type),
  };
  const where = (columns: Columns) => conditionOf(columns, companies, wanted, after);
  return [
    { columns: event, from: sql`event e where e.box_id = s.id and ${where(event)}` },
    {
      columns: event,
      from: sql`event e where e.target_box_id = s.id and e.box_id <> all(${boxIds}) and ${where(event)}`,
    },
    {
      columns: transfer,
      from: sql`transfer t where t.source_box_id = s.id and t.event_id is null and ${where(transfer)}`,
    },
    {
      columns: run,
      from: sql`run r where r.box_id = s.id and r.event_id is null and r.own_events = '[]'
        and r.ended_at is not null and ${where(run)}`,
    },
  ];
}

/** One of a timeline: from where it is, and when it was. */
export interface Listed {
  readonly source: Source;
  readonly id: number;
  /** Microseconds since 1970. */
  readonly at: number;
}

/**
 * What was recorded in some establishments, sent there, or tried without success, newest first, after a position. Each is
 * listed once, also where both sides of a transfer are among them. Reads no more of an index than it lists.
 */
export async function listActivities(
  db: Database,
  scope: TimelineScope,
  wanted: WantedActivities,
  { after, limit }: { readonly after: Position | null; readonly limit: number },
): Promise<readonly Listed[]> {
  const boxIds = sql`${[...scope.boxes]}::bigint[]`;
  const parts = branchesOf(scope, boxIds, wanted, after).map(
    ({ columns: { at, id, rank }, from }) => sql`
      (select ${at} as at, ${rank}::integer as rank, ${id} as id from ${from}
       order by ${at} desc, ${id} desc limit ${limit})`,
  );
  const found = await sql<{ at: number; rank: number; id: number }>`
    select (extract(epoch from p.at) * 1000000)::bigint as at, p.rank, p.id
    from unnest(${boxIds}) as s(id) cross join lateral (${sql.join(parts, sql` union all `)}) p
    order by p.at desc, p.rank desc, p.id desc limit ${limit}`.execute(db);
  return found.rows.flatMap(({ at, rank, id }) => {
    const source = sources[rank];
    return source === undefined ? [] : [{ source, id, at }];
  });
}

/** How many there are in all. */
export async function countActivities(
  db: Database,
  scope: TimelineScope,
  wanted: WantedActivities,
): Promise<number> {
  const boxIds = sql`${[...scope.boxes]}::bigint[]`;
  const parts = branchesOf(scope, boxIds, wanted, null).map(
    ({ columns: { at }, from }) => sql`
      select count(p.at) as total
      from unnest(${boxIds}) as s(id) cross join lateral (select ${at} as at from ${from}) p`,
  );
  const found = await sql<{ total: number }>`
    select coalesce(sum(c.total), 0)::bigint as total
    from (${sql.join(parts, sql` union all `)}) c`.execute(db);
  return found.rows[0]?.total ?? 0;
}
