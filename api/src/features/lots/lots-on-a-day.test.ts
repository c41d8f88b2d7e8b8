import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildColleague, buildMember, type Member } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildAdd, buildEvent, buildLot, buildTransfer } from '../../../test/build-input';

const open = useTestApp();
let owner: Member;

const on = (date: string) => ({ headerValues: { date } });

async function load(weight: number): Promise<number> {
  const input = buildAdd(owner, buildAnimal({ weight }), on('01/08/2026 10:00'));
  return (await open().call('objects.add', input, owner)).id;
}

async function lotOf(ids: readonly number[], date: string, name: string): Promise<number> {
  const input = buildLot(owner, { name, assets: ids.map(String) }, on(date));
  return (await open().call('objects.add', input, owner)).id;
}

const move = (lotId: number, action: 'add' | 'remove', pks: readonly number[], date: string) =>
  open().call('lots.join', { params: { lotId }, body: { action, pks: [...pks], ...on(date) } }, owner);

async function weigh(pks: readonly number[], weight: number, date: string) {
  const common = { weight, weighing_type: 'PER' };
  await open().call(
    'objects.addMassive',
    buildEvent(owner, 1, { pks: [...pks], common, ...on(date) }),
    owner,
  );
}

const listOn = (asOf: string, more: Readonly<Record<string, string>> = {}) =>
  open().call(
    'lots.list',
    { params: { boxId: owner.boxId, assetType: 33 }, query: { asOf, page: '0', ...more } },
    owner,
  );
const getOn = (lotId: number, asOf: string) =>
  open().call('lots.get', { params: { lotId }, query: { asOf } }, owner);
const refusalOn = (lotId: number, asOf: string) =>
  open().refusal('lots.get', { params: { lotId }, query: { asOf } }, owner);

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

describe('the lots of a past day', () => {
  it('are those that were there, with who was in them and what that came to', async () => {
    const [first, second] = [await load(100), await load(200)];
    const lotId = await lotOf([first, second], '01/09/2026 08:00', 'Invernada');
    await weigh([first, second], 250, '10/09/2026 10:00');
    await move(lotId, 'remove', [second], '20/09/2026 10:00');
    await weigh([first], 300, '01/10/2026 10:00');
    const [then] = await listOn('2026-09-15');
    expect(then).toMatchObject({ id: lotId, name: 'Invernada', quantity_assets: 2, figure: { mean: 250 } });
    expect(then?.gone_since).toBeUndefined();
    expect((await listOn('2026-10-02'))[0]).toMatchObject({ quantity_assets: 1, figure: { mean: 300 } });
    expect(await listOn('2026-08-15')).toEqual([]);
    expect(await listOn('2026-09-15', { search: 'recría' })).toEqual([]);
    expect(await getOn(lotId, '2026-09-15')).toMatchObject({ quantity_assets: 2, removed: null });
    expect((await getOn(lotId, '2026-09-15')).summary.find(({ name }) => name === 'weight')).toMatchObject({
      ...{ filled: 2, mean: 250 },
    });
    expect(await refusalOn(lotId, '2026-08-15')).toMatchObject({ error: 'notHereThen' });
  });

  it('have those that were removed since, who say so, and have them no more after that', async () => {
    const id = await load(100);
    const lotId = await lotOf([id], '01/09/2026 08:00', 'Destete');
    await move(lotId, 'remove', [id], '10/09/2026 08:00');
    await open().call('lots.remove', { params: { lotId } }, owner);
    expect(await listOn('2026-09-05')).toMatchObject([
      { id: lotId, gone_since: 'removed', quantity_assets: 1 },
    ]);
    expect(await getOn(lotId, '2026-09-05')).toMatchObject({
      ...{ name: 'Destete', gone_since: 'removed', removed: { username: expect.stringMatching(/./) } },
    });
    await open().pool.query("update lot set deleted_at = '2026-09-20T12:00:00Z' where id = $1", [lotId]);
    expect(await refusalOn(lotId, '2026-09-21')).toMatchObject({ error: 'goneThen' });
    expect(await listOn('2026-09-21')).toEqual([]);
    expect(await open().statusOf('lots.get', { params: { lotId } }, owner)).toBe(404);
  });

  it('have those that went along in a transfer, by the name of then, and nothing else of them', async () => {
    const ids = [await load(100), await load(120)];
    const lotId = await lotOf(ids, '01/09/2026 08:00', 'Vendido');
    const buyer = await buildMember(open(), 'owner', 8);
    const input = buildTransfer(owner, buyer, ids, on('01/10/2026 10:00'));
    await open().call('transfers.add', input, owner);
    expect(await listOn('2026-09-15')).toMatchObject([
      {
        id: lotId,
        name: 'Vendido',
        gone_since: 'transferred',
        quantity_assets: 2,
        description: null,
        links: [],
      },
    ]);
    expect(
      await open().statusOf('lots.get', { params: { lotId }, query: { asOf: '2026-09-15' } }, owner),
    ).toBe(404);
  });

  it('are refused where the day is none, or no asset type is named, and told to nobody else', async () => {
    const params = { boxId: owner.boxId, assetType: 33 };
    const ask = (actor: Parameters<ReturnType<typeof open>['statusOf']>[2], asOf = '2026-09-15') =>
      open().statusOf('lots.list', { params, query: { asOf } }, actor);
    const stranger = await buildMember(open(), 'owner');
    expect([
      await ask(null),
      await ask(stranger),
      await ask(owner, '2090-01-01'),
      await ask(owner, 'ayer'),
    ]).toEqual([...[401, 404, 400, 400]]);
    expect(await ask(await buildColleague(open(), owner, 'viewer'))).toBe(200);
    const untyped = { params: { boxId: owner.boxId }, query: { asOf: '2026-09-15' } };
    expect(await open().statusOf('lots.list', untyped, owner)).toBe(400);
  });
});
