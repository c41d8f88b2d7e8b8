import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { pastureToken } from '@huella/domain/catalogue/assets/pasture-token';
import { useTestApp } from '../../../test/app';
import { animalOf } from '../../../test/animal-row';
import { buildAssets, buildBox, buildMember } from '../../../test/build';
import { findInvariantFaults } from '../../../test/invariants';
import { putFile } from '../../../test/put-file';
import { checkChains } from '../../db/ledger/check-chains';

const open = useTestApp();
type Member = Awaited<ReturnType<typeof buildMember>>;

let seller: Member;
let buyer: Member;
let serial = 0;

const kept = { notes: 'mansa y lechera', purchase_price: 777.5, purchase_currency: 'USD' };

async function load(more: object = kept): Promise<number> {
  serial += 1;
  const row = { ...animalOf(`KD482N${String(serial).padStart(3, '0')}0`), weight: 310, ...more };
  const [id = 0] = await buildAssets(open(), seller, [row]);
  return id;
}

interface Sent {
  readonly kind?: 'PRO' | 'TEN';
  readonly date?: string;
  readonly model?: number;
}

async function send(
  id: number,
  from: Member,
  to: Member,
  { kind = 'PRO', date, model = cowAr.id }: Sent = {},
) {
  serial += 1;
  const answer = await open().ask('POST', '/objects/add/assets/transfer/massive', {
    token: from.token,
    body: {
      ...{ boxSource: from.boxId, boxTarget: to.boxId, globalModel: model, rows: [id] },
      values:
        model === cowAr.id ? { transfer_type: kind, dte_motive: 'INV' } : { transfer_type: 'ownership' },
      ...(date !== undefined && { headerValues: { date } }),
      submitKey: `kept-values-${String(serial)}`,
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return z.object({ transfer: z.object({ id: z.number() }) }).parse(answer.body).transfer.id;
}

async function edit(member: Member, id: number, values: object, date?: string): Promise<void> {
  const answer = await open().ask('POST', '/objects/add', {
    token: member.token,
    body: {
      ...{ objectType: 'asset', pkObjectType: cowAr.id, globalModel: cowAr.id, pkReferer: member.boxId },
      ...{ action: 'update', pk: id, values, ...(date !== undefined && { headerValues: { date } }) },
    },
  });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
}

async function valuesOf(member: Member, id: number): Promise<Readonly<Record<string, unknown>>> {
  const answer = await open().ask('GET', `/objects/get/asset/${String(id)}`, { token: member.token });
  expect(answer.status).toBe(200);
  return z.object({ values: z.record(z.string(), z.unknown()) }).parse(answer.body).values;
}

/** What a list of an establishment answers. */
async function list(member: Member, body: object = {}, path = '', sort = '0/0'): Promise<readonly unknown[]> {
  const answer = await open().ask(
    'POST',
    `/objects/get/all/33/asset/33/${String(member.boxId)}/0/0/0/20/${sort}${path}`,
    { token: member.token, body },
  );
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return z.object({ res: z.array(z.unknown()) }).parse(answer.body).res;
}

const transferredOf = (member: Member) => list(member, {}, `/transferred/${String(member.boxId)}/1000`);

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
      await send(id, seller, buyer, { kind });
      const values = await valuesOf(buyer, id);
      expect(values).toMatchObject({ weight: 310, breed: 'AA' });
      for (const name of Object.keys(kept)) expect(values).not.toHaveProperty(name);
      const words = { filters: [{ field: 'notes', operator: '=', value: 'mansa' }] };
      expect(await list(buyer)).toHaveLength(1);
      expect(await list(buyer, words)).toEqual([]);
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
    expect(JSON.stringify(await list(seller, {}, '', 'purchase_price/desc'))).toContain('777.5');
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
    const path = `/boxes/${String(buyer.boxId)}/transfers/${String(transferId)}/answer`;
    const answer = await open().ask('POST', path, { token: buyer.token, body: { answer: 'all' } });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    for (const name of Object.keys(kept)) expect(await valuesOf(buyer, id)).not.toHaveProperty(name);
    const history = await open().ask('GET', `/assets/${String(id)}/events`, { token: buyer.token });
    expect(JSON.stringify(history.body)).not.toContain('mansa');
    await expectSound();
  });

  it('stays behind whatever day the transfer is said to have happened on', async () => {
    const id = await load();
    await edit(seller, id, { notes: 'anotado después' });
    await send(id, seller, buyer, { date: '2026-11-10' });
    expect(await valuesOf(buyer, id)).not.toHaveProperty('notes');
    await edit(buyer, id, { notes: 'de quien compró' });
    expect(await valuesOf(buyer, id)).toMatchObject({ notes: 'de quien compró' });
    await expectSound();
  });
});

