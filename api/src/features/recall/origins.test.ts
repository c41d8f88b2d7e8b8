import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { cowPn } from '@huella/domain/catalogue/assets/cow-pn';
import type { OriginFact, RecallList } from '@huella/domain/calls/recall';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildAnimals, buildBox, buildMember, type Member } from '../../../test/build';
import { buildEvent, buildLot, buildTransfer, buildUpdate } from '../../../test/build-input';

const open = useTestApp();
let seller: Member;
let buyer: Member;

const load = async (where: Member, values: Values): Promise<number> => {
  const [id = 0] = await buildAnimals(open(), where, [values]);
  return id;
};
const recallOf = (pk: number, member: Member): Promise<RecallList> =>
  open().call('recall.ofAsset', { params: { pk }, query: {} }, member);
/** The lines of the file of a trace. */
async function linesOf(pk: number, member: Member): Promise<readonly string[]> {
  const query = { format: 'csv', language: 'es' } as const;
  const file = await open().call('recall.exportOfAsset', { params: { pk }, query }, member);
  return file.bytes.toString().trimEnd().split('\r\n');
}
const go = async (from: Member, to: Member, ids: readonly number[]): Promise<number> =>
  (await open().call('transfers.add', buildTransfer(from, to, ids), from)).transfer.id;
const short = (facts: readonly OriginFact[]) =>
  facts.map(({ kind, words, value, isHere, assets }) => [kind, words, value, isHere, assets]);
const upOf = ({ rows }: RecallList) =>
  rows
    .filter(({ direction }) => direction === 'up')
    .map(({ asset, share, links }) => [asset?.name ?? null, share, links.map(({ event }) => event.name)]);

beforeAll(async () => {
  seller = await buildMember(open(), 'owner');
  buyer = await buildMember(open(), 'owner');
});

describe('where an asset comes from', () => {
  it('follows from its entry, the farms that it names, and its transfers, in their order', async () => {
    const born = await load(seller, { birth_date: '2025-01-10' });
    expect((await recallOf(born, seller)).origins).toEqual([
      {
        ...{ kind: 'began', words: 'Nacido', value: '', at: '2025-01-10', isHere: true, assets: 1 },
        place: { id: null, name: expect.any(String), company: expect.any(String) },
      },
    ]);
    await go(seller, buyer, [born]);
    const { origins, up } = await recallOf(born, buyer);
    expect(short(origins)).toEqual([
      ['began', 'Nacido', '', false, 1],
      ['arrived', '', '', false, 1],
    ]);
    expect(origins[1]).toMatchObject({ at: expect.any(String), place: origins[0]?.place });
    expect(up).toMatchObject({ assets: 0, hidden: 0 });
    const [, line = ''] = await linesOf(born, buyer);
    expect(line).toMatch(
      /Nacido en Campo \d+ · Estancia \d+ \(10\/01\/2025\); Llegó de Campo \d+ · .*\(20\/11\/2026 \d\d:\d\d\)$/,
    );
  });

  it('is what was bought, with the farm that the record names', async () => {
    const bought = { entry_type: 'COM', entry_dte: '012345678-9', origin_renspa: '01.001.0.00001/00' };
    const id = await load(seller, bought);
    const [, line = ''] = await linesOf(id, seller);
    expect(line).toMatch(/Comprado \(10\/01\/2025\); RENSPA de origen: 01\.001\.0\.00001\/00$/);
    expect(short((await recallOf(id, seller)).origins)).toEqual([
      ['began', 'Comprado', '', false, 1],
      ['said', 'RENSPA de origen', '01.001.0.00001/00', false, 1],
    ]);
  });

  it('is unknown where nothing was said, and says nothing that the establishment disables', async () => {
    const [opening = 0] = await buildAnimals(open(), seller, [{ entry_type: 'INI' }]);
    expect(short((await recallOf(opening, seller)).origins)).toEqual([['unknown', '', '', true, 1]]);
    const elsewhere = { ...seller, boxId: await buildBox(open(), seller.companyId) };
    const shut = await load(elsewhere, { entry_type: 'COM', origin_renspa: '01.001.0.00001/00' });
    await open().pool.query(
      `insert into box_field_permission (box_id, asset_type, shut_list, shut_new, shut_edit, version, updated_at, updated_by)
       values ($1, 33, '{origin_renspa}', '{}', '{}', 1, now(), $2)`,
      [elsewhere.boxId, seller.userId],
    );
    expect(short((await recallOf(shut, seller)).origins)).toEqual([['began', 'Comprado', '', false, 1]]);
  });

  it('is added up over the assets of a lot', async () => {
    const ids = [await load(buyer, {}), await load(buyer, {}), await load(seller, {})];
    await go(seller, buyer, ids.slice(2));
    const input = buildLot(buyer, { name: 'Tropa', assets: ids.map(String) });
    const { id: lotId } = await open().call('objects.add', input, buyer);
    const { origins } = await open().call('recall.ofLot', { params: { lotId }, query: {} }, buyer);
    expect(short(origins)).toEqual([
      ['began', 'Nacido', '', true, 2],
      ['began', 'Nacido', '', false, 1],
      ['arrived', '', '', false, 1],
    ]);
  });

  it('is no arrival while it is on its way, nor where it was sent back', async () => {
    const careful = await buildMember(open(), 'owner', 8);
    await open().db.updateTable('box').set({ confirms: true }).where('id', '=', careful.boxId).execute();
    const id = await load(seller, {});
    const transferId = await go(seller, careful, [id]);
    const arrivals = async () => {
      const { origins } = await recallOf(id, seller);
      return origins.filter(({ kind }) => kind === 'arrived');
    };
    expect(await arrivals()).toEqual([]);
    await open().call(
      'transfers.withdraw',
      { params: { boxId: seller.boxId, transferId }, body: {} },
      seller,
    );
    expect(await arrivals()).toEqual([]);
  });
});

