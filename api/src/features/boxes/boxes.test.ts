import { describe, expect, it } from 'vitest';
import { useTestApp, type TestApp } from '../../../test/app';
import { findInvariantFaults } from '../../../test/invariants';
import {
  buildAssets,
  buildBox,
  buildCompany,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';

const open = useTestApp();

interface Box {
  readonly id: number;
  readonly parentId: number | null;
  readonly trail: readonly { readonly id: number; readonly value: string }[];
}

const ofCompany = (app: TestApp, token: string | undefined, companyId: number | string) =>
  app.attempt('boxes.ofCompany', { params: { companyId } }, token);
const inside = (app: TestApp, token: string | undefined, id: number | string, query = '') =>
  app.ask('GET', `/boxes/${String(id)}/parentboxes${query}`, { token });
const boxesOf = ({ body }: { readonly body: unknown }) => body as readonly Box[]; // as the calls declare
const idsOf = (answer: { readonly body: unknown }) => boxesOf(answer).map(({ id }) => id);

/** An estate with a sub-establishment in it, and another inside that. */
async function buildEstate(app: TestApp) {
  const { companyId, boxId: estate, userId, token } = await buildMember(app, 'owner');
  const hill = await buildBox(app, companyId);
  const pen = await buildBox(app, companyId, 8);
  const apart = await buildBox(app, companyId);
  const names = [
    [estate, 'A Estancia', null],
    [hill, 'B Loma', estate],
    [pen, 'C Corral', hill],
    [apart, 'D Campo', null],
  ];
  for (const [id, name, parent] of names)
    await app.pool.query('update box set name = $2, parent_id = $3 where id = $1', [id, name, parent]);
  return { companyId, userId, token, estate, hill, pen, apart };
}

describe('the establishments of a company', () => {
  it('are listed by name, with what is inside what', async () => {
    const app = open();
    const { companyId, userId, token, estate, hill, pen, apart } = await buildEstate(app);
    await buildAssets(app, { boxId: hill, companyId, userId }, [{ visual_tag: 'KD482C3176' }]);
    const logo = JSON.stringify({ logo: [{ storageName: 'abc.png', originalName: 'Logo.png' }] });
    await app.pool.query('update box set fields = $2 where id = $1', [hill, logo]);
    const answer = await ofCompany(app, token, companyId);
    expect(answer.status).toBe(200);
    expect(idsOf(answer)).toEqual([estate, hill, pen, apart]);
    const company = await app.pool.query<{ name: string }>('select name from company where id = $1', [
      companyId,
    ]);
    const row = await app.pool.query<{ alias: string }>('select alias from box where id = $1', [hill]);
    const alias = row.rows[0]?.alias;
    expect(boxesOf(answer)[1]).toEqual({
      id: hill,
      value: 'B Loma',
      alias,
      mds: { alias: { value: alias } },
      subtype: 6,
      subtypeName: 'Cría',
      fk: companyId,
      companyname: company.rows[0]?.name,
      city: 'Azul',
      region: 'Buenos Aires',
      position: { lat: -36.777, lng: -59.859 },
      logo: '/api/file/public/abc.png',
      parentId: estate,
      trail: [{ id: estate, value: 'A Estancia' }],
      boxes: 1,
      mayHold: true,
      id_asset_type: 33,
      assets: 1,
      noun: 'animal',
    });
    expect(boxesOf(answer)[2]?.trail.map(({ id }) => id)).toEqual([estate, hill]);
    expect(boxesOf(answer)[3]).toMatchObject({ parentId: null, trail: [], assets: 0, id_asset_type: null });
  });

  it('are, for who works in some of them, those alone: nothing is said about what is around', async () => {
    const app = open();
    const { companyId, estate, hill, pen } = await buildEstate(app);
    const worker = await buildUser(app);
    for (const boxId of [estate, pen]) await buildRelation(app, worker, { boxId }, 'operator');
    const token = await buildToken(app, worker);
    const answer = await ofCompany(app, token, companyId);
    expect(boxesOf(answer).map(({ id, parentId, trail }) => ({ id, parentId, trail }))).toEqual([
      { id: estate, parentId: null, trail: [] },
      { id: pen, parentId: null, trail: [] },
    ]);
    expect((await inside(app, token, hill)).status).toBe(404);
    expect(idsOf(await inside(app, token, estate))).toEqual([]);
  });

  it('are refused: to nobody signed in, to strangers as if they did not exist, and by a name that is no id', async () => {
    const app = open();
    const { companyId, estate } = await buildEstate(app);
    const stranger = await buildMember(app, 'owner');
    expect((await ofCompany(app, undefined, companyId)).status).toBe(401);
    expect((await inside(app, undefined, estate)).status).toBe(401);
    const plain = ({ body }: { readonly body: unknown }) => ({ ...(body as object), requestId: '' });
    const foreign = await ofCompany(app, stranger.token, companyId);
    const missing = await ofCompany(app, stranger.token, 999_999);
    expect([foreign.status, missing.status]).toEqual([404, 404]);
    expect(plain(foreign)).toEqual(plain(missing));
    const around = [estate, 999_999].map((id) => inside(app, stranger.token, id));
    expect((await Promise.all(around)).map(({ status }) => status)).toEqual([404, 404]);
    for (const id of ['0', '-1', '1;', 'x', '9999999999999999'])
      expect((await ofCompany(app, stranger.token, id)).status).toBe(400);
    expect((await inside(app, stranger.token, 'x')).status).toBe(400);
  });

  it('inside another are asked for by that, and by the company that it is of', async () => {
    const app = open();
    const { companyId, token, estate, hill, pen } = await buildEstate(app);
    const found = await inside(app, token, estate, `?companyId=${String(companyId)}`);
    expect(found.status).toBe(200);
    expect(idsOf(found)).toEqual([hill]);
    const deeper = await inside(app, token, hill);
    expect(boxesOf(deeper).map(({ id, trail }) => ({ id, trail }))).toEqual([
      {
        id: pen,
        trail: [
          { id: estate, value: 'A Estancia' },
          { id: hill, value: 'B Loma' },
        ],
      },
    ]);
    expect(idsOf(await inside(app, token, pen))).toEqual([]);
    const elsewhere = await buildCompany(app);
    expect((await inside(app, token, estate, `?companyId=${String(elsewhere)}`)).status).toBe(404);
    expect((await inside(app, token, estate, '?companyId=all')).status).toBe(400);
  });

  it('are many at once: a thousand in one answer', async () => {
    const app = open();
    const { companyId, token } = await buildMember(app, 'owner');
    await app.pool.query(
      `insert into box (company_id, name, alias, alias_key, subtype, city, region, timezone, created_at)
       select $1, 'Campo ' || n, 'mil-' || n, 'mil-' || n, 6, 'Azul', 'Buenos Aires', 'UTC', now()
       from generate_series(1, 999) n`,
      [companyId],
    );
    expect(boxesOf(await ofCompany(app, token, companyId))).toHaveLength(1_000);
  });
});

describe('establishments that are opened at once', () => {
  const campo = (alias: string) => ({
    name: 'Campo nuevo',
    alias,
    subtype: '6',
    l1: 'AR',
    l2: 'B|AR',
    l3: 'Azul',
    timezone: 'America/Argentina/Buenos_Aires',
    accepts: 'chain',
  });
  const add = (app: TestApp, token: string, pkReferer: number, alias: string) =>
    app.attempt(
      'objects.add',
      { body: { action: 'add', objectType: 'box', pkReferer, values: campo(alias) } },
      token,
    );
  const count = async (app: TestApp, companyIds: readonly number[]) => {
    const found = await app.pool.query<{ count: number }>(
      'select count(*)::int as count from box where company_id = any($1)',
      [companyIds],
    );
    return found.rows[0]?.count;
  };

  it('share no alias: of 50 that take one, in two companies, one is opened', async () => {
    const app = open();
    const one = await buildMember(app, 'owner');
    const other = await buildMember(app, 'owner');
    const tries = Array.from({ length: 50 }, (_none, at) => {
      const { token, companyId } = at % 2 === 0 ? one : other;
      return add(app, token, companyId, at % 3 === 0 ? 'LA-ÚNICA' : ' La-única');
    });
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 200)) {
      expect(status).toBe(400);
      expect(body).toMatchObject({ issues: [{ field: 'alias', code: 'notUnique' }] });
    }
    expect(await count(app, [one.companyId, other.companyId])).toBe(3);
  });

  it('never are more than the plan has, no matter who opens them', async () => {
    const app = open();
    const { companyId, token } = await buildMember(app, 'owner');
    const delegate = await buildUser(app);
    await buildRelation(app, delegate, { companyId }, 'companyDelegate');
    const tokens = [token, await buildToken(app, delegate)];
    await app.pool.query("insert into quota (company_id, kind, used, max) values ($1, 'box', 0, 6)", [
      companyId,
    ]);
    const tries = Array.from({ length: 24 }, (_none, at) =>
      add(app, tokens[at % 2] ?? token, companyId, `carrera-${String(at)}`),
    );
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    for (const { body } of answers.filter(({ status }) => status !== 200))
      expect(body).toMatchObject({ error: 'quotaExceeded', slots: { remaining: 0, needed: 1 } });
    expect(await count(app, [companyId])).toBe(6);
    expect(await findInvariantFaults(app.pool)).toEqual([]);
  });
});

describe('companies that are added at once', () => {
  it('never are more than the plan of their owner has', async () => {
    const app = open();
    const { companyId, userId, token } = await buildMember(app, 'owner');
    await app.pool.query("insert into quota (company_id, kind, used, max) values ($1, 'company', 0, 4)", [
      companyId,
    ]);
    const values = {
      company_name: 'Estancia La Paz',
      suplychain: '11',
      l1: 'AR',
      rol: 'Productor',
      tax_id_ar: '30-50001091-2',
    };
    const body = { action: 'add', objectType: 'company', values } as const;
    const tries = Array.from({ length: 24 }, () => app.attempt('objects.add', { body }, token));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    expect(statuses.filter((status) => status === 409)).toHaveLength(21);
    const owned = await app.pool.query(
      "select company_id from relation where user_id = $1 and template = 'owner'",
      [userId],
    );
    expect(owned.rowCount).toBe(4);
  });
});
