import { beforeEach, describe, expect, it } from 'vitest';
import { pastureToken } from '@huella/domain/catalogue/assets/pasture-token';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildAssets, buildBox, buildMember } from '../../../test/build';
import {
  type Listing,
  type Sent,
  type TransferParts,
  buildList,
  buildLot,
  buildTransfer,
  buildUpdate,
} from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { putFile } from '../../../test/put-file';
import { checkChains } from '../../db/ledger/check-chains';

const open = useTestApp();

let seller: Member;
let buyer: Member;

const kept = { notes: 'mansa y lechera', purchase_price: 777.5, purchase_currency: 'USD' };

async function load(): Promise<number> {
  const [id = 0] = await buildAnimals(open(), seller, 1, { weight: 310, ...kept });
  return id;
}

async function send(id: number, from: Member, to: Member, more: TransferParts = {}): Promise<number> {
  const { transfer } = await open().call('transfers.add', buildTransfer(from, to, [id], more), from);
  return transfer.id;
}

async function edit(member: Member, id: number, values: Sent): Promise<void> {
  await open().call('objects.add', buildUpdate(id, values), member);
}

const valuesOf = async (member: Member, pk: number, objectType: 'asset' | 'lot' = 'asset') =>
  (await open().call('objects.get', { params: { objectType, pk } }, member)).values;

/** What a list of an establishment answers. */
const list = async (member: Member, more: Listing = {}) =>
  (await open().call('objects.list', buildList(member, more), member)).res;
const transferredOf = (member: Member) => list(member, { sentFrom: member.boxId, eventType: 1000 });

/** The rows, slots and ledger say the same. */
async function expectSound(): Promise<void> {
  expect(await findInvariantFaults(open().pool)).toEqual([]);
  const faults: unknown[] = [];
  const note = (found: unknown) => void faults.push(found);
  await checkChains(open().db, { onBroken: note, onDrifted: note });
  expect(faults).toEqual([]);
}

beforeEach(async () => {
  seller = await buildMember(open(), 'owner');
  buyer = await buildMember(open(), 'owner', 8);
});

describe('what a company keeps for itself', () => {
  it.each(['PRO', 'TEN'] as const)(
    'stays behind when an asset goes to another company by %s',
    async (kind) => {
      const id = await load();
      await send(id, seller, buyer, { values: { transfer_type: kind, dte_motive: 'INV' } });
      const values = await valuesOf(buyer, id);
      expect(values).toMatchObject({ weight: 310, breed: 'AA' });
      for (const name of Object.keys(kept)) expect(values).not.toHaveProperty(name);
      const words = { filters: [{ field: 'notes', operator: '=', value: 'mansa' }] };
      expect(await list(buyer)).toHaveLength(1);
      expect(await list(buyer, { body: words })).toEqual([]);
      const { rows } = await open().pool.query('select n6 from asset_slot where asset_id = $1', [id]);
      expect(rows).toEqual([{ n6: null }]);
      const [ours] = await transferredOf(seller);
      expect(ours).toMatchObject({ id, notes: 'mansa y lechera' });
      expect(JSON.stringify(ours)).toContain('777.5');
      await expectSound();
    },
  );

  it('goes along within the company', async () => {
    const second = { ...seller, boxId: await buildBox(open(), seller.companyId) };
    const id = await load();
    await send(id, seller, second);
    expect(await valuesOf(second, id)).toMatchObject(kept);
    await expectSound();
  });

  it('is there again when the asset comes back, and what the other company wrote is that one’s', async () => {
    const second = { ...seller, boxId: await buildBox(open(), seller.companyId) };
    const id = await load();
    await send(id, seller, second);
    await edit(second, id, { notes: 'mansa, lechera y vieja' });
    await send(id, second, buyer);
    await edit(buyer, id, { notes: 'pagada de más' });
    await send(id, buyer, seller);
    expect(await valuesOf(seller, id)).toMatchObject({ ...kept, notes: 'mansa, lechera y vieja' });
    expect(JSON.stringify(await list(seller, { sortField: 'purchase_price', sortDir: 'desc' }))).toContain(
      '777.5',
    );
    expect(await transferredOf(buyer)).toMatchObject([{ id, notes: 'pagada de más' }]);
    await send(id, seller, buyer);
    expect(await valuesOf(buyer, id)).toMatchObject({ notes: 'pagada de más' });
    expect(await valuesOf(buyer, id)).not.toHaveProperty('purchase_price');
    await expectSound();
  });

  it('stays behind where the arrival is confirmed, once it is', async () => {
    await open().pool.query('update box set confirms = true where id = $1', [buyer.boxId]);
    const id = await load();
    const transferId = await send(id, seller, buyer);
    expect(await valuesOf(seller, id)).toMatchObject(kept);
    await open().call(
      'transfers.answer',
      { params: { boxId: buyer.boxId, transferId }, body: { answer: 'all' } },
      buyer,
    );
    for (const name of Object.keys(kept)) expect(await valuesOf(buyer, id)).not.toHaveProperty(name);
    const history = await open().call('events.ofAsset', { params: { pk: id } }, buyer);
    expect(JSON.stringify(history)).not.toContain('mansa');
    await expectSound();
  });

  it('stays behind whatever day the transfer is said to have happened on', async () => {
    const id = await load();
    await edit(seller, id, { notes: 'anotado después' });
    await send(id, seller, buyer, { headerValues: { date: '2026-11-10' } });
    expect(await valuesOf(buyer, id)).not.toHaveProperty('notes');
    await edit(buyer, id, { notes: 'de quien compró' });
    expect(await valuesOf(buyer, id)).toMatchObject({ notes: 'de quien compró' });
    await expectSound();
  });
});

