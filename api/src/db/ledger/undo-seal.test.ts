import { describe, expect, it } from 'vitest';
import { canonicalJson } from '@huella/domain/engine/events/canonical';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildMember } from '../../../test/build';
import { buildEvent } from '../../../test/build-input';
import { digestOf, hashOfHeader, linkOf } from './chain';
import { checkChains, type BrokenLink } from './check-chains';

const open = useTestApp();

/** An animal that was loaded, weighed and moved, of which the moving was undone: four links. */
async function buildUndone() {
  const member = await buildMember(open(), 'owner');
  const [id = 0] = await buildAssets(open(), member, [{ sex: 'H', paddock: 'Norte' }]);
  for (const [eventType, common] of [
    [1, { weight: 420, weighing_type: 'PER' }],
    [108, { paddock: 'Sur' }],
  ] as const) {
    const input = buildEvent(member, eventType, { pks: [id], common });
    await open().call('objects.addMassive', input, member);
  }
  const [, , eventId = 0] = await eventsOf(id);
  const input = { params: { eventId }, body: { reason: 'Era otro animal' } };
  await open().call('events.undo', input, member);
  return { id, events: await eventsOf(id) };
}

async function eventsOf(id: number): Promise<readonly number[]> {
  const found = await open().pool.query<{ id: number }>(
    'select event_id as id from event_asset where asset_id = $1 order by sequence',
    [id],
  );
  return found.rows.map((row) => row.id);
}

async function faultsOf(assetId: number): Promise<readonly unknown[]> {
  const found: Omit<BrokenLink, 'assetId'>[] = [];
  await checkChains(open().db, {
    assetId,
    onBroken: ({ sequence, eventId, fault }) => found.push({ sequence, eventId, fault }),
    onDrifted: (drifted) => {
      throw new Error(`asset ${String(drifted.assetId)} drifted`);
    },
  });
  return found;
}

/** Writes the last event as it was written before what it takes back was sealed: neither header nor changes say it. */
async function asBefore(id: number): Promise<void> {
  const found = await open().pool.query<{
    event: number;
    header: string;
    changes: string;
    salt: Buffer;
    previous: Buffer;
  }>(
    `select e.id as event, e.header, l.changes, l.salt, l.previous_hash as previous
     from event_asset l join event e on e.id = l.event_id where l.asset_id = $1 and l.sequence = 4`,
    [id],
  );
  const [link] = found.rows;
  if (link === undefined) throw new Error('no fourth link');
  const without = (text: string) => {
    const { undoes, ...rest } = JSON.parse(text) as Record<string, unknown>; // as the ledger writes it
    expect(undoes).toEqual(expect.any(Number));
    return canonicalJson(rest);
  };
  const [header, changes] = [without(link.header), without(link.changes)];
  const digest = digestOf(link.salt, changes);
  const hash = linkOf(link.previous, hashOfHeader(header), digest);
  await open().pool.query('update event set header = $2 where id = $1', [link.event, header]);
  await open().pool.query(
    'update event_asset set changes = $2, digest = $3, hash = $4 where asset_id = $1 and sequence = 4',
    [id, changes, digest, hash],
  );
  await open().pool.query('update asset set chain_hash = $2 where id = $1', [id, hash]);
}

const forgeries: readonly (readonly [what: string, sql: string, link: number])[] = [
  ['nothing', 'update event_asset set undoes = null where asset_id = $1 and sequence = 4', 4],
  ['another link', 'update event_asset set undoes = 2 where asset_id = $1 and sequence = 4', 4],
  [
    'a link, of one that takes none back',
    'update event_asset set undoes = 1 where asset_id = $1 and sequence = 2',
    2,
  ],
  [
    'another event',
    `update event set undoes_event_id = (select event_id from event_asset where asset_id = $1 and sequence = 2)
     where id = (select event_id from event_asset where asset_id = $1 and sequence = 4)`,
    4,
  ],
  [
    'an event, of one that takes none back',
    `update event set undoes_event_id = (select event_id from event_asset where asset_id = $1 and sequence = 1)
     where id = (select event_id from event_asset where asset_id = $1 and sequence = 2)`,
    2,
  ],
];

describe('what a link takes back', () => {
  it.each(['as it is written', 'as it was before'])(
    'holds %s, and when its texts are erased',
    async (written) => {
      const { id } = await buildUndone();
      if (written === 'as it was before') await asBefore(id);
      expect(await faultsOf(id)).toEqual([]);
      await open().pool.query('update event_asset set changes = null, salt = null where asset_id = $1', [id]);
      expect(await faultsOf(id)).toEqual([]);
      await open().pool.query(
        'update event set payload = null, salt = null where id in (select event_id from event_asset where asset_id = $1)',
        [id],
      );
      expect(await faultsOf(id)).toEqual([]);
    },
  );

  it.each(forgeries)('is named where the database says %s', async (_what, sql, link) => {
    for (const isBefore of [false, true]) {
      const { id, events } = await buildUndone();
      if (isBefore) await asBefore(id);
      await open().pool.query(sql, [id]);
      expect(await faultsOf(id)).toEqual([{ sequence: link, eventId: events[link - 1], fault: 'undo' }]);
    }
  });

  it('is named of what is sealed in the header also when all texts are erased', async () => {
    const { id, events } = await buildUndone();
    await open().pool.query('update event_asset set changes = null, salt = null where asset_id = $1', [id]);
    await open().pool.query('update event set payload = null, salt = null where id = $1', [events[3]]);
    await open().pool.query('update event_asset set undoes = 1 where asset_id = $1 and sequence = 4', [id]);
    expect(await faultsOf(id)).toEqual([{ sequence: 4, eventId: events[3], fault: 'undo' }]);
  });
});
