import { sql, type RawBuilder } from 'kysely';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { OracleModel } from '@huella/domain/model/oracle-model';
import type { OracleVerdict } from '@huella/domain/engine/oracles/judge-record';
import type { OracleValues } from '@huella/domain/engine/oracles/oracle-record';
import { findRunningOut, type StatusDay } from '@huella/domain/engine/status/asset-status';
import { foldKey } from '@huella/domain/fold';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { foldedText } from '../../db/list-conditions';

/** The assets of an establishment that may be linked, or are. */
export interface AssetScope {
  readonly boxId: number;
  readonly model: AssetType;
  readonly oracles: OracleModel;
  readonly statusDay: StatusDay;
}

/** Which of them, and which page. */
export interface AssetWish {
  /** Null any oracle. */
  readonly key: string | null;
  readonly linked: 'all' | 'free' | 'linked';
  readonly isDoubtful: boolean;
  readonly isSelectable: boolean;
  readonly search: string;
  readonly limit: number;
  readonly offset: number;
}

/** An asset with its link, and what the oracle confirms of it now. */
export interface ListedOracleAsset {
  readonly id: number;
  readonly attributes: Values;
  readonly paused: boolean;
  readonly inTransit: boolean;
  readonly link: {
    readonly key: string;
    readonly label: string;
    readonly code: string;
    readonly linkedAt: Date;
    readonly readAt: Date | null;
    readonly source: string | null;
    readonly version: number;
    /** The last answer there is. */
    readonly answer: OracleValues | null;
    /** The oracle's last version still holds it. */
    readonly isConfirmed: boolean;
  } | null;
}

type Condition = RawBuilder<unknown>;

/** A page of the assets of an establishment with their links, the newest asset first, and how many there are. */
export async function listOracleAssets(
  db: Database,
  scope: AssetScope,
  wish: AssetWish,
): Promise<{ readonly rows: readonly ListedOracleAsset[]; readonly total: number }> {
  const found = await sql<FlatRow & { total: number }>`
    with page as materialized (
      select a.id, count(*) over () as total ${from(scope, wish)} order by a.id desc
      limit ${wish.limit} offset ${wish.offset}
    )
    select a.id, a.attributes, a.paused_message is not null as paused, a.transfer_id is not null as "inTransit",
           l.oracle_key as key, o.label, l.code, l.linked_at as "linkedAt",
           g.read_at as "readAt", g.source, r.version, r.answer, r.version = o.version as "isConfirmed", p.total
    from page p join asset a on a.id = p.id
    left join oracle_link l on l.asset_id = a.id
    left join oracle o on o.key = l.oracle_key
    left join oracle_record r on r.oracle_key = l.oracle_key and r.code = l.code
    left join oracle_reading g on g.oracle_key = r.oracle_key and g.version = r.version
    order by a.id desc`.execute(db);
  const total = found.rows[0]?.total ?? (wish.offset === 0 ? 0 : await countAssets(db, scope, wish));
  return { rows: found.rows.map(unflatten), total };
}

interface FlatRow {
  readonly id: number;
  readonly attributes: Values;
  readonly paused: boolean;
  readonly inTransit: boolean;
  readonly key: string | null;
  readonly label: string | null;
  readonly code: string | null;
  readonly linkedAt: Date | null;
  readonly readAt: Date | null;
  readonly source: string | null;
  readonly version: number | null;
  readonly answer: OracleValues | null;
  readonly isConfirmed: boolean | null;
}

function unflatten(row: FlatRow): ListedOracleAsset {
  const { id, attributes, paused, inTransit, key, label, code, linkedAt, readAt, source, answer } = row;
  const isLinked = key !== null && label !== null && code !== null && linkedAt !== null;
  const said = { version: row.version ?? 0, isConfirmed: row.isConfirmed === true };
  const link = isLinked ? { key, label, code, linkedAt, readAt, source, answer, ...said } : null;
  return { id, attributes, paused, inTransit, link };
}

