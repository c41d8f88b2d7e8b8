import { expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildMember, type Member } from '../../../test/build';
import { buildAnimalRows } from '../../../test/build-animal';
import { buildList, buildRows, buildTransfer } from '../../../test/build-input';
import { workRun } from './work-run';

const open = useTestApp();

async function load(owner: Member, count: number): Promise<number> {
  const { id } = await open().call('objects.addMassive', buildRows(owner, buildAnimalRows(count)), owner);
  await workRun(open().deps, id);
  return id;
}

const ofRuns = (...values: unknown[]) => [{ field: 'run', operator: 'inArray', values }];

/** How many animals of a member a list finds that these runs wrote to. */
const countOf = async (member: Member, ...runs: unknown[]) => {
  const input = buildList(member, { body: { filters: ofRuns(...runs) } });
  return (await open().call('objects.list', input, member)).resTotal;
};

it('what a load brought is found by its run, and nothing else is', async () => {
  const owner = await buildMember(open(), 'owner');
  const [first, second] = [await load(owner, 3), await load(owner, 32)];
  expect(await countOf(owner, String(first))).toBe(3);
  expect(await countOf(owner, String(second))).toBe(32);
  expect(await countOf(owner, String(first), second)).toBe(35);
  expect(await countOf(owner, '999999', 'x')).toBe(0);
});

it('what others loaded elsewhere is not found by their run', async () => {
  const seller = await buildMember(open(), 'owner');
  const run = await load(seller, 2);
  const { res } = await open().call('objects.list', buildList(seller), seller);
  const buyer = await buildMember(open(), 'owner', 8);
  const sold = res.map(({ id }) => id);
  await open().call('transfers.add', buildTransfer(seller, buyer, sold), seller);
  const { resTotal } = await open().call('objects.list', buildList(buyer), buyer);
  expect(resTotal).toBe(2);
  expect(await countOf(buyer, String(run))).toBe(0);
});

it('what a load brought becomes a lot at once', async () => {
  const owner = await buildMember(open(), 'owner');
  const run = await load(owner, 4);
  const made = await open().call(
    'objects.add',
    {
      body: {
        ...{ action: 'add', objectType: 'lot', pkObjectType: 33, globalModel: 33, pkReferer: owner.boxId },
        values: { name: 'Recría', opened_on: '01/03/2026' },
      },
    },
    owner,
  );
  const input = {
    params: { lotId: made.id },
    body: { action: 'add', selection: { filters: ofRuns(run) }, count: 4 },
  } as const;
  expect(await open().call('lots.join', input, owner)).toEqual({ moved: 4 });
});
