import { sql, type RawBuilder } from 'kysely';
import type { TransferRow } from '@huella/domain/calls/transfers';
import type { transferSorts, TransferState } from '@huella/domain/rules/transfer-answer';
import { foldKey } from '@huella/domain/fold';
import { actorName } from '../../db/actors';
import type { Database } from '../../db/database';
import { byKeys } from '../../db/named-statements';
import { foldedText } from '../../db/list-conditions';
import { containing } from '../../db/list-words';
import { all } from '../../db/list-scan';
import type { TransferTable } from '../../db/transfer-tables';

interface Listed {
  readonly id: number;
  readonly state: TransferState;
  readonly kind: TransferTable['kind'];
  readonly assets_count: number;
  readonly received_count: number | null;
  readonly counted: number | null;
  readonly assetType: number;
  readonly reason: string | null;
  readonly created_at: Date;
  readonly answered_at: Date | null;
  readonly answered_by: string | null;
  readonly lots: readonly string[];
  readonly event_time: Date | null;
  readonly comment: string | null;
  readonly username: string;
  readonly source_id: number;
  readonly source_name: string;
  readonly source_alias: string;
  readonly source_company: string;
  readonly source_company_id: number;
  readonly target_id: number;
  readonly target_name: string;
  readonly target_alias: string;
  readonly target_company: string;
  readonly target_company_id: number;
}

/** Which transfers a list is of. */
export interface TransferQuery {
  readonly state?: TransferState | undefined;
  readonly direction?: TransferRow['direction'] | undefined;
  readonly assetType?: number | undefined;
  /** Whatever the case and accents; days and times are read in a zone. */
  readonly search?: { readonly text: string; readonly zone: string } | undefined;
  /** The newest first without it. */
  readonly sortField?: (typeof transferSorts)[number] | undefined;
  readonly sortDir?: 'asc' | 'desc' | undefined;
  readonly offset?: number;
  readonly limit: number;
  /** One alone. */
  readonly id?: number;
}

const sorts = {
  event_event: sql`coalesce(e.event_time, t.created_at)`,
  assets_count: sql`t.assets_count`,
  state: sql`t.state`,
  kind: sql`t.kind`,
} as const;

const transferTables = sql`
  transfer t
  left join event e on e.id = t.event_id
  join app_user u on u.id = t.created_by
  join box s on s.id = t.source_box_id join company sc on sc.id = s.company_id
  join box g on g.id = t.target_box_id join company gc on gc.id = g.company_id`;

/** What was refused is seen by its sender alone. */
function asked(
  boxId: number,
  { state, direction, assetType, search, id }: Omit<TransferQuery, 'limit'>,
): RawBuilder<boolean> {
  const out = sql<boolean>`t.source_box_id = ${boxId}`;
  const arrived = sql<boolean>`(t.target_box_id = ${boxId} and t.state <> 'rejected')`;
  const sides = { out, in: arrived, both: sql<boolean>`(${out} or ${arrived})` };
  return all([
    sides[direction ?? 'both'],
    ...(state === undefined ? [] : [sql<boolean>`t.state = ${state}`]),
    ...(assetType === undefined ? [] : [sql<boolean>`t.asset_type = ${assetType}`]),
    ...(id === undefined ? [] : [sql<boolean>`t.id = ${id}`]),
    ...(search === undefined || search.text.trim() === '' ? [] : [says(boxId, search)]),
  ]);
}

/** Who sent it is a name to their own company alone, as in the list itself. */
function says(boxId: number, { text, zone }: NonNullable<TransferQuery['search']>): RawBuilder<boolean> {
  const pattern = containing(foldKey(text));
  const sender = sql<string>`(case when sc.id = (select r.company_id from box r where r.id = ${boxId}) then ${actorName} end)`;
  const moment = sql<string>`to_char(${sorts.event_event} at time zone ${zone}, 'DD/MM/YYYY HH24:MI')`;
  const lots = sql<string>`(select string_agg(l.name, ' ') from transfer_lot l where l.transfer_id = t.id)`;
  const texts = [
    ...['s.name', 'sc.name', 'g.name', 'gc.name'].map((name) => sql<string>`${sql.ref(name)}`),
    sql<string>`(e.payload::json ->> 'comment')`,
    ...[lots, sender, moment],
  ];
  const any = texts.map((text) => sql<boolean>`${foldedText(text)} like ${pattern}`);
  return sql<boolean>`(${sql.join(any, sql` or `)})`;
}

/** How many transfers an establishment sent or received, of those that are asked for. */
export async function countTransfers(
  db: Database,
  boxId: number,
  query: Omit<TransferQuery, 'limit'>,
): Promise<number> {
  const found = await sql<{ total: number }>`
    select count(*)::integer as total from ${transferTables} where ${asked(boxId, query)}`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/** Transfers that an establishment sent or that came to it, a page of those that are asked for. */
export async function listTransfers(
  db: Database,
  boxId: number,
  query: TransferQuery,
): Promise<readonly TransferRow[]> {
  const { sortField, sortDir = 'desc', limit, offset = 0 } = query;
  const down = sortDir === 'desc' ? sql`desc` : sql`asc`;
  const order = sortField === undefined ? sql`t.id desc` : sql`${sorts[sortField]} ${down}, t.id ${down}`;
  const found = await sql<Listed>`
    ${query.id === undefined ? sql`` : byKeys} select t.id, t.state, t.kind, t.assets_count, t.received_count, t.counted, t.asset_type as "assetType", t.reason,
           t.created_at, t.answered_at,
           (select ${actorName} from app_user u where u.id = t.answered_by) as answered_by,
           array(select l.name from transfer_lot l where l.transfer_id = t.id order by l.name) as lots,
           e.event_time, e.payload::json ->> 'comment' as comment, ${actorName} as username,
           s.id as source_id, s.name as source_name, s.alias as source_alias, sc.name as source_company, sc.id as source_company_id,
           g.id as target_id, g.name as target_name, g.alias as target_alias, gc.name as target_company,
           gc.id as target_company_id
    from ${transferTables} where ${asked(boxId, query)}
    order by ${order} limit ${limit} offset ${offset}`.execute(db);
  return found.rows.map((row) => presentTransfer(row, boxId));
}

/** Each side reads the names of its own people; of those of the other company that company's. */
function presentTransfer(row: Listed, boxId: number): TransferRow {
  const at = row.event_time ?? row.created_at;
  const [sender, receiver] = [row.source_company_id, row.target_company_id];
  const readerId = row.source_id === boxId ? sender : receiver;
  const nameOf = (username: string, companyId: number) =>
    companyId === readerId ? username : companyId === sender ? row.source_company : row.target_company;
  return {
    id: row.id,
    state: row.state,
    direction: row.source_id === boxId ? 'out' : 'in',
    kind: row.kind,
    event_event: at.toISOString(),
    since: row.state === 'in_transit' ? row.created_at.toISOString() : null,
    assets_count: row.assets_count,
    received_count: row.received_count,
    counted: row.counted,
    lots: [...row.lots],
    assetType: row.assetType,
    source: {
      id: row.source_id,
      name: row.source_name,
      company: row.source_company,
      alias: row.source_alias,
    },
    target: {
      id: row.target_id,
      name: row.target_name,
      company: row.target_company,
      alias: row.target_alias,
    },
    username: nameOf(row.username, sender),
    comment: row.comment,
    answered_by:
      row.answered_by === null
        ? null
        : nameOf(row.answered_by, row.state === 'withdrawn' ? sender : receiver),
    answered_at: row.answered_at?.toISOString() ?? null,
    reason: row.reason,
    algo_tx_link: null,
  };
}
