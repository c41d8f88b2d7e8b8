import { beforeAll, describe, expect, it } from 'vitest';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
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

type Answer = ReplyOf<Calls['search.find']>;

const open = useTestApp();
let owner: Member;
let beside: Member;
let ids: readonly number[] = [];

const find = (text: string, as: Pick<Member, 'token'> = owner): Promise<Answer> =>
  open().call('search.find', { query: { text } }, as.token);
const idsOf = ({ assets }: Answer) => assets.map(({ id }) => id);

beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
  beside = { ...owner, boxId: await buildBox(open(), owner.companyId) };
  ids = await buildAnimals(open(), owner, [
    { visual_tag: 'KD482C7001', electronic_tag: '032010004587001', management_tag: 'Rojo 71' },
    { visual_tag: 'KD482C7002' },
    { visual_tag: 'KD482C7003', management_tag: 'Rojo 7' },
    { visual_tag: 'KD482C7014' },
  ]);
});

describe('an animal', () => {
  it.each([
    ['as printed', 'KD482 C700 1'],
    ['bare', 'kd482c7001'],
    ['by its electronic tag', '032 010 004 587 001'],
    ['by that without the 0 that sheets drop', '32010004587001'],
    ['by its beginning', '0320100045870'],
    ['by its last four characters', '700 1'],
    ['by its last three', '001'],
    ['by more of its end than the index holds', '2C7001'],
    ['by its own name', 'ROJO 71'],
    ['by the end of its own name', 'jo 71'],
  ])('is found %s', async (_how, text) => {
    expect(idsOf(await find(text))).toContain(ids[0]);
  });

  it('comes with what it is, where it is, how it is, and what it was found by', async () => {
    const { assets, searched } = await find('032010004587001');
    expect(assets).toEqual([
      {
        ...{ id: ids[0], label: 'KD482 C700 1', assetType: 33, retired: false },
        kind: expect.any(Array),
        box: { id: owner.boxId, name: expect.any(String) },
        by: { name: expect.any(String), value: '032 010 004 587 001' },
        state: expect.objectContaining({ tone: expect.any(String) }),
      },
    ]);
    expect(searched).toBe(2);
    expect((await find('KD482C7001')).assets[0]?.by).toBeNull();
  });

  it('that is meant whole comes first, then what begins so, then what ends so', async () => {
    expect(idsOf(await find('rojo 7'))).toEqual([ids[2], ids[0]]);
    const [ending] = await buildAnimals(open(), beside, [{ visual_tag: 'KD700C7700' }]);
    const [starting] = await buildAnimals(open(), beside, [{ visual_tag: 'KE770C0001' }]);
    expect(idsOf(await find('7700'))).toEqual([ending]);
    expect(idsOf(await find('KE77'))).toEqual([starting]);
  });

  it('is found in the other establishments of the caller, and a few at most', async () => {
    const rows = Array.from({ length: 12 }, (_, row) => ({ visual_tag: `KF48${row % 10}C70${10 + row}` }));
    await buildAnimals(open(), beside, rows);
    const { assets } = await find('KF48');
    expect(assets).toHaveLength(8);
    expect(new Set(assets.map(({ box }) => box.id))).toEqual(new Set([beside.boxId]));
  });

  it('that was retired is told as such, after those that live', async () => {
    const [dead] = await buildAnimals(open(), owner, [{ visual_tag: 'KG482C7001' }]);
    await open().pool.query('update asset set deleted_at = now() where id = $1', [dead]);
    await open().pool.query('update asset_slot set deleted = true where asset_id = $1', [dead]);
    await open().pool.query('delete from asset_key where asset_id = $1', [dead]);
    const [alive] = await buildAnimals(open(), owner, [{ visual_tag: 'KG482C7001' }]);
    const { assets } = await find('KG482 C700 1');
    expect(assets.map(({ id, retired }) => [id, retired])).toEqual([
      [alive, false],
      [dead, true],
    ]);
  });

  it('of others is not there, whatever of it is asked', async () => {
    const stranger = await buildMember(open(), 'owner');
    await buildAnimals(open(), stranger, [{ visual_tag: 'KH999C7991', management_tag: 'Verde 99' }]);
    for (const text of ['KH999C7991', 'KH99', '7991', 'verde 99', 'Verde'])
      expect((await find(text)).assets).toEqual([]);
    expect(idsOf(await find('7991', stranger))).toHaveLength(1);
  });

  it('is found by who was delegated its establishment, and no other one of that company', async () => {
    const guest = await buildUser(open());
    await buildRelation(open(), guest, { boxId: owner.boxId }, 'viewer');
    const as = { token: await buildToken(open(), guest) };
    await buildAnimals(open(), beside, [{ visual_tag: 'KJ482C7001', management_tag: 'Rojo 79' }]);
    expect(idsOf(await find('KD482C7001', as))).toEqual([ids[0]]);
    expect(idsOf(await find('KJ482C7001', as))).toEqual([]);
    expect(idsOf(await find('rojo 7', as))).toEqual([ids[2], ids[0]]);
    expect((await find('rojo', as)).searched).toBe(1);
  });

  it('is not found by an identifier that its establishment keeps from lists', async () => {
    const shut = { ...owner, boxId: await buildBox(open(), owner.companyId) };
    await buildAnimals(open(), shut, [{ visual_tag: 'KL482C7001', management_tag: 'Gris 71' }]);
    expect((await find('Gris 71')).assets).toHaveLength(1);
    await open().pool.query(
      `insert into box_field_permission
         (box_id, asset_type, shut_list, shut_new, shut_edit, version, updated_at, updated_by)
       select $1, 33, '{management_tag}', '{}', '{}', 1, now(), min(id) from app_user`,
      [shut.boxId],
    );
    expect((await find('Gris 71')).assets).toEqual([]);
    expect((await find('KL482C7001')).assets).toHaveLength(1);
  });
});

