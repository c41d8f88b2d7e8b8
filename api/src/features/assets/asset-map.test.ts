import { beforeAll, describe, expect, it } from 'vitest';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { placeAt } from '@huella/domain/engine/fields/place';
import { nearestAssetZoom } from '@huella/domain/engine/lists/place-field';
import { useTestApp } from '../../../test/app';
import {
  buildAnimals,
  buildAssets,
  buildBox,
  buildColleague,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
  type Member,
} from '../../../test/build';
import { buildEvent } from '../../../test/build-input';

const open = useTestApp();

let owner: Member;
let ids: readonly number[];

/** Two stand 150 m apart, one a day's ride off, and two nobody has placed. */
const herd = [
  { visual_tag: 'AB123 C401 5', category: 'VQ', location: placeAt([-60.57, -33.9]) },
  { visual_tag: 'AB123 C402 3', category: 'VQ', location: placeAt([-60.571, -33.901]) },
  { visual_tag: 'AB123 C403 1', category: 'VA', location: placeAt([-62.1, -35.2]) },
  { visual_tag: 'AB123 C404 9', category: 'VA' },
  { visual_tag: 'AB123 C405 7', category: 'VA' },
];
const province = { west: -64, south: -37, east: -58, north: -32 };

beforeAll(async () => {
  owner = await buildMember(open(), 'owner', 5);
  ids = await buildAnimals(open(), owner, herd);
});

const params = () => ({ assetId: '33', boxId: String(owner.boxId) });
const places = (filters: readonly object[] = [], actor: Member | undefined = owner) =>
  open().attempt('objects.places', { params: params(), body: { filters: [...filters] as [] } }, actor);
const mapAt = async (zoom: number, frame = province, filters: readonly object[] = []) =>
  open().call(
    'objects.map',
    { params: params(), body: { filters: [...filters] as [], view: { ...frame, zoom } } },
    owner,
  );
const cows = { field: 'category', operator: 'inArray', values: ['VA'] };

describe('places of a list', () => {
  it('are counted and framed, and who has none is named', async () => {
    expect(await places([{ ...cows, values: ['VA', 'VQ'] }])).toMatchObject({
      status: 200,
      body: {
        ...{ total: 5, placed: 3, bounds: { west: -62.1, south: -35.2, east: -60.57, north: -33.9 } },
        unplaced: [{ id: ids[3] }, { id: ids[4] }],
      },
    });
  });

  it('follow the filters', async () => {
    const { body } = await places([cows]);
    expect(body).toMatchObject({ total: 3, placed: 1, bounds: { west: -62.1, east: -62.1 } });
    const none = await places([{ field: 'visual_tag', operator: '=', value: 'nothing of the kind' }]);
    expect(none.body).toEqual({ total: 0, placed: 0, bounds: null, unplaced: [] });
  });

  it('refuse a filter that there is none of at its place', async () => {
    const refused = await places([{ field: 'nothing', operator: '=', value: 'x' }]);
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalidInput' } });
  });
});

describe('a map of a list', () => {
  it('puts near assets together, and tells apart what stands alone', async () => {
    const { groups } = await mapAt(8, province, [{ ...cows, values: ['VA', 'VQ'] }]);
    expect(groups.map(({ count }) => count)).toEqual([2, 1]);
    expect(groups[0]).toMatchObject({ lng: -60.5705, lat: -33.9005, assets: [] });
    expect(groups[1]?.assets).toEqual([{ id: ids[2], label: 'AB123 C403 1', state: 'productive' }]);
  });

  it('puts those together that would lie over each other, wherever the view is parted', async () => {
    const zoom = 10;
    const wide = (56 * 360) / (256 * 2 ** zoom);
    const border = Math.ceil(-63 / wide) * wide;
    // As near as a tenth of a part, on both sides of where two parts meet.
    const places = [border - wide / 20, border + wide / 20].map((lng) => ({
      location: placeAt([lng, -33.9]),
    }));
    await buildAnimals(open(), owner, places, { category: 'NO' });
    const frame = { west: -63.5, south: -34.4, east: -62.5, north: -33.4 };
    const { groups } = await mapAt(zoom, frame, [{ ...cows, values: ['NO'] }]);
    expect(groups.map(({ count, assets }) => [count, assets])).toEqual([[2, []]]);
  });

  it('tells neighbours apart when it is seen from nearest, and names those that stand on one spot', async () => {
    const near = { west: -60.6, south: -33.95, east: -60.5, north: -33.85 };
    expect((await mapAt(nearestAssetZoom, near)).groups.map(({ count }) => count)).toEqual([1, 1]);
    const spot = { location: placeAt([-60.52, -33.86]) };
    const [one, other] = await buildAnimals(open(), owner, [spot, spot], { category: 'TO' });
    const { groups } = await mapAt(nearestAssetZoom, near, [{ ...cows, values: ['TO'] }]);
    expect(groups.map(({ assets }) => assets.map(({ id }) => id))).toEqual([[one, other]]);
  });

  it('shows what lies in view, under the filters', async () => {
    const west = { west: -63, south: -36, east: -62, north: -35 };
    expect((await mapAt(8, west)).groups).toHaveLength(1);
    expect((await mapAt(8, west, [{ ...cows, values: ['VQ'] }])).groups).toEqual([]);
  });

  it.each([
    ['a view beyond the pole', { ...province, north: 91, zoom: 3 }],
    ['a zoom of no map', { ...province, zoom: 18 }],
    ['half a zoom', { ...province, zoom: 2.5 }],
  ])('refuses %s', async (_name, view) => {
    const answer = await open().attemptRaw('objects.map', { params: params(), body: { view } }, owner);
    expect(answer).toMatchObject({ status: 400 });
  });
});

