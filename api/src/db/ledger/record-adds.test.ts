import { beforeEach, expect, it } from 'vitest';
import { findAssetType } from '@huella/domain/catalogue/assets/index';
import { useTestApp } from '../../../test/app';
import { addsOf, buildAssets, buildMember } from '../../../test/build';
import { findInvariantFaults } from '../../../test/invariants';
import { transact } from '../transact';
import { makeAddsReady, recordAdds } from './record-adds';

const open = useTestApp();
const grain = findAssetType(36) ?? expect.fail('the model is gone');
let owner: Awaited<ReturnType<typeof buildMember>>;

beforeEach(async () => {
  owner = await buildMember(open(), 'owner', 35);
});

it('gives numbers to assets that were made ready without, and seals them with it', async () => {
  const { db, deps } = open();
  const values = [{ specie: 'barley' }, { uniqueid: 'CE-7', specie: 'wheat' }, { specie: 'barley' }];
  const adds = addsOf(open(), owner, values, grain);
  const ready = await makeAddsReady(db, deps.randomBytes, grain, adds.rows);
  // Somebody is quicker with what they wrote.
  await buildAssets(open(), owner, [{ uniqueid: 'CE-9', specie: 'rye' }], grain);
  const { outcomes } = await transact(db, (inside) =>
    recordAdds(inside, deps.randomBytes, { ...adds, ready }),
  );
  expect(outcomes).toEqual(
    adds.rows.map(({ row }) => ({ row, assetId: ready.ids.get(row) ?? null, issues: [] })),
  );
  const written = await db
    .selectFrom('asset')
    .innerJoin('event_asset', 'asset_id', 'id')
    .select(['attributes', 'changes'])
    .where('id', 'in', [...ready.ids.values()])
    .orderBy('id')
    .execute();
  const names = written.map(({ attributes }) => attributes['uniqueid']);
  expect(names).toEqual([expect.stringMatching(/^CE-\d+$/), 'CE-7', expect.stringMatching(/^CE-\d+$/)]);
  expect(new Set([...names, 'CE-9']).size).toBe(4);
  expect(written.map(({ changes }) => JSON.parse(changes ?? '{}').after)).toEqual(
    written.map(({ attributes }) => attributes),
  );
  expect(await findInvariantFaults(open().pool)).toEqual([]);
});

it('takes what is left where others took the places that it had seen', async () => {
  const { db, deps, pool } = open();
  await buildAssets(open(), owner, [{ specie: 'rye' }], grain);
  const { companyId } = owner;
  const ours = `where company_id = ${String(companyId)} and kind = 'asset:36'`;
  await pool.query(`update quota set max = used + 150 ${ours}`);
  const other = await pool.connect();
  await other.query('begin');
  await other.query(`update quota set used = max - 1 ${ours}`);

  const adds = addsOf(open(), owner, [{ specie: 'barley' }, { specie: 'wheat' }], grain);
  const adding = transact(db, (inside) => recordAdds(inside, deps.randomBytes, adds));
  const waiting = `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await expect.poll(async () => (await pool.query(waiting)).rows).toEqual([{ waiting: 1 }]);
  await other.query('commit');
  other.release();

  const { outcomes } = await adding;
  expect(outcomes.map(({ issues }) => issues.map(({ code }) => code))).toEqual([[], ['quotaReached']]);
  const species = await db
    .selectFrom('asset')
    .select('attributes')
    .where('owner_company_id', '=', companyId)
    .orderBy('id')
    .execute();
  expect(species.map(({ attributes }) => attributes['specie'])).toEqual(['rye', 'barley']);
  const found = await pool.query(`select max - used as room from quota ${ours}`);
  expect(found.rows).toEqual([{ room: 0 }]);
});
