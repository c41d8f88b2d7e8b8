import { beforeAll, describe, expect, it } from 'vitest';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildMember, type Member } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildAdd, buildEvent, buildTransfer, type Sent } from '../../../test/build-input';
import { issuesOf } from '../../../test/client';

const open = useTestApp();
let owner: Member;

const older = { birth_date: '2018-03-01', entry_date: '2018-03-01' };
const cow: Values = { ...older, category: 'VA' };
const steer: Values = { ...older, sex: 'M', category: 'NO' };

async function add(values: Values): Promise<number> {
  const input = buildAdd(owner, buildAnimal(values));
  return (await open().call('objects.add', input, owner)).id;
}
const record = (eventType: number, pks: readonly number[], common: Sent, date?: string, more: object = {}) =>
  open().attempt(
    'objects.addMassive',
    buildEvent(owner, eventType, {
      ...{ pks: [...pks], common, ...more },
      ...(date !== undefined && { headerValues: { date, comment: null } }),
    }),
    owner,
  );
type Attempt = ReturnType<typeof record>;
const told = async (answer: Attempt) =>
  issuesOf(await answer).map(
    ({ code, slots }) => `${code} ${String(slots['reason'] ?? slots['state'] ?? '')}`,
  );
const fit = async (body: Sent) => {
  const params = { boxId: String(owner.boxId), assetType: '33' };
  return (await open().call('events.fit', { params, body }, owner)).events;
};

beforeAll(async () => {
  owner = await buildMember(open(), 'owner', 1);
});

describe('an event of several animals', () => {
  it('says which of them take it, and why the others do not', async () => {
    const [mother, other, male] = [await add(cow), await add(cow), await add(steer)];
    const [found] = await fit({ pks: [mother, other, male], eventType: 110 });
    expect(found).toMatchObject({ event_type: 110, can: 2, total: 3 });
    expect(found?.cannot).toMatchObject([
      { count: 1, issue: { code: 'eventBarred', slots: { reason: 'Solo hembras' } }, assets: [{ pk: male }] },
    ]);
  });

  it('counts for every event that is offered, among all that filters find', async () => {
    const events = await fit({ selection: { filters: [] } });
    const total = events[0]?.total ?? 0;
    expect(events.find(({ event_type }) => event_type === 1)).toMatchObject({ can: total, cannot: [] });
    expect(events.find(({ event_type }) => event_type === 106)?.can).toBeLessThan(total);
    // What belongs to lists and transfers is no card.
    expect(events.map(({ event_type }) => event_type)).not.toContain(0);
  });

  it('names what is paused among all that a filter finds, and leaves it out where that is said', async () => {
    const [held, free] = [await add({ ...cow, coat: 'BA' }), await add({ ...cow, coat: 'BA' })];
    await open().pool.query(`update asset set paused_message = 'Juicio' where id = $1`, [held]);
    const selection = { filters: [{ field: 'coat', operator: 'inArray', values: ['BA'] }] } as const;
    const [found] = await fit({ selection, eventType: 1 });
    expect(found).toMatchObject({
      ...{ can: 1, total: 2 },
      cannot: [{ count: 1, issue: { code: 'assetPaused' }, assets: [{ pk: held }] }],
    });
    const weighed = { weight: 410, weighing_type: 'PER' };
    expect(issuesOf(await record(1, [held, free], weighed))).toMatchObject([
      { record: String(held), code: 'assetPaused' },
    ]);
    const others = await record(1, [held, free], weighed, undefined, { withoutErrors: true });
    expect(others.body).toMatchObject({ state: 'completed', done: 1, leftOut: 1 });
  });

  it('warns of what is unusual, and never refuses it', async () => {
    const young = await add({ ...cow, category: 'VQ', birth_date: ago(12), entry_date: ago(12) });
    const [found] = await fit({ pks: [young], eventType: 110 });
    expect(found).toMatchObject({ can: 1, doubts: [{ count: 1, issue: { level: 'warning' } }] });
    const served = { service_type: 'MN', service_from: ago(0) };
    expect((await record(110, [young], served)).status).toBe(200);
  });

  it('is refused whole with a reason for each, and recorded on the others where that is said', async () => {
    const [mother, male] = [await add(cow), await add(steer)];
    const served = { service_type: 'MN', service_from: ago(0) };
    const answer = await record(110, [mother, male], served);
    expect(answer.status).toBe(400);
    expect(issuesOf(answer)).toMatchObject([{ record: String(male), code: 'eventBarred' }]);
    const others = await record(110, [mother, male], served, undefined, { withoutErrors: true });
    expect(others.body).toMatchObject({ state: 'completed', done: 1, leftOut: 1 });
  });
});

