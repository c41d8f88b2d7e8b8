import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildColleague, buildMember } from '../../../test/build';
import { buildTransfer } from '../../../test/build-input';
import { putFile } from '../../../test/put-file';

const open = useTestApp();

let sender: Member;
let receiver: Member;

/** Sends an animal with its permit, and answers the transfer and the name of the permit's file. */
async function send(values: object = {}) {
  const [id = 0] = await buildAnimals(open(), sender, 1);
  const storageName = await putFile(open(), sender.token, '%PDF-1.7\n%%EOF\n', 'dte.pdf');
  const { transfer } = await open().call(
    'transfers.add',
    buildTransfer(sender, receiver, [id], {
      values: {
        ...{ transfer_type: 'PRO', dte_motive: 'INV', dte: '0404571877' },
        dte_file: [{ storageName, originalName: 'dte.pdf' }],
        ...values,
      },
    }),
    sender,
  );
  return { id, transferId: transfer.id, storageName };
}

const seenBy = (member: Member, transferId: number, token = member.token) =>
  open().attempt('transfers.get', { params: { boxId: member.boxId, transferId } }, token);
const read = (storageName: string, token: string) =>
  open().attempt('files.read', { params: { storageName } }, token);

beforeEach(async () => {
  sender = await buildMember(open(), 'owner');
  receiver = await buildMember(open(), 'owner', 8);
});

describe('the papers of a transfer', () => {
  it('are shown to both sides, with their files', async () => {
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
      // What goes over is among the facts.
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
    await open().call(
      'transfers.answer',
      { params: { boxId: receiver.boxId, transferId }, body: { answer: 'all' } },
      receiver,
    );
    expect(await statuses()).toEqual([200, 200, 404]);
    // Who gets the animal next has its history, and no paper of others that it does not hold.
    expect(await open().statusOf('events.ofAsset', { params: { pk: id } }, receiver)).toBe(200);
    expect(await open().statusOf('files.read', { params: { storageName } })).toBe(401);
  });

  it('stay with who may list there: a right that is gone reads nothing', async () => {
    const { storageName } = await send();
    const { userId: viewer, token } = await buildColleague(open(), sender, 'viewer');
    expect((await read(storageName, token)).status).toBe(200);
    await open().db.deleteFrom('relation').where('user_id', '=', viewer).execute();
    expect((await read(storageName, token)).status).toBe(404);
  });
});
