import { sql } from 'kysely';
import type { OracleVerdict } from '@huella/domain/engine/oracles/judge-record';
import type { OracleValues } from '@huella/domain/engine/oracles/oracle-record';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** A link with what was told of it, and what its oracle confirms now; null where it says nothing of it any more. */
export interface LinkToTell {
  readonly assetId: number;
  readonly code: string;
  readonly told: OracleVerdict;
  readonly answer: OracleValues | null;
  /** The answer is not the one that was told. */
  readonly isNews: boolean;
}

/** Links whose answers are to be told, or whose assets were changed since, of one establishment at a time. */
export interface BoxToTell {
  readonly boxId: number;
  readonly assetIds: readonly number[];
}

const isNews = sql`(r.version = o.version and r.answer is distinct from l.answer)
  or (r.version is distinct from o.version and l.answer is not null)`;

/**
 * The next links of an oracle that there is something to do about, after an asset: of one establishment, in the order of
 * their ids. What is paused, on its way or retired waits until it is not.
 */
export async function findBoxToTell(
  db: Database,
  key: string,
  after: number,
  limit: number,
): Promise<BoxToTell | null> {
  const found = await sql<{ assetId: number; boxId: number }>`
    select a.id as "assetId", a.box_id as "boxId"
    from oracle_link l join asset a on a.id = l.asset_id join oracle o on o.key = l.oracle_key
    left join oracle_record r on r.oracle_key = l.oracle_key and r.code = l.code
    where l.oracle_key = ${key} and a.id > ${after}
      and a.deleted_at is null and a.paused_message is null and a.transfer_id is null
      and (${isNews} or a.updated_at > l.verdict_at)
    order by a.id limit ${limit}`.execute(db);
  const [first] = found.rows;
  if (first === undefined) return null;
  // The assets of others come when it is their turn.
  const end = found.rows.findIndex(({ boxId }) => boxId !== first.boxId);
  const assetIds = found.rows.slice(0, end < 0 ? undefined : end).map(({ assetId }) => assetId);
  return { boxId: first.boxId, assetIds };
}

/** The links of some assets that are locked, as they are now. */
export async function listLinksToTell(
  inside: Inside,
  key: string,
  assetIds: readonly number[],
): Promise<readonly LinkToTell[]> {
  const found = await sql<LinkToTell>`
    select l.asset_id as "assetId", l.code, l.verdict as told,
           case when r.version = o.version then r.answer end as answer, (${isNews}) as "isNews"
    from oracle_link l join oracle o on o.key = l.oracle_key
    left join oracle_record r on r.oracle_key = l.oracle_key and r.code = l.code
    where l.oracle_key = ${key} and l.asset_id = any(${[...assetIds]}::bigint[])
    order by l.asset_id`.execute(inside);
  return found.rows;
}

/** Writes down what was told of some links. */
export async function markTold(
  inside: Inside,
  told: readonly {
    readonly assetId: number;
    readonly verdict: OracleVerdict;
    readonly answer: OracleValues | null;
  }[],
  now: Date,
): Promise<void> {
  const rows = told.map(({ assetId, verdict, answer }) => ({ asset_id: assetId, verdict, answer }));
  await sql`
    update oracle_link l set verdict = r.verdict, answer = r.answer, verdict_at = ${now}
    from json_to_recordset(${JSON.stringify(rows)}::json) as r (asset_id bigint, verdict text, answer jsonb)
    where l.asset_id = r.asset_id`.execute(inside);
}

/** A mail about doubts of what a company keeps, of what is pledged to it, or about an oracle that does not answer. */
export type OracleMail = 'oracleDoubts' | 'pledgeDoubts' | 'oracleDown';

/** Whether a mail of a kind waits to be sent to a company: it will name those that come until then. */
export async function isAlertWaiting(inside: Inside, kind: OracleMail, companyId: number): Promise<boolean> {
  await sql`select from company where id = ${companyId} for no key update`.execute(inside);
  const found = await sql`
    select from mail where company_id = ${companyId} and kind = ${kind} and sent_at is null
      and refused_at is null limit 1`.execute(inside);
  return found.rows.length > 0;
}

/** An asset of which its oracle says something else than the record. */
export interface DoubtfulLink {
  readonly assetType: number;
  readonly attributes: Values;
  readonly box: string;
  readonly verdict: Exclude<OracleVerdict, 'matches'>;
}

/** The assets in a company's establishments of which oracles say something else, the latest first, and how many there are. */
export async function listDoubtful(
  db: Database,
  companyId: number,
  limit: number,
): Promise<{ readonly rows: readonly DoubtfulLink[]; readonly total: number }> {
  const found = await sql<DoubtfulLink & { total: number }>`
    select a.asset_type as "assetType", a.attributes, b.name as box, l.verdict, count(*) over () as total
    from box b join asset a on a.box_id = b.id join oracle_link l on l.asset_id = a.id
    where b.company_id = ${companyId} and a.deleted_at is null and l.verdict <> 'matches'
    order by l.verdict_at desc, a.id limit ${limit}`.execute(db);
  return { rows: found.rows, total: found.rows[0]?.total ?? 0 };
}

/** The companies that keep what is linked with some oracles, with those, and those that it is pledged to. */
const concerned = sql`
  select l.oracle_key, b.company_id
  from oracle_link l join asset a on a.id = l.asset_id and a.deleted_at is null join box b on b.id = a.box_id
  union
  select l.oracle_key, b.company_id
  from oracle_link l join pledge p on p.asset_id = l.asset_id and p.released_at is null
  join box b on b.id = p.holder_box_id`;

/** The companies that an oracle confirms something for, in the order of their ids. */
export async function listConcerned(db: Database, key: string): Promise<readonly number[]> {
  const found = await sql<{ companyId: number }>`
    select c.company_id as "companyId" from (${concerned}) as c
    where c.oracle_key = ${key} order by c.company_id`.execute(db);
  return found.rows.map(({ companyId }) => companyId);
}

/** The oracles that confirm something for a company and do not answer, by their names, with since when. */
export async function listFailing(
  db: Database,
  companyId: number,
): Promise<readonly { readonly label: string; readonly failingSince: Date }[]> {
  const found = await sql<{ label: string; failingSince: Date }>`
    select o.label, o.failing_since as "failingSince" from oracle o
    join (${concerned}) as c on c.oracle_key = o.key and c.company_id = ${companyId}
    where o.failing_since is not null order by o.label, o.key`.execute(db);
  return found.rows;
}
