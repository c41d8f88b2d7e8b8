import { beforeAll, describe, expect, it } from 'vitest';
import { calls } from '@huella/domain/calls/index';
import type { RecallList } from '@huella/domain/calls/recall';
import { qrLinkOf } from '@huella/domain/model/qr-types';
import { useTestApp } from '../../../test/app';
import {
  type Member,
  buildBox,
  buildMember,
  buildRelation,
  buildToken,
  buildUser,
} from '../../../test/build';
import { buildLot } from '../../../test/build-input';
import { openLineage } from '../../../test/build-lineage';
import { sheetLimits } from '../../outside/sheets/sheet-limits';

const open = useTestApp();
const { idOf, load, come, end } = openLineage(open);
let owner: Member;
let second: Member;
let other: Member;

const ask = (name: string, rest = '', token: string | undefined = owner.token) =>
  open().ask('GET', `/assets/${String(idOf(name))}/recall${rest}`, { token });

async function list(name: string, query = '', token = owner.token): Promise<RecallList> {
  const { status, body } = await ask(name, query, token);
  expect(status, JSON.stringify(body)).toBe(200);
  return calls['recall.ofAsset'].reply.parse(body);
}

async function draw(name: string, token = owner.token) {
  const { status, body } = await ask(name, '/graph', token);
  expect(status, JSON.stringify(body)).toBe(200);
  return calls['recall.graphOfAsset'].reply.parse(body);
}

const alta = (amount: string) => ({
  event: { name: 'Alta', time: '2026-11-20T15:00:00.000Z' },
  ...{ amount, part: null, among: null },
});

const short = ({ rows }: Pick<RecallList, 'rows'>) =>
  rows.map(({ direction, generation, share, asset }) => [direction, generation, share, asset?.name ?? null]);

/**
 * Calf and blend: a cow and her calves here and in the second establishment, one of them sold to another company, where
 * it went on, through animals that ended there, into one that came back.
 */
beforeAll(async () => {
  owner = await buildMember(open(), 'owner');
  second = { ...owner, boxId: await buildBox(open(), owner.companyId) };
  other = await buildMember(open(), 'owner');
  for (const name of ['dam', 'calf', 'late']) await load(owner, name, { breed: 'AA' });
  await load(second, 'moved', { weight: 361.5 });
  for (const name of ['sold', 'gone', 'lost', 'next']) await load(other, name);
  await load(owner, 'back');
  await come('calf', ['dam', 1.5]);
  await come('moved', 'dam');
  await come('sold', 'calf');
  await come('gone', 'sold');
  await come('lost', 'gone');
  await come('back', 'lost');
  await come('next', 'sold');
  await come('late', 'back', 'moved');
  await end('gone');
  await end('lost');
});