describe('how those on a map stand', () => {
  it('is told of each alone, and of how many of those that stand together', async () => {
    const companyId = await buildCompany(open(), ['certified'], 12);
    const boxId = await buildBox(open(), companyId, 28);
    const userId = await buildUser(open());
    await buildRelation(open(), userId, { companyId }, 'owner');
    const member = { companyId, boxId, userId, token: await buildToken(open(), userId) };
    const at = (lng: number, lat: number) => ({ location_bags: placeAt([lng, lat]) });
    const bags = await buildAssets(
      open(),
      member,
      [
        {
          bag_code: 'MAP-1',
          asset_status_change: 'validated',
          date_expired: '2030-01-01',
          ...at(-60.57, -33.9),
        },
        // It ran out, and no event says so.
        {
          bag_code: 'MAP-2',
          asset_status_change: 'validated',
          date_expired: '2026-01-01',
          ...at(-60.571, -33.9),
        },
        {
          bag_code: 'MAP-3',
          asset_status_change: 'observed',
          date_expired: '2030-01-01',
          ...at(-60.57, -33.9),
        },
        { bag_code: 'MAP-4', asset_status_change: 'active', date_expired: '2030-01-01', ...at(-62.1, -35.2) },
      ],
      storage,
    );
    const { groups } = await open().call(
      'objects.map',
      {
        params: { assetId: '35', boxId: String(member.boxId) },
        body: { view: { ...province, zoom: 8 } },
      },
      member,
    );
    expect(groups.map(({ states }) => states)).toEqual([
      [
        { state: 'validated', count: 1 },
        { state: 'observed', count: 1 },
        { state: 'expired', count: 1 },
      ],
      [{ state: 'active', count: 1 }],
    ]);
    expect(groups[1]?.assets).toEqual([{ id: bags[3], label: 'MAP-4', state: 'active' }]);
  });

  it('is told of what is paused before all else', async () => {
    const member = await buildMember(open(), 'owner', 5);
    const [id = 0] = await buildAnimals(open(), member, [{ location: placeAt([-60.57, -33.9]) }]);
    const event = { pks: [id], common: { message: 'Juicio' } };
    await open().call('objects.addMassive', buildEvent(member, 101, event), member);
    const { groups } = await open().call(
      'objects.map',
      { params: { assetId: '33', boxId: String(member.boxId) }, body: { view: { ...province, zoom: 8 } } },
      member,
    );
    expect(groups).toMatchObject([
      { states: [{ state: 'paused', count: 1 }], assets: [{ id, state: 'paused' }] },
    ]);
  });
});

describe('who may see places', () => {
  it('is who may list the assets', async () => {
    const stranger = await buildMember(open(), 'owner', 5);
    expect((await places([], stranger)).status).toBe(404);
    const input = { params: params(), body: {} };
    expect(await open().statusOf('objects.places', input)).toBe(401);
    const viewer = await buildColleague(open(), owner, 'viewer');
    expect((await open().attempt('objects.places', input, viewer)).status).toBe(200);
  });
});
