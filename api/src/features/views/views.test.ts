import { describe, expect, it } from 'vitest';
import type { ListView } from '@huella/domain/calls/views';
import { maxViews } from '@huella/domain/rules/view-rules';
import { useTestApp } from '../../../test/app';
import { buildColleague, buildMember, password, type Colleague, type Member } from '../../../test/build';
import { issuesOf } from '../../../test/client';

const open = useTestApp();
const cow = 33;

const content = {
  address: { category: 'VQ,NO', weight: '340..410', sort: '-weight', q: 'KD' },
  columns: null,
};
const paramsOf = ({ boxId }: Pick<Member, 'boxId'>) => ({ boxId: String(boxId), assetId: String(cow) });

type Body = Parameters<ReturnType<typeof open>['call']>[1];
const save = (who: Colleague, at: Pick<Member, 'boxId'>, body: object = {}) =>
  open().attemptRaw(
    'views.add',
    { params: paramsOf(at), body: { name: 'Recría', ...content, ...body } },
    who,
  );
const saved = async (who: Colleague, at: Pick<Member, 'boxId'>, body: object = {}): Promise<ListView> => {
  const answer = await save(who, at, body);
  expect(answer).toMatchObject({ status: 200 });
  return answer.body as ListView; // checked just above
};
const listed = (who: Colleague, at: Pick<Member, 'boxId'>) =>
  open().call('views.list', { params: paramsOf(at) } as Body, who);
const change = (who: Colleague, at: Pick<Member, 'boxId'>, { id }: Pick<ListView, 'id'>, body: object) =>
  open().attemptRaw('views.update', { params: { ...paramsOf(at), viewId: String(id) }, body }, who);
const remove = (who: Colleague, at: Pick<Member, 'boxId'>, { id }: Pick<ListView, 'id'>) =>
  open().attemptRaw('views.remove', { params: { ...paramsOf(at), viewId: String(id) } }, who);
const openWith = (who: Colleague, at: Pick<Member, 'boxId'>, viewId: number | null) =>
  open().attemptRaw('views.setDefault', { params: paramsOf(at), body: { viewId } }, who);
const namesOf = async (who: Colleague, at: Pick<Member, 'boxId'>) =>
  ((await listed(who, at)) as { views: ListView[] }).views.map(({ name }) => name);
const codesOf = (answer: Parameters<typeof issuesOf>[0]) =>
  issuesOf(answer).map(({ field, code }) => `${field ?? ''} ${code}`);

const stored = async ({ boxId }: Member) =>
  (
    await open().pool.query('select name, is_shared, version from list_view where box_id = $1 order by id', [
      boxId,
    ])
  ).rows;

