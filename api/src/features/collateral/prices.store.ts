import { sql } from 'kysely';
import type { Haircuts, Price } from '@huella/domain/engine/collateral/worth';
import type { Currency } from '@huella/domain/model/collateral';
import type { Database } from '../../db/database';
import type { Inside } from '../../db/transact';

/** Prices of an asset type, of one company beside the operator's: the company is always an argument. */
export interface PriceScope {
  /** Null is the operator alone. */
  readonly companyId: number | null;
  readonly assetType: number;
}

/** A price as it is kept. */
export interface KeptPrice extends Price {
  readonly id: number;
}

/** A price that is to be kept. */
export interface NewPrice {
  readonly kind: string;
  readonly amount: number;
  readonly currency: Currency;
  readonly day: string;
  readonly source: string;
}

/** Prices that a table shows at most. */
const mostPrices = 2_000;

const columns = sql`id, kind, amount, currency, day, source, company_id is not null as own`;

/** The prices of a company and of the operator, the newest first. */
export async function listPrices(db: Database, scope: PriceScope): Promise<readonly KeptPrice[]> {
  const found = await sql<KeptPrice>`
    select ${columns} from price where ${isOf(scope)} order by day desc, kind, own desc limit ${mostPrices}`.execute(
    db,
  );
  return found.rows;
}

/** Those that may count on a day: of each kind the newest of the company's own and of the operator's. */
export async function listPricesOn(
  db: Database,
  scope: PriceScope,
  day: string,
): Promise<readonly KeptPrice[]> {
  const found = await sql<KeptPrice>`
    select distinct on (kind, company_id) ${columns} from price
    where ${isOf(scope)} and day <= ${day}::date order by kind, company_id, day desc`.execute(db);
  return found.rows;
}

function isOf({ companyId, assetType }: PriceScope) {
  return sql`asset_type = ${assetType} and (company_id is null or company_id = ${companyId})`;
}

