import { beforeEach, describe, expect, it } from 'vitest';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { buildColleague, buildMember, type Member } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import {
  buildAdd,
  buildEvent,
  buildLot,
  buildTransfer,
  buildUpdate,
  type Sent,
} from '../../../test/build-input';
import type { Actor } from '../../../test/client';

const open = useTestApp();
const [weighing, pausing, retiring] = [1, 101, 13];

let owner: Member;
let animal: number;

const on = (date: string) => ({ headerValues: { date } });

async function load(date: string, values: Values = {}, member = owner): Promise<number> {
  return (await open().call('objects.add', buildAdd(member, buildAnimal(values), on(date)), member)).id;
}

async function record(eventType: number, date: string, common: Sent, pks = [animal], member = owner) {
  return open().call(
    'objects.addMassive',
    buildEvent(member, eventType, { pks, common, ...on(date) }),
    member,
  );
}

const weigh = (weight: number, date: string) => record(weighing, date, { weight, weighing_type: 'PER' });
const retire = (date: string) =>
  record(retiring, date, { disposal_type: 'MUERTE', disposal_reason: 'RAY', disposal_date: `${date}T10:00` });

const input = (asOf: string, pk = animal) =>
  ({ params: { objectType: 'asset', pk }, query: { asOf } }) as const;
const get = async (asOf: string, member = owner) => {
  const saved = await open().call('objects.get', input(asOf), member);
  return 'assetType' in saved ? saved : expect.unreachable('an asset has a type');
};

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  animal = await load('2026-03-01', { weight: 300, notes: 'Mansa' });
});

describe('an asset as of a day', () => {
  it('is for who may read it today: not for nobody, nor strangers, nor what has no past', async () => {
    const stranger = await buildMember(open(), 'owner');
    const status = (actor: Actor) => open().statusOf('objects.get', input('2026-03-05'), actor);
    expect(await status(null)).toBe(401);
    expect(await status(stranger)).toBe(404);
    expect(await status(await buildColleague(open(), owner, 'viewer'))).toBe(200);
    const company = {
      params: { objectType: 'company', pk: owner.companyId },
      query: { asOf: '2026-03-05' },
    } as const;
    expect((await open().refusal('objects.get', company, owner)).issues).toMatchObject([
      { field: 'asOf', code: 'badParam' },
    ]);
  });

  it('holds what had happened by the end of that day there, whenever it was recorded', async () => {
    await weigh(410, '2026-06-10 23:30');
    await weigh(350, '2026-05-02');
    expect((await get('2026-03-01')).values).toMatchObject({ weight: 300, notes: 'Mansa' });
    expect((await get('2026-05-02')).values['weight']).toBe(350);
    expect((await get('2026-06-09')).values['weight']).toBe(350);
    const then = await get('2026-06-10');
    expect(then.values['weight']).toBe(410);
    expect(then.asOf).toMatchObject({ day: '2026-06-10', box: { id: owner.boxId }, lot: null });
    expect(then.updatedAt).toBe('2026-06-11T02:30:00.000Z');
    const today = await open().call('objects.get', { params: { objectType: 'asset', pk: animal } }, owner);
    expect((await get('2026-11-20')).values).toEqual('assetType' in today && today.values);
  });

  it('was not there before it was loaded; days to come, and what is no day, are refused', async () => {
    const early = await open().refusal('objects.get', input('2026-02-28'), owner);
    expect(early).toMatchObject({
      ...{ status: 404, error: 'notHereThen' },
      slots: { day: '28/02/2026', since: '01/03/2026' },
    });
    const late = await open().refusal('objects.get', input('2026-11-21'), owner);
    expect(late.issues).toMatchObject([{ field: 'asOf', code: 'inFuture' }]);
    for (const day of ['', '2026-02-30', '12/03/2026', 'ayer', "2026-01-01'--"]) {
      expect((await open().attemptRaw('objects.get', input(day), owner)).status).toBe(400);
    }
  });

  it('writes nothing, and no call that writes takes a day', async () => {
    const query = { asOf: '2026-03-05' };
    const { body } = buildUpdate(animal, { notes: 'Brava' });
    for (const name of ['objects.add', 'objects.addMassive'] as const)
      expect((await open().attemptRaw(name, { query, body }, owner)).status).toBe(400);
    const gone = { params: { objectType: 'asset', pk: String(animal) }, query };
    expect((await open().attemptRaw('objects.remove', gone, owner)).status).toBe(400);
    expect((await get('2026-11-20')).values['notes']).toBe('Mansa');
  });

  it('counts no event that was undone', async () => {
    await weigh(350, '2026-05-02');
    const { entries } = await open().call('events.ofAsset', { params: { pk: animal } }, owner);
    const [last] = entries;
    const undo = { params: { eventId: last?.id ?? 0 }, body: { reason: 'Otro animal' } };
    await open().call('events.undo', undo, owner);
    expect((await get('2026-06-01')).values['weight']).toBe(300);
  });

  it('stood as it stood: paused, retired since, in its lot of then', async () => {
    const lot = await open().call(
      'objects.add',
      buildLot(owner, { name: 'Recría', assets: [String(animal)] }),
      owner,
    );
    await open().pool.query(
      `update event set event_time = '2026-04-01T15:00Z' where event_type = -2 and box_id = $1`,
      [owner.boxId],
    );
    await record(pausing, '2026-07-01', { message: 'Revisar la pata' });
    await record(102, '2026-07-10', { message: 'Sanó' });
    await retire('2026-09-01');
    expect((await get('2026-03-20')).asOf).toMatchObject({
      ...{ lot: null, isRetiredSince: true, retiredAt: expect.stringMatching(/^2026/) },
    });
    const paused = await get('2026-07-05');
    expect(paused.pause).toMatchObject({ message: 'Revisar la pata' });
    expect(paused.state.state).toBe('paused');
    expect(paused.asOf?.lot).toEqual({ id: lot.id, name: 'Recría' });
    expect((await get('2026-08-01')).pause).toBeUndefined();
    expect((await get('2026-09-02')).asOf?.isRetiredSince).toBe(false);
  });

  it('is read by its holder of today where it was, without what another company kept private', async () => {
    const buyer = await buildMember(open(), 'owner', 8);
    const transfer = buildTransfer(owner, buyer, [animal], on('2026-08-01'));
    await open().call('transfers.add', transfer, owner);
    expect(await open().statusOf('objects.get', input('2026-07-01'), owner)).toBe(404);
    const before = await get('2026-07-01', buyer);
    expect(before.asOf?.box.id).toBe(owner.boxId);
    expect(before.values).toMatchObject({ weight: 300 });
    expect(before.values).not.toHaveProperty('notes');
    expect((await get('2026-08-01', buyer)).asOf?.box.id).toBe(buyer.boxId);
  });

  it('hides the fields that its establishment shuts today', async () => {
    await open().pool.query(
      `insert into box_field_permission (box_id, asset_type, shut_list, shut_new, shut_edit, version, updated_at, updated_by)
       values ($1, 33, '{weight}', '{}', '{}', 1, now(), $2)`,
      [owner.boxId, owner.userId],
    );
    expect((await get('2026-03-05')).values).not.toHaveProperty('weight');
  });
});

