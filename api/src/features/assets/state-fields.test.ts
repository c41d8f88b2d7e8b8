import { beforeEach, describe, expect, it } from 'vitest';
import { cowPn } from '@huella/domain/catalogue/assets/cow-pn';
import { noLot } from '@huella/domain/rules/lot-field';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildAssets, buildMember } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { type Listing, buildEvent, buildList, buildLot, buildTransfer } from '../../../test/build-input';
import { sheetLimits } from '../../outside/sheets/sheet-limits';

const open = useTestApp();
let owner: Member;

beforeEach(async () => {
  open().time.now = new Date('2026-11-20T15:00:00Z');
  owner = await buildMember(open(), 'owner');
});

const is = (field: string, ...values: readonly string[]) => ({ field, operator: 'inArray', values });
const list = (asked: Listing = {}) => open().call('objects.list', buildList(owner, asked), owner);

async function idsOf(filters: readonly object[], asked: Listing = {}) {
  const { res, resTotal } = await list({ ...asked, body: { filters: [...filters] } });
  expect(resTotal).toBe(res.length);
  return res.map(({ id }) => id);
}

async function facet(field: string, more: object = {}, assetType = 33) {
  const params = { assetId: assetType, boxId: owner.boxId, field };
  const { options } = await open().call('objects.facet', { params, body: more }, owner);
  return options.map(({ key, count }) => `${key} ${String(count)}`);
}

async function pause(...pks: readonly number[]) {
  await open().call(
    'objects.addMassive',
    buildEvent(owner, 101, { pks: [...pks], common: { message: 'Juicio' } }),
    owner,
  );
}

describe('the state of animals', () => {
  let ids: readonly number[];
  beforeEach(async () => {
    ids = await buildAnimals(open(), owner, 4);
    const buyer = await buildMember(open(), 'owner', 8);
    await open().db.updateTable('box').set({ confirms: true }).where('id', '=', buyer.boxId).execute();
    await open().call('transfers.add', buildTransfer(owner, buyer, [ids[0] ?? 0]), owner);
    await pause(ids[1] ?? 0);
  });

  it('is found, counted and sorted by, paused and travelling ones among them', async () => {
    const [going, paused, ...others] = ids;
    expect(await idsOf([is('asset_state', 'paused')])).toEqual([paused]);
    expect(await idsOf([is('asset_state', 'in_transit')])).toEqual([going]);
    expect(await idsOf([is('asset_state', 'productive')])).toEqual(others);
    expect(await idsOf([is('asset_state', 'productive', 'paused')])).toEqual([paused, ...others]);
    expect(await facet('asset_state')).toEqual(['productive 2', 'in_transit 1', 'paused 1']);
    expect(await facet('asset_state', { filters: [is('is_paused', 'false')] })).toEqual([
      'productive 2',
      'in_transit 1',
    ]);
    // Of 'En pausa', 'En tránsito' and 'Productivo'.
    expect(await idsOf([], { sortField: 'asset_state', sortDir: 'asc' })).toEqual([paused, going, ...others]);
    expect(await idsOf([], { sortField: 'asset_state', sortDir: 'desc' })).toEqual([
      ...others.toReversed(),
      going,
      paused,
    ]);
  });

  it('is answered in each row, as it is filtered by', async () => {
    const { res } = await list({ body: { outputFields: ['asset_state', 'is_paused'] } });
    expect(res.map((row) => [row['asset_state'], row['is_paused']])).toEqual([
      [
        { value: 'in_transit', label: 'En tránsito' },
        { value: 'false', label: 'No' },
      ],
      [
        { value: 'paused', label: 'En pausa' },
        { value: 'true', label: 'Sí' },
      ],
      [
        { value: 'productive', label: 'Productivo' },
        { value: 'false', label: 'No' },
      ],
      [
        { value: 'productive', label: 'Productivo' },
        { value: 'false', label: 'No' },
      ],
    ]);
  });

  it('changes what a list found before as soon as an animal is paused', async () => {
    expect(await idsOf([is('is_paused', 'true')])).toEqual([ids[1]]);
    await pause(ids[2] ?? 0);
    expect(await idsOf([is('is_paused', 'true')])).toEqual([ids[1], ids[2]]);
    expect(await facet('is_paused')).toEqual(['false 2', 'true 2']);
  });

  it('is no state of the model: such a filter refuses', async () => {
    const answer = await open().attempt(
      'objects.list',
      buildList(owner, { body: { filters: [is('asset_state', 'blended')] } }),
      owner,
    );
    expect(answer.status).toBe(400);
  });
});

