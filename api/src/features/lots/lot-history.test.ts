import { beforeEach, describe, expect, it } from 'vitest';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { buildColleague, buildMember, type Member } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildAdd, buildEvent, buildLot, buildTransfer, buildUpdate } from '../../../test/build-input';
import type { Actor } from '../../../test/client';

const open = useTestApp();
const [weighing, retiring, joins, leaves] = [1, 13, -2, -3];
let owner: Member;

const on = (date: string) => ({ headerValues: { date } });

async function load(date: string, values: Values = {}, member = owner): Promise<number> {
  return (await open().call('objects.add', buildAdd(member, buildAnimal(values), on(date)), member)).id;
}

const record = (eventType: number, date: string, common: Values, pks: readonly number[], member = owner) =>
  open().call(
    'objects.addMassive',
    buildEvent(member, eventType, { pks: [...pks], common, ...on(date) }),
    member,
  );
const weigh = (pks: readonly number[], weight: number, date: string) =>
  record(weighing, date, { weight, weighing_type: 'PER' }, pks);

async function lotOf(ids: readonly number[], date: string, name = 'Invernada'): Promise<number> {
  const made = await open().call(
    'objects.add',
    buildLot(owner, { name, assets: ids.map(String) }, on(date)),
    owner,
  );
  return made.id;
}

const move = (lotId: number, action: 'add' | 'remove', pks: readonly number[], date: string) =>
  open().call('lots.join', { params: { lotId }, body: { action, pks: [...pks], ...on(date) } }, owner);

const historyOf = (lotId: number, asOf?: string, actor: Actor = owner) =>
  open().call('lots.history', { params: { lotId }, query: asOf === undefined ? {} : { asOf } }, actor);
const shortOf = async (lotId: number, asOf?: string) =>
  (await historyOf(lotId, asOf)).rows.map((row) => [
    row.day,
    row.event_type ?? row.kind,
    row.assets,
    row.events,
  ]);

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

describe('the history of a lot', () => {
  it('tells alike events of a day as one line, who came in and left, and what was done with the lot itself', async () => {
    const ids = [
      await load('01/08/2026 10:00'),
      await load('01/08/2026 10:00'),
      await load('01/08/2026 10:00'),
    ];
    const [first = 0, second = 0, third = 0] = ids;
    await weigh(ids, 150, '10/08/2026 09:00');
    const lotId = await lotOf([first, second], '01/09/2026 08:00');
    // One by one at the chute, and the third that is in no lot.
    for (const [at, id] of ids.entries())
      await weigh([id], 180 + at, `15/09/2026 0${String(8 + Math.min(at, 1))}:00`);
    await move(lotId, 'add', [third], '20/09/2026 10:00');
    await move(lotId, 'remove', [second], '01/10/2026 10:00');
    await weigh(ids, 200, '10/10/2026 10:00');
    await open().call(
      'objects.add',
      buildUpdate(lotId, { name: 'Recría', notes: 'Al sur' }, { objectType: 'lot' }),
      owner,
    );
    const { rows, total } = await historyOf(lotId);
    const today = rows[0]?.day;
    expect(await shortOf(lotId)).toEqual([
      [today, 'edited', 0, 0],
      [today, 'made', 0, 0],
      ['2026-10-10', weighing, 2, 1],
      ['2026-10-01', leaves, 1, 1],
      ['2026-09-20', joins, 1, 1],
      ['2026-09-15', weighing, 2, 2],
      ['2026-09-01', joins, 2, 1],
    ]);
    expect(total).toBe(7);
    expect(rows[0]).toMatchObject({ kind: 'edited', fields: ['Nombre', 'Notas'] });
    expect(rows[2]).toMatchObject({ name: expect.stringMatching(/peso/i), event_id: expect.any(Number) });
    expect(rows[5]).toMatchObject({ event_id: null, comment: null });
    expect(rows[5]?.username).not.toBe('');
    expect(await shortOf(lotId, '2026-09-18')).toEqual([
      ['2026-09-15', weighing, 2, 2],
      ['2026-09-01', joins, 2, 1],
    ]);
  });

  it('keeps what took an animal out of it, and leaves out what became of it elsewhere', async () => {
    const [dead, sold, kept] = [
      await load('01/08/2026 10:00'),
      await load('01/08/2026 10:00'),
      await load('01/08/2026 10:00'),
    ];
    const lotId = await lotOf([dead, sold, kept], '01/09/2026 08:00');
    const death = { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: '01/10/2026T10:00' };
    await record(retiring, '01/10/2026', death, [dead]);
    const buyer = await buildMember(open(), 'owner', 8);
    await open().call('transfers.add', buildTransfer(owner, buyer, [sold], on('05/10/2026 10:00')), owner);
    // Who has it now says that it weighed so much while it was here.
    await record(weighing, '02/09/2026 10:00', { weight: 199, weighing_type: 'PER' }, [sold], buyer);
    const lines = (await historyOf(lotId)).rows.filter(({ kind }) => kind === 'event');
    expect(lines.map(({ event_type, assets, target }) => [event_type, assets, target !== null])).toEqual([
      ...[
        [1000, 1, true],
        [leaves, 1, false],
      ],
      ...[
        [retiring, 1, false],
        [leaves, 1, false],
      ],
      [joins, 3, false],
    ]);
  });

  it('marks what was undone, and counts an entry that was undone as none', async () => {
    const ids = [await load('01/08/2026 10:00'), await load('01/08/2026 10:00')];
    const lotId = await lotOf(ids, '01/09/2026 08:00');
    const { eventId } = await weigh(ids, 210, '15/09/2026 10:00');
    await open().call(
      'events.undo',
      { params: { eventId: eventId ?? 0 }, body: { reason: 'Mal pesado' } },
      owner,
    );
    const lines = (await historyOf(lotId)).rows;
    expect(lines.find(({ event_type }) => event_type === weighing)).toMatchObject({ assets: 2, undone: 2 });
    expect(lines.find(({ event_type }) => event_type === -5)?.undoes).toMatch(/peso/i);
  });

  it('says who handed out its code and who removed it, and is there when it is gone', async () => {
    const lotId = await lotOf([], '01/09/2026 08:00');
    await open().call('lots.qr', { params: { lotId } }, owner);
    await open().call('lots.qr', { params: { lotId } }, owner);
    expect((await historyOf(lotId)).rows.map(({ kind }) => kind)).toEqual(['published', 'made']);
    const other = await lotOf([await load('01/08/2026 10:00')], '01/09/2026 08:00', 'Otro');
    await open().call('lots.remove', { params: { lotId: other } }, owner);
    const { rows } = await historyOf(other);
    expect(rows.map(({ kind }) => kind)).toEqual(['removed', 'event', 'made', 'event']);
  });

  it('is told to who may list what is there, and to nobody else', async () => {
    const lotId = await lotOf([await load('01/08/2026 10:00')], '01/09/2026 08:00');
    const stranger = await buildMember(open(), 'owner');
    const viewer = await buildColleague(open(), owner, 'viewer');
    for (const name of ['lots.history', 'measures.ofLot', 'journeys.ofLot'] as const) {
      const ask = (actor: Actor, id: unknown = lotId, asOf?: string) =>
        open().statusOf(
          name,
          { params: { lotId: id as number }, query: asOf === undefined ? {} : { asOf } },
          actor,
        );
      expect([
        await ask(null),
        await ask(stranger),
        await ask(owner, 999_999),
        await ask(owner, 'x'),
      ]).toEqual([...[401, 404, 404, 400]]);
      expect(await ask(viewer)).toBe(200);
      expect([await ask(owner, lotId, '2090-01-01'), await ask(owner, lotId, 'ayer')]).toEqual([400, 400]);
    }
  });
});

