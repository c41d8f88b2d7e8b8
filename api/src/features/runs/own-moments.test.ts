import { beforeEach, describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAnimals, buildMember, type Member } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildEvent, buildRows, type Sent } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { workRun } from './work-run';

const open = useTestApp();
const weighing = 1;
const headerValues = { date: '2026-11-19', comment: 'Todas' };

let owner: Member;
beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

const weigh = (pk: number, own: Sent = {}): Sent => ({ _pk_: pk, weight: 300, weighing_type: 'PER', ...own });
const submit = (values: readonly Sent[], more: object = {}) =>
  buildEvent(owner, weighing, { values: [...values], headerValues, ...more });

/** The events of the establishment of a type: day, comment and number of assets, the oldest day first. */
async function eventsOf(eventType: number) {
  const { rows } = await open().call('events.list', { params: { boxId: owner.boxId } }, owner);
  return rows
    .filter(({ event_type }) => event_type === eventType)
    .map(({ id, event_time, comment, event_assets_count }) => ({
      ...{ id, day: event_time.slice(0, 10), comment, count: event_assets_count },
    }))
    .sort((one, other) => one.day.localeCompare(other.day) || one.count - other.count);
}
const told = (events: Awaited<ReturnType<typeof eventsOf>>) =>
  events.map(({ day, comment, count }) => [day, comment, count]);

describe('rows that say themselves when they happened', () => {
  it('are events of their own, those that say the same one together, each of which can be undone', async () => {
    const ids = await buildAnimals(open(), owner, 5);
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = ids;
    const early = { _eventDate_: '2026-11-10', _eventComment_: 'Manga chica' };
    const run = await open().call(
      'objects.addMassive',
      submit([
        weigh(a, early),
        weigh(b),
        weigh(c, early),
        weigh(d, { _eventComment_: 'Renga' }),
        weigh(e, { _eventDate_: '19/11/2026', _eventComment_: 'Todas' }),
      ]),
      owner,
    );
    expect(run).toMatchObject({ state: 'completed', done: 5 });
    const events = await eventsOf(weighing);
    expect(told(events)).toEqual([
      ['2026-11-10', 'Manga chica', 2],
      ['2026-11-19', 'Renga', 1],
      ['2026-11-19', 'Todas', 2],
    ]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
    for (const { id, count } of events) {
      const params = { eventId: id };
      const body = { reason: 'Era otra balanza' };
      expect(await open().call('events.undo', { params, body }, owner)).toMatchObject({ undone: count });
    }
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('stay those events over the chunks of a run', async () => {
    const ids = await buildAnimals(open(), owner, 40);
    const days = ['2026-11-10', '2026-11-11', undefined];
    const rows = ids.map((id, at) => weigh(id, { _eventDate_: days[at % days.length] }));
    const run = await open().call('objects.addMassive', submit(rows), owner);
    expect(run.state).toBe('queued');
    expect(await workRun(open().deps, run.id, 7)).toBe(true);
    expect(told(await eventsOf(weighing))).toEqual([
      ['2026-11-10', 'Todas', 14],
      ['2026-11-11', 'Todas', 13],
      ['2026-11-19', 'Todas', 13],
    ]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('load assets on their own days', async () => {
    const rows = ['2026-11-01', '2026-11-02'].map((day) => ({ ...buildAnimal(), _eventDate_: day }));
    await open().call('objects.addMassive', buildRows(owner, rows), owner);
    expect(told(await eventsOf(-1))).toEqual([
      ['2026-11-01', null, 1],
      ['2026-11-02', null, 1],
    ]);
  });

  it('are refused for a date that cannot be, each with its place, and left out with what was written', async () => {
    const [a = 0, b = 0, c = 0] = await buildAnimals(open(), owner, 3);
    const rows = [
      weigh(a, { _eventDate_: 'anteayer' }),
      weigh(b, { _eventDate_: '2026-12-24', _eventComment_: 'x'.repeat(501) }),
      weigh(c),
    ];
    const answer = await open().refusal('objects.addMassive', submit(rows), owner);
    expect(answer.issues.map(({ record, field, code }) => [record, field, code])).toEqual([
      [String(a), '_eventDate_', 'notADateTime'],
      [String(b), '_eventDate_', 'inFuture'],
      [String(b), '_eventComment_', 'tooLong'],
    ]);
    const run = await open().call('objects.addMassive', submit(rows, { withoutErrors: true }), owner);
    expect(run).toMatchObject({ done: 1, leftOut: 2 });
    const { rows: kept } = await open().pool.query<{ values: Sent }>(
      "select values from run_row where run_id = $1 and outcome = 'leftOut' order by row",
      [run.id],
    );
    expect(kept[0]?.values).toMatchObject({ _eventDate_: 'anteayer', weight: 300 });
  });
});

describe('rows that waited on a device', () => {
  it('are refused by record for what became of their assets, and the others are recorded once', async () => {
    const [paused = 0, deleted = 0, fine = 0] = await buildAnimals(open(), owner, 3);
    await open().pool.query("update asset set paused_message = 'Juicio' where id = $1", [paused]);
    await open().pool.query('update asset set deleted_at = now() where id = $1', [deleted]);
    const rows = [weigh(paused), weigh(deleted, { _eventDate_: '2026-11-10' }), weigh(fine)];
    const refusal = await open().refusal(
      'objects.addMassive',
      submit(rows, { submitKey: 'chute-rows-1.0' }),
      owner,
    );
    expect(refusal.issues.map(({ record, code }) => [record, code])).toEqual([
      [String(paused), 'assetPaused'],
      [String(deleted), 'assetDeleted'],
    ]);
    expect(await eventsOf(weighing)).toEqual([]);
    // What was refused is another submit from then on; that one goes out again where its answer was lost.
    const others = submit(rows, { submitKey: 'chute-rows-1.1', withoutErrors: true });
    const first = await open().call('objects.addMassive', others, owner);
    expect(first).toMatchObject({ state: 'completed', done: 1, leftOut: 2 });
    expect(await open().call('objects.addMassive', others, owner)).toEqual(first);
    expect(told(await eventsOf(weighing))).toEqual([['2026-11-19', 'Todas', 1]]);
  });
});