describe('a saved view', () => {
  it('is saved, listed by name, changed and removed by who made it', async () => {
    const owner = await buildMember(open(), 'owner');
    const viewer = await buildColleague(open(), owner, 'viewer');
    const second = await saved(viewer, owner, { name: '  Vacas  ', columns: ['visual_tag', 'weight'] });
    const first = await saved(viewer, owner);
    expect(first).toMatchObject({ ...content, name: 'Recría', version: 1, shared: false, own: true });
    expect(await listed(viewer, owner)).toEqual({ views: [first, second], defaultId: null });
    expect(second).toMatchObject({ name: 'Vacas', columns: ['visual_tag', 'weight'], by: 'Ana Pérez' });
    const renamed = await change(viewer, owner, first, { version: 1, name: 'Novillitos' });
    expect(renamed).toMatchObject({ status: 200, body: { ...content, name: 'Novillitos', version: 2 } });
    const updated = await change(viewer, owner, first, { version: 2, address: {}, columns: ['weight'] });
    expect(updated.body).toMatchObject({ name: 'Novillitos', address: {}, columns: ['weight'], version: 3 });
    expect(await remove(viewer, owner, second)).toMatchObject({ status: 200 });
    expect(await namesOf(viewer, owner)).toEqual(['Novillitos']);
    expect(await stored(owner)).toEqual([{ name: 'Novillitos', is_shared: false, version: 3 }]);
  });

  it('is of one list: of what is there, of what was deleted, or of what left', async () => {
    const owner = await buildMember(open(), 'owner');
    const of = (suffix: string) => ({ params: paramsOf(owner), query: { suffix } });
    const inList = async (suffix: string) =>
      (await open().attemptRaw('views.list', of(suffix), owner)).body as {
        views: ListView[];
        defaultId: number | null;
      }; // as the contract says
    const here = await saved(owner, owner);
    // The same name once in each.
    const added = await open().attemptRaw(
      'views.add',
      { ...of('deleted'), body: { name: 'Recría', address: { deleted_event: '13' }, columns: null } },
      owner,
    );
    expect(added).toMatchObject({ status: 200, body: { name: 'Recría', address: { deleted_event: '13' } } });
    const gone = added.body as ListView; // checked just above
    expect(await openWith(owner, owner, here.id)).toMatchObject({ status: 200 });
    expect(await openWith(owner, owner, gone.id)).toMatchObject({ status: 404 });
    const opened = await open().attemptRaw(
      'views.setDefault',
      { ...of('deleted'), body: { viewId: gone.id } },
      owner,
    );
    expect(opened).toMatchObject({ status: 200 });
    expect(await listed(owner, owner)).toMatchObject({ views: [{ id: here.id }], defaultId: here.id });
    expect(await inList('deleted')).toMatchObject({ views: [{ id: gone.id }], defaultId: gone.id });
    expect(await inList('transferred')).toEqual({ views: [], defaultId: null });
    expect(await change(owner, owner, gone, { version: 1, name: 'Otra' })).toMatchObject({ status: 404 });
    expect(await remove(owner, owner, gone)).toMatchObject({ status: 404 });
    const params = { ...paramsOf(owner), viewId: String(gone.id) };
    const removed = await open().attemptRaw('views.remove', { ...of('deleted'), params }, owner);
    expect(removed).toMatchObject({ status: 200 });
    expect(await inList('deleted')).toEqual({ views: [], defaultId: null });
    expect((await open().attemptRaw('views.list', of('all'), owner)).status).toBe(400);
  });

  it('is nobody else’s: neither read, changed, removed nor opened', async () => {
    const owner = await buildMember(open(), 'owner');
    const viewer = await buildColleague(open(), owner, 'viewer');
    const view = await saved(viewer, owner);
    expect(await namesOf(owner, owner)).toEqual([]);
    for (const answer of [
      await change(owner, owner, view, { version: 1, name: 'Mía' }),
      await remove(owner, owner, view),
      await openWith(owner, owner, view.id),
    ])
      expect(answer.status).toBe(404);
    expect(await stored(owner)).toEqual([{ name: 'Recría', is_shared: false, version: 1 }]);
  });

  it('is of one establishment and one asset type', async () => {
    const owner = await buildMember(open(), 'owner');
    const other = await buildMember(open(), 'owner');
    const view = await saved(owner, owner);
    // In another place of theirs, and under another type, there is none of this id.
    expect((await change(other, other, view, { version: 1, name: 'x' })).status).toBe(404);
    expect((await openWith(other, other, view.id)).status).toBe(404);
    const elsewhere = { params: { ...paramsOf(owner), assetId: '34' } };
    expect(await open().attemptRaw('views.list', elsewhere, owner)).toMatchObject({ body: { views: [] } });
  });

  it('asks for a session and the right to list, of who belongs there', async () => {
    const owner = await buildMember(open(), 'owner');
    const stranger = await buildMember(open(), 'owner');
    const view = await saved(owner, owner, { shared: true });
    const params = paramsOf(owner);
    const one = { ...params, viewId: String(view.id) };
    const calls = [
      ['views.list', { params }],
      ['views.add', { params, body: { name: 'x', ...content } }],
      ['views.update', { params: one, body: { version: 1, name: 'x' } }],
      ['views.remove', { params: one }],
      ['views.setDefault', { params, body: { viewId: view.id } }],
    ] as const;
    for (const [name, input] of calls) {
      expect((await open().attemptRaw(name, input)).status).toBe(401);
      expect((await open().attemptRaw(name, input, stranger)).status).toBe(404);
      const noPlace = { ...input, params: { ...input.params, boxId: '999999' } };
      expect((await open().attemptRaw(name, noPlace, owner)).status).toBe(404);
      const noType = { ...input, params: { ...input.params, assetId: '37' } };
      expect((await open().attemptRaw(name, noType, owner)).status).toBe(404);
    }
    expect(await stored(owner)).toEqual([{ name: 'Recría', is_shared: true, version: 1 }]);
  });

  it.each([
    [{ name: '' }, 'name mandatory'],
    [{ name: '   ' }, 'name mandatory'],
    [{ name: 'x'.repeat(61) }, 'name tooLong'],
    [{ name: 'x'.repeat(1_001) }, null],
    [{ name: 7 }, null],
    [{ address: { weight: 340 } }, null],
    [{ address: { page: '3' } }, null],
    [{ address: { view: '3' } }, null],
    [{ address: { ['x'.repeat(64)]: 'a' } }, null],
    [{ address: { q: 'x'.repeat(4_001) } }, null],
    [{ address: Object.fromEntries(Array.from({ length: 81 }, (_, at) => [`f${at}`, 'a'])) }, null],
    [{ columns: 'weight' }, null],
    [{ columns: [''] }, null],
    [{ columns: Array.from({ length: 501 }, () => 'x') }, null],
    [{ shared: 'yes' }, null],
    [{ whose: 1 }, null],
  ])('is refused where it is not well said, %#', async (body, code) => {
    const owner = await buildMember(open(), 'owner');
    const answer = await save(owner, owner, body);
    expect(answer.status).toBe(400);
    if (code !== null) expect(codesOf(answer)).toEqual([code]);
    expect(await stored(owner)).toEqual([]);
  });

  it('keeps what a model no longer has: who opens it is told', async () => {
    const owner = await buildMember(open(), 'owner');
    const view = await saved(owner, owner, { address: { gone: 'x' }, columns: ['gone', 'weight'] });
    expect(view).toMatchObject({ address: { gone: 'x' }, columns: ['gone', 'weight'] });
  });

  it('has a name that is taken once, whatever the case and accents', async () => {
    const owner = await buildMember(open(), 'owner');
    const viewer = await buildColleague(open(), owner, 'viewer');
    await saved(owner, owner);
    expect(codesOf(await save(owner, owner, { name: 'RECRIA' }))).toEqual(['name notUnique']);
    // Of others it is another one, until both are shared.
    await saved(viewer, owner);
    const second = await saved(owner, owner, { name: 'Otra' });
    expect(codesOf(await change(owner, owner, second, { version: 1, name: 'recría' }))).toEqual([
      'name notUnique',
    ]);
    expect(await namesOf(owner, owner)).toEqual(['Otra', 'Recría']);
  });

  it('of two with one name at a time one is saved', async () => {
    const owner = await buildMember(open(), 'owner');
    const answers = await Promise.all(Array.from({ length: 6 }, () => save(owner, owner)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400, 400, 400]);
    expect(await stored(owner)).toHaveLength(1);
  });

  it('of two changes of one version at a time one is kept, and the other is told', async () => {
    const owner = await buildMember(open(), 'owner');
    const view = await saved(owner, owner);
    const answers = await Promise.all(
      ['A', 'B', 'C'].map((name) => change(owner, owner, view, { version: 1, name })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ error: 'changedMeanwhile' });
    expect(await stored(owner)).toMatchObject([{ version: 2 }]);
  });

  it('is one of so many, however many are saved at a time', async () => {
    const owner = await buildMember(open(), 'owner');
    await open().pool.query(
      `insert into list_view (box_id, asset_type, user_id, name, name_key, address, created_at, updated_at)
       select $1, $2, $3, n::text, n::text, '{}', now(), now() from generate_series(1, $4) n`,
      [owner.boxId, cow, owner.userId, maxViews - 1],
    );
    const answers = await Promise.all(['A', 'B', 'C'].map((name) => save(owner, owner, { name })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      ...{ error: 'tooManyViews', slots: { max: maxViews } },
    });
  });
});

