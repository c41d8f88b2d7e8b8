import { beforeAll, describe, expect, it } from 'vitest';
import { car } from '@huella/domain/catalogue/assets/car';
import { useTestApp } from '../../../test/app';
import { buildBox, buildCompany, buildRelation, buildToken, buildUser } from '../../../test/build';

/** An establishment that a field names: chosen among those of the company, and read by its name (dataSourceType api). */
const open = useTestApp();
let dealer: Awaited<ReturnType<typeof buildDealer>>;

async function buildDealer() {
  const companyId = await buildCompany(open(), [], 5);
  const boxId = await buildBox(open(), companyId, 2);
  const userId = await buildUser(open());
  await buildRelation(open(), userId, { companyId }, 'owner');
  const named = await open()
    .db.selectFrom('box')
    .select('name')
    .where('id', '=', boxId)
    .executeTakeFirstOrThrow();
  return { companyId, boxId, boxName: named.name, token: await buildToken(open(), userId) };
}

const about = { objectType: 'asset', pkObjectType: car.id, globalModel: car.id, action: 'add' } as const;
const pickup = {
  ...{
    plate: 'AA123BB',
    vin: '8AJFY22G0A1234567',
    country: 'AR',
    make: 'Toyota',
    model: 'Hilux',
    year: 2022,
  },
  ...{ fuel: 'DIE', odometer: 48_200 },
};
const add = (values: Readonly<Record<string, unknown>>) =>
  open().attempt('objects.add', { body: { ...about, pkReferer: dealer.boxId, values } }, dealer.token);

beforeAll(async () => {
  dealer = await buildDealer();
});

describe('an establishment that a record names', () => {
  it('is one of the company', async () => {
    const stranger = await buildDealer();
    expect(await add({ ...pickup, showroom: String(stranger.boxId) })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'showroom', code: 'notAnOption' }] },
    });
  });

  it('is read by its name in the record, in lists and in the history', async () => {
    const { boxId, boxName, token } = dealer;
    const added = await add({ ...pickup, showroom: String(boxId) });
    expect(added).toMatchObject({ status: 200, body: { labels: { showroom: boxName } } });
    const list = await open().call(
      'objects.list',
      {
        params: {
          ...{ globalModel: car.id, objectType: 'asset', pkObjectType: car.id, boxId, lotPk: 0, reserved: 0 },
          ...{ page: 0, pageSize: 20, sortField: 'id', sortDir: 'asc' },
        },
        body: { outputFields: ['showroom'] },
      },
      token,
    );
    expect(list.res[0]?.['showroom']).toEqual({ value: String(boxId), label: boxName });
    const { entries } = await open().call('events.ofAsset', { params: { pk: list.res[0]?.id ?? 0 } }, token);
    expect(entries.flatMap(({ changes }) => changes)).toContainEqual(
      expect.objectContaining({ name: 'showroom', after: boxName }),
    );
  });
});
