import { sql, type RawBuilder } from 'kysely';
import type { OracleVerdict } from '@huella/domain/engine/oracles/judge-record';
import { foldKey } from '@huella/domain/fold';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Attribute } from '@huella/domain/model/attribute';
import { shiftDay } from '@huella/domain/engine/fields/days';
import { soonDays, type CollateralModel, type PledgePart } from '@huella/domain/model/collateral';
import type { Values } from '@huella/domain/model/value';
import type { Database } from '../../db/database';
import { foldedText } from '../../db/list-conditions';

/** What is pledged to which establishment: always an argument, never optional. */
export interface HolderScope {
  readonly boxId: number;
  readonly model: AssetType;
  readonly collateral: CollateralModel;
}

/** An asset that is pledged, with who keeps it and for whom it was given. */
export interface PledgedRow {
  readonly id: number;
  readonly attributes: Values;
  readonly paused: boolean;
  readonly inTransit: boolean;
  readonly keeperId: number;
  readonly keeper: string;
  readonly keeperSubtype: number;
  readonly keeperZone: string;
  readonly keeperCompany: string;
  readonly owner: string;
  readonly givenAt: Date;
  readonly verdict: OracleVerdict | null;
}

const pledgedColumns = sql`
  a.id, a.attributes, a.paused_message is not null as paused, a.transfer_id is not null as "inTransit",
  k.id as "keeperId", k.name as keeper, k.subtype as "keeperSubtype", k.timezone as "keeperZone",
  kc.name as "keeperCompany", oc.name as owner, p.given_at as "givenAt", l.verdict`;

/** Pledges `p` of a holder that stand, with their assets `a` that are still there. */
function inForce({ boxId, model }: Pick<HolderScope, 'boxId' | 'model'>): RawBuilder<unknown> {
  return sql`
    pledge p join asset a on a.id = p.asset_id and a.deleted_at is null
    join box k on k.id = a.box_id join company kc on kc.id = k.company_id
    join company oc on oc.id = a.owner_company_id
    left join oracle_link l on l.asset_id = a.id
    where p.holder_box_id = ${boxId} and p.asset_type = ${model.id} and p.released_at is null`;
}

/** A page of what is pledged to an establishment, the latest first, and how many there are. */
export async function listPledges(
  db: Database,
  scope: HolderScope,
  wish: {
    readonly search: string;
    readonly names: readonly string[];
    readonly keeper: number | null;
    /** Of one option of what has prices. */
    readonly kind: string | null;
    readonly part: PledgePart | null;
    readonly by: PartsBy;
    readonly limit: number;
    readonly offset: number;
  },
): Promise<{ readonly rows: readonly PledgedRow[]; readonly total: number }> {
  const kept = wish.keeper === null ? sql`true` : sql`k.id = ${wish.keeper}`;
  const kind = wish.kind === null ? sql`true` : isOfKinds(scope, [wish.kind]);
  const part = wish.part === null ? sql`true` : isIn(scope, wish.part, wish.by);
  const which = sql`
    ${inForce(scope)} and ${kept} and ${kind} and ${part} and ${searched(wish.names, wish.search)}`;
  const found = await sql<PledgedRow & { total: number }>`
    select ${pledgedColumns}, count(*) over () as total from ${which}
    order by p.given_at desc, a.id desc limit ${wish.limit} offset ${wish.offset}`.execute(db);
  const [first] = found.rows;
  if (first !== undefined || wish.offset === 0) return { rows: found.rows, total: first?.total ?? 0 };
  const counted = await sql<{ total: number }>`select count(*) as total from ${which}`.execute(db);
  return { rows: [], total: counted.rows[0]?.total ?? 0 };
}

/** By what it is told in which parts something is: the day, and the kinds that have a price, any or in the currency of loans. */
export interface PartsBy {
  readonly day: string;
  readonly priced: readonly string[];
  readonly covering: readonly string[];
}

