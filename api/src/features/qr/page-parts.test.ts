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
import { findQrPage } from './find-page';
import { findPageMark } from './page-mark.store';

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

/** Blends malts, so many kilos of each, and answers what came of it. */
async function blend(
  house: House,
  ...used: readonly (readonly [id: number, kilos: number])[]
): Promise<{ readonly id: number; readonly publicId: string }> {
  number += 1;
  const uniqueid = `M${String(270_000 + number)}`;
  const figures = { moisture: 4.2, extract_fine: 81.4, wort_colour: 3.1, protein: 10.4 };
  const blended = { key: -1, uniqueid, malt_type: 'pilsen', quantity: 8000, ...figures };
  await record(house, 107, used, { blends: [blended] });
  const { rows } = await open().pool.query<{ id: number; public_id: string }>(
    `select id, public_id from asset where attributes ->> 'uniqueid' = $1`,
    [uniqueid],
  );
  return { id: rows[0]?.id ?? 0, publicId: rows[0]?.public_id ?? '' };
}

async function pageOfLot(
  house: House,
  type: QrType,
  assets: readonly number[],
): Promise<QrPage & { id: number }> {
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
  seen.set(id, [type, publicId]);
  return { ...(await see(type, publicId)), id };
}

/** The codes of the lots that were looked at. */
const seen = new Map<number, readonly [QrType, string]>();

/** The page of a lot once more. */
function look({ id }: { readonly id: number }): Promise<QrPage> {
  const [type = 'identeco', publicId = ''] = seen.get(id) ?? [];
  return see(type, publicId);
}

async function see(type: QrType, publicId: string): Promise<QrPage> {
  return (await open().call('qr.get', { params: { type, publicId } })) as QrPage; // as it is where there is one
}

/** How long each step took, as people write it down. */
const malting = {
  steep_start: '2026-04-25T06:00:00Z',
  steep_hours: 44,
  steep_temp: 14,
  germination_days: 4,
  germination_temp: 16,
  kiln_start: '2026-05-01T06:30:00Z',
  kiln_max_temp: 84,
};

async function values(id: number, more: Values): Promise<void> {
  await open().pool.query('update asset set attributes = attributes || $2 where id = $1', [id, more]);
}

const partsIn = (
  rows: readonly { readonly name: { readonly en: string }; readonly percent: number | null }[],
) => rows.map(({ name, percent }) => [name.en, percent]);

describe('what a page says that something is made of', () => {
  it('is the part of each malt of a blend, of those without a page too', async () => {
    const house = await buildHouse(36);
    const [pilsen = 0, wheat = 0] = await malts(house, 'pilsen', 'wheat_blanc');
    const { publicId } = await blend(house, [pilsen, 6000], [wheat, 2000]);
    const look = () => see('identeco', publicId);
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
    // Each malt has its colour; all of them have none.
    expect(beer.members?.shown.map(({ colour }) => colour?.text.es)).toEqual(['3 EBC', '50 EBC']);
    expect(beer.summary).toEqual([]);
    const { members } = await pageOfLot(house, 'brewingTrupo', [ruby, pilsen, spare]);
    expect(members?.shown.map(({ percent }) => percent)).toEqual([null, null, null]);
  });
});

