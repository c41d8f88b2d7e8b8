import { beforeEach, describe, expect, it } from 'vitest';
import type { SavedObject } from '@huella/domain/calls/objects';
import { useTestApp } from '../../../test/app';
import { type Member, buildAnimals, buildMember } from '../../../test/build';
import { buildLot, type Sent } from '../../../test/build-input';
import { issuesOf } from '../../../test/client';

const open = useTestApp();
let member: Member;
let lotId: number;
/** In the lot since 1 October, and since 10 November. */
let first: number;
let second: number;

const on = (date: string) => ({ headerValues: { date, comment: null } });
const move = (action: 'add' | 'remove', pk: number, date: string) =>
  open().call('lots.join', { params: { lotId }, body: { action, pks: [pk], ...on(date) } }, member);

beforeEach(async () => {
  member = await buildMember(open(), 'operator');
  const born = { birth_date: '2024-03-01', entry_date: '2024-03-01' };
  [first = 0, second = 0] = await buildAnimals(open(), member, [born, born]);
  const made = await open().attempt(
    'objects.add',
    buildLot(member, { name: 'Recría', assets: [String(first)] }, on('01/10/2026')),
    member,
  );
  lotId = (made.body as SavedObject).id; // as it was just made
  await move('add', second, '10/11/2026');
});

const weigh = (date: string | null, more: Sent = {}) =>
  open().attempt(
    'lots.events',
    {
      params: { lotId },
      body: {
        actionContext: { context: 'manual_form', eventType: 1 },
        ...(date !== null && on(date)),
        common: { weight: 250, weighing_type: 'PER' },
        ...more,
      },
    },
    member,
  );

async function fit(date: string) {
  const params = { boxId: String(member.boxId), assetType: '33' };
  const body = { lot: lotId, eventType: 1, date };
  const [found] = (await open().call('events.fit', { params, body }, member)).events;
  return found;
}

async function weighedOn(pk: number): Promise<number> {
  const { entries } = await open().call('events.ofAsset', { params: { pk } }, member);
  return entries.filter(({ event_type: type }) => type === 1).length;
}

describe('an event on a lot', () => {
  it('of a day before an asset came in leaves that out, with the day on which it did', async () => {
    const refused = await weigh('05/11/2026');
    expect([refused.status, issuesOf(refused)]).toMatchObject([
      400,
      [{ record: String(second), code: 'notInLotYet', slots: { date: '10/11/2026' } }],
    ]);
    expect(await weighedOn(first)).toBe(0);
    expect(await fit('05/11/2026')).toMatchObject({
      ...{ can: 1, total: 2 },
      cannot: [{ count: 1, issue: { code: 'notInLotYet' }, assets: [{ pk: second }] }],
    });
    const others = await weigh('05/11/2026', { withoutErrors: true });
    expect(others.body).toMatchObject({ state: 'completed', done: 1, leftOut: 1 });
    expect([await weighedOn(first), await weighedOn(second)]).toEqual([1, 0]);
  });

  it('of the day on which it came in, or a later one, is of all', async () => {
    expect((await weigh('10/11/2026 08:00')).body).toMatchObject({ done: 2, leftOut: 0 });
    expect((await weigh(null)).body).toMatchObject({ done: 2, leftOut: 0 });
  });

  it('of a day on which none was in it yet is of all: the lot was put together later', async () => {
    expect(await fit('15/09/2026')).toMatchObject({ can: 2, cannot: [] });
    expect((await weigh('15/09/2026')).body).toMatchObject({ done: 2, leftOut: 0 });
  });

  it('goes by the day of each row where rows say their own', async () => {
    const values = [
      { _pk_: first, weight: 240, weighing_type: 'PER', _eventDate_: '05/11/2026' },
      { _pk_: second, weight: 260, weighing_type: 'PER', _eventDate_: '12/11/2026' },
    ];
    expect((await weigh(null, { values, common: undefined })).body).toMatchObject({ done: 2 });
    const early = values.map((row) => ({ ...row, _eventDate_: '05/11/2026' }));
    expect(issuesOf(await weigh(null, { values: early, common: undefined }))).toMatchObject([
      { record: String(second), code: 'notInLotYet' },
    ]);
  });

  it('goes by the last time that it came in, where it was out between', async () => {
    await move('remove', first, '10/10/2026');
    await move('add', first, '20/10/2026');
    expect(await fit('05/10/2026')).toMatchObject({ can: 1, cannot: [{ assets: [{ pk: second }] }] });
    // On that day the lot was empty.
    expect(await fit('15/10/2026')).toMatchObject({ can: 2 });
    expect(await fit('25/10/2026')).toMatchObject({ can: 1 });
  });
});
