import { beforeAll, describe, expect, it } from 'vitest';
import { plainText } from '@huella/domain/model/value';
import { assetTypes } from '@huella/domain/catalogue/assets/index';
import { useTestApp, type Answer, type TestApp } from '../../../test/app';
import { buildAnimal } from '../../../test/build-animal';
import { type Member, buildMember } from '../../../test/build';
import { buildAdd, buildList } from '../../../test/build-input';
import { retireAssets } from '../../db/ledger/retired-rows';

const open = useTestApp();
const cow = 33;

interface Row {
  readonly id: number;
  readonly visual_tag: string;
  readonly weight: number | null;
  readonly category: { readonly value: string; readonly label: string };
  readonly notes: string | null;
}
interface Page {
  readonly res: readonly Row[];
  readonly resTotal: number;
}
const pageOf = (answer: Answer) => answer.body as Page; // the shape the call declares
const tagsOf = (answer: Answer) => pageOf(answer).res.map((row) => row.visual_tag);

interface Asked {
  readonly filters?: readonly object[];
  readonly sort?: string;
  readonly direction?: string;
  readonly page?: number;
  readonly size?: number;
  readonly suffix?: string;
  readonly body?: object;
}

function list(app: TestApp, token: string | undefined, boxId: number, asked: Asked = {}) {
  const { sort = 'id', direction = 'asc', page = 0, size = 20, suffix } = asked;
  const ending = [page, size, sort, direction, ...(suffix === undefined ? [] : [suffix])]
    .map(String)
    .join('/');
  const path = `/objects/get/all/${String(cow)}/asset/${String(cow)}/${String(boxId)}/0/0/${ending}`;
  return app.ask('POST', path, { token, body: asked.body ?? { filters: asked.filters ?? [] } });
}

/** Six animals with what the tests ask for; weights and notes leave gaps. */
const herd = [
  {
    visual_tag: 'AA001A0001',
    category: 'VQ',
    sex: 'H',
    breed: 'AA',
    birth_date: '2024-01-10',
    weight: 300,
    notes: 'Mansa, ñandú',
  },
  {
    visual_tag: 'AA001A0002',
    category: 'NT',
    sex: 'M',
    breed: 'H',
    birth_date: '2024-02-10',
    weight: 350.5,
    castrated: true,
  },
  {
    visual_tag: 'AA001A0003',
    category: 'TO',
    sex: 'M',
    breed: 'AA',
    birth_date: '2022-03-10',
    notes: 'CAMIÓN azul',
  },
  {
    visual_tag: 'AA001A0004',
    category: 'VA',
    sex: 'H',
    breed: 'BF',
    birth_date: '2021-04-10',
    weight: 420,
    market_programs: ['HIL', 'ANG'],
  },
  {
    visual_tag: 'AA001A0005',
    category: 'VQ',
    sex: 'H',
    breed: 'BF',
    birth_date: '2024-05-10',
    weight: 250,
    notes: 'nueva',
  },
  {
    visual_tag: 'AA001A0006',
    category: 'TM',
    sex: 'M',
    breed: 'H',
    birth_date: '2026-06-10',
    tropa: '50%_a',
  },
];

let owner: Member;

beforeAll(async () => {
  const app = open();
  owner = await buildMember(app, 'owner', 5);
  for (const values of herd) {
    const input = buildAdd(owner, buildAnimal({ entry_date: values.birth_date, ...values }));
    expect(await app.call('objects.add', input, owner)).toMatchObject({ version: 1 });
  }
});

const numbers = (answer: Answer) => tagsOf(answer).map((tag) => Number(tag.slice(-1)));
const ask = (asked: Asked) => list(open(), owner.token, owner.boxId, asked);

