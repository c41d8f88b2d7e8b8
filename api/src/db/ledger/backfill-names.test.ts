import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildMember } from '../../../test/build';
import { buildEvent, buildLot } from '../../../test/build-input';
import { backfillNames } from './backfill-names';

const open = useTestApp();
let plant: Member;
/** More than one batch. */
let animals: readonly number[] = [];

/** All that is linked, without the ids of the links. */
async function listLinks(): Promise<readonly unknown[]> {
  const { rows } = await open().pool.query<object>(
    `select event_id, asset_id, target_id, null::bigint as lot_id, attribute, name from named_link
     union all select event_id, asset_id, null, lot_id, attribute, name from named_lot
     order by event_id, asset_id, attribute`,
  );
  return rows;
}

/** The database as an upgrade leaves it: nothing is linked, and all assets are to be looked at from after one of them. */
async function forget(after = 0): Promise<void> {
  await open().pool.query('delete from named_link');
  await open().pool.query('delete from named_lot');
  await open().pool.query('delete from backfill');
  await open().pool.query(
    `insert into backfill (name, position, until) select 'names', $1, max(id) from asset`,
    [after],
  );
}

beforeAll(async () => {
  plant = await buildMember(open(), 'owner', 10);
  const [dam = 0] = await buildAnimals(open(), plant, [{}]);
  const { rows } = await open().pool.query<{ tag: string }>(
    `select attributes ->> 'visual_tag' as tag from asset where id = $1`,
    [dam],
  );
  const tag = rows[0]?.tag ?? '';
  const calves = Array.from({ length: 230 }, (_, at) => (at % 2 === 0 ? { dam_tag: tag } : {}));
  animals = [dam, ...(await buildAnimals(open(), plant, calves))];
  await open().call('objects.add', buildLot(plant, { name: '0417' }), plant);
  const common = {
    ...{ slaughter_at: '2026-11-20T10:00', slaughter_troop: '0417' },
    ...{ carcass_left: 120, carcass_right: 121 },
  };
  await open().call('objects.addMassive', buildEvent(plant, 10, { pks: animals.slice(-2), common }), plant);
});

describe('names that were written before their links were kept', () => {
  it('are found as they would have been, once', async () => {
    const links = await listLinks();
    expect(links).toHaveLength(115 + 2);
    await forget();
    expect(await backfillNames(open().db)).toBe(animals.length);
    expect(await listLinks()).toEqual(links);
    expect(await backfillNames(open().db)).toBe(0);
    // What is linked already stays as it is.
    await open().pool.query(
      `insert into backfill (name, position, until) select 'names', 0, max(id) from asset`,
    );
    expect(await backfillNames(open().db)).toBe(animals.length);
    expect(await listLinks()).toEqual(links);
  });

  it('go on from where a process ended', async () => {
    const links = await listLinks();
    await forget();
    const { pool } = open();
    // The last animals are in the second batch.
    await pool.query(`alter table named_lot add constraint stops check (lot_id is null)`);
    await expect(backfillNames(open().db)).rejects.toThrow();
    const left = await pool.query<{ position: number }>('select position from backfill');
    expect(left.rows).toEqual([{ position: animals[199] }]);
    expect((await listLinks()).length).toBeGreaterThan(0);
    await pool.query('alter table named_lot drop constraint stops');
    expect(await backfillNames(open().db)).toBe(animals.length - 200);
    expect(await listLinks()).toEqual(links);
  });

  it('are looked for by one of several processes at a time', async () => {
    const links = await listLinks();
    await forget();
    const looked = await Promise.all([backfillNames(open().db), backfillNames(open().db)]);
    expect(looked.reduce((sum, each) => sum + each, 0)).toBe(animals.length);
    expect(await listLinks()).toEqual(links);
  });
});