/** Whether a pledged asset is in a part of them: nobody confirms what nobody said anything of. */
function isIn(scope: HolderScope, part: PledgePart, by: PartsBy): RawBuilder<boolean> {
  const { existence, pledge } = scope.collateral;
  const isConfirmed = sql<boolean>`coalesce(a.attributes ->> ${existence.field}, '') = ${existence.confirmed}`;
  switch (part) {
    case 'expiring':
      return isExpiring(scope, by.day);
    case 'confirmed':
      return isConfirmed;
    case 'unconfirmed':
      return sql`not (${isConfirmed})`;
    case 'doubtful':
      return sql`l.verdict <> 'matches'`;
    case 'differs':
    case 'missing':
    case 'silent':
      return sql`l.verdict = ${part}`;
    case 'unlinked':
      return sql`l.asset_id is null`;
    case 'priced':
      return isOfKinds(scope, by.priced);
    case 'unpriced':
      return sql`not (${isOfKinds(scope, by.priced)})`;
    case 'secured':
      return sql`a.attributes ->> ${pledge.loan} is not null`;
    case 'covering':
      return isOfKinds(scope, by.covering);
  }
}

function isExpiring({ collateral }: HolderScope, day: string): RawBuilder<boolean> {
  const until = shiftDay(day, { days: soonDays });
  return sql`left(a.attributes ->> ${collateral.expires}, 10) between ${day} and ${until}`;
}

function isOfKinds({ collateral }: HolderScope, kinds: readonly string[]): RawBuilder<boolean> {
  return sql`coalesce(a.attributes ->> ${collateral.kind}, '') = any(${[...kinds]}::text[])`;
}

function searched(names: readonly string[], search: string): RawBuilder<unknown> {
  const wanted = foldKey(search.trim());
  if (wanted === '') return sql`true`;
  const pattern = `%${wanted.replace(/[\\%_]/g, (mark) => `\\${mark}`)}%`;
  const any = names.map(
    (name) => sql`${foldedText(sql<string>`(a.attributes ->> ${name})`)} like ${pattern}`,
  );
  return sql`(${sql.join(any, sql` or `)})`;
}

/** One asset that is pledged to an establishment; null where it is not, or not any more. */
export async function findPledged(
  db: Database,
  scope: HolderScope,
  assetId: number,
): Promise<PledgedRow | null> {
  const found = await sql<PledgedRow>`
    select ${pledgedColumns} from ${inForce(scope)} and a.id = ${assetId}`.execute(db);
  return found.rows[0] ?? null;
}

/** What is pledged alike: of one kind and quality with one keeper, confirmed alike. */
export interface PledgedGroup {
  readonly keeperId: number;
  readonly keeper: string;
  readonly keeperCompany: string;
  readonly kind: string;
  readonly quality: string;
  readonly isConfirmed: boolean;
  readonly count: number;
  /** How many say how much there is, and how much that is. */
  readonly filled: number;
  readonly amount: number;
  readonly loans: number;
  readonly loan: number;
  /** How many an oracle says something else of, or does not confirm any more; which of these it contradicts. */
  readonly doubtful: number;
  readonly differing: number;
  /** Which of them it denies, and which are linked with no oracle. */
  readonly missing: number;
  readonly unlinked: number;
  /** What runs out soon. */
  readonly expiring: number;
  readonly expiringAmount: number;
  /** When somebody looked at one of them last. */
  readonly checked: string | null;
}