describe('a name that is written', () => {
  let dam: number;
  let tag: string;
  let shown: string;

  beforeEach(async () => {
    dam = await load(seller, {});
    const { rows } = await open().pool.query<{ tag: string }>(
      `select attributes ->> 'visual_tag' as tag from asset where id = $1`,
      [dam],
    );
    tag = rows[0]?.tag ?? '';
    shown = (await recallOf(dam, seller)).start.name;
  });

  it('is a link to the asset of the own company, both ways, each asset of an event its own', async () => {
    const [calf = 0, other = 0] = await buildAnimals(open(), seller, [{ dam_tag: tag }, {}]);
    // The dam is as far as the trace leads, and says how she came about.
    const [, , line = ''] = await linesOf(calf, seller);
    expect(line).toMatch(/Propio,Nacido aquí/);
    expect(upOf(await recallOf(calf, seller))).toEqual([[shown, 'own', ['Alta']]]);
    expect(upOf(await recallOf(other, seller))).toEqual([]);
    expect(await open().call('recall.names', { params: { pk: calf } }, seller)).toEqual([
      { attribute: 'dam_tag', asset: { id: dam, noun: 'animal', name: shown }, lot: null, publicPage: null },
    ]);
    const { rows } = await recallOf(dam, seller);
    expect(rows.map(({ direction, asset }) => [direction, asset?.id])).toEqual([['down', calf]]);
  });

  it('is none to what another company has, whose buyer knows it by its page alone', async () => {
    const foreign = await load(buyer, { dam_tag: tag });
    expect((await recallOf(foreign, buyer)).total).toBe(0);
    expect((await recallOf(dam, seller)).total).toBe(0);
    // What was found stays known wherever the calf goes, as far as that company may know it.
    const calf = await load(seller, { dam_tag: tag });
    await go(seller, buyer, [calf]);
    expect(upOf(await recallOf(calf, buyer))).toEqual([[shown, 'published', ['Alta']]]);
    const names = () => open().call('recall.names', { params: { pk: calf } }, buyer);
    expect(await names()).toMatchObject([
      { asset: { id: null, name: shown }, publicPage: expect.any(String) },
    ]);
    await open().pool.query('update asset set deleted_at = updated_at where id = $1', [dam]);
    await open().pool.query('update asset_slot set deleted = true where asset_id = $1', [dam]);
    expect(upOf(await recallOf(calf, buyer))).toEqual([[null, 'hidden', []]]);
    expect(await names()).toEqual([]);
  });

  it('finds what ended, too, and counts for as long as it is written', async () => {
    await open().pool.query('update asset set deleted_at = updated_at where id = $1', [dam]);
    await open().pool.query('update asset_slot set deleted = true where asset_id = $1', [dam]);
    await open().pool.query('delete from asset_key where asset_id = $1', [dam]);
    const calf = await load(seller, {});
    await open().call('objects.add', buildUpdate(calf, { dam_tag: tag }, { version: 1 }), seller);
    expect(upOf(await recallOf(calf, seller))).toEqual([[shown, 'own', ['Edición']]]);
    await open().call('objects.add', buildUpdate(calf, { dam_tag: 'nobody' }, { version: 2 }), seller);
    expect(upOf(await recallOf(calf, seller))).toEqual([]);
    await open().call('objects.add', buildUpdate(calf, { dam_tag: tag }, { version: 3 }), seller);
    expect(upOf(await recallOf(calf, seller))).toEqual([[shown, 'own', ['Edición', 'Edición']]]);
  });
});