describe('a shared view', () => {
  it('is everybody’s to see who may list there, and theirs to change who may change assets and made it', async () => {
    const owner = await buildMember(open(), 'owner');
    const operator = await buildColleague(open(), owner, 'operator');
    const viewer = await buildColleague(open(), owner, 'viewer');
    const view = await saved(operator, owner, { shared: true });
    expect(await listed(viewer, owner)).toMatchObject({
      views: [{ id: view.id, shared: true, own: false, by: 'Ana Pérez' }],
    });
    expect((await change(viewer, owner, view, { version: 1, name: 'x' })).status).toBe(403);
    expect((await remove(viewer, owner, view)).status).toBe(403);
    const colleague = await buildColleague(open(), owner, 'operator');
    expect((await change(colleague, owner, view, { version: 1, name: 'x' })).status).toBe(403);
    expect(await change(operator, owner, view, { version: 1, name: 'Recría 2' })).toMatchObject({
      status: 200,
    });
    // Who keeps the establishment keeps its shared views, too.
    expect(await change(owner, owner, view, { version: 2, name: 'Recría 3' })).toMatchObject({ status: 200 });
    expect(await namesOf(viewer, owner)).toEqual(['Recría 3']);
  });

  it('is shared by nobody who may not change assets', async () => {
    const owner = await buildMember(open(), 'owner');
    for (const template of ['viewer', 'logistics', 'burner', 'marketing', 'expertValidator']) {
      const who = await buildColleague(open(), owner, template);
      expect((await save(who, owner, { shared: true })).status).toBe(403);
      const own = await saved(who, owner);
      expect((await change(who, owner, own, { version: 1, shared: true })).status).toBe(403);
    }
    const shared = (await stored(owner)).filter((row: { is_shared: boolean }) => row.is_shared);
    expect(shared).toEqual([]);
  });

  it('has one name for all that see it', async () => {
    const owner = await buildMember(open(), 'owner');
    const operator = await buildColleague(open(), owner, 'operator');
    await saved(owner, owner, { shared: true });
    expect(codesOf(await save(operator, owner, { shared: true }))).toEqual(['name notUnique']);
    const own = await saved(operator, owner);
    expect(codesOf(await change(operator, owner, own, { version: 1, shared: true }))).toEqual([
      'name notUnique',
    ]);
    // Between an own one and a shared one of somebody else people can tell.
    expect(await namesOf(operator, owner)).toEqual(['Recría', 'Recría']);
  });

  it('is taken back by its maker whatever they hold by now, and by who keeps the establishment', async () => {
    const owner = await buildMember(open(), 'owner');
    const operator = await buildColleague(open(), owner, 'operator');
    const view = await saved(operator, owner, { shared: true });
    const roles = `update relation set template = 'viewer' where user_id = $1`;
    await open().pool.query(roles, [operator.userId]);
    expect((await change(operator, owner, view, { version: 1, name: 'x' })).status).toBe(403);
    expect(await change(operator, owner, view, { version: 1, shared: false })).toMatchObject({ status: 200 });
    expect(await namesOf(owner, owner)).toEqual([]);
    const other = await saved(await buildColleague(open(), owner, 'operator'), owner, { shared: true });
    expect((await change(owner, owner, other, { version: 1, shared: false, name: 'x' })).status).toBe(403);
    expect(await change(owner, owner, other, { version: 1, shared: false })).toMatchObject({ status: 200 });
    expect(await namesOf(owner, owner)).toEqual([]);
  });
});