describe('a recall', () => {
  it('goes down as far as there is something, nearest first, and on beyond what is hidden', async () => {
    const found = await list('dam');
    expect(short(found)).toEqual([
      ['down', 1, 'own', 'calf'],
      ['down', 1, 'own', 'moved'],
      ['down', 2, 'own', 'late'],
      ['down', 2, 'published', 'sold'],
      ['down', 3, 'published', 'next'],
      ['down', 3, 'hidden', null],
      ['down', 4, 'own', 'back'],
    ]);
    expect(found).toMatchObject({
      start: {
        kind: 'asset',
        id: idOf('dam'),
        noun: 'animal',
        name: 'dam',
        assets: 1,
        place: { id: owner.boxId },
      },
      up: { assets: 0, places: 0, companies: 0, generations: 0, hidden: 0, noun: '' },
      down: { assets: 6, places: 4, companies: 2, generations: 4, hidden: 1, noun: 'animales' },
      total: 7,
    });
  });

  it('goes up the same way', async () => {
    expect(short(await list('late'))).toEqual([
      ['up', 1, 'own', 'moved'],
      ['up', 1, 'own', 'back'],
      ['up', 2, 'own', 'dam'],
      ['up', 2, 'hidden', null],
      ['up', 3, 'published', 'sold'],
      ['up', 4, 'own', 'calf'],
    ]);
  });

  it('shows own assets as their list does, with the events that brought them and how much', async () => {
    const { rows } = await list('dam');
    expect(rows[0]).toEqual({
      key: `down-a${String(idOf('calf'))}`,
      direction: 'down',
      generation: 1,
      share: 'own',
      asset: { id: idOf('calf'), noun: 'animal', name: 'calf' },
      place: {
        id: owner.boxId,
        name: expect.stringContaining('Campo'),
        company: expect.stringContaining('Estancia'),
      },
      state: { state: 'productive', label: 'Productivo', tone: 'ok', icon: 'check' },
      links: [alta('2,5 t')],
      publicPage: null,
      facts: expect.arrayContaining([{ label: 'Categoría', value: 'Vaca' }]),
      origins: [],
    });
    expect(rows[1]?.facts).toContainEqual({ label: 'Peso', value: '361,5\u00a0kg' });
    const [up] = (await list('calf', '?direction=up')).rows;
    expect(up?.links).toEqual([alta('1,5 t')]);
  });

  it('shows nothing of others’ assets that their establishment disables, as their public page does not', async () => {
    const { pool } = open();
    await pool.query(`update asset set attributes = attributes || '{"coat": "NE"}' where id = $1`, [
      idOf('sold'),
    ]);
    const coatOf = async () => {
      const { rows } = await list('dam');
      const sold = rows.find(({ asset }) => asset?.name === 'sold');
      return sold?.facts.find(({ label }) => label === 'Pelaje')?.value ?? null;
    };
    expect(await coatOf()).toBe('Negro');
    await pool.query(
      `insert into box_field_permission (box_id, asset_type, shut_list, shut_new, shut_edit, version, updated_at, updated_by)
       values ($1, $2, '{coat}', '{}', '{}', 1, now(), $3)`,
      [other.boxId, 33, other.userId],
    );
    expect(await coatOf()).toBeNull();
    await pool.query('delete from box_field_permission where box_id = $1', [other.boxId]);
  });

  it('shows of others’ assets what their public page does, with its address and by no id of ours', async () => {
    const { body } = await ask('dam');
    const { rows } = calls['recall.ofAsset'].reply.parse(body);
    const sold = rows.find(({ asset }) => asset?.name === 'sold');
    const next = rows.find(({ asset }) => asset?.name === 'next');
    expect(sold).toMatchObject({
      ...{ share: 'published', asset: { id: null, noun: 'animal', name: 'sold' }, state: null },
      place: { id: null },
      links: [{ event: { name: 'Alta' }, amount: '' }],
    });
    // It came of another's by an event of theirs.
    expect(next?.links).toEqual([]);
    const publicId = await open().pool.query<{ public_id: string }>(
      'select public_id from asset where id = $1',
      [idOf('sold')],
    );
    const address = calls['qr.get'].path
      .replace(':type', 'identeco')
      .replace(':publicId', publicId.rows[0]?.public_id ?? '');
    expect(sold?.publicPage).toBe(
      qrLinkOf(open().deps.config.publicUrl, 'identeco', publicId.rows[0]?.public_id ?? ''),
    );
    // Of one's own the list says more, and of what is hidden nothing is published.
    for (const { share, publicPage } of rows) expect(publicPage === null).toBe(share !== 'published');
    const { nodes } = await draw('dam');
    expect(nodes.find(({ name }) => name === 'sold')?.publicPage).toBe(sold?.publicPage);
    for (const { share, publicPage } of nodes) expect(publicPage === null).toBe(share !== 'published');
    const page = await open().ask('GET', address);
    for (const { value } of sold?.facts ?? []) expect(JSON.stringify(page.body)).toContain(value);
    expect(sold?.facts.length).toBeGreaterThan(0);
    const texts = JSON.stringify(body);
    for (const name of ['gone', 'lost']) expect(texts).not.toContain(name);
    const own = ['dam', 'calf', 'moved', 'late', 'back'].map(idOf);
    const ids = rows.map(({ asset, place, key }) => [asset?.id ?? null, place?.id ?? null, key]);
    for (const [id, boxId, key] of ids) {
      if (id === null) expect([boxId, String(key)]).toEqual([null, expect.stringMatching(/^down-[ph]\d$/)]);
      else expect([own.includes(Number(id)), key]).toEqual([true, `down-a${String(id)}`]);
      if (boxId !== null) expect([owner.boxId, second.boxId]).toContain(boxId);
    }
  });

  it('is shown to users who may list one establishment alone by the public pages of the other', async () => {
    const viewer = await buildUser(open());
    await buildRelation(open(), viewer, { boxId: owner.boxId }, 'viewer');
    const found = await list('dam', '', await buildToken(open(), viewer));
    const moved = found.rows.find(({ asset }) => asset?.name === 'moved');
    expect(moved).toMatchObject({
      share: 'published',
      asset: { id: null },
      place: { id: null },
      state: null,
    });
    expect(moved?.links).toEqual([alta('')]);
  });

  it('shows no field that the establishment disables', async () => {
    const labels = async () => (await list('dam')).rows[1]?.facts.map(({ label }) => label);
    expect(await labels()).toContain('Peso');
    await open().pool.query(
      `insert into box_field_permission (box_id, asset_type, shut_list, shut_new, shut_edit, version, updated_at, updated_by)
       values ($1, 33, '{weight}', '{}', '{}', 1, now(), $2)`,
      [second.boxId, owner.userId],
    );
    expect(await labels()).not.toContain('Peso');
    await open().pool.query('delete from box_field_permission where box_id = $1', [second.boxId]);
  });

  it('is paged, one way where that is asked, and narrowed to what a node holds', async () => {
    const whole = await list('calf');
    const pages = [await list('calf', '?size=10'), await list('calf', '?size=10&page=1')];
    expect(pages.map(({ rows, total }) => [rows.length, total])).toEqual([
      [whole.total, whole.total],
      [0, whole.total],
    ]);
    expect(short(await list('calf', '?direction=up'))).toEqual([['up', 1, 'own', 'dam']]);
    const { nodes } = await draw('calf');
    for (const node of nodes.filter(({ kind }) => kind !== 'start')) {
      const { rows } = await list('calf', `?node=${node.key}`);
      expect(rows.map(({ key }) => key)).toEqual([node.key]);
    }
    expect(await list('calf', '?node=down-a999999')).toMatchObject({ rows: [], total: 0 });
  });

  it('is drawn with the stream, a column a generation', async () => {
    const { nodes, edges, hasMore } = await draw('calf');
    expect(nodes.map(({ column, kind, share, name }) => [column, kind, share, name])).toEqual([
      [0, 'start', 'own', 'calf'],
      [-1, 'asset', 'own', 'dam'],
      [1, 'asset', 'published', 'sold'],
      [2, 'asset', 'published', 'next'],
      [2, 'hidden', 'hidden', ''],
      [3, 'asset', 'own', 'back'],
      [4, 'asset', 'own', 'late'],
    ]);
    const nameOf = (key: string) => nodes.find((node) => node.key === key)?.name;
    expect(edges.map(({ from, to, events, amount }) => [nameOf(from), nameOf(to), events, amount])).toEqual([
      ['dam', 'calf', ['Alta'], '1,5 t'],
      ['calf', 'sold', ['Alta'], ''],
      ['sold', 'next', [], ''],
      ['sold', '', [], ''],
      ['', 'back', [], ''],
      ['back', 'late', ['Alta'], '2,5 t'],
    ]);
    expect(hasMore).toEqual({ up: false, down: false });
  });

  it('groups a generation of many, whose node the list shows one by one', async () => {
    await load(owner, 'cow');
    for (let at = 1; at <= 9; at += 1) {
      const name = `heifer ${String(at)}`;
      await load(at > 6 ? second : owner, name);
      await come(name, 'cow');
    }
    const { nodes, edges } = await draw('cow');
    expect(nodes.slice(1)).toMatchObject([
      {
        kind: 'group',
        share: 'own',
        assets: 6,
        noun: 'animales',
        name: '',
        assetId: null,
        place: { id: owner.boxId },
      },
      { kind: 'group', share: 'own', assets: 3, noun: 'animales', place: { id: second.boxId } },
    ]);
    expect(edges.map(({ amount }) => amount)).toEqual(['15 t', '7,5 t']);
    const { rows, total } = await list('cow', `?node=${nodes[2]?.key ?? ''}&size=10`);
    expect([total, ...rows.map(({ asset }) => asset?.name)]).toEqual([3, 'heifer 7', 'heifer 8', 'heifer 9']);
  });

  it('says the same to everybody who may not see it, however what is hidden is, and how much of it', async () => {
    const paths = ['', '?direction=down&size=50', '/graph', '/export?format=csv'];
    const allAnswers = async () => {
      const answers = [];
      for (const name of ['dam', 'late'])
        for (const path of paths) answers.push((await ask(name, path)).body);
      return answers;
    };
    const before = await allAnswers();
    const third = { ...other, boxId: await buildBox(open(), other.companyId) };
    for (const name of ['twin', 'inner', 'deeper']) await load(third, name, { weight: 500 });
    // Twins of what is hidden, another between, and some that lead nowhere else.
    await come('twin', 'sold');
    await come('inner', 'twin', 'gone', 'lost');
    await come('deeper', 'inner');
    for (const name of ['twin', 'inner', 'deeper']) await end(name);
    const load5 = await open().pool.query<{ id: number }>(
      'select event_id as id from event_asset where asset_id = $1 and sequence = 1',
      [idOf('back')],
    );
    await open().pool.query(
      'insert into lineage_input (event_id, asset_id, quantity, unit) values ($1, $2, 7, $3)',
      [load5.rows[0]?.id, idOf('deeper'), 't'],
    );
    await open().pool.query(
      `update asset set attributes = attributes || '{"breed": "H"}', box_id = $2 where id = $1`,
      [idOf('lost'), third.boxId],
    );
    await open().pool.query('update asset_slot set box_id = $2 where asset_id = $1', [
      idOf('lost'),
      third.boxId,
    ]);
    expect(await allAnswers()).toEqual(before);
  });
});

