import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { storage } from '@huella/domain/catalogue/assets/storage';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { Values } from '@huella/domain/model/value';
import type { Connection } from '../api/src/db/connect';
import { keysColumn, keysOf, searchedOf, slotsOf, textsColumn } from '../api/src/db/index-slots';
import { bagOf, checkBags, keeper } from './bag-rows';
import { checkRows, valuesOf } from './herd-rows';
import { insertOwner, now, subtype, type Owned, type Target } from './owner';

/** How many animals there are, and how they are spread: the first establishment has many, the others share the rest. */
export interface Size {
  readonly assets: number;
  readonly inFirst: number;
  readonly boxes: number;
}

/** What an establishment is full of. */
export interface Goods {
  readonly model: AssetType;
  readonly boxSubtype: number;
  readonly valuesOf: (row: number) => Values;
  /** As SQL, what no other one has of it, by its number as SQL. */
  readonly own: Readonly<Record<string, (row: string) => string>>;
  /** Throws when the model would refuse some of them. */
  readonly check: (rows: readonly number[]) => void;
}

/** The tag of the animal of a number, as `herd-rows` makes it. */
const tag = (row: string) =>
  `'K' || chr(65 + (${row} / 260000 % 26)::integer) || lpad((${row} / 10000 % 1000)::text, 3, '0')
    || chr(65 + (${row} / 10000 % 26)::integer) || lpad((${row} % 10000)::text, 4, '0')`;

const animals: Goods = {
  model: cowAr,
  boxSubtype: subtype,
  valuesOf,
  own: { visual_tag: tag, electronic_tag: (row) => `'0320' || (10000000000 + ${row})` },
  check: (rows) => checkRows(rows.map(valuesOf), subtype),
};

/** Silo bags of a keeper. */
export const bags: Goods = {
  model: storage,
  boxSubtype: keeper,
  valuesOf: bagOf,
  own: { bag_code: (row) => `'BN' || lpad((${row})::text, 8, '0')` },
  check: checkBags,
};

type Pool = Connection['pool'];

const chunk = 1_000;

/** Assets that are made one by one; the database copies them with identifiers of their own. */
const made = 20_000;

/**
 * Fills an empty database with one company; answers it with its biggest establishment. The assets, animals if nothing else is said,
 * have no events, and the copies no claims on their identifiers: lists read neither.
 */
export async function fillBigDatabase(
  { db, pool }: Connection,
  size: Size,
  goods: Goods = animals,
): Promise<Target> {
  const { model, boxSubtype } = goods;
  const owned = await insertOwner(db, size.boxes, { assetType: model.id, boxSubtype });
  goods.check(Array.from({ length: 300 }, (_, row) => row * 331));
  for (let from = 0; from < made; from += chunk) await insertChunk(pool, { from, owned, size, goods });
  const rebuild = await dropIndexes(pool);
  for (let from = made; from < size.assets; from += made) await copyMade(pool, { from, owned, size, goods });
  for (const text of rebuild) await pool.query(text);
  await pool.query(
    `insert into asset_tally (box_id, asset_type, part, living, version)
     select box_id, asset_type, 0, count(*), 1 from asset group by 1, 2`,
  );
  // Ids were written as they are: what the product adds comes after them.
  await pool.query(`select setval(pg_get_serial_sequence('asset', 'id'), max(id)) from asset`);
  await pool.query('vacuum analyze');
  return { owned, boxId: owned.boxIds[0] ?? 0 };
}

interface Chunk {
  readonly from: number;
  readonly owned: Owned;
  readonly size: Size;
  readonly goods: Goods;
}

/** Animals of an establishment come in runs, as imports write them. */
const run = 500;

/** As SQL, the establishment of the animal of a number: shares of ten runs are in the first, the others take turns. */
function boxOf(row: string, { owned, size }: Chunk): string {
  const [first = 0, ...others] = owned.boxIds;
  const share = String((size.inFirst / size.assets) * 10);
  const turn = `(${row}) / ${String(run)}`;
  return `case when ${turn} % 10 < ${share} then ${String(first)}
    else (array[${others.join()}])[1 + ${turn} % ${String(others.length)}] end`;
}