describe('what was measured of a lot', () => {
  const medians = async (lotId: number, asOf?: string) => {
    const query = asOf === undefined ? {} : { asOf };
    const { measures } = await open().call('measures.ofLot', { params: { lotId }, query }, owner);
    return measures.find(({ field }) => field === 'weight')?.points ?? [];
  };

  it('is the median of what each had by then, on the days on which any were weighed', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => load('01/08/2026 10:00')));
    const [first = 0, second = 0, third = 0] = ids;
    const lotId = await lotOf(ids, '01/09/2026 08:00');
    await weigh([first], 100, '10/09/2026 10:00');
    await weigh([second], 140, '12/09/2026 10:00');
    await weigh([third], 120, '14/09/2026 10:00');
    await weigh([first], 130, '20/09/2026 10:00');
    const points = await medians(lotId);
    expect(points.filter(({ day }) => day >= '2026-09-12')).toMatchObject([
      { day: '2026-09-12', taken: 1 },
      { day: '2026-09-14', value: 120, least: 100, most: 140, count: 3, taken: 1 },
      { day: '2026-09-20', value: 130, least: 120, most: 140, count: 3, taken: 1 },
    ]);
    expect((await medians(lotId, '2026-09-15')).at(-1)).toMatchObject({ day: '2026-09-14', value: 120 });
    await move(lotId, 'remove', [second], '25/09/2026 10:00');
    expect((await medians(lotId)).at(-1)).toMatchObject({ value: 125, count: 2 });
    expect((await medians(lotId, '2026-09-21')).at(-1)).toMatchObject({ value: 130, count: 3 });
  });
});

describe('where a lot has been', () => {
  it('is where its animals were, each establishment once, with how many', async () => {
    const seller = await buildMember(open(), 'owner');
    const bought = await load('01/07/2026 10:00', {}, seller);
    await open().call(
      'transfers.add',
      buildTransfer(seller, owner, [bought], on('01/08/2026 10:00')),
      seller,
    );
    const born = await load('10/08/2026 10:00');
    const lotId = await lotOf([bought, born], '01/09/2026 08:00');
    const { stops } = await open().call('journeys.ofLot', { params: { lotId } }, owner);
    expect(stops).toMatchObject([
      { assets: 1, isHere: false },
      { assets: 2, isHere: true },
    ]);
  });

  it('is nowhere while there is nothing in it', async () => {
    const lotId = await lotOf([], '01/09/2026 08:00');
    expect(await open().call('journeys.ofLot', { params: { lotId } }, owner)).toEqual({ stops: [] });
    expect(await open().call('measures.ofLot', { params: { lotId } }, owner)).toEqual({ measures: [] });
  });
});