describe('quarantine and withdrawal', () => {
  it('end by the day, without an event', async () => {
    // Ten minutes before midnight in the establishment.
    open().time.now = new Date('2026-11-21T02:50:00Z');
    owner = await buildMember(open(), 'owner');
    const [inside = 0, , endless = 0] = await buildAssets(
      open(),
      owner,
      [
        { visual_tag: 'KD482C0001', quarantine_start: '2026-11-10', quarantine_end: '2026-11-20' },
        { visual_tag: 'KD482C0002', quarantine_start: '2026-11-21', withdrawal_until: '2026-11-19' },
        { visual_tag: 'KD482C0003', quarantine_start: '2026-11-10', withdrawal_until: '2026-11-20' },
      ],
      cowPn,
    );
    const natural: Listing = { assetType: cowPn.id };
    const found = (name: string) => idsOf([is(name, 'true')], natural);
    expect(await found('in_quarantine')).toEqual([inside, endless]);
    expect(await idsOf([is('asset_state', 'quarantine')], natural)).toEqual([inside, endless]);
    expect(await found('in_withdrawal')).toEqual([endless]);
    expect(await facet('in_quarantine', {}, cowPn.id)).toEqual(['true 2', 'false 1']);
    open().time.now = new Date('2026-11-21T03:02:00Z');
    expect(await found('in_quarantine')).toEqual([inside + 1, endless]);
    expect(await found('in_withdrawal')).toEqual([]);
  });

  it('are no field of what knows none', async () => {
    const params = { assetId: 33, boxId: owner.boxId, field: 'in_quarantine' };
    expect(await open().statusOf('objects.facet', { params, body: {} }, owner)).toBe(400);
  });

  it('cannot be asked where their days may not be seen', async () => {
    const params = { assetId: 33, boxId: owner.boxId, field: 'in_withdrawal' };
    expect(await open().statusOf('objects.facet', { params, body: {} }, owner)).toBe(200);
    await open().pool.query(
      `insert into box_field_permission (box_id, asset_type, shut_list, shut_new, shut_edit, version, updated_at, updated_by)
       values ($1, 33, '{withdrawal_until}', '{}', '{}', 1, now(), $2)`,
      [owner.boxId, owner.userId],
    );
    expect(await open().statusOf('objects.facet', { params, body: {} }, owner)).toBe(400);
  });
});

describe('the lot of animals', () => {
  it('sorts by its name, what is in none last, and finds what is in none', async () => {
    const ids = await buildAnimals(open(), owner, 3);
    const [first = 0, second = 0, third = 0] = ids;
    const lotOf = (name: string, id: number) =>
      open().call('objects.add', buildLot(owner, { name, assets: [id] }), owner);
    const autumn = await lotOf('Otoño', third);
    await lotOf('Destete', second);
    const sorted = (sortDir: 'asc' | 'desc') => idsOf([], { sortField: 'lot_id', sortDir });
    expect(await sorted('asc')).toEqual([second, third, first]);
    expect(await sorted('desc')).toEqual([third, second, first]);
    expect(await idsOf([is('lot_id', noLot)])).toEqual([first]);
    expect(await idsOf([is('lot_id', noLot, String(autumn.id))])).toEqual([first, third]);
    expect(await facet('lot_id')).toHaveLength(3);
    const horned = { field: 'horns', operator: 'inArray', values: ['A'] };
    expect(await idsOf([horned], { sortField: 'lot_id' })).toEqual([]);
  });
});

describe('what is no longer there', () => {
  it('is counted and found by the state in which it went', async () => {
    const [dead = 0, eaten = 0] = await buildAnimals(open(), owner, 3);
    const retired = { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: '2026-11-19T10:00' };
    const headerValues = { date: '2026-11-19T10:00' };
    const bury = buildEvent(owner, 13, { pks: [dead, eaten], common: retired, headerValues });
    await open().call('objects.addMassive', bury, owner);
    expect(await facet('asset_state', { suffix: 'deleted' })).toEqual(['retired 2']);
    expect(await facet('deleted_event', { suffix: 'deleted' })).toEqual(['13 2']);
    expect(await facet('asset_state')).toEqual(['productive 1']);
    const deleted = { suffix: 'deleted', sortField: 'asset_state' } as const;
    expect(await idsOf([is('asset_state', 'retired')], deleted)).toEqual([dead, eaten]);
    expect(await idsOf([is('asset_state', 'slaughtered')], deleted)).toEqual([]);
  });

  it('is counted as it was when it left', async () => {
    const ids = await buildAssets(
      open(),
      owner,
      ['2026-11-20', '2026-11-19'].map((day) => buildAnimal({ withdrawal_until: day })),
    );
    const buyer = await buildMember(open(), 'owner');
    await open().call('transfers.add', buildTransfer(owner, buyer, ids), owner);
    expect(await facet('in_withdrawal', { suffix: 'transferred' })).toEqual(['false 1', 'true 1']);
    expect(await facet('category', { suffix: 'transferred' })).toHaveLength(1);
    expect(await facet('is_paused', { suffix: 'deleted' }).catch(() => 'refused')).toBe('refused');
  });
});

describe('an export', () => {
  it('has how animals stand and their lot where that is chosen', async () => {
    const [first = 0, second = 0] = await buildAnimals(open(), owner, 2);
    await pause(first);
    await open().call('objects.add', buildLot(owner, { name: 'Destete', assets: [second] }), owner);
    const names = ['visual_tag', 'asset_state', 'is_paused', 'in_withdrawal', 'lot_id'];
    const params = { assetId: 33, boxId: owner.boxId };
    const sheet = await open().call('objects.export', { params, body: { outputFields: names } }, owner);
    const { rows } = await open().deps.sheets.read(sheet.bytes, 'x.xlsx', sheetLimits);
    expect(rows.map((row) => row.slice(2, 6))).toEqual([
      ['Estado', 'En pausa', 'En retiro', 'Lote'],
      ['En pausa', 'Sí', 'No', null],
      ['Productivo', 'No', 'No', 'Destete'],
    ]);
  });
});
