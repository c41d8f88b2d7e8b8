import { cowAr } from '@huella/domain/assets/cow-ar';
import type { Values } from '@huella/domain/fields/value';
import { chains } from '@huella/domain/lookups/chains';
import type { Connection } from '../api/src/db/connect';
import { keysOf, slotsOf } from '../api/src/db/index-slots';
import { insertBox, insertCompany, insertRelation } from '../api/src/features/places/places.store';
import { hashPassword } from '../api/src/features/users/passwords';
import { insertUser } from '../api/src/features/users/users.store';
import { checkRows, valuesOf } from './herd-rows';

/** What the benchmarks work on: one company with establishments of very different sizes. */
export const assetTotal = 100_000;
export const bigBoxTotal = 30_000;
const boxTotal = 20;

/** Cow-calf: its form asks for all that the rows hold. */
const subtype = 6;

export const owner = { email: 'bench@huella.example', password: 'bench2026' };

const chunk = 1_000;
const now = new Date('2026-11-20T15:00:00Z');
const zone = 'America/Argentina/Buenos_Aires';

/** Fills an empty database; answers the id of the biggest establishment. */
export async function fillBigDatabase({ db, pool }: Connection): Promise<number> {
  const chain = chains.find((each) => each.assetTypes.includes(cowAr.id));
  const company = {
    name: 'Bench S.A.',
    chain: chain?.id ?? 0,
    rol: 'Productor',
    country: 'AR',
    tiers: ['certified'],
  };
  const companyId = await insertCompany(db, company, now);
  const passwordHash = await hashPassword(owner.password);
  const person = {
    firstname: 'Ana',
    lastname: 'Paz',
    country: 'AR',
    timezone: zone,
    language: 'es',
  } as const;
  const userId = await insertUser(db, { ...person, email: owner.email, passwordHash }, now);
  await insertRelation(db, { userId, companyId, boxId: null, template: 'owner' }, now);
  const boxIds = await insertBoxes(db, companyId);
  checkRows(
    Array.from({ length: 300 }, (_, row) => valuesOf(row * 331)),
    subtype,
  );
  for (let from = 0; from < assetTotal; from += chunk)
    await insertChunk(pool, { from, boxIds, companyId, userId });
  await pool.query('vacuum analyze');
  return boxIds[0] ?? 0;
}

async function insertBoxes(db: Connection['db'], companyId: number): Promise<readonly number[]> {
  const ids: number[] = [];
  for (let at = 0; at < boxTotal; at += 1) {
    const name = `Campo ${String(at + 1)}`;
    const place = { city: 'Chascomús', region: 'Buenos Aires', timezone: zone };
    ids.push(await insertBox(db, { companyId, name, alias: name, subtype, ...place }, now));
  }
  return ids;
}

interface Chunk {
  readonly from: number;
  readonly boxIds: readonly number[];
  readonly companyId: number;
  readonly userId: number;
}

/** Three rows of ten stand in the first establishment, the others follow one another through the rest. */
function boxOf(row: number, boxIds: readonly number[]): number {
  const first = row % 10 < (bigBoxTotal / assetTotal) * 10;
  return boxIds[first ? 0 : 1 + (row % (boxIds.length - 1))] ?? 0;
}

/** Writes a thousand assets with their slots and identifiers as the product's stores would, set-based. */
async function insertChunk(
  pool: Connection['pool'],
  { from, boxIds, companyId, userId }: Chunk,
): Promise<void> {
  const rows = Array.from({ length: chunk }, (_, at) => {
    const row = from + at;
    const values = withoutEmpty(valuesOf(row));
    return { id: row + 1, box: boxOf(row, boxIds), values };
  });
  await pool.query(
    `insert into asset (id, box_id, owner_company_id, asset_type, attributes, created_by, created_at, updated_at)
     overriding system value
     select id, box, $2, $3, values, $4, $5, $5
     from jsonb_to_recordset($1) as row(id bigint, box bigint, values jsonb)`,
    [JSON.stringify(rows), companyId, cowAr.id, userId, now],
  );
  const slots = rows.map(({ id, box, values }) => ({
    asset_id: id,
    box_id: box,
    asset_type: cowAr.id,
    deleted: false,
    ...slotsOf(cowAr, values),
  }));
  await pool.query('insert into asset_slot select * from jsonb_populate_recordset(null::asset_slot, $1)', [
    JSON.stringify(slots),
  ]);
  const keys = rows.flatMap(({ id, values }) =>
    keysOf(cowAr, values, companyId).map((key) => ({ ...key, asset_type: cowAr.id, asset_id: id })),
  );
  await pool.query('insert into asset_key select * from jsonb_populate_recordset(null::asset_key, $1)', [
    JSON.stringify(keys),
  ]);
}

function withoutEmpty(values: Values): Values {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== null));
}
