import { beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '@huella/domain/fields/value';
import { useTestApp } from '../../../test/app';
import { buildMember } from '../../../test/build';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();
type Member = Awaited<ReturnType<typeof buildMember>>;
let owner: Member;

const post = (path: string, body: object) => open().ask('POST', path, { token: owner.token, body });
const about = (assetType: number) => ({
  objectType: 'asset',
  pkObjectType: assetType,
  globalModel: assetType,
  pkReferer: owner.boxId,
});
async function add(assetType: number, values: Values): Promise<number> {
  const answer = await post('/objects/add', { ...about(assetType), action: 'add', values });
  expect(answer.status).toBe(200);
  return (answer.body as { id: number }).id; // as declared
}
const record = (assetType: number, eventType: number, pk: number, common: Values) =>
  post('/objects/add/massive', {
    ...about(assetType),
    action: 'update',
    actionContext: { context: 'manual_form', eventType },
    pks: [pk],
    common,
  });
async function living(assetType: number): Promise<readonly Values[]> {
  const found = await open().pool.query(
    `select attributes from asset where asset_type = $1 and box_id = $2 and deleted_at is null order by id`,
    [assetType, owner.boxId],
  );
  return found.rows.map((row: { attributes: Values }) => row.attributes);
}

const cow: Values = {
  visual_tag: 'KD482C3176',
  sex: 'H',
  category: 'VA',
  breed: 'AA',
  birth_date: '2020-09-14',
  productive_system: 'PAS',
  entry_type: 'INI',
  entry_date: '2024-09-14',
};
const calf = (tag: string, more: object = {}) => ({ key: -1, sex: 'H', tag, weight: 31, alive: 1, ...more });

describe('events that bring about other assets', () => {
  beforeAll(async () => {
    owner = await buildMember(open(), 'owner');
  });

  it('add the calves that were born alive and tagged, with their dam', async () => {
    const dam = await add(33, cow);
    const answer = await record(33, 106, dam, {
      ease: '1',
      calves: [calf('AB123C0011'), calf('', { sex: 'M', alive: 0 })],
    });
    expect(answer.body).toMatchObject({ state: 'completed' });
    const [mother, ...calves] = await living(33);
    expect(mother).toMatchObject({ calvings: 1 });
    expect(calves).toMatchObject([
      {
        visual_tag: 'AB123C0011',
        sex: 'H',
        category: 'TH',
        breed: 'AA',
        dam_tag: 'KD482C3176',
        entry_type: 'NAC',
      },
    ]);
  });

  it('write nothing at all when one of them cannot be', async () => {
    const dam = await add(33, { ...cow, visual_tag: 'KD482C3177' });
    const before = await living(33);
    const answer = await record(33, 106, dam, {
      ease: '1',
      calves: [calf('AB123C0012'), calf('AB123C0011')],
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ issues: [{ record: '1', field: 'calves', code: 'notUnique' }] });
    expect(await living(33)).toEqual(before);
  });

  it('part a herd in two, and join two in one', async () => {
    const herd: Values = {
      herd_code: 'R-014',
      category: 'VQ',
      breed: 'AA',
      heads: 120,
      avg_weight: 300,
      productive_system: 'PAS',
      entry_date: '2026-03-02',
    };
    const first = await add(5, herd);
    expect((await record(5, 133, first, { quantity: 50, new_code: 'R-015' })).body).toMatchObject({
      state: 'completed',
    });
    expect(await living(5)).toMatchObject([
      { herd_code: 'R-014', heads: 70, total_weight: 21_000 },
      { herd_code: 'R-015', heads: 50, total_weight: 15_000 },
    ]);

    const found = await open().pool.query<{ id: number }>(
      `select id from asset where attributes ->> 'herd_code' = 'R-015'`,
    );
    const second = String(found.rows[0]?.id);
    expect((await record(5, 134, first, { merged: [String(first)] })).body).toMatchObject({
      issues: [{ field: 'merged', code: 'assetGone' }],
    });
    expect((await record(5, 134, first, { merged: [second] })).body).toMatchObject({ state: 'completed' });
    expect(await living(5)).toMatchObject([{ herd_code: 'R-014', heads: 120, total_weight: 36_000 }]);
  });

  it('leave the books in order', async () => {
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
