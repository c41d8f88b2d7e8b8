import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { ask as askApp, useTestApp, type Answer } from '../../../test/app';
import { type Member, buildAssets, buildMember } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildApp } from '../../app';
import { retireAssets } from '../../db/ledger/retired-rows';
import { openLargeCalls, type LargeCalls } from '../../http/large-calls';

const open = useTestApp();

/** More than are read at a time, and than the largest page has. */
const count = 450;

let owner: Member;
let ids: readonly number[];
let turns: LargeCalls;
let app: FastifyInstance;

beforeAll(async () => {
  const test = open();
  owner = await buildMember(test, 'owner');
  const rows = Array.from({ length: count }, (_, at) => ({
    ...buildAnimal({ visual_tag: `KD482J${String(at).padStart(4, '0')}` }),
    weight: 300 + ((at * 37) % 101),
    ...(at % 9 === 0 && { disposal_type: 'MUERTE', disposal_reason: 'RAY' }),
  }));
  ids = await buildAssets(test, owner, rows);
  await retireAssets(test.db, ids.slice(0, 3), test.time.now);
  turns = openLargeCalls({ patienceMs: 50 });
  app = await buildApp({ deps: test.deps, webFolder: null, large: turns });
});
afterAll(() => app.close());

interface Asked {
  readonly page?: number;
  readonly size?: number;
  readonly sort?: string;
  readonly suffix?: string;
  readonly kind?: 'asset' | 'lot';
  readonly body?: object;
}

function list({ page = 0, size = -1, sort = 'weight/desc', suffix, kind = 'asset', body }: Asked) {
  const type = String(cowAr.id);
  const place = `${type}/${kind}/${type}/${String(owner.boxId)}/0/0`;
  const ending = `${String(page)}/${String(size)}/${sort}${suffix === undefined ? '' : `/${suffix}`}`;
  return askApp(app, 'POST', `/objects/get/all/${place}/${ending}`, { token: owner.token, body: body ?? {} });
}

interface Page {
  readonly res: readonly { readonly id: number }[];
  readonly resTotal: number;
}
const pageOf = ({ body }: Answer) => body as Page; // the shape that the call declares

/** All rows of a list, page after page. */
async function listPages(asked: Asked): Promise<Page> {
  const rows: Page['res'][number][] = [];
  for (let page = 0; ; page += 1) {
    const { res, resTotal } = pageOf(await list({ ...asked, page, size: 100 }));
    rows.push(...res);
    if (res.length === 0 || rows.length >= resTotal) return { res: rows, resTotal };
  }
}

describe('a list of all rows at once', () => {
  it.each<Asked>([
    {},
    { sort: 'id/asc' },
    { suffix: 'all' },
    { suffix: 'keyvalues' },
    { body: { outputFields: ['weight', 'category'] } },
    {
      body: { outputFields: ['weight'], filters: [{ field: 'weight', operator: 'betweenValues', min: 320 }] },
    },
    { body: { outputFields: [] } },
  ])('with %j is what its pages are, one after the other', async (asked) => {
    const [all, pages] = [await list(asked), await listPages(asked)];
    expect(all.status).toBe(200);
    expect(pages.res.length).toBeGreaterThan(200);
    expect(all.body).toEqual(pages);
  });

  it('by ids has those that are there, in the order of the ids', async () => {
    const wanted = [...ids.toReversed(), ids[5], 999_999_999];
    const { res, resTotal } = pageOf(
      await list({ size: 20, body: { pks: wanted, outputFields: ['weight'] } }),
    );
    expect(res.map(({ id }) => id)).toEqual(ids.toReversed());
    expect(resTotal).toBe(count);
    const few = pageOf(await list({ size: 20, body: { pks: ids.slice(7, 9), outputFields: ['weight'] } }));
    expect(few.res).toEqual(res.filter(({ id }) => ids.slice(7, 9).includes(id)).reverse());
  });

  it('of nothing is empty, and one that is refused answers the error body', async () => {
    const filters = [{ field: 'weight', operator: 'betweenValues', min: 9_000 }];
    expect((await list({ body: { filters } })).body).toEqual({ res: [], resTotal: 0 });
    const refused = await list({ sort: 'no_such/asc' });
    expect(refused).toMatchObject({ status: 400, body: { error: 'invalidInput' } });
    const unknown = await list({ body: { outputFields: ['no_such'] } });
    expect(unknown).toMatchObject({ status: 400, body: { issues: [{ field: 'no_such' }] } });
  });

  it('is so of lots and of the assets of one, too', async () => {
    const lots = Array.from({ length: 130 }, (_, at) => ({
      name: `Lote ${String(at)}`,
      opened_on: '2026-11-20',
    }));
    const answers = await Promise.all(
      lots.map((values) =>
        askApp(app, 'POST', '/objects/add', {
          token: owner.token,
          body: {
            ...{ action: 'add', objectType: 'lot', pkObjectType: cowAr.id, globalModel: cowAr.id },
            ...{ pkReferer: owner.boxId, values },
          },
        }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const asked: Asked = { kind: 'lot', sort: 'id/asc' };
    expect((await list(asked)).body).toEqual(await listPages(asked));
    const [lotId] = answers.map(({ body }) => (body as { id: number }).id); // of the object that was added
    await open().pool.query('update asset set lot_id = $1 where id = any($2)', [lotId, ids.slice(10, 300)]);
    const assets = await askApp(app, 'GET', `/lots/get/assets/${String(lotId)}`, { token: owner.token });
    const rows = pageOf(await list({ sort: 'id/asc' })).res.filter(({ id }) =>
      ids.slice(10, 300).includes(id),
    );
    expect(assets.body).toEqual(rows.map((row) => ({ id_asset: row.id, asset_data: row })));
    await open().pool.query('update asset set lot_id = null');
  });
});

describe('who lists all rows at once', () => {
  const large: readonly Asked[] = [
    {},
    { size: 20, body: { pks: Array.from({ length: 101 }, (_, at) => at + 1) } },
  ];
  const small: readonly Asked[] = [{ size: 100 }, { body: { pks: [1] } }];

  it('waits for what they listed before, and is refused after a while', async () => {
    const leave = await turns.enter(owner.userId, new AbortController().signal);
    for (const asked of large) {
      const refused = await list(asked);
      expect(refused).toMatchObject({ status: 429, body: { error: 'tooManyRequests' } });
      expect(refused.headers['retry-after']).toBe('5');
    }
    for (const asked of small) expect((await list(asked)).status).toBe(200);
    leave();
    for (const asked of large) expect((await list(asked)).status).toBe(200);
  });
});