describe('the recall of a lot', () => {
  it('begins with all its living assets, and is shown as that of an asset', async () => {
    for (const name of ['one', 'two', 'ended', 'young']) await load(owner, name);
    await come('young', 'one', 'two');
    const body = await open().call(
      'objects.add',
      buildLot(owner, { name: 'Lote 7', assets: [idOf('one'), idOf('two')].map(String) }),
      owner,
    );
    const lotId = calls['objects.add'].reply.parse(body).id;
    const path = `/lots/${String(lotId)}/recall`;
    expect(await open().call('recall.ofLot', { params: { lotId } }, owner)).toMatchObject({
      start: { kind: 'lot', id: lotId, noun: 'lote', name: 'Lote 7', assets: 2 },
      down: { assets: 1, generations: 1 },
      rows: [{ asset: { name: 'young' }, generation: 1 }],
    });
    expect(await open().call('recall.graphOfLot', { params: { lotId } }, owner)).toMatchObject({
      nodes: [{ kind: 'start', assets: 2, assetId: null }, { name: 'young' }],
    });
    const file = await open().call(
      'recall.exportOfLot',
      { params: { lotId }, query: { format: 'csv' } },
      owner,
    );
    expect(file.bytes.toString().split('\r\n')).toHaveLength(4);
    const stranger = await buildMember(open(), 'owner');
    for (const end of ['', '/graph', '/export?format=csv']) {
      expect((await open().ask('GET', path + end)).status).toBe(401);
      expect((await open().ask('GET', path + end, { token: stranger.token })).status).toBe(404);
    }
  });
});

