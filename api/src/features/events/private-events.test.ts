import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildMember } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { type Sent, buildAdd, buildEvent, buildTransfer } from '../../../test/build-input';

const open = useTestApp();

let seller: Member;
let buyer: Member;

/** What the seller keeps for itself, each with a word of its own. */
const kept = ['nota-propia', '777.5', 'comentario-propio', 'Ana Pérez', 'operario-propio', '888.5'];

const headerValues = { comment: 'comentario-propio' };

/** An animal of the seller with a history. */
async function load(): Promise<number> {
  const values = buildAnimal({ notes: 'nota-propia', purchase_price: 777.5, purchase_currency: 'USD' });
  const { id } = await open().call('objects.add', buildAdd(seller, values, { headerValues }), seller);
  await record(seller, id, 7, {
    session: '2026-11-20T12:00:00.000Z',
    operator: 'operario-propio',
    weight: 310,
  });
  return id;
}

async function record(member: Member, id: number, eventType: number, common: Sent): Promise<void> {
  const input = buildEvent(member, eventType, { pks: [id], common, headerValues });
  await open().call('objects.addMassive', input, member);
}

async function send(id: number, transfer_type: 'PRO' | 'TEN'): Promise<number> {
  const input = buildTransfer(seller, buyer, [id], {
    values: { transfer_type, dte_motive: 'INV', price: 888.5, currency: 'USD' },
    headerValues: { comment: 'lo-que-va-con-el-envio' },
  });
  return (await open().call('transfers.add', input, seller)).transfer.id;
}

/** What was answered, with its numbers as they are stored. */
const textOf = (reply: unknown) =>
  JSON.stringify(reply).replaceAll('777,5', '777.5').replaceAll('888,5', '888.5');

const historyOf = async (member: Member, pk: number) =>
  textOf(await open().call('events.ofAsset', { params: { pk } }, member));

async function companyName({ companyId }: Member): Promise<string> {
  const { rows } = await open().pool.query<{ name: string }>('select name from company where id = $1', [
    companyId,
  ]);
  return rows[0]?.name ?? '';
}

beforeEach(async () => {
  seller = await buildMember(open(), 'owner');
  buyer = await buildMember(open(), 'owner', 8);
});

describe('the history of an asset', () => {
  it('shows everything to its own company', async () => {
    const id = await load();
    const shown = await historyOf(seller, id);
    for (const word of kept.slice(0, 5)) expect(shown).toContain(word);
  });

  it.each(['PRO', 'TEN'] as const)(
    'shows anyone who has it by %s what happened, and nothing that its company keeps',
    async (kind) => {
      const id = await load();
      await send(id, kind);
      const shown = await historyOf(buyer, id);
      for (const word of kept) expect(shown).not.toContain(word);
      for (const word of ['Manga', '310', 'lo-que-va-con-el-envio', await companyName(seller)])
        expect(shown).toContain(word);
      await record(buyer, id, 1, { weight: 320, weighing_type: 'BAL' });
      const own = await historyOf(buyer, id);
      for (const word of ['comentario-propio', 'Ana Pérez']) expect(own).toContain(word);
    },
  );

  it('is the same as a document of EPCIS', async () => {
    const id = await load();
    const { rows } = await open().pool.query<{ id: number }>(
      'select event_id as id from event_asset where asset_id = $1 order by sequence',
      [id],
    );
    const documents = (member: Member) =>
      Promise.all(
        rows.map(async ({ id: eventId }) => {
          const answer = await open().call('events.epcisOfAsset', { params: { pk: id, eventId } }, member);
          return answer.bytes.toString();
        }),
      );
    const before = (await documents(seller)).join(' ');
    for (const word of ['nota-propia', '777.5', 'comentario-propio', 'operario-propio'])
      expect(before).toContain(word);
    await send(id, 'PRO');
    const after = (await documents(buyer)).join(' ');
    for (const word of kept) expect(after).not.toContain(word);
    expect(after).toContain('310');
  });
});

describe('a transfer', () => {
  it('shows its comment to both sides, and to each the names of its own people and what it keeps', async () => {
    const transferId = await send(await load(), 'PRO');
    const listed = async (member: Member) =>
      textOf(await open().call('transfers.list', { params: { boxId: member.boxId } }, member));
    const shown = async (member: Member) =>
      textOf(await open().call('transfers.get', { params: { boxId: member.boxId, transferId } }, member));
    const events = async (member: Member) =>
      textOf(await open().call('events.list', { params: { boxId: member.boxId } }, member));
    for (const ask of [listed, shown, events]) {
      const [ours, theirs] = [await ask(seller), await ask(buyer)];
      for (const each of [ours, theirs]) expect(each).toContain('lo-que-va-con-el-envio');
      expect(ours).toContain('Ana Pérez');
      for (const word of kept) expect(theirs).not.toContain(word);
      expect(theirs).toContain(await companyName(seller));
    }
    expect(await shown(seller)).toContain('888.5');
  });
});
