import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildMember } from '../../../test/build';
import { buildTransfer, buildUpdate } from '../../../test/build-input';

const open = useTestApp();

let sender: Member;
let receiver: Member;
let transferId: number;
let id: number;

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
  await open().pool.query('update box set confirms = true where id = $1', [receiver.boxId]);
  const cow = {
    category: 'VQ',
    breed: 'AA',
    sex: 'H',
    weight: 310,
    notes: 'no se vende',
    purchase_price: 777.5,
  };
  [id = 0] = await buildAnimals(open(), sender, 1, cow);
  const { transfer } = await open().call('transfers.add', buildTransfer(sender, receiver, [id]), sender);
  transferId = transfer.id;
});

async function factsFor(member: Member): Promise<readonly string[]> {
  const params = { boxId: member.boxId, transferId };
  const { assets } = await open().call('transfers.get', { params }, member);
  return (assets[0]?.facts ?? []).map(({ label, text }) => `${label}: ${text}`);
}

const answer = (body: { readonly answer: 'all' | 'none'; readonly reason?: string }) =>
  open().call('transfers.answer', { params: { boxId: receiver.boxId, transferId }, body }, receiver);

describe('an asset of a transfer', () => {
  it('says what it is to who will receive it, and nothing that its company keeps', async () => {
    const facts = await factsFor(receiver);
    expect(facts).toContain('Categoría: Vaquillona');
    expect(facts).toContain('Raza: Aberdeen Angus');
    expect(facts.join()).not.toMatch(/no se vende|777/);
  });

  it('says to who sent it what it was then, and no more of what became of it', async () => {
    await answer({ answer: 'all' });
    await open().call('objects.add', buildUpdate(id, { breed: 'H' }), receiver);
    expect(await factsFor(sender)).toContain('Raza: Aberdeen Angus');
    expect((await factsFor(receiver)).join()).toContain('Raza: Hereford');
  });

  it('that went back is no business of who did not take it', async () => {
    await answer({ answer: 'none', reason: 'Sin papeles' });
    expect(await factsFor(receiver)).toEqual([]);
    expect(await factsFor(sender)).toContain('Categoría: Vaquillona');
  });
});

describe('the columns of a list of transfers', () => {
  const columns = async () => {
    const { cols, rows } = await open().call('transfers.list', { params: { boxId: sender.boxId } }, sender);
    for (const { field } of cols) expect(rows[0]).toHaveProperty(field);
    return cols;
  };

  it('are named in the language of the reader, without one of proofs while there are none', async () => {
    const names = async () => (await columns()).map(({ headerName }) => headerName);
    expect(await names()).toEqual(['Estado', 'Sentido', 'Tipo', 'Cantidad', 'Recibidos', 'Fecha', 'Usuario']);
    await open().pool.query(`update app_user set language = 'en' where id = $1`, [sender.userId]);
    expect(await names()).toEqual(['State', 'Direction', 'Type', 'Count', 'Received', 'Date', 'User']);
  });
});