describe('a lot that goes along', () => {
  it('leaves its notes behind and finds them again', async () => {
    const id = await load();
    const values = {
      name: 'Invernada',
      opened_on: '2026-11-20',
      notes: 'para vender en marzo',
      description: 'Gordos',
    };
    const { id: lotId } = await open().call('objects.add', buildLot(seller, values), seller);
    await open().call('lots.join', { params: { lotId }, body: { action: 'add', pks: [id] } }, seller);
    await send(id, seller, buyer);
    const theirs = await valuesOf(buyer, lotId, 'lot');
    expect(theirs).toMatchObject({ name: 'Invernada', description: 'Gordos' });
    expect(theirs).not.toHaveProperty('notes');
    await send(id, buyer, seller);
    expect(await valuesOf(seller, lotId, 'lot')).toMatchObject(values);
    await expectSound();
  });
});

describe('a file in a private field', () => {
  const read = (member: Member, storageName: string) =>
    open().statusOf('files.read', { params: { storageName } }, member);

  it('is read by the company that put it there, wherever the asset is, and by no other', async () => {
    const storageName = await putFile(open(), seller.token, '%PDF-1.7\n%%EOF\n', 'contrato.pdf');
    const paper = await putFile(open(), seller.token, '%PDF-1.7\n%%EOF\n', 'titulo.pdf');
    const of = (name: string, originalName: string) => [{ storageName: name, originalName }];
    const token = {
      token_code: 'DP-0001',
      contract_file: of(storageName, 'contrato.pdf'),
      price: 1200,
    };
    const ofTokens = { assetType: pastureToken.id, values: { transfer_type: 'ownership' } };
    const [id = 0] = await buildAssets(open(), seller, [token], pastureToken);
    const [animal = 0] = await buildAnimals(open(), seller, 1, {
      certificate_files: of(paper, 'titulo.pdf'),
    });
    expect([await read(seller, storageName), await read(buyer, storageName)]).toEqual([200, 404]);
    await send(id, seller, buyer, ofTokens);
    await send(animal, seller, buyer);
    expect([await read(seller, storageName), await read(buyer, storageName)]).toEqual([200, 404]);
    expect([await read(seller, paper), await read(buyer, paper)]).toEqual([200, 200]);
    expect(await valuesOf(buyer, id)).not.toHaveProperty('contract_file');
    await send(id, buyer, seller, ofTokens);
    expect(await valuesOf(seller, id)).toMatchObject({ price: 1200, contract_file: [{ storageName }] });
    expect(await read(seller, storageName)).toBe(200);
    await expectSound();
  });
});
