import { beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '@huella/domain/model/value';
import { useTestApp, type Answer } from '../../../test/app';
import { type Member, buildAnimals, buildMember } from '../../../test/build';
import { type Sent, buildAdd, buildEvent, buildRows, buildUpdate } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { atOnce } from './accepting';
import { workRun } from './work-run';

/** Herds name the animals in them that have a tag of their own: what an event may choose, a form may name. */
const open = useTestApp();
let owner: Member;
let codes = 0;

const herd = (members?: readonly string[]): Values => {
  codes += 1;
  return {
    herd_code: `R-${String(codes)}`,
    category: 'VQ',
    breed: 'AA',
    heads: 10,
    productive_system: 'PAS',
    entry_date: '2026-03-02',
    ...(members !== undefined && { members }),
  };
};
const ofHerds = { assetType: 5 };
const add = (values: Values) => open().attempt('objects.add', buildAdd(owner, values, ofHerds), owner);
const change = (pk: number, values: Values) =>
  open().attempt('objects.add', buildUpdate(pk, values, ofHerds), owner);
const addMany = (rows: readonly Values[]) =>
  open().attempt('objects.addMassive', buildRows(owner, rows, ofHerds), owner);
const changeMany = (id: number, common: Sent) =>
  open().attempt('objects.addMassive', buildEvent(owner, 0, { ...ofHerds, pks: [id], common }), owner);

async function cows(where: Member, tags: readonly string[]): Promise<readonly string[]> {
  const rows = tags.map((visual_tag) => ({ visual_tag }));
  return (await buildAnimals(open(), where, rows)).map(String);
}
const end = (id: string | undefined) =>
  open().pool.query('update asset set deleted_at = now() where id = $1', [id]);
const idOf = ({ body }: Answer) => (body as { id: number }).id; // as declared
async function herds(): Promise<readonly (readonly string[] | null)[]> {
  const { rows } = await open().pool.query<{ members: readonly string[] | null }>(
    `select attributes -> 'members' as members from asset where asset_type = 5 and box_id = $1 order by id`,
    [owner.boxId],
  );
  return rows.map(({ members }) => members);
}

describe('the animals that a herd names', () => {
  let own: readonly string[] = [];
  const bad = new Map<string, string | undefined>();

  beforeAll(async () => {
    owner = await buildMember(open(), 'owner');
    own = await cows(owner, ['KD482C4100', 'KD482C4101', 'KD482C4102']);
    const [foreign] = await cows(await buildMember(open(), 'owner'), ['KD482C4110']);
    const [ended, paused] = await cows(owner, ['KD482C4120', 'KD482C4121']);
    await end(ended);
    await open().pool.query(`update asset set paused_message = 'Se revisa' where id = $1`, [paused]);
    const another = String(idOf(await add(herd())));
    for (const [what, id] of Object.entries({ foreign, ended, paused, another, nothing: '99999999' }))
      bad.set(what, id);
  });

  it.each([
    ['foreign', 'assetGone'],
    ['ended', 'chosenDeleted'],
    ['paused', 'chosenPaused'],
    ['another', 'assetGone'],
    ['nothing', 'assetGone'],
  ])('are not %s, one by one or many at once', async (what, code) => {
    const wrong = [own[0] ?? '', bad.get(what) ?? ''];
    const before = await herds();
    const single = await add(herd(wrong));
    expect(single).toMatchObject({ status: 400, body: { issues: [{ field: 'members', code }] } });
    const bulk = await addMany([herd(own), herd(wrong)]);
    expect(bulk.status).toBe(400);
    expect(bulk.body).toMatchObject({ issues: [{ record: '2', field: 'members', code }] });
    expect(await herds()).toEqual(before);
  });

  it('are named by a new herd, and by one that changes', async () => {
    const first = await add(herd([own[0] ?? '']));
    expect(first.status).toBe(200);
    const id = idOf(first);
    expect((await change(id, { members: own })).status).toBe(200);
    expect(await change(id, { members: [...own, bad.get('ended') ?? ''] })).toMatchObject({
      status: 400,
      body: { issues: [{ field: 'members', code: 'chosenDeleted' }] },
    });
    expect(await changeMany(id, { members: [bad.get('foreign')] })).toMatchObject({
      status: 400,
      body: { issues: [{ record: String(id), field: 'members', code: 'assetGone' }] },
    });
    expect((await herds()).at(-1)).toEqual(own);
    // One that ended since stays where it is, and hinders nothing.
    await end(own[2]);
    expect((await change(id, { herd_name: 'Las overas' })).status).toBe(200);
    expect((await change(id, { members: [own[2] ?? '', own[1] ?? ''] })).status).toBe(200);
    expect((await herds()).at(-1)).toEqual([own[2], own[1]]);
    expect(await changeMany(id, { members: [own[0]] })).toMatchObject({
      body: { state: 'completed' },
    });
    expect((await herds()).at(-1)).toEqual([own[0]]);
  });

  it('are looked at again when a run is written: one that ended meanwhile is a conflict', async () => {
    const app = open();
    const [late] = await cows(owner, ['KD482C4130']);
    const values = Array.from({ length: atOnce + 1 }, (_, at) =>
      at === 3 ? herd([late ?? '']) : herd(own.slice(0, 1)),
    );
    const before = (await herds()).length;
    const { id } = await app.call('objects.addMassive', buildRows(owner, values, ofHerds), owner);
    await end(late);
    await workRun({ ...app.deps, isStopping: () => false }, id);
    expect(await app.call('jobs.get', { params: { id } }, owner)).toMatchObject({
      state: 'conflicts',
      conflicts: 1,
      errors: [{ record: '4', field: 'members', code: 'chosenDeleted' }],
    });
    expect(await herds()).toHaveLength(before + atOnce);
  });

  it('leave the ledger whole', async () => {
    // What was ended above was ended without an event.
    await open().pool.query('update asset set deleted_at = null, paused_message = null');
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