/** Keeps a price and answers its id; null where there is one of the kind and day already. */
export async function insertPrice(
  db: Database,
  { companyId, assetType }: PriceScope,
  price: NewPrice,
  by: { readonly userId: number | null; readonly now: Date },
): Promise<number | null> {
  const found = await db
    .insertInto('price')
    .values({
      ...price,
      ...{ company_id: companyId, asset_type: assetType, recorded_by: by.userId, recorded_at: by.now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Corrects a price of a company; `taken` where there is another one of the kind and day. */
export async function updatePrice(
  db: Inside,
  { companyId, assetType }: PriceScope,
  id: number,
  price: NewPrice,
  by: { readonly userId: number; readonly now: Date },
): Promise<'done' | 'missing' | 'taken'> {
  const taken = await sql<{ id: number }>`
    select id from price
    where asset_type = ${assetType} and coalesce(company_id, 0) = ${companyId ?? 0} and kind = ${price.kind}
      and day = ${price.day}::date and id <> ${id}`.execute(db);
  if (taken.rows.length > 0) return 'taken';
  const written = await db
    .updateTable('price')
    .set({ ...price, recorded_by: by.userId, recorded_at: by.now })
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('asset_type', '=', assetType)
    .executeTakeFirst();
  return written.numUpdatedRows === 0n ? 'missing' : 'done';
}

/** Takes a price of a company away; false where there is none. */
export async function removePrice(
  db: Database,
  { companyId, assetType }: PriceScope,
  id: number,
): Promise<boolean> {
  const gone = await db
    .deleteFrom('price')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .where('asset_type', '=', assetType)
    .executeTakeFirst();
  return gone.numDeletedRows > 0n;
}

/** Takes in many prices: one of the same kind and day is replaced. */
export async function upsertPrices(
  db: Database,
  { companyId, assetType }: PriceScope,
  prices: readonly NewPrice[],
  by: { readonly userId: number | null; readonly now: Date },
): Promise<void> {
  await sql`
    insert into price (company_id, asset_type, kind, currency, amount, day, source, recorded_by, recorded_at)
    select ${companyId}::bigint, ${assetType}::integer, r.kind, r.currency, r.amount, r.day, r.source,
           ${by.userId}::bigint, ${by.now}::timestamptz
    from json_to_recordset(${JSON.stringify(prices)}::json)
      as r (kind text, currency text, amount double precision, day date, source text)
    on conflict (asset_type, coalesce(company_id, 0), kind, day)
      do update set currency = excluded.currency, amount = excluded.amount, source = excluded.source,
        recorded_by = excluded.recorded_by, recorded_at = excluded.recorded_at`.execute(db);
}

type HaircutBy = 'quality' | 'keeper';

interface HaircutLine {
  readonly by: HaircutBy;
  readonly key: string;
  readonly percent: number;
  /** From when on it counts; null where it was said before days were kept. */
  readonly since: string | null;
}

/** What a company takes off on a day, a line for whatever something was said of until then. */
async function listHaircuts(
  db: Database,
  { companyId, assetType, day }: HaircutScope,
): Promise<readonly HaircutLine[]> {
  const found = await sql<HaircutLine>`
    select distinct on ("by", key) "by", key, percent,
      case when day > '0001-01-01' then day::text end as since
    from haircut where company_id = ${companyId} and asset_type = ${assetType} and day <= ${day}::date
    order by "by", key, day desc`.execute(db);
  return found.rows;
}

/** What a company said that it takes off from a day after this one on, in the order of the days. */
export async function listComingHaircuts(
  db: Database,
  { companyId, assetType, day }: HaircutScope,
): Promise<readonly (Omit<HaircutLine, 'since'> & { readonly day: string })[]> {
  const found = await sql<Omit<HaircutLine, 'since'> & { readonly day: string }>`
    select "by", key, percent, day::text as day
    from haircut where company_id = ${companyId} and asset_type = ${assetType} and day > ${day}::date
    order by haircut.day, "by" desc, key`.execute(db);
  return found.rows;
}

/** Whose haircuts, and on which day. */
interface HaircutScope {
  readonly companyId: number;
  readonly assetType: number;
  readonly day: string;
}

/** What a company takes off on a day. */
export async function findHaircuts(db: Database, scope: HaircutScope): Promise<Haircuts> {
  return (await findDatedHaircuts(db, scope)).haircuts;
}

/** What a company takes off on a day, and since when, by kind and key: what counts from the beginning has no day. */
export async function findDatedHaircuts(
  db: Database,
  scope: HaircutScope,
): Promise<{
  readonly haircuts: Haircuts;
  readonly since: Readonly<Record<HaircutBy, ReadonlyMap<string, string>>>;
}> {
  const lines = (await listHaircuts(db, scope)).filter(({ percent }) => percent > 0);
  const of = (kind: HaircutBy) => lines.filter(({ by }) => by === kind);
  const daysOf = (kind: HaircutBy) =>
    new Map(of(kind).flatMap(({ key, since }) => (since === null ? [] : [[key, since] as const])));
  return {
    haircuts: {
      quality: new Map(of('quality').map(({ key, percent }) => [key, percent])),
      keeper: new Map(of('keeper').map(({ key, percent }) => [Number(key), percent])),
    },
    since: { quality: daysOf('quality'), keeper: daysOf('keeper') },
  };
}

/**
 * Says what a company takes off from a day on: what differs from what counts then is a line of its own, what was said of other days
 * stays. What is not named is nothing from then on.
 */
export async function sayHaircuts(
  inside: Inside,
  scope: HaircutScope,
  { quality, keeper }: Haircuts,
): Promise<void> {
  const said = new Map<string, Pick<HaircutLine, 'by' | 'key' | 'percent'>>();
  const add = (by: HaircutBy, key: string, percent: number) => said.set(`${by} ${key}`, { by, key, percent });
  const known = await listHaircuts(inside, scope);
  for (const { by, key } of known) add(by, key, 0);
  for (const [key, percent] of quality) add('quality', key, percent);
  for (const [id, percent] of keeper) add('keeper', String(id), percent);
  const held = new Map(known.map(({ by, key, percent }) => [`${by} ${key}`, percent]));
  const rows = [...said].flatMap(([name, line]) => (line.percent === (held.get(name) ?? 0) ? [] : [line]));
  if (rows.length === 0) return;
  const { companyId: company_id, assetType: asset_type, day } = scope;
  await inside
    .insertInto('haircut')
    .values(rows.map((row) => ({ ...row, company_id, asset_type, day })))
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'asset_type', 'by', 'key', 'day'])
        .doUpdateSet(({ ref }) => ({ percent: ref('excluded.percent') })),
    )
    .execute();
}

/** Where the collateral of a company is kept: its own establishments, and those that keep what is pledged to it. */
export async function listKeepers(
  db: Database,
  companyId: number,
  assetType: number,
  subtypes: readonly number[],
): Promise<readonly { readonly id: number; readonly name: string; readonly company: string }[]> {
  const found = await sql<{ id: number; name: string; company: string }>`
    select b.id, b.name, c.name as company from box b join company c on c.id = b.company_id
    where (b.company_id = ${companyId} and b.subtype = any(${[...subtypes]}::integer[]))
      or b.id in (
        select a.box_id from pledge p join box h on h.id = p.holder_box_id join asset a on a.id = p.asset_id
        where h.company_id = ${companyId} and p.asset_type = ${assetType} and p.released_at is null)
    order by c.id = ${companyId} desc, c.name, b.name limit 1000`.execute(db);
  return found.rows;
}