describe('a lot that is named', () => {
  const killed = {
    slaughter_at: '2026-11-20T10:00',
    slaughter_troop: '0417',
    carcass_left: 120,
    carcass_right: 121,
  };
  const slaughter = (where: Member, pks: readonly number[]) =>
    open().call('objects.addMassive', buildEvent(where, 10, { pks: [...pks], common: killed }), where);
  const namesOf = (pk: number, reader: Member) => open().call('recall.names', { params: { pk } }, reader);

  it('is a link in its establishment, and its trace begins with what was slaughtered under its name', async () => {
    const plant = await buildMember(open(), 'owner', 10);
    const [one = 0, two = 0, living = 0] = await buildAnimals(open(), plant, [{ entry_type: 'COM' }, {}, {}]);
    const lot = buildLot(plant, { name: '0417', assets: [one, living].map(String) });
    const { id: lotId } = await open().call('objects.add', lot, plant);
    await slaughter(plant, [one, two]);
    const named = {
      attribute: 'slaughter_troop',
      asset: null,
      lot: { id: lotId, name: '0417' },
      publicPage: null,
    };
    expect(await namesOf(one, plant)).toEqual([named]);
    expect(await namesOf(two, plant)).toEqual([named]);
    expect(await namesOf(living, plant)).toEqual([]);
    const { start, origins } = await open().call('recall.ofLot', { params: { lotId }, query: {} }, plant);
    expect(start).toMatchObject({ kind: 'lot', name: '0417', assets: 3 });
    expect(short(origins)).toContainEqual(['began', 'Comprado', '', false, 1]);
    await open().call('lots.remove', { params: { lotId } }, plant);
    expect(await namesOf(one, plant)).toEqual([]);
  });

  it('is none of another establishment, where the number means another one', async () => {
    const plant = await buildMember(open(), 'owner', 10);
    const beside = { ...plant, boxId: await buildBox(open(), plant.companyId, 10) };
    await open().call('objects.add', buildLot(beside, { name: '0417' }), beside);
    const [one = 0] = await buildAnimals(open(), plant, [{}]);
    await slaughter(plant, [one]);
    expect(await namesOf(one, plant)).toEqual([]);
  });
});

describe('what an asset is called', () => {
  it('is what it has become', async () => {
    const product = { product_code: 'A-7', product_name: 'Lomo', net_weight: 3.4, packed_on: '2026-11-20' };
    const [carton = 0] = await buildAssets(open(), seller, [product], cowPn);
    const [animal = 0] = await buildAssets(open(), seller, [{ visual_tag: 'AN482Z0001' }], cowPn);
    expect((await recallOf(carton, seller)).start.noun).toBe('caja de cortes');
    expect((await recallOf(animal, seller)).start.noun).toBe(cowAr.noun.one.es);
  });
});