describe('what a page says of how something was made', () => {
  it('is the hours of each step, of the malt itself and of what there is most of in a beer', async () => {
    const house = await buildHouse(37);
    const [ruby = 0, pilsen = 0] = await malts(house, 'cara_ruby', 'pilsen');
    await values(pilsen, malting);
    const additions = [
      { key: 1, ingredient: 'lúpulo Saaz', quantity: 77_777 },
      { key: 2, ingredient: 'levadura' },
    ];
    await record(
      house,
      109,
      [
        [ruby, 80],
        [pilsen, 920],
      ],
      { brewed_at: '2026-06-02T06:00:00Z', volume_hl: 50, beer_style: 'blond', alcohol: 6.4, additions },
    );
    const beer = await pageOfLot(house, 'brewingTrupo', [ruby, pilsen]);
    expect(beer.making).toMatchObject({
      of: { name: { en: 'Pilsen malt' } },
      total: { en: expect.stringContaining('166 hours') as string },
      steps: [
        { tone: 'water', from: 0, hours: 44, degrees: 14 },
        { tone: 'growth', from: 44, hours: 96, degrees: 16 },
        { tone: 'heat', hours: 21, degrees: 84 },
      ],
    });
    expect(beer.additions).toMatchObject({ names: ['lúpulo Saaz', 'levadura'] });
    // How much hops there are is a recipe of the house, and what was told is told once.
    expect(JSON.stringify(beer)).not.toMatch(/77.?777/);
    expect(beer.attributes.map(({ name }) => name)).not.toContain('additions');
    expect(beer).toMatchObject({
      opensWith: 'journey',
      journey: { en: 'From field to glass' },
      madeIn: { en: expect.stringMatching(/^Brewed in /) as string },
      figures: { assets: null, own: [{ value: { en: '6.4 % vol' } }] },
      freshness: { bestBefore: null },
    });
    const [row] = (
      await open().pool.query<{ public_id: string }>('select public_id from asset where id = $1', [pilsen])
    ).rows;
    const alone = await see('identeco', row?.public_id ?? '');
    expect(alone.making).toMatchObject({ of: null, steps: [{ hours: 44 }, { hours: 96 }, { hours: 21 }] });
    expect(alone.attributes.map(({ name }) => name)).not.toContain('germination_days');
    expect(alone.attributes.map(({ name }) => name)).toContain('kiln_end');
  });

  it('is only what somebody wrote, and nothing of what nobody can say is most of it', async () => {
    const house = await buildHouse(37);
    const [ruby = 0, pilsen = 0] = await malts(house, 'cara_ruby', 'pilsen');
    await values(pilsen, { germination_days: 4 });
    // Nobody used any of them yet.
    expect((await pageOfLot(house, 'brewingTrupo', [ruby, pilsen])).making).toBeNull();
    const one = await pageOfLot(house, 'brewingTrupo', [pilsen]);
    expect(one.making).toMatchObject({ total: null, steps: [{ tone: 'growth', hours: 96 }] });
  });
});

describe('the journey of what something is made of', () => {
  it('goes back to where what there is most of began, with what all their chains prove', async () => {
    const house = await buildHouse(36);
    const [pilsen = 0, wheat = 0] = await malts(house, 'pilsen', 'wheat_blanc');
    const { id } = await blend(house, [wheat, 2000], [pilsen, 6000]);
    const page = await pageOfLot(house, 'blendingTrupo', [id]);
    expect(page.timeline.map(({ title }) => title.en)[0]).toBe('Malted');
    expect(page.proof).toMatchObject({ holds: true, companies: 1 });
    // The chain of the pilsen is told, too: what was changed in it behind its seal is seen on the page of the blend, one that is kept
    // too.
    const [type = 'identeco', publicId = ''] = seen.get(page.id) ?? [];
    const source = (await findQrPage(open().deps, type, publicId))?.source;
    const mark = async () => source && findPageMark(open().db, source);
    const before = await mark();
    expect(await mark()).toBe(before);
    await open().pool.query(
      `update event_asset set changes = replace(changes, 'blend', 'blond') where asset_id = $1`,
      [pilsen],
    );
    expect((await look(page)).proof).toMatchObject({ holds: false });
    expect(await mark()).not.toBe(before);
  });

  it('is what its malts went through together where nobody wrote how much of each there is', async () => {
    const house = await buildHouse(37);
    const page = await pageOfLot(house, 'brewingTrupo', await malts(house, 'pilsen', 'vienna'));
    expect(page.proof).toBeNull();
    expect(page.timeline.at(-1)?.title.es).toBe('Se arma el lote');
  });
});
