import { beforeEach, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildColleague, buildMember, type Member } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildAdd, buildEvent, buildList, buildLot } from '../../../test/build-input';
import { issuesOf, type Actor } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';

const open = useTestApp();
let owner: Member;

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

async function lastEventOf(pk: number): Promise<number> {
  const found = await open().pool.query<{ event_id: number }>(
    'select event_id from event_asset where asset_id = $1 order by sequence desc limit 1',
    [pk],
  );
  return found.rows[0]?.event_id ?? 0;
}

const undo = (eventId: number, more: object = {}, actor: Actor = owner) =>
  open().attempt('events.undo', { params: { eventId }, body: { reason: 'Otro archivo', ...more } }, actor);
const listed = async () =>
  (await open().call('objects.list', buildList(owner), owner)).res.map(({ id }) => id);
const record = (eventType: number, pks: number[], common: object) =>
  open().call('objects.addMassive', buildEvent(owner, eventType, { pks, common: { ...common } }), owner);

it('retires what was loaded and has nothing since, and says of the others why they stay', async () => {
  const [one = 0, two = 0, three = 0] = await buildAnimals(open(), owner, [
    { visual_tag: 'UN482C3176' },
    {},
    { weight: 300 },
  ]);
  const load = await lastEventOf(one);
  await open().call('objects.add', buildLot(owner, { name: 'Recría', assets: [String(two)] }), owner);
  await record(1, [three], { weight: 310, weighing_type: 'PER' });
  const taken = buildAdd(owner, buildAnimal({ visual_tag: 'UN482C3176' }));
  expect(await open().statusOf('objects.add', taken, owner)).toBe(400);
  const preview = await open().call('events.undoPreview', { params: { eventId: load } }, owner);
  expect(preview).toMatchObject({
    ...{ can: 2, cannot: 1, refusal: null },
    assets: [{ pk: one, changes: [], effects: [{ effect: 'retires' }] }, { pk: two }],
    others: [{ pk: three, issue: { code: 'undoNotLast' } }],
  });
  expect(issuesOf(await undo(load)).map(({ code }) => code)).toEqual(['undoNotLast']);
  expect(await listed()).toEqual([one, two, three]);
  const answer = await undo(load, { leaveOthers: true });
  expect(answer.body).toMatchObject({ undone: 2, left: [{ record: String(three), code: 'undoNotLast' }] });
  expect(await listed()).toEqual([three]);
  // Its tag is free again.
  expect(await open().statusOf('objects.add', taken, owner)).toBe(200);
  const again = issuesOf(await undo(load, { pks: [one] }));
  expect(again.map(({ code }) => code)).toEqual(['undoneAlready']);
  const { entries, chainHolds } = await open().call('events.ofAsset', { params: { pk: two } }, owner);
  expect(chainHolds).toBe(true);
  expect(entries[0]).toMatchObject({
    event_type: -5,
    undoes: { id: load },
    undo: { issue: { code: 'undoUndo' } },
  });
  expect(entries.at(-1)).toMatchObject({ undone: 2 });
  expect(await findInvariantFaults(open().pool)).toEqual([]);
});

it('is of who loaded them or administers the place', async () => {
  const loader = await buildColleague(open(), owner, 'operator');
  const colleague = await buildColleague(open(), owner, 'operator');
  const { id } = await open().call('objects.add', buildAdd(owner, buildAnimal({})), loader);
  const load = await lastEventOf(id);
  expect((await undo(load, {}, colleague)).status).toBe(403);
  expect((await undo(load, {}, await buildMember(open(), 'owner'))).status).toBe(404);
  expect((await undo(load, {}, loader)).status).toBe(200);
});