describe('places and people', () => {
  it('are found by their names, blind to case and accents, and only those of the caller', async () => {
    const { boxId, companyId } = await buildMember(open(), 'owner');
    await open().pool.query(`update box set name = 'Los Ñandúes' where id = any($1)`, [
      [boxId, beside.boxId],
    ]);
    await open().pool.query(`update company set name = 'Tambo Güemes' where id = any($1)`, [
      [companyId, owner.companyId],
    ]);
    expect((await find('los ñandues')).boxes.map(({ id }) => id)).toEqual([beside.boxId]);
    expect((await find('guemes')).companies.map(({ id }) => id)).toEqual([owner.companyId]);
  });

  it('are found among who has a role over what the caller manages', async () => {
    const hand = await buildUser(open());
    await open().pool.query(
      `update app_user set firstname = 'Zulema', lastname = 'Ibáñez', email = 'zulema@campo.test' where id = $1`,
      [hand],
    );
    await buildRelation(open(), hand, { boxId: owner.boxId }, 'viewer');
    const people = [{ id: hand, name: 'Zulema Ibáñez', email: 'zulema@campo.test' }];
    expect((await find('ibáñez')).people).toEqual(people);
    expect((await find('zulema@campo')).people).toEqual(people);
    const stranger = await buildMember(open(), 'owner');
    expect((await find('ibáñez', stranger)).people).toEqual([]);
    expect((await find('zulema', { token: await buildToken(open(), hand) })).people).toEqual([]);
  });

  it('and lots are found by a part of their name', async () => {
    const lot = await open().pool.query<{ id: string }>(
      `insert into lot (box_id, asset_type, name_key, attributes, public_id, created_by, created_at, updated_at)
       select $1, 33, 'tropa 3319', '{"name": "Tropa 3319"}', 'searched-lot', id, now(), now() from app_user limit 1
       returning id`,
      [owner.boxId],
    );
    const found = [{ id: Number(lot.rows[0]?.id), name: 'Tropa 3319', counted: 0, assetType: 33 }];
    expect((await find('331 9')).lots).toEqual([]);
    expect((await find('3319')).lots).toMatchObject(found);
    expect((await find('3319', await buildMember(open(), 'owner'))).lots).toEqual([]);
  });
});

describe('a search', () => {
  it('is refused to nobody, without a text and with one too long', async () => {
    expect(await open().statusOf('search.find', { query: { text: 'KD' } })).toBe(401);
    const statusOf = async (text: string) =>
      (await open().attempt('search.find', { query: { text } }, owner)).status;
    expect(await statusOf('')).toBe(400);
    expect(await statusOf('7'.repeat(101))).toBe(400);
  });

  it.each([
    '%',
    '_',
    "'; drop table asset; --",
    '\\',
    '—',
    '   ',
    '\u{10ffff}',
    'ñ',
    '{',
    '漢字',
    '7'.repeat(100),
  ])('for %j finds nothing and fails nothing', async (text) => {
    expect((await find(text)).assets).toEqual([]);
  });

  it('of somebody who has nothing yet is empty', async () => {
    const as = { token: await buildToken(open(), await buildUser(open())) };
    expect(await find('KD482C7001', as)).toEqual({
      ...{ assets: [], lots: [], boxes: [], companies: [], people: [], searched: 0 },
    });
  });
});
