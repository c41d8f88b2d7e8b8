import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildMember } from '../../../test/build';
import {
  type Listing,
  buildEvent,
  buildList,
  buildLot,
  buildTransfer,
  buildUpdate,
} from '../../../test/build-input';
import { issuesOf } from '../../../test/client';
import { sheetLimits } from '../../outside/sheets/sheet-limits';

const open = useTestApp();
const words = (value: unknown) => ({ operator: 'words', value });

/** The ids that a search finds, the total, what is counted and what a selection means: always the same assets. */
async function found(text: string, member: Member, asked: Listing = {}) {
  const filters = [words(text)];
  const { res, resTotal } = await open().call(
    'objects.list',
    buildList(member, { pageSize: 100, ...asked, body: { filters } }),
    member,
  );
  const ids = res.map(({ id }) => id);
  expect(resTotal).toBe(ids.length);
  if (asked.suffix === undefined && asked.sentFrom === undefined) {
    const params = { assetId: 33, boxId: member.boxId };
    const { count } = await open().call('objects.count', { params, body: { filters } }, member);
    expect(count).toBe(ids.length);
  }
  return ids;
}

describe('a search by words', () => {
  let owner: Member;
  let ids: readonly number[] = [];
  beforeEach(async () => {
    open().time.now = new Date('2026-11-20T15:00:00Z');
    owner = await buildMember(open(), 'owner');
    ids = await buildAnimals(open(), owner, [
      {
        sex: 'M',
        category: 'NT',
        breed: 'AA',
        paddock: 'El Ñandú',
        notes: 'Revisar el 100% en la próxima manga',
      },
      { sex: 'M', category: 'NT', breed: 'H', paddock: 'Potrero 7', notes: 'Es 100 de cien' },
      { category: 'VQ', breed: 'AA', paddock: 'Potrero_7', horns: 'M', market_programs: ['UEN', 'HIL'] },
    ]);
  });
  const find = (text: string) => found(text, owner);
  const [first, second, third] = [0, 1, 2];
  const at = (...places: readonly number[]) => places.map((place) => ids[place]);

  it.each<[string, readonly number[]]>([
    ['novillito', [first, second]],
    ['NOVILLITO', [first, second]],
    ['Aberdeen Angus', [first, third]],
    ['novillito angus', [first]],
    ['angus proxima', [first]],
    ['PRÓXIMA', [first]],
    ['ñandu', [first]],
    ['potrero', [second, third]],
    ['potrero hereford', [second]],
    ['hilton', [third]],
    ['nothing of it', []],
    // Those that a pattern gives another meaning to stand for themselves.
    ['100%', [first]],
    ['%', [first]],
    ['potrero_7', [third]],
    ['\\', []],
    ['.*', []],
    // A key is no word that anybody reads.
    ['uen', []],
  ])('finds %j in whatever field holds it', async (text, places) => {
    expect(await find(text)).toEqual(at(...places));
  });

  it('finds an identifier as it is printed, bare, and a part of it', async () => {
    const [id = 0] = await buildAnimals(open(), owner, [
      { visual_tag: 'ZZ999Y8761', dam_tag: 'ZZ999Y8760', electronic_tag: '032010000099871' },
    ]);
    for (const text of [
      'ZZ999 Y876 1',
      'zz999y8761',
      '9Y876',
      'ZZ999-Y876-1',
      '032 010 000 099 871',
      '99871',
    ])
      expect(await find(text), text).toEqual([id]);
    expect(await find('ZZ999 Y876 0')).toEqual([id]);
  });

  it('finds the lot, among other words', async () => {
    await open().call('objects.add', buildLot(owner, { name: 'Invernada Ñorte' }), owner);
    const { rows } = await open().pool.query<{ id: number }>('select max(id)::int as id from lot');
    await open().pool.query('update asset set lot_id = $1 where id = any($2)', [
      rows[0]?.id,
      at(first, third),
    ]);
    expect(await find('invernada')).toEqual(at(first, third));
    expect(await find('ñorte vaquillona')).toEqual(at(third));
  });

  it('leaves nothing out where the text has no letter of its own', async () => {
    expect(await find('\u0301')).toEqual(ids);
  });

  it('refuses what is no text, too long, or of a field', async () => {
    const refused = async (filter: object) => {
      const answer = await open().attempt(
        'objects.list',
        buildList(owner, { body: { filters: [filter] } }),
        owner,
      );
      expect(answer.status).toBe(400);
      return issuesOf(answer).map(({ field, code }) => `${field ?? ''} ${code}`);
    };
    expect(await refused(words('   '))).toEqual(['words wrongType']);
    expect(await refused(words('x'.repeat(100_000)))).toEqual(['words wrongType']);
    expect(await refused({ ...words('norte'), field: 'notes' })).toEqual(['notes wrongType']);
    const many = Array.from({ length: 100 }, (_, each) => each.toString(36)).join(' ');
    expect(await find(many.slice(0, 256))).toEqual([]);
  });

  it('follows what is written, and what is emptied', async () => {
    const write = (values: object) =>
      open().call('objects.add', buildUpdate(ids[second] ?? 0, { ...values }), owner);
    await write({ notes: 'Renguea de la pata trasera', market_programs: ['HIL'] });
    expect(await find('renguea')).toEqual(at(second));
    expect(await find('hilton')).toEqual(at(second, third));
    await write({ notes: null, market_programs: null });
    expect(await find('renguea')).toEqual([]);
    expect(await find('hilton')).toEqual(at(third));
    expect(await find('potrero hereford')).toEqual(at(second));
  });

  it('asks no field that the establishment keeps from its lists', async () => {
    expect(await find('manga')).toEqual(at(first));
    const params = { boxId: owner.boxId, assetId: 33 };
    const { version } = await open().call('fieldPermissions.get', { params }, owner);
    const shut = { list: ['notes', 'horns'], new: [], edit: [] };
    await open().call('fieldPermissions.set', { params, body: { version, shut } }, owner);
    expect(await find('manga')).toEqual([]);
    expect(await find('mocho')).toEqual([]);
    expect(await find('novillito')).toEqual(at(first, second));
  });

  it('means the same in a facet, in totals, on the map, for events and in a sheet', async () => {
    const filters = [words('novillito potrero')];
    const params = { assetId: 33, boxId: owner.boxId };
    const { options } = await open().call(
      'objects.facet',
      { params: { ...params, field: 'breed' }, body: { filters } },
      owner,
    );
    expect(options).toEqual([{ key: 'H', count: 1 }]);
    const totals = await open().call('objects.totals', { params, body: { filters } }, owner);
    expect(totals).toMatchObject({ total: 1 });
    const places = await open().call('objects.places', { params, body: { filters } }, owner);
    expect(places).toMatchObject({ total: 1 });
    const { bytes } = await open().call('objects.export', { params, body: { filters } }, owner);
    const { rows: written } = await open().deps.sheets.read(bytes, 'x.xlsx', sheetLimits);
    // Its headings, and a row.
    expect(written).toHaveLength(2);
    await open().call(
      'objects.addMassive',
      buildEvent(owner, 1, {
        selection: { filters },
        count: 1,
        common: { weight: 400, weighing_type: 'BAL' },
      }),
      owner,
    );
    const { rows } = await open().pool.query<{ id: number }>(
      `select id::int from asset where box_id = $1 and (attributes ->> 'weight')::float = 400`,
      [owner.boxId],
    );
    expect(rows.map(({ id }) => id)).toEqual(at(second));
  });

  it('means all but what a selection leaves out', async () => {
    const params = { assetId: 33, boxId: owner.boxId };
    const body = { filters: [words('novillito')], except: [ids[first] ?? 0], selectable: true };
    expect(await open().call('objects.count', { params, body }, owner)).toMatchObject({ count: 1 });
  });

  it('finds what was retired, and who retired it', async () => {
    const common = { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: '2026-11-18T10:00' };
    const headerValues = { date: '2026-11-18T10:00' };
    await open().call(
      'objects.addMassive',
      buildEvent(owner, 13, { pks: [ids[first] ?? 0], common, headerValues }),
      owner,
    );
    await open()
      .db.updateTable('app_user')
      .set({ firstname: 'Bruna', lastname: 'Baigorria' })
      .where('id', '=', owner.userId)
      .execute();
    const gone = (text: string) => found(text, owner, { suffix: 'deleted' });
    expect(await gone('baigorria novillito')).toEqual(at(first));
    expect(await gone('manga')).toEqual(at(first));
    expect(await gone('hereford')).toEqual([]);
    expect(await find('manga')).toEqual([]);
  });

  it('finds what left by what it was then, and its buyer by what was not kept from them', async () => {
    const buyer = await buildMember(open(), 'owner', 8);
    await open().db.updateTable('box').set({ name: 'La Querencia' }).where('id', '=', buyer.boxId).execute();
    await open().call('transfers.add', buildTransfer(owner, buyer, [ids[first] ?? 0]), owner);
    const left = (text: string) => found(text, owner, { sentFrom: owner.boxId, eventType: 1000 });
    for (const text of ['manga', 'querencia novillito', 'ANGUS', 'ñandú', '100%'])
      expect(await left(text), text).toEqual(at(first));
    expect(await left('hereford')).toEqual([]);
    // Notes are private to the company that wrote them.
    expect(await found('manga', buyer)).toEqual([]);
    expect(await found('novillito', buyer)).toEqual(at(first));
  });
});
