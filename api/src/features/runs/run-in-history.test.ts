import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildMember } from '../../../test/build';
import { buildAnimalRows } from '../../../test/build-animal';
import { buildList, buildRows, buildTransfer } from '../../../test/build-input';
import { workRun } from './work-run';

const open = useTestApp();

const runsOf = async (pk: number, member: Member) =>
  (await open().call('events.ofAsset', { params: { pk } }, member)).entries.map(({ run }) => run);

it('the history of an animal leads to the run that loaded it, for its own company where it still is', async () => {
  const owner = await buildMember(open(), 'owner');
  const { id: runId } = await open().call('objects.addMassive', buildRows(owner, buildAnimalRows(31)), owner);
  await workRun(open().deps, runId);
  const { res } = await open().call('objects.list', buildList(owner), owner);
  const id = res[0]?.id ?? 0;
  expect((await runsOf(id, owner)).at(-1)).toMatchObject({ id: runId });
  const buyer = await buildMember(open(), 'owner', 8);
  await open().call('transfers.add', buildTransfer(owner, buyer, [id]), owner);
  expect(await runsOf(id, buyer)).toEqual([null, null]);
});
