import { beforeAll, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import {
  buildAnimals,
  buildBox,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
  type Member,
} from '../../../test/build';
import { buildTransfer } from '../../../test/build-input';

const open = useTestApp();
let owner: Member;
let beside: Member;
let ids: readonly number[] = [];

const ask = (texts: readonly string[], as: Member = owner) =>
  open().attempt(
    'objects.find',
    { params: { assetId: 33, boxId: owner.boxId }, body: { texts: [...texts] } },
    as,
  );
const find = async (texts: readonly string[], as: Member = owner) => {
  const params = { assetId: 33, boxId: owner.boxId };
  return (await open().call('objects.find', { params, body: { texts: [...texts] } }, as)).found;
};

beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
  beside = { ...owner, boxId: await buildBox(open(), owner.companyId) };
  ids = await buildAnimals(open(), owner, [
    { visual_tag: 'KD482C6001', electronic_tag: '032010004586001', management_tag: 'Rojo 1' },
    { visual_tag: 'KD482C6002' },
    { visual_tag: 'KD482C6003' },
    { visual_tag: 'KD482C6004' },
  ]);
  await open().pool.query(`update asset set paused_message = 'Se revisa' where id = $1`, [ids[1]]);
});

describe('the animals that identifiers name', () => {
  it('are found as printed, bare, without the 0 that sheets drop, and by their own name', async () => {
    const texts = [
      'KD482 C600 1',
      'kd482c6001',
      '032 010 004 586 001',
      '32010004586001',
      'ROJO 1',
      'KD482C6999',
    ];
    const found = await find(texts);
    expect(found).toEqual(
      [0, 1, 2, 3, 4].map((at) => ({ at, id: ids[0], label: 'KD482 C600 1', state: 'here' })),
    );
  });

  it('are told apart where they are paused, in another establishment, retired or transferred', async () => {
    const receiver = await buildMember(open(), 'owner');
    await buildAnimals(open(), beside, [{ visual_tag: 'KD482C6010' }]);
    await open().call('transfers.add', buildTransfer(owner, receiver, [ids[2] ?? 0]), owner);
    await open().pool.query('update asset set deleted_at = now() where id = $1', [ids[3]]);
    await open().pool.query('update asset_slot set deleted = true where asset_id = $1', [ids[3]]);
    await open().pool.query('delete from asset_key where asset_id = $1', [ids[3]]);
    const found = await find(['KD482C6002', 'KD482C6010', 'KD482C6003', 'KD482C6004']);
    expect(found.map(({ at, state }) => [at, state]).toSorted()).toEqual([
      [0, 'paused'],
      [1, 'elsewhere'],
      [2, 'transferred'],
      [3, 'retired'],
    ]);
    const places = await open().pool.query<{ name: string }>(
      'select name from box where id = any($1) order by id',
      [[beside.boxId, receiver.boxId]],
    );
    expect(found.flatMap(({ place }) => place ?? []).toSorted()).toEqual(
      places.rows.map(({ name }) => name).toSorted(),
    );
  });

  it('of others are not there at all, nor those of an establishment where the caller may not list', async () => {
    const stranger = await buildMember(open(), 'owner');
    await buildAnimals(open(), stranger, [{ visual_tag: 'KD482C6020' }]);
    await buildAnimals(open(), beside, [{ visual_tag: 'KD482C6021' }]);
    expect(await find(['KD482C6020'])).toEqual([]);
    const viewer = await buildUser(open());
    await buildRelation(open(), viewer, { boxId: owner.boxId }, 'viewer');
    const as = { ...owner, token: await buildToken(open(), viewer) };
    expect(await find(['KD482C6021', 'KD482C6020'], as)).toEqual([]);
    expect(await find(['KD482C6021'])).toMatchObject([{ state: 'elsewhere' }]);
  });

  it('are found by the own name of what another company owns and is held here', async () => {
    const [held] = await buildAnimals(open(), owner, [{ management_tag: 'Azul 9' }]);
    const other = await buildMember(open(), 'owner');
    await open().pool.query('update asset set owner_company_id = $2 where id = $1', [held, other.companyId]);
    await open().pool.query('update asset_key set scope = $2 where asset_id = $1 and scope <> 0', [
      held,
      other.companyId,
    ]);
    expect(await find(['azul 9'])).toMatchObject([{ id: held, state: 'here' }]);
  });

  it('are refused to nobody and strangers, and more than 10,000 at a time', async () => {
    const stranger = { ...owner, token: await buildToken(open(), await buildUser(open())) };
    const body = { texts: ['KD482C6001'] };
    expect(await open().statusOf('objects.find', { params: { assetId: 33, boxId: owner.boxId }, body })).toBe(
      401,
    );
    expect((await ask(['KD482C6001'], stranger)).status).toBe(404);
    expect((await ask(Array.from({ length: 10_001 }, () => 'x'))).status).toBe(400);
    expect(
      await find(Array.from({ length: 10_000 }, (_, at) => `KD482D${String(at).padStart(4, '0')}`)),
    ).toEqual([]);
  });
});
