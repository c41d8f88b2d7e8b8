import { beforeEach, describe, expect, it } from 'vitest';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { type Member, buildColleague, buildMember } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildAdd, buildEvent, buildLot, buildTransfer } from '../../../test/build-input';

const open = useTestApp();
let owner: Member;

const measuresOf = async (pk: number, member: Member = owner) =>
  (await open().call('measures.ofAsset', { params: { pk } }, member)).measures;
const peersOf = async (pk: number, field = 'weight') =>
  (await open().call('measures.peers', { params: { pk, field } }, owner)).peers;

async function animal(more: Values = {}): Promise<number> {
  return (await open().call('objects.add', buildAdd(owner, buildAnimal(more)), owner)).id;
}

async function weigh(pks: readonly number[], weight: number, date: string): Promise<number> {
  const common = { weight, weighing_type: 'PER' };
  const input = buildEvent(owner, 1, { pks: [...pks], common, headerValues: { date } });
  const { eventId } = await open().call('objects.addMassive', input, owner);
  return eventId ?? 0;
}

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

describe('what was measured of an animal', () => {
  it('comes in the order of its days, with what it was loaded with, and without what was undone', async () => {
    const id = await animal({ weight: 200 });
    expect(await measuresOf(id)).toEqual([]);
    await weigh([id], 310, '01/10/2026 08:00');
    const last = await weigh([id], 340, '01/11/2026 08:00');
    const [measure] = await measuresOf(id);
    expect(measure).toMatchObject({ field: 'weight', label: 'Peso', unit: 'kg', grows: true });
    expect(measure?.points.map(({ day, value, measured }) => [day, value, measured])).toEqual([
      ['2026-10-01', 310, true],
      ['2026-11-01', 340, true],
      [expect.stringMatching(/^2026-11/), 200, false],
    ]);
    const undo = { params: { eventId: last }, body: { reason: 'Era otro animal' } };
    await open().call('events.undo', undo, owner);
    expect((await measuresOf(id))[0]?.points.map(({ value }) => value)).toEqual([310, 200]);
  });

  it('is told to who has it now, and to nobody else', async () => {
    const id = await animal();
    await weigh([id], 310, '01/10/2026 08:00');
    const stranger = await buildMember(open(), 'owner');
    const statusOf = (actor: Parameters<ReturnType<typeof open>['statusOf']>[2], pk = id) =>
      open().statusOf('measures.ofAsset', { params: { pk } }, actor);
    const peersFor = (actor: Parameters<ReturnType<typeof open>['statusOf']>[2], pk = id) =>
      open().statusOf('measures.peers', { params: { pk, field: 'weight' } }, actor);
    for (const ask of [statusOf, peersFor]) {
      expect([await ask(null), await ask(stranger), await ask(owner, 999_999)]).toEqual([401, 404, 404]);
      expect(await ask(await buildColleague(open(), owner, 'viewer'))).toBe(200);
    }
    const buyer = await buildMember(open(), 'owner', 8);
    await open().call('transfers.add', buildTransfer(owner, buyer, [id]), owner);
    expect((await measuresOf(id, buyer))[0]?.points).toMatchObject([{ value: 310 }]);
    expect(await statusOf(owner)).toBe(404);
  });
});

describe('what others like it were found to have', () => {
  it('is the median of its lot on the days of its own measures, of those that had one by then', async () => {
    const [id, a, b, c] = [await animal(), await animal(), await animal(), await animal()];
    await open().call('objects.add', buildLot(owner, { name: 'Primavera', assets: [id, a, b, c] }), owner);
    await weigh([id], 300, '01/09/2026 08:00');
    await weigh([a], 250, '15/09/2026 08:00');
    await weigh([b], 280, '15/09/2026 08:00');
    await weigh([c], 330, '15/09/2026 08:00');
    await weigh([id], 320, '01/10/2026 08:00');
    await weigh([c], 200, '15/10/2026 08:00');
    expect(await peersOf(id)).toEqual({
      ...{ of: 'lot', name: 'Primavera', count: 3 },
      points: [{ day: '2026-10-01', value: 280 }],
    });
  });

  it('is that of its breed and category where its lot has too few, and nothing where that has, too', async () => {
    const [id, a, b] = [await animal(), await animal(), await animal()];
    for (const each of [id, a, b]) await weigh([each], 300, '01/09/2026 08:00');
    expect(await peersOf(id)).toBeNull();
    const [c, hereford] = [await animal(), await animal({ breed: 'HE' })];
    await weigh([c, hereford], 500, '01/09/2026 08:00');
    expect(await peersOf(id)).toMatchObject({ of: 'alike', count: 3, points: [{ value: 300 }] });
    // Those of another establishment do not count.
    const other = await buildMember(open(), 'owner', 8);
    await open().call('transfers.add', buildTransfer(owner, other, [c]), owner);
    expect(await peersOf(id)).toBeNull();
  });

  it('is not there of what is no measure', async () => {
    const id = await animal();
    for (const field of ['breed', 'nothing', 'purchase_price'])
      expect(await open().statusOf('measures.peers', { params: { pk: id, field } }, owner)).toBe(404);
    expect(await peersOf(id, 'body_condition')).toBeNull();
  });
});