describe('a lot that goes along', () => {
  async function call(member: Member, path: string, body: object): Promise<number> {
    const answer = await open().ask('POST', path, { token: member.token, body });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return z.object({ id: z.number().optional() }).parse(answer.body).id ?? 0;
  }
  const lotOf = async (member: Member, id: number) => {
    const answer = await open().ask('GET', `/objects/get/lot/${String(id)}`, { token: member.token });
    expect(answer.status).toBe(200);
    return z.object({ values: z.record(z.string(), z.unknown()) }).parse(answer.body).values;
  };

  it('leaves its notes behind and finds them again', async () => {
    const id = await load();
    const values = {
      name: 'Invernada',
      opened_on: '2026-11-20',
      notes: 'para vender en marzo',
      description: 'Gordos',
    };
    const about = {
      objectType: 'lot',
      pkObjectType: cowAr.id,
      globalModel: cowAr.id,
      pkReferer: seller.boxId,
    };
    const lotId = await call(seller, '/objects/add', { ...about, action: 'add', values });
    await call(seller, `/lots/${String(lotId)}/assets`, { action: 'add', pks: [id] });
    await send(id, seller, buyer);
    const theirs = await lotOf(buyer, lotId);
    expect(theirs).toMatchObject({ name: 'Invernada', description: 'Gordos' });
    expect(theirs).not.toHaveProperty('notes');
    await send(id, buyer, seller);
    expect(await lotOf(seller, lotId)).toMatchObject(values);
    await expectSound();
  });
});

describe('a file in a private field', () => {
  const read = async ({ token }: Member, name: string) =>
    (await open().ask('GET', `/file/private/${name}`, { token })).status;

  it('is read by the company that put it there, wherever the asset is, and by no other', async () => {
    serial += 1;
    const storageName = await putFile(open(), seller.token, '%PDF-1.7\n%%EOF\n', 'contrato.pdf');
    const paper = await putFile(open(), seller.token, '%PDF-1.7\n%%EOF\n', 'titulo.pdf');
    const of = (name: string, originalName: string) => [{ storageName: name, originalName }];
    const token = {
      token_code: `DP-${String(serial).padStart(4, '0')}`,
      contract_file: of(storageName, 'contrato.pdf'),
      price: 1200,
    };
    const [id = 0] = await buildAssets(open(), seller, [token], pastureToken);
    const [animal = 0] = await buildAssets(open(), seller, [
      {
        ...animalOf(`KD482P${String(serial).padStart(3, '0')}0`),
        certificate_files: of(paper, 'titulo.pdf'),
      },
    ]);
    expect([await read(seller, storageName), await read(buyer, storageName)]).toEqual([200, 404]);
    await send(id, seller, buyer, { model: pastureToken.id });
    await send(animal, seller, buyer);
    expect([await read(seller, storageName), await read(buyer, storageName)]).toEqual([200, 404]);
    expect([await read(seller, paper), await read(buyer, paper)]).toEqual([200, 200]);
    expect(await valuesOf(buyer, id)).not.toHaveProperty('contract_file');
    await send(id, buyer, seller, { model: pastureToken.id });
    expect(await valuesOf(seller, id)).toMatchObject({ price: 1200, contract_file: [{ storageName }] });
    expect(await read(seller, storageName)).toBe(200);
    await expectSound();
  });
});
