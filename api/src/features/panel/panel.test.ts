import { beforeAll, describe, expect, it } from 'vitest';
import type { CountedList } from '@huella/domain/calls/panel';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildColleague, buildMember, type Member } from '../../../test/build';
import { buildEvent, buildLot, buildTransfer } from '../../../test/build-input';
import type { Actor } from '../../../test/client';
import { countListed } from '../../../test/count-list';

const open = useTestApp();
let owner: Member;
let ids: readonly number[];

const herd = [
  { category: 'VQ', weight: 300, paddock: 'Norte', birth_date: '2026-09-10', entry_date: '2026-09-10' },
  { category: 'VQ', weight: 310, paddock: 'Norte', birth_date: '2026-09-20', entry_date: '2026-09-20' },
  { category: 'VA', weight: 420, paddock: 'Monte', productive_system: 'FEE' },
  { category: 'VA', weight: 440 },
  { category: 'TO', weight: 700 },
  { category: 'VQ', birth_date: '2026-10-01', entry_date: '2026-10-01' },
] as const;

async function retire(pks: readonly number[], type: string, reason: string): Promise<void> {
  const common = { disposal_type: type, disposal_reason: reason, disposal_date: '2026-11-18T10:00' };
  const header = { headerValues: { date: '2026-11-18T10:00' } };
  await open().call('objects.addMassive', buildEvent(owner, 13, { pks: [...pks], common, ...header }), owner);
}

beforeAll(async () => {
  owner = await buildMember(open(), 'owner', 7);
  const receiver = await buildMember(open(), 'owner', 8);
  ids = await buildAnimals(open(), owner, [
    ...herd,
    { category: 'NO' },
    { category: 'NO' },
    { category: 'NO' },
  ]);
  const [first = 0, second = 0] = ids;
  await open().call('objects.add', buildLot(owner, { name: 'Recría', assets: [first, second] }), owner);
  const weighed = {
    common: { weight: 305, weighing_type: 'PER' },
    headerValues: { date: '2026-06-01T10:00' },
  };
  await open().call('objects.addMassive', buildEvent(owner, 1, { pks: [ids[2] ?? 0], ...weighed }), owner);
  await retire([ids[6] ?? 0], 'MUERTE', 'RAY');
  await retire([ids[7] ?? 0], 'VENTA', 'INV');
  await open().call('transfers.add', buildTransfer(owner, receiver, [ids[8] ?? 0]), owner);
});

const place = (assetId = 33) => ({ assetId: String(assetId), boxId: String(owner.boxId) });
const data = (filters: readonly object[] = [], asOf?: string) =>
  open().call(
    'panel.data',
    {
      params: place(),
      query: { ...(asOf !== undefined && { asOf }) },
      body: { filters: [...filters] as [] },
    },
    owner,
  );
type Panel = Awaited<ReturnType<typeof data>>;

const cardsOf = ({ resumes }: Panel) => Object.fromEntries(resumes.map(({ name, value }) => [name, value]));
const barsOf = ({ charts }: Panel, name: string) =>
  charts.find((chart) => chart.name === name)?.points.map(({ label, values }) => [label, values[0]]);
const tableOf = ({ tables }: Panel, name: string) => tables.find((table) => table.name === name);

/** How many the list of a figure has. */
const countOf = (list: CountedList, asOf?: string) =>
  countListed(open(), { boxId: owner.boxId, subtype: 7, assetType: 33 }, owner, list, asOf);