describe('a lot as of a day', () => {
  it('has those that were in it, for who may read it today', async () => {
    const other = await load('2026-03-01');
    const assets = [animal, other].map(String);
    const lot = await open().call('objects.add', buildLot(owner, { name: 'Recría', assets }), owner);
    await open().pool.query(
      `update event set event_time = '2026-04-01T15:00Z' where event_type = -2 and box_id = $1`,
      [owner.boxId],
    );
    await retire('2026-09-01');
    const lotOn = (asOf: string) => ({ params: { objectType: 'lot', pk: lot.id }, query: { asOf } }) as const;
    const membersOn = async (asOf: string) =>
      (await open().call('objects.get', lotOn(asOf), owner)).values['assets'];
    expect(await membersOn('2026-04-01')).toEqual(assets);
    expect(await membersOn('2026-08-31')).toEqual(assets);
    expect(await membersOn('2026-09-01')).toEqual([String(other)]);
    const early = await open().refusal('objects.get', lotOn('2026-03-15'), owner);
    expect(early).toMatchObject({ status: 404, error: 'notHereThen' });
    expect(await open().statusOf('objects.get', lotOn('2026-04-01'), null)).toBe(401);
    const stranger = await buildMember(open(), 'owner');
    expect(await open().statusOf('objects.get', lotOn('2026-04-01'), stranger)).toBe(404);
  });
});

describe('the history of an asset up to a day', () => {
  it('ends with that day, and offers to undo nothing', async () => {
    await weigh(350, '2026-05-02');
    await weigh(410, '2026-06-10');
    const until = async (asOf: string) =>
      (await open().call('events.ofAsset', { params: { pk: animal }, query: { asOf } }, owner)).entries;
    expect((await until('2026-05-02')).map(({ event_type, undo }) => [event_type, undo])).toEqual([
      [weighing, null],
      [-1, null],
    ]);
    expect(await until('2026-02-01')).toEqual([]);
    const late = { params: { pk: animal }, query: { asOf: '2027-01-01' } };
    expect((await open().refusal('events.ofAsset', late, owner)).status).toBe(400);
  });
});
