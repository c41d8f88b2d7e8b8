import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildColleague, buildMember } from '../../../test/build';
import { type Listing, type Sent, buildEvent, buildList } from '../../../test/build-input';
import { type Actor, issuesOf } from '../../../test/client';
import { findInvariantFaults } from '../../../test/invariants';
import { sheetLimits } from '../../outside/sheets/sheet-limits';

const open = useTestApp();

let owner: Member;

const deleted = (member: Member, asked: Listing = {}) =>
  buildList(member, { sortField: 'deleted_on', sortDir: 'desc', suffix: 'deleted', ...asked });
const list = (asked: Listing = {}, member = owner) =>
  open().call('objects.list', deleted(member, asked), member);
const ask = (asked: Listing = {}, actor: Actor = owner) =>
  open().statusOf('objects.list', deleted(owner, asked), actor);
const idsOf = ({ res }: { readonly res: readonly { readonly id: number }[] }) => res.map(({ id }) => id);

/** Retires animals on a day. */
async function retire(ids: readonly number[], date: string, actor: Actor = owner) {
  const common = { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: `${date}T10:00` };
  const input = buildEvent(owner, 13, { pks: [...ids], common, headerValues: { date: `${date}T10:00` } });
  await open().call('objects.addMassive', input, actor);
}

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

describe('the list of logically deleted assets', () => {
  it('is for who may list there: not for nobody, strangers, nor members without the code', async () => {
    const stranger = await buildMember(open(), 'owner');
    expect(await ask({}, null)).toBe(401);
    expect(await ask({}, stranger)).toBe(404);
    expect(await ask({}, await buildColleague(open(), owner, 'burner'))).toBe(200);
    await open()
      .db.updateTable('relation')
      .set({ template: 'gone' })
      .where('user_id', '=', owner.userId)
      .execute();
    expect(await ask()).toBe(404);
  });

  it('holds what went, with the event, the day and who recorded it, the latest first', async () => {
    const [kept = 0, first = 0, second = 0] = await buildAnimals(open(), owner, 3, { weight: 300 });
    const burner = await buildColleague(open(), owner, 'burner');
    const named = { firstname: 'Bruna', lastname: 'Baigorria' };
    await open().db.updateTable('app_user').set(named).where('id', '=', burner.userId).execute();
    await retire([second], '2026-11-10');
    await retire([first], '2026-11-18', burner);
    const { res, resTotal } = await list();
    expect(resTotal).toBe(2);
    expect(res).toMatchObject([
      {
        id: first,
        deleted_on: '2026-11-18',
        deleted_by: 'Bruna Baigorria',
        logical_deleted: true,
        qr_link: null,
        weight: 300,
      },
      { id: second, deleted_on: '2026-11-10', deleted_event: { value: '13', label: 'Dar de baja' } },
    ]);
    expect(idsOf({ res })).not.toContain(kept);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is filtered and sorted by how assets went and by what they held, together and apart', async () => {
    const [light = 0] = await buildAnimals(open(), owner, 1, { weight: 200 });
    const [heavy = 0] = await buildAnimals(open(), owner, 1, { weight: 400 });
    await retire([light], '2026-11-10');
    await retire([heavy], '2026-11-18');
    const by = async (...filters: readonly Sent[]) => idsOf(await list({ body: { filters: [...filters] } }));
    const late = { field: 'deleted_on', operator: 'betweenDates', min: '2026-11-15' };
    const weighty = { field: 'weight', operator: 'betweenValues', min: 100, max: 300 };
    expect(await by(late)).toEqual([heavy]);
    expect(await by(weighty)).toEqual([light]);
    expect(await by(late, weighty)).toEqual([]);
    expect(await by({ field: 'deleted_event', operator: 'inArray', values: ['13'] })).toEqual([heavy, light]);
    expect(await by({ field: 'deleted_event', operator: 'inArray', values: ['-5'] })).toEqual([]);
    expect(await by({ field: 'deleted_by', operator: '=', value: 'nadie' })).toEqual([]);
    expect(idsOf(await list({ sortField: 'weight', sortDir: 'asc' }))).toEqual([light, heavy]);
    expect(idsOf(await list({ sortField: 'deleted_event', sortDir: 'asc' }))).toEqual([light, heavy]);
    const filters = [late];
    expect((await list({ pageSize: -1, body: { filters } })).res).toMatchObject([{ id: heavy }]);
  });

  it('pages to its first row, with the exact total', async () => {
    const ids = await buildAnimals(open(), owner, 23, {});
    await retire(ids.slice(0, 12), '2026-11-10');
    await retire(ids.slice(12), '2026-11-12');
    const [one, two] = [await list(), await list({ page: 1 })];
    expect([one.resTotal, one.res.length, two.resTotal, two.res.length]).toEqual([23, 20, 23, 3]);
    expect(new Set([...idsOf(one), ...idsOf(two)])).toEqual(new Set(ids));
  });

  it('loses what is undone, which is in the list of assets again', async () => {
    const [id = 0] = await buildAnimals(open(), owner, 1, {});
    await retire([id], '2026-11-18');
    const [event] = (await open().call('events.list', { params: { boxId: owner.boxId }, query: {} }, owner))
      .rows;
    const params = { eventId: event?.id ?? 0 };
    await open().call('events.undo', { params, body: { reason: 'Era otro animal' } }, owner);
    expect((await list()).resTotal).toBe(0);
    expect((await list({ suffix: 'active', sortField: 'id' })).resTotal).toBe(1);
  });

  it('refuses what it does not have, and is not asked of living assets', async () => {
    const unknown = await open().attempt('objects.list', deleted(owner, { sortField: 'secret' }), owner);
    expect(unknown.status).toBe(400);
    expect(issuesOf(unknown)).toMatchObject([{ field: 'sortField', code: 'badParam' }]);
    expect(await ask({ suffix: 'active' })).toBe(400);
    expect(await ask({ body: { filters: [{ field: 'deleted_by', operator: '=', value: 'a' }] } })).toBe(200);
  });

  it('is exported with how assets went', async () => {
    const [id = 0] = await buildAnimals(open(), owner, 1, {});
    await retire([id], '2026-11-18');
    const file = await open().call(
      'objects.export',
      {
        params: { assetId: 33, boxId: owner.boxId },
        body: { suffix: 'deleted', sortField: 'deleted_on', outputFields: ['deleted_event'] },
      },
      owner,
    );
    const { rows } = await open().deps.sheets.read(file.bytes, 'x.xlsx', sheetLimits);
    expect(rows.map((row) => row.map(String))).toMatchObject([
      [expect.any(String), 'Evento'],
      [String(id), 'Dar de baja'],
    ]);
  });
});
