import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildColleague, buildMember, type Member } from '../../../test/build';
import { buildAnimal, buildAnimalRows } from '../../../test/build-animal';
import { buildAdd, buildEvent, buildList, buildRows } from '../../../test/build-input';
import { issuesOf, type Actor } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';
import { workRun } from './work-run';

const open = useTestApp();
let owner: Member;

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

const weighing = 1;
const undo = (id: number, actor: Actor = owner, more: object = {}) =>
  open().attempt('jobs.undo', { params: { id }, body: { reason: 'Otro archivo', ...more } }, actor);
const preview = (id: number) => open().call('jobs.undoPreview', { params: { id } }, owner);
const listed = async () => {
  const params = { ...buildList(owner).params, pageSize: '100' };
  return (await open().call('objects.list', { ...buildList(owner), params }, owner)).res.map(({ id }) => id);
};

/** Loads so many animals by a run and answers it with their ids. */
async function load(count: number) {
  const { id } = await open().call('objects.addMassive', buildRows(owner, buildAnimalRows(count)), owner);
  await workRun(open().deps, id);
  return { id, ids: await listed() };
}

async function weigh(values: readonly { readonly pk: number; readonly [name: string]: unknown }[]) {
  const input = buildEvent(owner, weighing, {
    values: values.map((row) => ({ weighing_type: 'PER', ...row })),
  });
  const { id } = await open().call('objects.addMassive', input, owner);
  await workRun(open().deps, id);
  return id;
}

const weightOf = async (id: number) =>
  (await open().db.selectFrom('asset').select('attributes').where('id', '=', id).executeTakeFirstOrThrow())
    .attributes['weight'];

describe('undoing a run', () => {
  it('says before what would be reversed and what is kept because it changed, and does just that', async () => {
    const loaded = await load(3);
    const [first = 0, ...others] = loaded.ids;
    await weigh([{ pk: first, weight: 320 }]);
    expect(await preview(loaded.id)).toMatchObject({
      ...{ refusal: null, can: 2, cannot: 1 },
      kept: [{ pk: first, issue: { code: 'undoNotLast' } }],
    });
    const answer = await undo(loaded.id);
    expect(answer).toMatchObject({
      status: 200,
      body: { kind: 'undo', state: 'conflicts', total: 3, done: 2, conflicts: 1 },
    });
    expect(await listed()).toEqual([first]);
    expect(others).toHaveLength(2);
    const { id } = answer.body as { readonly id: number };
    const file = await open().attempt('jobs.leftOut', { params: { id } }, owner);
    expect(file.status).toBe(200);
    // What is left may be undone once nothing speaks against it, and the rest is no part of it any more.
    expect(await preview(loaded.id)).toMatchObject({ can: 0, cannot: 1 });
    expect(issuesOf(await undo(id)).map(({ code }) => code)).toEqual(['undoUndo']);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('of a load makes its tags free again, and its room in the quota', async () => {
    const rows = buildAnimalRows(3);
    const about = { company_id: owner.companyId, kind: 'asset:33' };
    await open()
      .db.insertInto('quota')
      .values({ ...about, used: 0, max: 3 })
      .execute();
    const loading = () => open().attempt('objects.addMassive', buildRows(owner, rows), owner);
    const { id } = (await loading()).body as { readonly id: number };
    await workRun(open().deps, id);
    const used = async () => {
      const { company_id, kind } = about;
      const held = open().db.selectFrom('quota').select('used').where('kind', '=', kind);
      return (await held.where('company_id', '=', company_id).executeTakeFirstOrThrow()).used;
    };
    expect(await used()).toBe(3);
    const refused = await open().attempt('objects.add', buildAdd(owner, buildAnimal()), owner);
    expect(refused).toMatchObject({ status: 409, body: { error: 'quotaExceeded' } });
    expect(await undo(id)).toMatchObject({ status: 200, body: { done: 3, conflicts: 0 } });
    expect(await used()).toBe(0);
    // The very same rows can be loaded again.
    const again = await loading();
    expect(again.status).toBe(200);
    await workRun(open().deps, (again.body as { readonly id: number }).id);
    expect(await listed()).toHaveLength(3);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('goes on by itself where there are many, under one event, and once', async () => {
    const loaded = await load(50);
    const before = await Promise.all(loaded.ids.slice(0, 2).map(weightOf));
    const weighed = await weigh(loaded.ids.map((pk, at) => ({ pk, weight: 300 + at })));
    const submitKey = 'undo-of-a-weighing';
    const accepted = await undo(weighed, owner, { submitKey });
    expect(accepted).toMatchObject({ status: 200, body: { state: 'queued', total: 50 } });
    const { id } = accepted.body as { readonly id: number };
    await workRun(open().deps, id, 20);
    expect(await open().call('jobs.get', { params: { id } }, owner)).toMatchObject({
      ...{ state: 'completed', done: 50, conflicts: 0, events: 1 },
    });
    expect(await Promise.all(loaded.ids.slice(0, 2).map(weightOf))).toEqual(before);
    expect((await undo(weighed, owner, { submitKey })).body).toMatchObject({ id });
    expect(issuesOf(await undo(weighed)).map(({ code }) => code)).toEqual(['undoneAlready']);
    expect((await undo(loaded.id, owner, { submitKey })).status).toBe(409);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('takes back rows that said themselves when they happened, the last of an asset first', async () => {
    const [pk = 0, other = 0] = await buildAnimals(open(), owner, 2);
    const weighed = await weigh([
      { pk, weight: 310, _eventDate_: '2026-11-10' },
      { pk: other, weight: 305, _eventDate_: '2026-11-12', _eventComment_: 'Manga' },
    ]);
    expect(await undo(weighed)).toMatchObject({
      status: 200,
      body: { state: 'completed', done: 2, events: 2 },
    });
    expect(await preview(weighed)).toMatchObject({ can: 0, cannot: 0 });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is of who started it or administers the place, and of nobody elsewhere', async () => {
    const { id } = await load(2);
    const operator = await buildColleague(open(), owner, 'operator');
    expect((await undo(id, operator)).status).toBe(403);
    expect((await undo(id, await buildMember(open(), 'owner'))).status).toBe(404);
    expect(await open().statusOf('jobs.undo', { params: { id }, body: { reason: 'no' } }, owner)).toBe(400);
    expect(await listed()).toHaveLength(2);
  });
});