describe('the view that opens with the list', () => {
  it('is one of those that one sees, and one’s own choice', async () => {
    const owner = await buildMember(open(), 'owner');
    const viewer = await buildColleague(open(), owner, 'viewer');
    const shared = await saved(owner, owner, { shared: true });
    const own = await saved(viewer, owner, { name: 'Mía' });
    expect(await openWith(viewer, owner, shared.id)).toMatchObject({ status: 200 });
    expect(await listed(viewer, owner)).toMatchObject({ defaultId: shared.id });
    expect(await listed(owner, owner)).toMatchObject({ defaultId: null });
    await openWith(viewer, owner, own.id);
    expect(await listed(viewer, owner)).toMatchObject({ defaultId: own.id });
    await openWith(viewer, owner, null);
    expect(await listed(viewer, owner)).toMatchObject({ defaultId: null });
    expect((await openWith(viewer, owner, 999_999)).status).toBe(404);
  });

  it('goes with the view, and where it is kept from the others', async () => {
    const owner = await buildMember(open(), 'owner');
    const viewer = await buildColleague(open(), owner, 'viewer');
    const view = await saved(owner, owner, { shared: true });
    for (const who of [owner, viewer]) await openWith(who, owner, view.id);
    await change(owner, owner, view, { version: 1, shared: false });
    expect(await listed(viewer, owner)).toEqual({ views: [], defaultId: null });
    expect(await listed(owner, owner)).toMatchObject({ defaultId: view.id });
    await remove(owner, owner, view);
    expect(await listed(owner, owner)).toEqual({ views: [], defaultId: null });
  });
});

describe('of who goes', () => {
  it('what is their own goes along, and what they share stays without a name', async () => {
    const app = open();
    const owner = await buildMember(app, 'owner');
    const operator = await buildColleague(app, owner, 'operator');
    const viewer = await buildColleague(app, owner, 'viewer');
    await saved(operator, owner, { name: 'Propia' });
    const shared = await saved(operator, owner, { name: 'De todos', shared: true });
    await openWith(operator, owner, shared.id);
    await openWith(viewer, owner, shared.id);
    const mine = await app.ask('POST', '/users/exportMyData', { token: operator.token, body: { password } });
    expect(mine.body).toMatchObject({
      views: [
        { name: 'Propia', address: content.address, isShared: false, opensFirst: false },
        { name: 'De todos', isShared: true, opensFirst: true },
      ],
    });
    const { rows } = await app.pool.query<{ email: string }>('select email from app_user where id = $1', [
      operator.userId,
    ]);
    const body = { password, confirmation: rows[0]?.email };
    expect(await app.ask('POST', '/users/eraseAccount', { token: operator.token, body })).toMatchObject({
      status: 200,
    });
    expect(await listed(viewer, owner)).toMatchObject({
      views: [{ name: 'De todos', by: '' }],
      defaultId: shared.id,
    });
    const left = await app.pool.query('select 1 from list_view_default where user_id = $1', [
      operator.userId,
    ]);
    expect([await stored(owner), left.rows]).toMatchObject([[{ name: 'De todos' }], []]);
  });
});