/** Writes a thousand assets with their slots and identifiers as the product's stores would, set-based. */
async function insertChunk(pool: Pool, at: Chunk): Promise<void> {
  const { companyId, userId } = at.owned;
  const { model } = at.goods;
  const rows = Array.from({ length: chunk }, (_, place) => {
    const row = at.from + place;
    return { id: row + 1, row, values: withoutEmpty(at.goods.valuesOf(row)) };
  });
  await pool.query(
    `insert into asset (id, box_id, owner_company_id, asset_type, attributes, public_id, folded_at,
                        created_by, created_at, updated_at)
     overriding system value
     select id, ${boxOf('r.row', at)}, $2, $3, values, 'bench' || id, $5, $4, $5, $5
     from jsonb_to_recordset($1) as r(id bigint, row bigint, values jsonb)`,
    [JSON.stringify(rows), companyId, model.id, userId, now],
  );
  const slots = rows.map(({ id, values }) => {
    const [texts, chosen] = searchedOf(model, values);
    return {
      asset_id: id,
      box_id: 0,
      asset_type: model.id,
      deleted: false,
      ...slotsOf(model, values),
      ...{ [textsColumn]: texts, [keysColumn]: chosen },
    };
  });
  await pool.query('insert into asset_slot select * from jsonb_populate_recordset(null::asset_slot, $1)', [
    JSON.stringify(slots),
  ]);
  await pool.query(
    `update asset_slot s set box_id = a.box_id from asset a where a.id = s.asset_id and s.box_id = 0`,
  );
  const keys = rows.flatMap(({ id, values }) =>
    keysOf(model, values, companyId).map((key) => ({ ...key, asset_type: model.id, asset_id: id })),
  );
  await pool.query('insert into asset_key select * from jsonb_populate_recordset(null::asset_key, $1)', [
    JSON.stringify(keys),
  ]);
}

/** Writes as many assets as were made, alike but for their number, their identifiers and where they are. */
async function copyMade(pool: Pool, at: Chunk): Promise<void> {
  const row = `(a.id + ${String(at.from)} - 1)`;
  const own = Object.entries(at.goods.own).map(([name, text]) => `'${name}', ${text(row)}`);
  await pool.query(
    `insert into asset (id, box_id, owner_company_id, asset_type, attributes, public_id, folded_at,
                        created_by, created_at, updated_at)
     overriding system value
     select a.id + $1, ${boxOf(row, at)}, owner_company_id, asset_type,
       attributes || jsonb_build_object(${own.join()}),
       'bench' || (a.id + $1), folded_at, created_by, created_at, updated_at
     from asset a where a.id <= $2`,
    [at.from, made],
  );
  const { slots, values } = await copiedSlots(pool, at.goods);
  await pool.query(
    `insert into asset_slot (asset_id, box_id, asset_type, ${slots.join()})
     select c.id, c.box_id, c.asset_type, ${values.join()}
     from asset c join asset_slot s on s.asset_id = c.id - $1
     where c.id > $1 and c.id <= $1 + $2`,
    [at.from, made],
  );
}

/** The slots of a copy: those of the asset that it copies, but for its identifiers. */
async function copiedSlots(pool: Pool, goods: Goods) {
  const found = await pool.query<{ column_name: string }>(
    `select column_name from information_schema.columns
     where table_name = 'asset_slot' and (column_name ~ '^[tnd][0-9]+$' or column_name = any($1))
     order by ordinal_position`,
    [[textsColumn, keysColumn]],
  );
  const slots = found.rows.map(({ column_name }) => column_name);
  const own = new Map<string, string>(
    Object.keys(goods.own).map((name) => {
      const attribute = goods.model.attributes.find((each) => each.name === name);
      return [attribute?.slot?.name ?? '', `lower(c.attributes ->> '${name}')`];
    }),
  );
  return { slots, values: slots.map((name) => own.get(name) ?? `s.${name}`) };
}

/** Takes the indexes of the slots away while rows come in; answers what makes them again. */
async function dropIndexes(pool: Pool): Promise<readonly string[]> {
  const found = await pool.query<{ indexname: string; indexdef: string }>(
    `select indexname, indexdef from pg_indexes
     where tablename = 'asset_slot' and indexname <> 'asset_slot_pkey'`,
  );
  for (const { indexname } of found.rows) await pool.query(`drop index ${indexname}`);
  return found.rows.map(({ indexdef }) => indexdef);
}

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