describe('the file of a recall', () => {
  const columns = {
    es: 'Sentido,Generación,Qué es,Identificación,Establecimiento,Empresa,Evento,Fecha,Cantidad,Estado,Acceso,Origen',
    en: 'Direction,Generation,What it is,Identification,Establishment,Company,Event,Date,Amount,State,Access,Origin',
  };

  it('holds what the list shows, as comma-separated values in either language', async () => {
    const names = { es: 'Trazabilidad', en: 'Trace' };
    const lines = async (language: 'es' | 'en') => {
      const { body, headers } = await ask('dam', `/export?format=csv&language=${language}`);
      expect(headers['content-type']).toBe('text/csv; charset=utf-8');
      expect(headers['content-disposition']).toContain(`${names[language]}%20dam%202026-11-20.csv`);
      return String(body).replace('\ufeff', '').trimEnd().split('\r\n');
    };
    const [heading, start, ...rows] = await lines('es');
    expect(heading).toBe(columns.es);
    expect(start).toMatch(
      /^Punto de partida,0,animal,dam,Campo \d+,Estancia \d+,,,,,Propio,Sin datos anteriores a su carga \(20\/11\/2026 \d\d:\d\d\)$/,
    );
    expect(rows).toHaveLength((await list('dam')).total);
    expect(rows[0]).toMatch(
      /^Qué salió de esto,1,animal,calf,Campo \d+,Estancia \d+,Alta,20\/11\/2026,"2,5 t",Productivo,Propio,$/,
    );
    expect(rows[5]).toBe('Qué salió de esto,3,,,,,,,,,No compartido,');
    const english = await lines('en');
    expect(english[0]).toBe(columns.en);
    expect(english[5]).toMatch(
      /^What came of it,2,animal,sold,Campo \d+,Estancia \d+,Registration,20\/11\/2026,,,Published,$/,
    );
  });

  it('holds the same as a spreadsheet, whose texts are no formulas', async () => {
    await load(owner, '=1+1');
    await come('=1+1', 'dam');
    const answer = await open().app.inject({
      method: 'GET',
      url: `/api/assets/${String(idOf('dam'))}/recall/export?format=xlsx`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    const { rows } = await open().deps.sheets.read(answer.rawPayload, 'x.xlsx', sheetLimits);
    expect(rows[0]?.map(String)).toEqual(columns.es.split(','));
    expect(rows).toHaveLength(2 + (await list('dam')).total);
    expect(rows.flat()).toContain('=1+1');
    expect(String((await ask('dam', '/export?format=csv')).body)).toContain(",'=1+1,");
  });
});

describe('the caller of a recall', () => {
  it.each(['', '/graph', '/export?format=xlsx'])(
    '%s has to be signed in and to do with the establishment',
    async (end) => {
      const stranger = await buildMember(open(), 'owner');
      const path = (id: number) => `/assets/${String(id)}/recall${end}`;
      const asked = [
        await open().ask('GET', path(idOf('dam'))),
        await open().ask('GET', path(idOf('dam')), { token: stranger.token }),
        await open().ask('GET', path(999_999), { token: owner.token }),
      ];
      expect(asked.map(({ status }) => status)).toEqual([401, 404, 404]);
    },
  );

  it.each([
    '?direction=sideways',
    '?size=7',
    '?page=-1',
    `?node=${'x'.repeat(121)}`,
    '/export',
    '/export?format=pdf',
  ])('is refused %s', async (end) => {
    expect((await ask('dam', end)).status).toBe(400);
  });

  it('changes nothing', async () => {
    const count = async () =>
      (
        await open().pool.query(
          'select (select count(*) from event) as events, (select sum(version) from asset) as versions',
        )
      ).rows;
    const before = await count();
    await list('dam');
    await draw('dam');
    expect(await count()).toEqual(before);
  });
});
