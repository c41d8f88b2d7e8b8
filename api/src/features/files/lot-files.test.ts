import { beforeEach, describe, expect, it } from 'vitest';
import type { FileRef } from '@huella/domain/model/value';
import { useTestApp, type Answer } from '../../../test/app';
import { type Member, buildAssets, buildMember } from '../../../test/build';
import { type Sent, buildLot, buildTransfer, buildUpdate } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { putFile } from '../../../test/put-file';
import { takenSomewhere } from '../../../test/sample-files';
import { sweepFiles } from './sweep-files';

const open = useTestApp();
const pdf = '%PDF-1.7\n%%EOF\n';

let member: Member;
let photoBytes: Uint8Array;

const ref = (storageName: string, originalName: string): FileRef => ({ storageName, originalName });
const putPaper = async ({ token }: Member) => ref(await putFile(open(), token, pdf, 'guia.pdf'), 'guia.pdf');
const putPhoto = async ({ token }: Member) =>
  ref(await putFile(open(), token, photoBytes, 'lote.jpg'), 'lote.jpg');

const add = ({ token, boxId }: Member, values: Sent) =>
  open().attempt('objects.add', buildLot({ boxId }, { name: 'Con papeles', ...values }), token);
const update = ({ token }: Member, pk: number, values: Sent) =>
  open().attempt('objects.add', buildUpdate(pk, values, { objectType: 'lot' }), token);

function idOf(answer: Answer): number {
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return (answer.body as { id: number }).id;
}
const issuesOf = (answer: Answer) =>
  (answer.body as { issues: { field: string; code: string }[] }).issues.map(({ field, code }) => [
    field,
    code,
  ]);

async function statusOf(who: Member | null, kind: 'private' | 'public', file: FileRef, more = '') {
  const headers = who === null ? {} : { token: who.token };
  return (await open().ask('GET', `/file/${kind}/${file.storageName}${more}`, headers)).status;
}

async function stateOf({ storageName }: FileRef) {
  const row = await open()
    .db.selectFrom('stored_file')
    .select('state')
    .where('storage_name', '=', storageName)
    .executeTakeFirst();
  return row?.state ?? null;
}

async function diskUsed({ companyId }: Member): Promise<number> {
  const row = await open()
    .db.selectFrom('quota')
    .select('used')
    .where('company_id', '=', companyId)
    .where('kind', '=', 'disk')
    .executeTakeFirst();
  return row?.used ?? 0;
}

beforeEach(async () => {
  member = await buildMember(open(), 'owner');
  photoBytes = await takenSomewhere();
});

describe('a file of a lot', () => {
  it('is held with it, charged, and read by those who may see the lot; a public one by everybody', async () => {
    const [paper, photo] = [await putPaper(member), await putPhoto(member)];
    const id = idOf(await add(member, { papers: [paper], photos: [photo] }));
    expect(await diskUsed(member)).toBe(pdf.length + photoBytes.length);
    expect(await open().call('objects.get', { params: { objectType: 'lot', pk: id } }, member)).toMatchObject(
      {
        values: {
          papers: [{ ...paper, publicFileURI: expect.stringContaining('/file/private/') as string }],
          photos: [{ ...photo, publicFileURI: expect.stringContaining('/file/public/') as string }],
        },
      },
    );
    const stranger = await buildMember(open(), 'owner');
    for (const more of ['', '/thumbnail']) {
      expect(await statusOf(member, 'private', photo, more)).toBe(200);
      expect(await statusOf(null, 'public', photo, more)).toBe(200);
    }
    expect(await statusOf(member, 'private', paper)).toBe(200);
    expect(await statusOf(stranger, 'private', paper)).toBe(404);
    expect(await statusOf(null, 'private', paper)).toBe(401);
    expect(await statusOf(null, 'public', paper)).toBe(404);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('must be there, be what it says, be ours, and have room', async () => {
    const stranger = await buildMember(open(), 'owner');
    const foreign = await putPaper(stranger);
    const own = await putPaper(member);
    for (const bad of [foreign, ref('x'.repeat(22), 'guia.pdf'), ref(own.storageName, 'guia.png')])
      expect(issuesOf(await add(member, { papers: [bad] }))).toEqual([['papers', 'badFile']]);
    const held = await putPaper(stranger);
    idOf(await add(stranger, { papers: [held] }));
    expect(issuesOf(await add(member, { papers: [held] }))).toEqual([['papers', 'badFile']]);
    await open()
      .db.insertInto('quota')
      .values({ company_id: member.companyId, kind: 'disk', used: 0, max: 5 })
      .execute();
    expect(issuesOf(await add(member, { papers: [own] }))).toEqual([['papers', 'noDiskRoom']]);
    expect(await open().call('lots.list', { params: { boxId: member.boxId } }, member)).toEqual([]);
    expect(await stateOf(own)).toBe('registered');
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is let go when the lot names it no more, given back, and swept; one that stays, stays', async () => {
    const [first, second] = [await putPaper(member), await putPaper(member)];
    const id = idOf(await add(member, { papers: [first, second] }));
    idOf(await update(member, id, { papers: [second] }));
    expect([await stateOf(first), await stateOf(second)]).toEqual(['registered', 'held']);
    expect(await diskUsed(member)).toBe(pdf.length);
    // An edit of something else leaves them alone.
    idOf(await update(member, id, { description: 'Otra' }));
    expect(await stateOf(second)).toBe('held');
    const now = open().time.now;
    open().time.now = new Date(now.getTime() + 25 * 3600_000);
    await sweepFiles(open().deps);
    open().time.now = now;
    expect([await stateOf(first), await stateOf(second)]).toEqual([null, 'held']);
    await open().call('lots.remove', { params: { lotId: id } }, member);
    expect(await stateOf(second)).toBe('registered');
    expect(await diskUsed(member)).toBe(0);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('goes along with the lot; no matter who lets go of it then, its payer has the room back', async () => {
    const receiver = await buildMember(open(), 'owner', 8);
    const [paper, photo] = [await putPaper(member), await putPhoto(member)];
    const ids = await buildAssets(open(), member, [{ visual_tag: 'KD484C0010', sex: 'H', category: 'VQ' }]);
    const id = idOf(await add(member, { papers: [paper], photos: [photo], assets: ids.map(String) }));
    await open().call('transfers.add', buildTransfer(member, receiver, ids), member);
    expect([await statusOf(receiver, 'private', paper), await statusOf(member, 'private', paper)]).toEqual([
      200, 404,
    ]);
    idOf(await update(receiver, id, { papers: null }));
    expect(await stateOf(paper)).toBe('registered');
    expect([await diskUsed(member), await diskUsed(receiver)]).toEqual([photoBytes.length, 0]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('that two edits change at the same moment is held by the lot that was saved', async () => {
    const [first, second] = [await putPaper(member), await putPaper(member)];
    const id = idOf(await add(member, {}));
    const other = idOf(await add(member, { name: 'Otro lote' }));
    const answers = await Promise.all([
      update(member, id, { papers: [first] }),
      update(member, other, { papers: [first] }),
      update(member, id, { papers: [second] }),
    ]);
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 400)).toBe(
      true,
    );
    const held = await open()
      .db.selectFrom('file_hold')
      .innerJoin('lot', 'lot.id', 'file_hold.lot_id')
      .select(['lot.attributes', 'file_hold.storage_name'])
      .where('lot.id', 'in', [id, other])
      .execute();
    for (const { attributes, storage_name } of held)
      expect(JSON.stringify(attributes)).toContain(storage_name);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
