import { describe, expect, it } from 'vitest';
import { malt } from '@huella/domain/catalogue/assets/malt';
import type { QrPage } from '@huella/domain/calls/qr-page';
import type { QrType } from '@huella/domain/model/qr-types';
import type { Values } from '@huella/domain/model/value';
import type { SavedObject } from '@huella/domain/calls/objects';
import { useTestApp } from '../../../test/app';
import {
  buildAssets,
  buildBox,
  buildCompany,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { buildEvent, buildLot } from '../../../test/build-input';

const open = useTestApp();
const made = {
  quantity: 10_000,
  quantity_used: 0,
  quantity_available: 10_000,
  kiln_end: '2026-05-02T03:30:00Z',
};
let number = 0;

/** Who makes malt, in an establishment of subtype 36, or brews with it, in one of 37. */
async function buildHouse(subtype: 36 | 37) {
  const companyId = await buildCompany(open(), [], 13);
  const boxId = await buildBox(open(), companyId, subtype);
  const userId = await buildUser(open());
  await buildRelation(open(), userId, { companyId }, 'owner');
  return { userId, companyId, boxId, token: await buildToken(open(), userId) };
}
type House = Awaited<ReturnType<typeof buildHouse>>;

function malts(house: House, ...types: readonly string[]): Promise<readonly number[]> {
  const rows = types.map((malt_type): Values => {
    number += 1;
    const wort_colour = malt_type === 'pilsen' ? 3 : 50;
    return {
      ...made,
      malt_type,
      wort_colour,
      uniqueid: `M${String(270_000 + number)}`,
      blending_state: 'not_blended',
    };
  });
  return buildAssets(open(), house, rows, malt);
}

async function record(
  house: House,
  eventType: number,
  used: readonly (readonly [id: number, kilos: number])[],
  common: Values,
) {
  const values = used.map(([_pk_, kilos]) => ({ _pk_, kilos }));
  const answer = await open().attempt(
    'objects.addMassive',
    buildEvent(house, eventType, { assetType: 37, values, common }),
    house,
  );
  expect(answer).toMatchObject({ status: 200 });
}

async function pageOfLot(house: House, type: QrType, assets: readonly number[]) {
  const app = open();
  number += 1;
  const values = { name: `Lote ${String(number)}` };
  const { id } = (await app.call(
    'objects.add',
    buildLot(house, values, { assetType: 37 }),
    house,
  )) as SavedObject;
  await app.pool.query('update asset set lot_id = $1 where id = any($2)', [id, assets]);
  const { links } = await app.call('lots.qr', { params: { lotId: id } }, house);
  const publicId =
    links
      .find((each) => each.type === type)
      ?.link.split('/')
      .at(-1) ?? '';
  return see(type, publicId);
}

async function see(type: QrType, publicId: string): Promise<QrPage> {
  return (await open().call('qr.get', { params: { type, publicId } })) as QrPage; // as it is where there is one
}

const partsIn = (
  rows: readonly { readonly name: { readonly en: string }; readonly percent: number | null }[],
) => rows.map(({ name, percent }) => [name.en, percent]);

describe('what a page says that something is made of', () => {
  it('is the part of each malt of a blend, of those without a page too', async () => {
    const house = await buildHouse(36);
    const [pilsen = 0, wheat = 0] = await malts(house, 'pilsen', 'wheat_blanc');
    number += 1;
    const uniqueid = `M${String(270_000 + number)}`;
    const figures = { moisture: 4.2, extract_fine: 81.4, wort_colour: 3.1, protein: 10.4 };
    const blend = { key: -1, uniqueid, malt_type: 'pilsen', quantity: 8000, ...figures };
    await record(
      house,
      107,
      [
        [pilsen, 6000],
        [wheat, 2000],
      ],
      { blends: [blend] },
    );
    const [row] = (
      await open().pool.query<{ public_id: string }>(
        `select public_id from asset where attributes ->> 'uniqueid' = $1`,
        [uniqueid],
      )
    ).rows;
    const look = () => see('identeco', row?.public_id ?? '');
    expect((await look()).sources.map(({ percent }) => percent)).toEqual([75, 25]);
    await open().pool.query('update asset set deleted_at = now() where id = $1', [wheat]);
    expect((await look()).sources.map(({ percent }) => percent)).toEqual([75]);
    await open().pool.query('update asset set deleted_at = null where id = $1', [wheat]);

    const { members, summary } = await pageOfLot(house, 'blendingTrupo', [wheat, pilsen]);
    expect(members?.shown.map(({ percent }) => percent)).toEqual([75, 25]);
    // How many batches there are of a malt is no part of anything.
    expect(summary.flatMap(({ shares }) => shares)).toEqual([]);
    // Where each is told by itself nobody asks for parts.
    const each = await pageOfLot(house, 'identecoTrupo', [wheat, pilsen]);
    expect(each.members?.shown.map(({ percent }) => percent)).toEqual([null, null]);
  });

  it('is how much of each malt was brewed, the most of it first, and nothing where one is not known', async () => {
    const house = await buildHouse(37);
    const [ruby = 0, pilsen = 0, spare = 0] = await malts(house, 'cara_ruby', 'pilsen', 'vienna');
    await record(
      house,
      109,
      [
        [ruby, 3],
        [pilsen, 997],
      ],
      {
        brewed_at: '2026-06-02T06:00:00Z',
        volume_hl: 50,
        beer_style: 'blond',
        product: 'Dyle Blonde',
      },
    );
    const beer = await pageOfLot(house, 'brewingTrupo', [ruby, pilsen]);
    expect(partsIn(beer.members?.shown ?? [])).toEqual([
      [expect.stringMatching(/pils/i), 99.7],
      [expect.stringMatching(/ruby/i), 0.3],
    ]);
    // It goes by what it is sold as, and says which lot it is.
    expect(beer).toMatchObject({
      name: { es: 'Dyle Blonde' },
      label: expect.stringMatching(/^Lote \d+$/) as string,
    });
    // So is its colour: that of the pilsen, nearly.
    expect(beer.summary).toMatchObject([{ name: 'wort_colour', min: 3, max: 50, mean: 3.14 }]);
    const { members, summary } = await pageOfLot(house, 'brewingTrupo', [ruby, pilsen, spare]);
    expect(summary).toMatchObject([{ name: 'wort_colour', min: 3, max: 50, mean: null }]);
    expect(members?.shown.map(({ percent }) => percent)).toEqual([null, null, null]);
  });
});