async function countAssets(db: Database, scope: AssetScope, wish: AssetWish): Promise<number> {
  const found = await sql<{ total: number }>`select count(*) as total ${from(scope, wish)}`.execute(db);
  return found.rows[0]?.total ?? 0;
}

/** The assets that are found, before anything wide is read of them. */
function from(scope: AssetScope, wish: AssetWish): Condition {
  return sql`
    from asset a left join oracle_link l on l.asset_id = a.id
    ${wish.isSelectable ? sql`join asset_slot s on s.asset_id = a.id` : sql``}
    where a.box_id = ${scope.boxId} and a.asset_type = ${scope.model.id} and a.deleted_at is null
      and ${sql.join(conditionsOf(scope, wish), sql` and `)}`;
}

function conditionsOf(scope: AssetScope, wish: AssetWish): readonly Condition[] {
  const { key, linked } = wish;
  // What an oracle has not is free of it, whatever another says of it: that one would have to be unlinked first.
  const ofOracle = key === null ? sql`l.asset_id is not null` : sql`l.oracle_key = ${key}`;
  return [
    ...(linked === 'linked' || (linked === 'all' && wish.isDoubtful) ? [ofOracle] : []),
    ...(linked === 'free' ? [sql`l.asset_id is null`] : []),
    ...(linked === 'all' && key !== null ? [sql`(l.asset_id is null or l.oracle_key = ${key})`] : []),
    ...(wish.isDoubtful ? [sql`l.verdict <> 'matches'`] : []),
    ...(wish.isSelectable ? [isSelectable(scope)] : []),
    searched(scope, wish.search),
  ];
}

/** The same rule as that of the call that links: the status of today, and nothing that holds the asset up. */
function isSelectable({ model, oracles, statusDay }: AssetScope): Condition {
  const running = findRunningOut(model, statusDay);
  const runsNot =
    running === null
      ? sql`true`
      : sql`coalesce(${kept(model, running.lastDay)}::text >= ${running.today}, true)`;
  return sql`a.paused_message is null and a.transfer_id is null and ${runsNot}
    and ${kept(model, model.statuses?.field ?? '')} = any(${[...oracles.statuses]}::text[])`;
}

/** An attribute by its slot, where it has one: the record need not be opened. */
function kept({ attributes }: AssetType, name: string): Condition {
  const slot = attributes.find((each) => each.name === name)?.slot;
  return slot === undefined ? sql`(a.attributes ->> ${name})` : sql.ref(`s.${slot.name}`);
}

function searched({ model, oracles }: AssetScope, search: string): Condition {
  const wanted = foldKey(search.trim());
  if (wanted === '') return sql`true`;
  const pattern = `%${wanted.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  const names = [...model.labelFields, oracles.writes.code];
  const any = names.map(
    (name) => sql`${foldedText(sql<string>`(a.attributes ->> ${name})`)} like ${pattern}`,
  );
  return sql`(${sql.join(any, sql` or `)})`;
}

/** How many assets there are, how many are linked, and how many by each verdict. */
export async function countStanding(
  db: Database,
  { boxId, assetType }: { readonly boxId: number; readonly assetType: number },
): Promise<{ readonly assets: number; readonly verdicts: ReadonlyMap<OracleVerdict, number> }> {
  const found = await sql<{ verdict: OracleVerdict | null; count: number }>`
    select l.verdict, count(*) as count from asset a left join oracle_link l on l.asset_id = a.id
    where a.box_id = ${boxId} and a.asset_type = ${assetType} and a.deleted_at is null
    group by l.verdict`.execute(db);
  return {
    assets: found.rows.reduce((sum, { count }) => sum + count, 0),
    verdicts: new Map(
      found.rows.flatMap(({ verdict, count }) => (verdict === null ? [] : [[verdict, count] as const])),
    ),
  };
}