describe('the figures of a panel', () => {
  it('are those of the herd', async () => {
    const panel = await data();
    expect(cardsOf(panel)).toMatchObject({
      heads: 6,
      weight: 434,
      withdrawal: 0,
      weighingsDue: 1,
      paused: 0,
    });
    expect(barsOf(panel, 'byCategory')).toEqual([
      ['Vaquillona', 3],
      ['Vaca', 2],
      ['Toro', 1],
    ]);
    expect(barsOf(panel, 'byState')).toEqual([['Productivo', 6]]);
    expect(tableOf(panel, 'gainByLot')?.value.map(({ group, figure1 }) => [group, figure1])).toEqual([
      ['Sin lote', 4],
      ['Recría', 2],
    ]);
    expect(tableOf(panel, 'weighings')).toMatchObject({ total: 1, value: [{ pk: ids[2], weight: 420 }] });
  });

  it('of the months are what was born, died, was sold and left', async () => {
    const { charts } = await data();
    const monthsOf = (name: string) =>
      charts.find((chart) => chart.name === name)?.points.map(({ key, values }) => [key, ...values]);
    expect(monthsOf('births')?.slice(-3)).toEqual([
      ['2026-09', 2, 0, 0],
      ['2026-10', 1, 0, 0],
      ['2026-11', 0, 0, 0],
    ]);
    expect(monthsOf('births')).toHaveLength(12);
    expect(monthsOf('departures')?.at(-1)).toEqual(['2026-11', 1, 1, 0, 1]);
  });

  it.each([
    ['none', []],
    ['a category', [{ field: 'category', operator: 'inArray', values: ['VQ', 'TO'] }]],
    ['a category, as the documents name it', [{ name: 'category', values: ['VA'] }]],
    ['a paddock', [{ name: 'paddock', value: 'Norte' }]],
  ])('are the numbers of the lists that they open, under %s', async (_name, filters) => {
    const { resumes, charts, tables } = await data(filters);
    for (const { name, count, list } of resumes)
      if (list !== null) expect([name, await countOf(list)]).toEqual([name, count]);
    let opened = 0;
    for (const { name, shape, points } of charts)
      for (const { key, values, lists } of points)
        for (const [at, list] of lists.entries())
          if (list !== null && (shape === 'bars' || values[at] !== 0)) {
            opened += 1;
            expect([name, key, await countOf(list)]).toEqual([name, key, values[at]]);
          }
    expect(opened).toBeGreaterThan(1);
    for (const { name, list, total, type } of tables)
      if (list !== null && type === 'table') expect([name, await countOf(list)]).toEqual([name, total]);
    const lots = tables.find(({ name }) => name === 'gainByLot');
    for (const [at, list] of (lots?.lists ?? []).entries())
      if (list !== null) expect(await countOf(list)).toBe(lots?.value[at]?.['figure1']);
  });

  it('of a day in the past are those of that day, without what has gone since', async () => {
    const panel = await data([], '2026-11-17');
    expect(panel.day).toBe('2026-11-17');
    expect(panel.charts.map(({ name }) => name)).toEqual(['byCategory', 'byState']);
    expect(panel.tables.map(({ type }) => type)).not.toContain('map');
    const heads = panel.resumes.find(({ name }) => name === 'heads');
    expect(heads?.list === null || heads === undefined ? 0 : await countOf(heads.list, '2026-11-17')).toBe(
      heads?.count,
    );
  });
});

describe('the filters of a panel', () => {
  it('offer what is there, and of those that depend on another beside what each is found', async () => {
    const filters = await open().call('panel.filters', { params: place(), query: {} }, owner);
    expect(filters.map(({ name, type, fk }) => [name, type, fk])).toEqual([
      ['category', 'multiselect', null],
      ['breed', 'multiselect', null],
      ['productive_system', 'multiselect', null],
      ['paddock', 'select', 'productive_system'],
    ]);
    const paddocks = filters.find(({ name }) => name === 'paddock')?.values ?? [];
    expect(paddocks.map(({ label }) => label).sort()).toEqual(['Monte', 'Norte']);
    expect(paddocks.find(({ label }) => label === 'Monte')?.fk).toEqual(['FEE']);
  });

  it('refuse what there is none of at its place', async () => {
    const attempt = (filters: readonly object[]) =>
      open().attempt(
        'panel.data',
        { params: place(), query: {}, body: { filters: [...filters] as [] } },
        owner,
      );
    expect(await attempt([{ field: 'box_id', operator: 'inArray', values: ['1'] }])).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'box_id', code: 'unknownField' }] },
    });
    expect(await attempt([{ field: '__proto__' }])).toMatchObject({ status: 400 });
    expect(await attempt([{ field: 'weight', operator: 'betweenValues', min: 'x' }])).toMatchObject({
      status: 400,
    });
  });
});

describe('who may see a panel', () => {
  const statusOf = (actor: Actor, assetId = 33) =>
    open().statusOf('panel.data', { params: place(assetId), query: {}, body: {} }, actor);

  it('is who may list the assets there', async () => {
    expect(await statusOf(null)).toBe(401);
    expect(await statusOf(await buildMember(open(), 'owner', 7))).toBe(404);
    expect(await statusOf(await buildColleague(open(), owner, 'viewer'))).toBe(200);
  });

  it('is nobody where the asset type has none', async () => {
    expect(await statusOf(owner, 11)).toBe(404);
  });

  it('sees nothing of what may not be listed there', async () => {
    await open().pool.query(
      `insert into box_field_permission (box_id, asset_type, shut_list, shut_new, shut_edit, version, updated_at, updated_by)
       values ($1, 33, '{weight,weight_date}', '{}', '{}', 1, now(), $2)`,
      [owner.boxId, owner.userId],
    );
    const panel = await data();
    expect(panel.resumes.map(({ name }) => name)).not.toContain('weight');
    expect(tableOf(panel, 'gainByLot')?.columns.map(({ label }) => label)).toEqual([
      'Lote',
      'Cabezas',
      'Ganancia diaria',
    ]);
    expect(tableOf(panel, 'weighings')).toBeUndefined();
    expect(tableOf(panel, 'calvings')).toBeDefined();
  });
});
