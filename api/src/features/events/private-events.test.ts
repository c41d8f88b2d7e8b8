import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../../test/app';
import { animalOf } from '../../../test/animal-row';
import { buildMember } from '../../../test/build';

const open = useTestApp();
type Member = Awaited<ReturnType<typeof buildMember>>;

let seller: Member;
let buyer: Member;
let serial = 0;

/** What the seller keeps for itself, each with a word of its own. */
const kept = ['nota-propia', '777.5', 'comentario-propio', 'Ana Pérez', 'operario-propio', '888.5'];

async function call(member: Member, path: string, body: object): Promise<unknown> {
  const answer = await open().ask('POST', path, { token: member.token, body });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
}

const about = ({ boxId }: Member) => ({
  ...{ objectType: 'asset', pkObjectType: 33, globalModel: 33, pkReferer: boxId },
});

/** An animal of the seller with a history. */
async function load(): Promise<number> {
  serial += 1;
  const values = {
    ...animalOf(`KD482M${String(serial).padStart(3, '0')}0`),
    ...{ notes: 'nota-propia', purchase_price: 777.5, purchase_currency: 'USD' },
  };
  const headerValues = { comment: 'comentario-propio' };
  const added = await call(seller, '/objects/add', { ...about(seller), action: 'add', values, headerValues });
  const { id } = z.object({ id: z.number() }).parse(added);
  await record(seller, id, 7, {
    session: '2026-11-20T12:00:00.000Z',
    operator: 'operario-propio',
    weight: 310,
  });
  return id;
}

async function record(member: Member, id: number, eventType: number, values: object): Promise<void> {
  serial += 1;
  await call(member, '/objects/add/massive', {
    ...about(member),
    ...{ action: 'update', pks: [id], common: values },
    actionContext: { context: 'massive_manual_form', eventType },
    headerValues: { comment: 'comentario-propio' },
    submitKey: `private-${String(serial)}`,
  });
}

async function send(id: number, transfer_type: 'PRO' | 'TEN'): Promise<number> {
  serial += 1;
  const done = await call(seller, '/objects/add/assets/transfer/massive', {
    ...{ boxSource: seller.boxId, boxTarget: buyer.boxId, globalModel: 33, rows: [id] },
    values: { transfer_type, dte_motive: 'INV', price: 888.5, currency: 'USD' },
    headerValues: { comment: 'lo-que-va-con-el-envio' },
    submitKey: `private-${String(serial)}`,
  });
  return z.object({ transfer: z.object({ id: z.number() }) }).parse(done).transfer.id;
}

async function read({ token }: Member, path: string): Promise<string> {
  const answer = await open().ask('GET', path, { token });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return JSON.stringify(answer.body).replaceAll('777,5', '777.5').replaceAll('888,5', '888.5');
}

const historyOf = (member: Member, id: number) => read(member, `/assets/${String(id)}/events`);

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
  it('tells its own company everything', async () => {
    const id = await load();
    const told = await historyOf(seller, id);
    for (const word of kept.slice(0, 5)) expect(told).toContain(word);
  });

  it.each(['PRO', 'TEN'] as const)(
    'tells whoever has it by %s what happened, and nothing that its company keeps',
    async (kind) => {
      const id = await load();
      await send(id, kind);
      const told = await historyOf(buyer, id);
      for (const word of kept) expect(told).not.toContain(word);
      for (const word of ['Manga', '310', 'lo-que-va-con-el-envio', await companyName(seller)])
        expect(told).toContain(word);
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
          const answer = await open().ask('GET', `/assets/${String(id)}/events/${String(eventId)}/epcis`, {
            token: member.token,
          });
          expect(answer.status).toBe(200);
          return JSON.stringify(answer.body);
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
  it('tells both sides its comment, and each the names of its own people and what it keeps', async () => {
    const transferId = await send(await load(), 'PRO');
    const listed = (member: Member) => read(member, `/boxes/${String(member.boxId)}/transfers`);
    const told = (member: Member) =>
      read(member, `/boxes/${String(member.boxId)}/transfers/${String(transferId)}`);
    const events = (member: Member) => read(member, `/boxes/${String(member.boxId)}/events`);
    for (const ask of [listed, told, events]) {
      const [ours, theirs] = [await ask(seller), await ask(buyer)];
      for (const each of [ours, theirs]) expect(each).toContain('lo-que-va-con-el-envio');
      expect(ours).toContain('Ana Pérez');
      for (const word of kept) expect(theirs).not.toContain(word);
      expect(theirs).toContain(await companyName(seller));
    }
    expect(await told(seller)).toContain('888.5');
  });
});
