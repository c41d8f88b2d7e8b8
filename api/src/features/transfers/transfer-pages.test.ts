import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildMember } from '../../../test/build';
import { buildTransfer } from '../../../test/build-input';
import type { InputFor } from '../../../test/client';

const open = useTestApp();

let sender: Member;
let receiver: Member;

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
});

/** Sends so many animals, each by a transfer of its own; answers the transfers, the oldest first. */
async function sendEach(count: number, comment = 'Al feedlot'): Promise<readonly number[]> {
  const sent: number[] = [];
  for (const id of await buildAnimals(open(), sender, count)) {
    const input = buildTransfer(sender, receiver, [id], { headerValues: { comment } });
    sent.push((await open().call('transfers.add', input, sender)).transfer.id);
  }
  return sent;
}

type Query = NonNullable<InputFor<'transfers.list'>['query']>;
const list = (query: Query, member = sender) =>
  open().call('transfers.list', { params: { boxId: member.boxId }, query }, member);
const idsOf = async (query: Query, member = sender) => (await list(query, member)).rows.map(({ id }) => id);

describe('the list of transfers', () => {
  it('pages to the very first, with the exact total', async () => {
    const sent = await sendEach(23);
    const [one, two] = [await list({ page: '0' }), await list({ page: '1' })];
    expect([one.total, one.rows.length, two.total, two.rows.length]).toEqual([23, 20, 23, 3]);
    expect([...one.rows, ...two.rows].map(({ id }) => id)).toEqual([...sent].reverse());
    expect(await idsOf({ page: '0', sortField: 'event_event', sortDir: 'asc' })).toContain(sent[0]);
    expect(await list({ page: '0', state: 'rejected' })).toMatchObject({ rows: [], total: 0 });
  });

  it('is searched in establishments, comments and companies, whatever the accents, and in nothing else', async () => {
    const [first = 0] = await sendEach(1, 'A la fería de Ñandubay');
    await sendEach(1, 'Otro');
    await open().db.updateTable('box').set({ name: 'Los Álamos' }).where('id', '=', receiver.boxId).execute();
    expect(await idsOf({ search: 'FERIA de ñandú' })).toEqual([first]);
    expect(await idsOf({ search: 'alamos' })).toHaveLength(2);
    expect(await idsOf({ search: 'feria', direction: 'in' }, receiver)).toEqual([first]);
    expect(await idsOf({ search: '%' })).toEqual([]);
    const named = { firstname: 'Zulema', lastname: 'Paz' };
    await open().db.updateTable('app_user').set(named).where('id', '=', sender.userId).execute();
    expect(await idsOf({ search: 'zulema' })).toHaveLength(2);
    // To the other company they are no person.
    expect(await idsOf({ search: 'zulema' }, receiver)).toEqual([]);
    const day = open().time.now.toISOString().slice(0, 10).split('-').reverse().join('/');
    expect(await idsOf({ search: day })).toHaveLength(2);
    const stranger = await buildMember(open(), 'owner');
    expect(await list({ search: 'feria' }, stranger)).toMatchObject({ rows: [], total: 0 });
  });

  it.each(['page=-1', 'pageSize=101', 'sortField=username', 'state=lost'])('refuses %s', async (query) => {
    const path = `/boxes/${String(sender.boxId)}/transfers?${query}`;
    expect((await open().ask('GET', path, { token: sender.token })).status).toBe(400);
  });
});

describe('a transfer that is done', () => {
  it('says what of it is still there, free to be sent back, and where to', async () => {
    const ids = await buildAnimals(open(), sender, 3);
    const { transfer } = await open().call('transfers.add', buildTransfer(sender, receiver, ids), sender);
    const [paused = 0] = ids;
    await open().db.updateTable('asset').set({ paused_message: 'x' }).where('id', '=', paused).execute();
    const read = (member: Member) => {
      const params = { boxId: String(member.boxId), transferId: String(transfer.id) };
      return open().call('transfers.get', { params }, member);
    };
    const box = open().db.selectFrom('box').select('alias').where('id', '=', sender.boxId);
    const { alias } = await box.executeTakeFirstOrThrow();
    const arrived = await read(receiver);
    expect(arrived.transfer.source.alias).toBe(alias);
    expect(arrived.assets.map(({ id, here }) => [id, here])).toEqual(ids.map((id) => [id, id !== paused]));
    expect((await read(sender)).assets.map(({ here }) => here)).toEqual([false, false, false]);
  });
});