describe('filters', () => {
  it.each([
    ['= contains', [{ field: 'visual_tag', operator: '=', value: 'a0003' }], [3]],
    [
      '= blind to dashes and blanks of an identifier',
      [{ field: 'visual_tag', operator: '=', value: 'AA001 A-000 4' }],
      [4],
    ],
    [
      '= blind to case and accents, without a slot',
      [{ field: 'notes', operator: '=', value: 'camion' }],
      [3],
    ],
    ['= ñ is not n', [{ field: 'notes', operator: '=', value: 'nandu' }], []],
    ['= ñ is ñ', [{ field: 'notes', operator: '=', value: 'ÑANDU' }], [1]],
    ['= takes % and _ as they are', [{ field: 'tropa', operator: '=', value: '%_' }], [6]],
    [
      '= over several fields',
      [{ field: 'tropa', operator: '=', value: 'a000', subFields: ['visual_tag'] }],
      [1, 2, 3, 4, 5, 6],
    ],
    ['=== exact', [{ field: 'castrated', operator: '===', value: true }], [2]],
    ['=== a number', [{ field: 'weight', operator: '===', value: 350.5 }], [2]],
    ['=== a day', [{ field: 'birth_date', operator: '===', value: '2024-05-10' }], [5]],
    ['inArray', [{ field: 'category', operator: 'inArray', values: ['VQ', 'VA'] }], [1, 4, 5]],
    ['inArray by label', [{ field: 'category', operator: 'inArray', values: ['Vaquillona'] }], [1, 5]],
    ['inArray of many', [{ field: 'market_programs', operator: 'inArray', values: ['ANG', 'CHI'] }], [4]],
    [
      'betweenValues, inclusive',
      [{ field: 'weight', operator: 'betweenValues', min: 300, max: 350.5 }],
      [1, 2],
    ],
    [
      'betweenValues, one bound, as text',
      [{ field: 'weight', operator: 'betweenValues', min: '350,5' }],
      [2, 4],
    ],
    [
      'betweenDates, inclusive',
      [{ field: 'birth_date', operator: 'betweenDates', min: '2024-01-10', max: '2024-02-10' }],
      [1, 2],
    ],
    ['name instead of field', [{ name: 'breed', operator: 'inArray', value: ['H'] }], [2, 6]],
    [
      'two at once',
      [
        { field: 'sex', operator: 'inArray', values: ['H'] },
        { field: 'breed', operator: 'inArray', values: ['BF'] },
      ],
      [4, 5],
    ],
  ])('%s', async (_name, filters, expected) => {
    const answer = await ask({ filters });
    expect(numbers(answer)).toEqual(expected);
    expect(pageOf(answer).resTotal).toBe(expected.length);
  });

  it.each([
    ['an unknown name', { field: 'made_up', operator: '=', value: 'x' }, 'made_up'],
    ['a prototype name', { field: '__proto__', operator: '=', value: 'x' }, '__proto__'],
    ['a column of the table', { field: 'owner_company_id', operator: '===', value: 1 }, 'owner_company_id'],
    ['an unknown operator', { field: 'weight', operator: 'like', value: 1 }, 'weight'],
    ['an operator of another type', { field: 'category', operator: 'betweenValues', min: 1 }, 'category'],
    ['a wrong option', { field: 'category', operator: 'inArray', values: ['XX'] }, 'category'],
    ['a text within a number', { field: 'weight', operator: '=', value: '4' }, 'weight'],
    ['a text within a day', { field: 'birth_date', operator: '=', value: '2024' }, 'birth_date'],
    ['keys of a number', { field: 'weight', operator: 'inArray', values: ['4'] }, 'weight'],
    ['a bound that is no number', { field: 'weight', operator: 'betweenValues', min: '1e9' }, 'weight'],
    [
      'a day that does not exist',
      { field: 'birth_date', operator: 'betweenDates', min: '2024-02-30' },
      'birth_date',
    ],
    ['infinity', { field: 'birth_date', operator: 'betweenDates', min: 'infinity' }, 'birth_date'],
    ['no bound', { field: 'weight', operator: 'betweenValues' }, 'weight'],
    [
      'an unknown other field',
      { field: 'tropa', operator: '=', value: 'x', subFields: ['made_up'] },
      'tropa',
    ],
    ['an object as value', { field: 'tropa', operator: '=', value: { $gt: '' } }, 'tropa'],
  ])('refuse %s with 400 and the place', async (_name, filter, field) => {
    const answer = await ask({ filters: [filter] });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: 'invalidInput', issues: [{ field }] });
  });
});

describe('sorting', () => {
  it.each([
    ['visual_tag', 'desc', [6, 5, 4, 3, 2, 1]],
    ['weight', 'asc', [5, 1, 2, 4, 3, 6]],
    ['weight', 'desc', [4, 2, 1, 5, 6, 3]],
    ['birth_date', 'asc', [4, 3, 1, 2, 5, 6]],
    // By the Spanish label: Novillito, Ternero, Toro, Vaca, Vaquillona.
    ['category', 'asc', [2, 6, 3, 4, 1, 5]],
    ['category', 'desc', [5, 1, 4, 3, 6, 2]],
    ['notes', 'asc', [3, 1, 5, 2, 4, 6]],
    ['market_programs', 'asc', [4, 1, 2, 3, 5, 6]],
    ['id', 'desc', [6, 5, 4, 3, 2, 1]],
  ])('by %s %s, ties by id, empty last', async (sort, direction, expected) => {
    expect(numbers(await ask({ sort, direction }))).toEqual(expected);
  });

  it.each(['asc', 'desc'])(
    'pages through everything once, %s, also over the empty ones',
    async (direction) => {
      for (const sort of ['weight', 'category', 'notes', 'visual_tag']) {
        const whole = numbers(await ask({ sort, direction }));
        const app = open();
        // The smallest page that a call takes is 20, so the pages are asked of the database.
        const { listAssets } = await import('../../db/list-query');
        const [model] = assetTypes.filter((type) => type.id === cow);
        if (model === undefined) throw new Error('model 33 is registered');
        const attribute = model.attributes.find((each) => each.name === sort) ?? null;
        const pages = await Promise.all(
          [0, 2, 4].map((offset) =>
            listAssets(
              app.db,
              app.deps.lists,
              {
                boxId: owner.boxId,
                model,
                statusDay: { today: '2026-11-20', boxSubtype: 6 },
                boxZone: 'UTC',
              },
              {
                filters: [],
                sort: attribute,
                direction: direction === 'desc' ? 'desc' : 'asc',
                offset,
                limit: 2,
                which: 'active',
                language: 'es',
              },
            ),
          ),
        );
        const seen = pages.flatMap((page) =>
          page.rows.map((row) => Number(plainText(row.attributes['visual_tag']).slice(-1))),
        );
        expect(seen, sort).toEqual(whole);
      }
    },
  );

  it.each(['made_up', 'created_by', 'id;drop', '__proto__', 'constructor', 's.t1'])(
    'refuses %s with 400',
    async (sort) => {
      const answer = await ask({ sort: encodeURIComponent(sort) });
      expect(answer.status).toBe(400);
      expect(answer.body).toMatchObject({ issues: [{ field: 'sortField', code: 'badParam' }] });
    },
  );

  it.each([
    ['a page size that is not offered', '0/7/id/asc'],
    ['a page size beyond', '0/1000/id/asc'],
    ['a negative page', '-1/20/id/asc'],
    ['a huge page', '99999999999999999999/20/id/asc'],
    ['another direction', '0/20/id/sideways'],
    ['another suffix', '0/20/id/asc/everything'],
  ])('refuses %s with 400', async (_name, ending) => {
    const path = `/objects/get/all/33/asset/33/${String(owner.boxId)}/0/0/${ending}`;
    expect((await open().ask('POST', path, { token: owner.token, body: {} })).status).toBe(400);
  });
});