describe('an event that is recorded late', () => {
  const weighed = { weight: 410, weighing_type: 'PER' };

  it('is not of a day before the birth of the animal', async () => {
    const mother = await add(cow);
    expect(await told(record(1, [mother], weighed, '01/01/2018'))).toEqual([
      'eventBarred No había nacido el 01/01/2018',
    ]);
    expect((await record(1, [mother], weighed, '01/04/2019')).status).toBe(200);
  });

  it('is judged on the animal as it was: before its end it is weighed, after it not', async () => {
    const plant = await buildMember(open(), 'owner', 10);
    const [carcass = 0] = await buildAssets(open(), plant, [{ ...steer, visual_tag: 'AB123D0001' }]);
    const attempt = (eventType: number, date: string, common: Sent) =>
      open().attempt(
        'objects.addMassive',
        buildEvent(plant, eventType, { pks: [carcass], common, headerValues: { date, comment: null } }),
        plant,
      );
    const killed = { slaughter_troop: '0417', carcass_left: 140, carcass_right: 142 };
    const slaughter = { ...killed, slaughter_at: '2026-11-10T12:00:00Z' };
    expect((await attempt(10, '10/11/2026 09:00', slaughter)).status).toBe(200);
    expect(await told(attempt(1, '12/11/2026 09:00', weighed))).toEqual(['assetClosed Faenado']);
    expect((await attempt(1, '09/11/2026 09:00', weighed)).status).toBe(200);
  });

  it('is offered of what has ended, with when and how it did', async () => {
    const plant = await buildMember(open(), 'owner', 10);
    const [carcass = 0, dead = 0] = await buildAssets(
      open(),
      plant,
      ['AB123D0002', 'AB123D0003'].map((visual_tag) => ({ ...steer, visual_tag })),
    );
    const end = (eventType: number, pk: number, common: Sent) =>
      open().call(
        'objects.addMassive',
        buildEvent(plant, eventType, {
          ...{ pks: [pk], common, headerValues: { date: '10/11/2026 09:00', comment: null } },
        }),
        plant,
      );
    const killed = { slaughter_troop: '0417', carcass_left: 140, carcass_right: 142 };
    await end(10, carcass, { ...killed, slaughter_at: '2026-11-10T12:00:00Z' });
    await end(13, dead, {
      disposal_type: 'MUERTE',
      disposal_reason: 'RAY',
      disposal_date: '2026-11-10T12:00:00Z',
    });
    const asked = async (pks: readonly number[], more: Sent = {}) => {
      const params = { boxId: String(plant.boxId), assetType: '33' };
      const { events } = await open().call('events.fit', { params, body: { pks: [...pks], ...more } }, plant);
      return new Map(events.map((each) => [each.event_type, each]));
    };
    const ofCarcass = await asked([carcass]);
    const ended = { count: 1, ended_at: '2026-11-10T12:00:00.000Z', ended: 'fue faenado' };
    expect(ofCarcass.get(1)).toMatchObject({ can: 0, earlier: ended });
    // Nobody slaughters it once more, nor earlier.
    expect(ofCarcass.get(10)).toMatchObject({ can: 0, earlier: null });
    // It was male then, too, and nothing of a day that was said is offered for another.
    expect(ofCarcass.get(110)?.earlier ?? null).toBeNull();
    expect((await asked([carcass], { eventType: 1, date: '12/11/2026' })).get(1)).toMatchObject({
      ...{ can: 0, earlier: null },
    });
    const again = await open().attempt(
      'objects.addMassive',
      buildEvent(plant, 10, {
        ...{ pks: [carcass], common: { ...killed, slaughter_at: '2026-11-08T12:00:00Z' } },
        headerValues: { date: '08/11/2026 09:00', comment: null },
      }),
      plant,
    );
    expect(issuesOf(again)).toMatchObject([{ code: 'assetClosed', slots: { state: 'Faenado' } }]);
    // What was retired takes nothing, whatever the day.
    expect((await asked([dead])).get(1)).toMatchObject({ can: 0, earlier: null });
    expect((await asked([carcass, dead])).get(1)).toMatchObject({ can: 0, total: 2, earlier: ended });
  });

  it('is not refused for what was only written later', async () => {
    const mother = await add(cow);
    expect((await record(105, [mother], { reproductive_status: 'PL' })).status).toBe(200);
    const served = { service_type: 'MN', service_from: '2020-01-10' };
    expect(await told(record(110, [mother], served))).toEqual(['eventBarred Ya está preñada']);
    expect((await record(110, [mother], served, '10/01/2020')).status).toBe(200);
  });

  it('is refused for what was so then, whatever came after', async () => {
    const mother = await add(cow);
    await record(105, [mother], { reproductive_status: 'PC' }, '01/03/2020');
    await record(105, [mother], { reproductive_status: 'VA' }, '01/06/2020');
    const served = { service_type: 'MN', service_from: '2020-04-10' };
    expect(await told(record(110, [mother], served, '10/04/2020'))).toEqual(['eventBarred Ya está preñada']);
    expect((await record(110, [mother], served, '10/06/2020')).status).toBe(200);
    const [then] = await fit({ pks: [mother], eventType: 110, date: '10/04/2020' });
    expect(then).toMatchObject({ can: 0, cannot: [{ count: 1 }] });
  });
});

describe('a transfer', () => {
  it('is refused with the reason of its asset', async () => {
    const receiver = await buildMember(open(), 'owner', 1);
    const mother = await add(cow);
    const input = buildTransfer(owner, receiver, [mother]);
    const answer = await open().attempt(
      'transfers.add',
      { body: { ...input.body, headerValues: { date: '01/01/2018', comment: null } } },
      owner,
    );
    expect(issuesOf(answer)).toMatchObject([
      { record: String(mother), slots: { reason: 'No había nacido el 01/01/2018' } },
    ]);
  });
});

/** The day so many months back, as forms write it. */
function ago(months: number): string {
  const day = new Date(open().time.now);
  day.setUTCDate(1);
  day.setUTCMonth(day.getUTCMonth() - months);
  return day.toISOString().slice(0, 10);
}
