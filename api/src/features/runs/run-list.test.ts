import { beforeAll, describe, expect, it } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import { useTestApp } from '../../../test/app';
import type { Actor, InputFor } from '../../../test/client';
import { buildAnimals, buildColleague, buildMember, type Member } from '../../../test/build';
import { buildAnimalRows } from '../../../test/build-animal';
import { buildEvent, buildRows } from '../../../test/build-input';

const open = useTestApp();
let owner: Member;
/** What was loaded and weighed, in this order; the last one waits for a worker. */
let ids: readonly number[];

type Query = InputFor<'jobs.list'>['query'];

beforeAll(async () => {
  const app = open();
  owner = await buildMember(app, 'owner');
  const colleague = await buildColleague(app, { boxId: owner.boxId }, 'operator');
  await app.db
    .updateTable('app_user')
    .set({ firstname: 'Óscar', lastname: 'Peón' })
    .where('id', '=', colleague.userId)
    .execute();
  const animals = await buildAnimals(app, owner, 2);
  const weighing = { pks: [...animals], common: { weight: 300, weighing_type: 'PER' } };
  const loaded = await app.call('objects.addMassive', buildRows(owner, buildAnimalRows(3)), owner);
  const weighed = await app.call('objects.addMassive', buildEvent(owner, 1, weighing), colleague);
  const waiting = await app.call('objects.addMassive', buildRows(owner, buildAnimalRows(31)), owner);
  ids = [loaded, weighed, waiting].map(({ id }) => id);
  await app.db.updateTable('run').set({ name: 'Toros_100%.xlsx' }).where('id', '=', loaded.id).execute();
});

async function listed(query: Query = {}, actor: Actor = owner) {
  const answer = await open().attempt('jobs.list', { params: { boxId: owner.boxId }, query }, actor);
  const rows = answer.body as readonly RunView[];
  return { places: rows.map(({ id }) => ids.indexOf(id)), total: Number(answer.headers['x-total-count']) };
}

describe('the runs of an establishment', () => {
  it('are the newest first, whoever started them, a page at a time, with how many there are', async () => {
    expect(await listed()).toEqual({ places: [2, 1, 0], total: 3 });
    expect(await listed({ page: '1', pageSize: '2' })).toEqual({ places: [0], total: 3 });
    expect(await listed({ page: '9' })).toEqual({ places: [], total: 3 });
  });

  it.each([
    [{ state: 'alive' }, [2]],
    [{ state: 'ended' }, [1, 0]],
    [{ by: 'me' }, [2, 0]],
    [{ by: 'me', state: 'ended' }, [0]],
    [{ search: 'TOROS_100%' }, [0]],
    [{ search: '100_' }, []],
    [{ search: 'oscar peon' }, [1]],
    [{ search: '   ' }, [2, 1, 0]],
  ] as const)('narrowed by %j are %j', async (query, places) => {
    expect(await listed(query)).toEqual({ places, total: places.length });
  });

  it('say how many events they recorded', async () => {
    const rows = await open().call('jobs.list', { params: { boxId: owner.boxId } }, owner);
    expect(rows.map(({ events, eventId }) => ({ events, has: eventId !== null }))).toEqual([
      { events: 0, has: false },
      { events: 1, has: true },
      { events: 1, has: true },
    ]);
  });

  it.each([[{ state: 'running' }], [{ by: 'them' }], [{ page: '-1' }], [{ pageSize: '101' }]])(
    'refuse %j',
    async (query) => {
      const answer = await open().attempt(
        'jobs.list',
        { params: { boxId: owner.boxId }, query: query as object },
        owner,
      );
      expect(answer.status).toBe(400);
    },
  );

  it('are told only to who may list there', async () => {
    const input = { params: { boxId: owner.boxId } };
    expect(await open().statusOf('jobs.list', input)).toBe(401);
    const stranger = await buildMember(open(), 'owner');
    expect(await open().statusOf('jobs.list', input, stranger)).toBe(404);
    expect(await open().call('jobs.list', { params: { boxId: stranger.boxId } }, stranger)).toEqual([]);
  });
});