describe('what leaves', () => {
  it('is what the documents name and what the model lets the establishment list', async () => {
    const app = open();
    const [row] = pageOf(await ask({})).res;
    expect(row).toMatchObject({
      paused: false,
      logical_deleted: false,
      category: { value: 'VQ', label: 'Vaquillona' },
    });
    expect(row).not.toHaveProperty('created_by');
    expect(row).not.toHaveProperty('owner_company_id');
    const plant = await buildMember(app, 'owner', 10);
    const reproduction = await list(app, plant.token, plant.boxId, {
      filters: [{ field: 'calvings', min: 0 }],
    });
    expect(reproduction.body).toMatchObject({ issues: [{ field: 'calvings', code: 'unknownField' }] });
  });

  it('is plain keys on request, chosen columns on request, and never a column beyond', async () => {
    const plain = pageOf(await ask({ suffix: 'keyvalues', body: { outputFields: ['category'] } }));
    expect(plain.res[0]?.category).toBe('VQ');
    expect(plain.res[0]).not.toHaveProperty('weight');
    const beyond = await ask({ body: { outputFields: ['password_hash'] } });
    expect(beyond.body).toMatchObject({ issues: [{ field: 'password_hash', code: 'unknownField' }] });
  });

  it('leaves deleted assets to the suffix that asks for them', async () => {
    const app = open();
    const other = await buildMember(app, 'owner');
    const ids: number[] = [];
    for (const visual_tag of ['DD001A0001', 'DD001A0002']) {
      ids.push((await app.call('objects.add', buildAdd(other, buildAnimal({ visual_tag })), other)).id);
    }
    await retireAssets(app.db, ids.slice(0, 1), app.time.now);
    const total = async (suffix?: string) =>
      pageOf(await list(app, other.token, other.boxId, suffix === undefined ? {} : { suffix })).resTotal;
    expect([await total(), await total('active'), await total('deleted'), await total('all')]).toEqual([
      1, 1, 1, 2,
    ]);
  });

  it('answers all rows for page size -1 and without a body', async () => {
    const answer = await open().attempt(
      'objects.list',
      buildList(owner, { pageSize: '-1', suffix: 'all' }),
      owner,
    );
    expect(pageOf(answer).res).toHaveLength(herd.length);
  });
});

describe('who may', () => {
  it('list: a member with ASSET_LIST, of that very establishment and asset type', async () => {
    const app = open();
    const stranger = await buildMember(app, 'administrator');
    expect((await list(app, undefined, owner.boxId)).status).toBe(401);
    expect((await list(app, stranger.token, owner.boxId)).status).toBe(404);
    expect((await list(app, stranger.token, 999_999)).status).toBe(404);
    for (const pair of ['35/asset/35', '33/asset/34', '34/asset/33', '30/asset/30']) {
      const path = `/objects/get/all/${pair}/${String(owner.boxId)}/0/0/0/20/id/asc`;
      expect((await app.ask('POST', path, { token: owner.token, body: {} })).status).toBe(404);
    }
    for (const boxId of [
      `${String(owner.boxId)}-33`,
      `0${String(owner.boxId)}`,
      `%20${String(owner.boxId)}`,
      '1%2d33',
    ]) {
      const { params, body } = buildList(owner);
      const asked = await app.attemptRaw('objects.list', { params: { ...params, boxId }, body }, owner);
      expect(asked.status).toBe(400);
    }
  });
});
