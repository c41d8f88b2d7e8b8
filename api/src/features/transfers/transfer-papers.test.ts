import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildMember, buildRelation, buildToken, buildUser } from '../../../test/build';
import { putFile } from '../../../test/put-file';

const open = useTestApp();
type Member = Awaited<ReturnType<typeof buildMember>>;

let sender: Member;
let receiver: Member;
let serial = 0;

/** Sends an animal with its permit, and answers the transfer and the name of the permit's file. */
async function send(values: object = {}) {
  serial += 1;
  const visual_tag = `KD482L${String(serial).padStart(3, '0')}0`;
  const [id = 0] = await buildAssets(open(), sender, [{ visual_tag, sex: 'H', category: 'VQ' }]);
  const storageName = await putFile(open(), sender.token, '%PDF-1.7\n%%EOF\n', 'dte.pdf');
  const answer = await open().ask('POST', '/objects/add/assets/transfer/massive', {
    token: sender.token,
    body: {
      ...{ boxSource: sender.boxId, boxTarget: receiver.boxId, globalModel: 33, rows: [id] },
      values: {
        ...{ transfer_type: 'PRO', dte_motive: 'INV', dte: '0404571877' },
        dte_file: [{ storageName, originalName: 'dte.pdf' }],
        ...values,
      },
      submitKey: `papers-${String(serial)}`,
    },
  });
  expect(answer.status).toBe(200);
  const { transfer } = z.object({ transfer: z.object({ id: z.number() }) }).parse(answer.body);
  return { id, transferId: transfer.id, storageName };
}

const seenBy = (member: Member, transferId: number, token = member.token) =>
  open().ask('GET', `/boxes/${String(member.boxId)}/transfers/${String(transferId)}`, { token });
const read = (storageName: string, token: string) =>
  open().ask('GET', `/file/private/${storageName}`, { token });

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
});

describe('the papers of a transfer', () => {
  it('are told to both sides, with their files', async () => {
    const { transferId, storageName } = await send();
    const papers = [
      expect.objectContaining({ name: 'dte', files: [] }),
      expect.objectContaining({ name: 'dte_motive' }),
      expect.objectContaining({
        name: 'dte_file',
        files: [expect.objectContaining({ storageName, originalName: 'dte.pdf' })],
      }),
    ];
    for (const member of [sender, receiver]) {
      const { status, body } = await seenBy(member, transferId);
      expect(status).toBe(200);
      expect(body).toMatchObject({ papers: expect.arrayContaining(papers) });
      // What goes over stands among the facts.
      expect(JSON.stringify(body)).not.toContain('"transfer_type"');
    }
  });

  it('are read by both sides, also once the animal is gone and before it is taken, and by nobody else', async () => {
    await open().db.updateTable('box').set({ confirms: true }).where('id', '=', receiver.boxId).execute();
    const { id, transferId, storageName } = await send();
    const stranger = await buildMember(open(), 'owner');
    const statuses = async () =>
      Promise.all(
        [sender, receiver, stranger].map(async ({ token }) => (await read(storageName, token)).status),
      );
    expect(await statuses()).toEqual([200, 200, 404]);
    const path = `/boxes/${String(receiver.boxId)}/transfers/${String(transferId)}/answer`;
    const taken = await open().ask('POST', path, { token: receiver.token, body: { answer: 'all' } });
    expect(taken.status).toBe(200);
    expect(await statuses()).toEqual([200, 200, 404]);
    // Who gets the animal next has its history, and no paper of others that it does not hold.
    expect((await open().ask('GET', `/assets/${String(id)}/events`, { token: receiver.token })).status).toBe(
      200,
    );
    expect((await open().ask('GET', `/file/private/${storageName}`, {})).status).toBe(401);
  });

  it('stay with who may list there: a right that is gone reads nothing', async () => {
    const { storageName } = await send();
    const viewer = await buildUser(open());
    await buildRelation(open(), viewer, { boxId: sender.boxId }, 'viewer');
    const token = await buildToken(open(), viewer);
    expect((await read(storageName, token)).status).toBe(200);
    await open().db.deleteFrom('relation').where('user_id', '=', viewer).execute();
    expect((await read(storageName, token)).status).toBe(404);
  });
});
