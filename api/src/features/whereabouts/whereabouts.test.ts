import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildColleague, buildMember, type Member } from '../../../test/build';
import { buildLot, buildTransfer } from '../../../test/build-input';
import type { Actor } from '../../../test/client';

const open = useTestApp();
let owner: Member;

const paramsOf = (objectType: 'asset' | 'lot', pk: number, place = owner, assetType = 33) => ({
  params: { boxId: place.boxId, assetType, objectType, pk },
});
const find = (objectType: 'asset' | 'lot', pk: number, place = owner) =>
  open().call('whereabouts.find', paramsOf(objectType, pk, place), place);
const statusOf = (objectType: 'asset' | 'lot', pk: number, place = owner, actor: Actor = place, type = 33) =>
  open().statusOf('whereabouts.find', paramsOf(objectType, pk, place, type), actor);

async function lotOf(ids: readonly number[], name: string): Promise<number> {
  return (await open().call('objects.add', buildLot(owner, { name, assets: ids.map(String) }), owner)).id;
}

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

describe('what became of something', () => {
  it('that was sent elsewhere is told to who sent it: when, by whom, by which transfer and where to', async () => {
    const [sold = 0, along = 0] = await buildAnimals(open(), owner, 2);
    const lotId = await lotOf([along], 'Novillos');
    const buyer = await buildMember(open(), 'owner', 8);
    await open().call('transfers.add', buildTransfer(owner, buyer, [sold, along]), owner);
    expect(await find('asset', sold)).toMatchObject({
      ...{ how: 'transferred', label: expect.stringMatching(/./), username: expect.stringMatching(/./) },
      transfer: { id: expect.any(Number), target: expect.stringMatching(/./) },
    });
    expect(await find('lot', lotId)).toMatchObject({ how: 'transferred', label: 'Novillos' });
    expect(await statusOf('asset', sold, buyer)).toBe(404);
    expect(await statusOf('lot', lotId, buyer)).toBe(404);
  });

  it('that was removed is told with when and by whom', async () => {
    const lotId = await lotOf([], 'Destete');
    expect(await statusOf('lot', lotId)).toBe(404);
    await open().call('lots.remove', { params: { lotId } }, owner);
    expect(await find('lot', lotId)).toMatchObject({
      ...{ how: 'removed', label: 'Destete', username: expect.stringMatching(/./), transfer: null },
    });
  });

  it('that is here, never was, or is of another type or company is not told from what there is not', async () => {
    const [here = 0] = await buildAnimals(open(), owner, 1);
    const stranger = await buildMember(open(), 'owner');
    const [foreign = 0] = await buildAnimals(open(), stranger, 1);
    const gone = await lotOf([], 'Ajeno');
    await open().call('lots.remove', { params: { lotId: gone } }, owner);
    for (const pk of [here, foreign, 999_999]) {
      const answer = await open().refusal('whereabouts.find', paramsOf('asset', pk), owner);
      expect(answer).toMatchObject({ error: 'notFound', issues: [], slots: {} });
    }
    expect([
      await statusOf('lot', gone, stranger),
      await statusOf('lot', gone, owner, stranger),
      await statusOf('lot', gone, owner, null),
      await statusOf('lot', gone, owner, owner, 34),
    ]).toEqual([404, 404, 401, 404]);
    expect(await statusOf('lot', gone, owner, await buildColleague(open(), owner, 'viewer'))).toBe(200);
    expect(await statusOf('lot', 'x' as unknown as number)).toBe(400);
  });
});
