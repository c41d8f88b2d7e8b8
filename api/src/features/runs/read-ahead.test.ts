import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { type Member, buildAssets, buildMember } from '../../../test/build';
import { buildAnimalRows } from '../../../test/build-animal';
import { buildRows } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { openPool, overPool, type Database } from '../../db/database';
import { listFaultCounts } from '../../db/faults';
import { transact } from '../../db/transact';
import { readAhead, type NextRows } from './read-ahead';
import { lockRun, type Run } from './runs.store';
import { writeChunk } from './work-run';

const open = useTestApp();
/** Rows of a chunk: three and a bit of the run. */
const size = 10;
const total = 33;
/** The next rows are read on a connection of their own: nobody says when they are there. */
const patience = { timeout: 10_000, interval: 10 };
/** A caller that asks this one for rows that are not ready gets none. */
const unreachable = overPool(
  openPool({ url: 'postgres://127.0.0.1:1/none' }, { max: 1, onError: () => undefined }),
);

/** Whoever asks through this one meets a fault. */
const failing: Parameters<Database['withPlugin']>[0] = {
  transformQuery: ({ node }) => node,
  transformResult: () => Promise.reject(new Error('no rows')),
};

let owner: Member;

/** A run that waits for a worker. */
async function queueRun(rows: readonly Values[]): Promise<RunView> {
  return open().call('objects.addMassive', buildRows(owner, rows), owner);
}

/** Writes a run by chunks, each but the first as it was made ready before it was asked for; answers what was read. */
async function writeReady({ id }: RunView): Promise<readonly NextRows[]> {
  const { db, deps } = open();
  const ahead = readAhead(deps);
  const all: NextRows[] = [];
  const read = async (inside: typeof db, run: Run, count: number) => {
    const rows =
      all.length === 0
        ? await ahead(inside, run, count)
        : await vi.waitFor(() => ahead(unreachable, run, count), patience);
    all.push(rows);
    return rows;
  };
  for (let ended = false; !ended;)
    ended = await transact(db, (inside) => writeChunk(inside, deps, id, size, read));
  return all;
}

const idsOf = ({ ready }: NextRows) => [...(ready?.ids.values() ?? [])];

/** The assets of a run by the number of their rows. */
async function writtenBy(runId: number) {
  return open()
    .db.selectFrom('run_row')
    .innerJoin('asset', 'asset.id', 'run_row.asset_id')
    .select(['run_row.row', 'asset.id', 'asset.attributes'])
    .where('run_id', '=', runId)
    .where('outcome', '=', 'done')
    .orderBy('row')
    .execute();
}

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
});

describe('rows that are read ahead', () => {
  it('are written as they were made ready, each once', async () => {
    const rows = buildAnimalRows(total);
    const run = await queueRun(rows);
    const read = await writeReady(run);
    expect(read.map((each) => each.rows.map(({ row }) => row))).toEqual(
      [1, 11, 21, 31].map((from) =>
        Array.from({ length: Math.min(size, total + 1 - from) }, (_, at) => from + at),
      ),
    );
    const written = await writtenBy(run.id);
    expect(written.map(({ attributes }) => attributes)).toEqual(rows);
    const ready = new Map(read.flatMap((each) => [...(each.ready?.ids ?? [])]));
    const ids = written.map(({ id }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => one - other));
    expect(written.map(({ row, id }) => [row, id])).toEqual([...ready]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('whose tag was taken after they were made ready end as a conflict and leave nothing', async () => {
    const rows = buildAnimalRows(total);
    const run = await queueRun(rows);
    await buildAssets(open(), owner, rows.slice(24, 25));
    const read = await writeReady(run);
    const lost = read.flatMap((each) => each.ready?.ids.get(25) ?? []);
    const written = await writtenBy(run.id);
    expect(written.map(({ row }) => row)).toEqual(
      Array.from({ length: total }, (_, at) => at + 1).filter((row) => row !== 25),
    );
    expect(lost).toHaveLength(1);
    for (const table of ['asset_key', 'asset_slot', 'event_asset'] as const) {
      const left = await open().db.selectFrom(table).selectAll().where('asset_id', 'in', lost).execute();
      expect(left, table).toEqual([]);
    }
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('are the same for a transaction that is run again, and before what follows them', async () => {
    const run = await queueRun(buildAnimalRows(total));
    const { db, deps } = open();
    const read = readAhead(deps);
    const locked = await transact(db, (inside) => lockRun(inside, run.id));
    if (locked === null) throw new Error('the run is gone');
    const first = await read(db, locked, size);
    const again = await read(db, locked, size);
    const next = await vi.waitFor(() => read(unreachable, { ...locked, nextRow: size + 1 }, size), patience);
    expect(idsOf(again)).toEqual(idsOf(first));
    expect(Math.max(...idsOf(again))).toBeLessThan(Math.min(...idsOf(next)));
  });

  it('are read when they are asked for where they do not go on', async () => {
    const run = await queueRun(buildAnimalRows(total));
    const { db, deps } = open();
    const read = readAhead(deps);
    await transact(db, async (inside) => {
      const locked = await lockRun(inside, run.id);
      if (locked === null) throw new Error('the run is gone');
      await read(inside, locked, size);
      const other = await read(inside, { ...locked, nextRow: 15 }, 2);
      expect(other.rows.map(({ row }) => row)).toEqual([15, 16]);
      expect(idsOf(other)).toHaveLength(2);
    });
  });

  it('that cannot be read ahead are a fault that is logged and counted, and are read when they are asked for', async () => {
    const run = await queueRun(buildAnimalRows(total));
    const { db, deps, logged } = open();
    const read = readAhead({ ...deps, db: db.withPlugin(failing) });
    await transact(db, async (inside) => {
      const locked = await lockRun(inside, run.id);
      if (locked === null) throw new Error('the run is gone');
      await read(inside, locked, size);
      const failed = { level: 50, kind: 'run', reference: String(run.id), err: { message: 'no rows' } };
      await vi.waitFor(() => expect(logged.at(-1)).toMatchObject(failed), patience);
      const next = await read(inside, { ...locked, nextRow: size + 1 }, size);
      expect(next.rows.map(({ row }) => row)).toEqual(Array.from({ length: size }, (_, at) => size + 1 + at));
    });
    await deps.faults.flush();
    const counted = await listFaultCounts(db, new Date(0));
    expect(counted).toContainEqual(expect.objectContaining({ kind: 'run', lastReference: String(run.id) }));
  });
});
