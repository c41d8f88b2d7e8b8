import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAssets, buildColleague, buildMember } from '../../../test/build';
import { buildTransfer } from '../../../test/build-input';
import { papersModel } from '../../../test/papers-model';
import { useModel } from '../../../test/use-model';

useModel(papersModel);
const open = useTestApp();
let owner: Member;
let id = 0;

const stopsOf = async (member: Member, pk = id) =>
  (await open().call('journeys.ofAsset', { params: { pk } }, member)).stops;

/** Where establishments of tests are. */
const position = { lat: -36.777, lng: -59.859 };
let tags = 10;
const animal = async (member: Member) =>
  (await buildAssets(open(), member, [{ visual_tag: `KD482C00${String((tags += 1))}` }]))[0] ?? 0;

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  id = await animal(owner);
});

describe('where an asset has been', () => {
  it('is where it was recorded, and each establishment that it arrived in', async () => {
    expect(await stopsOf(owner)).toMatchObject([{ isHere: true, position }]);
    const buyer = await buildMember(open(), 'owner', 8);
    await open().call('transfers.add', buildTransfer(owner, buyer, [id]), owner);
    expect(await stopsOf(buyer)).toMatchObject([
      { isHere: false, position },
      { isHere: true, position },
    ]);
  });

  it('is told to who may list it, and to nobody else', async () => {
    const statusOf = (actor: Parameters<ReturnType<typeof open>['statusOf']>[2], pk = id) =>
      open().statusOf('journeys.ofAsset', { params: { pk } }, actor);
    const stranger = await buildMember(open(), 'owner');
    expect([await statusOf(null), await statusOf(stranger), await statusOf(owner, 999_999)]).toEqual([
      ...[401, 404],
      404,
    ]);
    expect(await statusOf(await buildColleague(open(), owner, 'viewer'))).toBe(200);
  });

  it('has no place on the map of who has no public page, but for one’s own', async () => {
    const hidden = await animal(owner);
    const { db } = open();
    await db.updateTable('asset').set({ asset_type: papersModel.id }).where('id', '=', hidden).execute();
    expect(await stopsOf(owner, hidden)).toMatchObject([{ position }]);
    const other = await buildMember(open(), 'owner');
    await db.updateTable('asset').set({ box_id: other.boxId }).where('id', '=', hidden).execute();
    expect(await stopsOf(other, hidden)).toMatchObject([{ position: null, isHere: false }]);
  });
});
