import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildMember } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildAdd, buildEvent, buildLot, buildUpdate } from '../../../test/build-input';
import { inspection, papersModel } from '../../../test/papers-model';
import { putFile } from '../../../test/put-file';
import { useModel } from '../../../test/use-model';

useModel(papersModel);
const open = useTestApp();

const pdf = '%PDF-1.7\n%%EOF\n';
const entriesOf = async (pk: number, member: Member) =>
  (await open().call('events.ofAsset', { params: { pk } }, member)).entries;
const put = async ({ token }: Member, originalName: string) => ({
  storageName: await putFile(open(), token, pdf, originalName),
  originalName,
});
const animalOf = async (member: Member, more = {}) =>
  (await open().call('objects.add', buildAdd(member, buildAnimal(more)), member)).id;
const lookAt = async (pk: number, member: Member) =>
  open().call('objects.get', { params: { objectType: 'asset', pk } }, member);

it('an event comes with its own files and with those that it gave the asset, each once', async () => {
  const owner = await buildMember(open(), 'owner', 1);
  const of = { assetType: papersModel.id };
  const [first, second, report] = [
    await put(owner, 'uno.pdf'),
    await put(owner, 'dos.pdf'),
    await put(owner, 'informe.pdf'),
  ];
  const { id } = await open().call(
    'objects.add',
    buildAdd(owner, { name: 'A-1', papers: [first] }, of),
    owner,
  );
  await open().call('objects.add', buildUpdate(id, { papers: [first, second] }, of), owner);
  const event = buildEvent(owner, inspection, { ...of, pks: [id], common: { report: [report] } });
  await open().call('objects.addMassive', event, owner);
  const files = (await entriesOf(id, owner)).map((entry) => entry.files.map((file) => file.originalName));
  expect(files).toEqual([['informe.pdf'], ['dos.pdf'], ['uno.pdf']]);
});

describe('an animal', () => {
  let owner: Member;

  beforeEach(async () => {
    owner = await buildMember(open(), 'owner');
  });

  it('has what is about its health told apart, of a pass through the chute only where something was given', async () => {
    const id = await animalOf(owner);
    const session = '2026-11-20T12:00:00.000Z';
    for (const more of [{ weight: 310 }, { vaccines: ['CAR'], vaccine_batch: 'C-1' }]) {
      const event = buildEvent(owner, 7, { pks: [id], common: { session, ...more } });
      await open().call('objects.addMassive', event, owner);
    }
    expect((await entriesOf(id, owner)).map(({ health }) => health)).toEqual([true, false, false]);
  });

  it('says which lot it is in and which public page it has', async () => {
    const id = await animalOf(owner);
    expect(await lookAt(id, owner)).not.toHaveProperty('lot');
    const lot = await open().call('objects.add', buildLot(owner, { name: 'Primavera', assets: [id] }), owner);
    const found = await lookAt(id, owner);
    expect(found).toMatchObject({ lot: { id: lot.id, name: 'Primavera' } });
    expect(found).toHaveProperty('publicPage', expect.stringMatching(/\/[\w-]{22}$/));
  });
});