/** All that is pledged to an establishment, what is alike added up; what runs out soon by a day, `2026-11-28`. */
export async function listPledgedGroups(
  db: Database,
  scope: HolderScope,
  day: string,
): Promise<readonly PledgedGroup[]> {
  const { kind, amount, quality, checked, pledge } = scope.collateral;
  const text = (name: string) => sql`coalesce(a.attributes ->> ${name}, '')`;
  const value = (name: string) => sql`(a.attributes ->> ${name})::double precision`;
  const isSoon = isExpiring(scope, day);
  const found = await sql<PledgedGroup>`
    select k.id as "keeperId", k.name as keeper, kc.name as "keeperCompany",
      ${text(kind)} as kind, ${text(quality)} as quality,
      ${isIn(scope, 'confirmed', { day, priced: [], covering: [] })} as "isConfirmed",
      count(*) as count, count(${value(amount)}) as filled, coalesce(sum(${value(amount)}), 0) as amount,
      count(${value(pledge.loan)}) as loans, coalesce(sum(${value(pledge.loan)}), 0) as loan,
      count(*) filter (where l.verdict <> 'matches') as doubtful,
      count(*) filter (where l.verdict = 'differs') as differing,
      count(*) filter (where l.verdict = 'missing') as missing,
      count(*) filter (where l.asset_id is null) as unlinked,
      count(*) filter (where ${isSoon}) as expiring,
      coalesce(sum(${value(amount)}) filter (where ${isSoon}), 0) as "expiringAmount",
      max(left(a.attributes ->> ${checked}, 10)) as checked
    from ${inForce(scope)} group by 1, 2, 3, 4, 5, 6`.execute(db);
  return found.rows;
}

/** To whom an asset was pledged at a moment, or is now: the establishment and its company. */
export async function findHolder(
  db: Database,
  assetId: number,
  at: Date | null,
): Promise<{ readonly name: string; readonly company: string; readonly givenAt: Date } | null> {
  const stands =
    at === null
      ? sql`p.released_at is null`
      : sql`p.given_at <= ${at} and (p.released_at is null or p.released_at > ${at})`;
  const found = await sql<{ name: string; company: string; givenAt: Date }>`
    select b.name, c.name as company, p.given_at as "givenAt"
    from pledge p join box b on b.id = p.holder_box_id join company c on c.id = b.company_id
    where p.asset_id = ${assetId} and ${stands} order by p.given_at desc limit 1`.execute(db);
  return found.rows[0] ?? null;
}

/** The company that owns an asset. */
export async function findOwner(db: Database, assetId: number): Promise<string> {
  const found = await sql<{ name: string }>`
    select c.name from asset a join company c on c.id = a.owner_company_id where a.id = ${assetId}`.execute(
    db,
  );
  return found.rows[0]?.name ?? '';
}

/** How many of what is pledged to an establishment are linked, by what their oracles say. */
export async function countPledgedVerdicts(
  db: Database,
  scope: Pick<HolderScope, 'boxId' | 'model'>,
): Promise<ReadonlyMap<OracleVerdict, number>> {
  const found = await sql<{ verdict: OracleVerdict; count: number }>`
    select l.verdict, count(*) as count from ${inForce(scope)} and l.verdict is not null group by 1`.execute(
    db,
  );
  return new Map(found.rows.map(({ verdict, count }) => [verdict, count]));
}

/** What is pledged to an establishment with its place, as maps take it: none where its keeper shows nobody the place in lists. */
export function pledgedPlaces(
  scope: Pick<HolderScope, 'boxId' | 'model'>,
  place: Attribute | null,
): RawBuilder<unknown> {
  const name = sql`${place?.name ?? null}::text`;
  return sql`
    select a.id, case when ${name} = any(f.shut_list) then null else a.attributes -> ${name} end as held,
      null::text as state
    from (select a.id from ${inForce(scope)}) as g join asset a on a.id = g.id
    left join box_field_permission f on f.box_id = a.box_id and f.asset_type = a.asset_type`;
}

/** What some of what is pledged to an establishment is called by, without what its keeper shows nobody in lists. */
export async function listPledgedNames(
  db: Database,
  scope: Pick<HolderScope, 'boxId' | 'model'>,
  ids: readonly number[],
): Promise<readonly { readonly id: number; readonly attributes: Values }[]> {
  const found = await sql<{ id: number; attributes: Values }>`
    select a.id, a.attributes - coalesce(f.shut_list, '{}') as attributes
    from (select a.id from ${inForce(scope)} and a.id = any(${[...ids]}::bigint[])) as g join asset a on a.id = g.id
    left join box_field_permission f on f.box_id = a.box_id and f.asset_type = a.asset_type`.execute(db);
  return found.rows;
}
