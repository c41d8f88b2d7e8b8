import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../../test/app';
import { buildAssets, buildMember } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildEvent, buildRows } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { openTestLog } from '../../../test/test-log';
import { listFaultCounts, logFaults, openFaults } from '../../db/faults';
import { workRun } from './work-run';

const open = useTestApp();
const rows = 40;

const chunk = 20;

/** Submits animals with tags of a series, and works the run while the database refuses some of what it writes. */
async function workRefused(series: string, refusing: Refusing) {
  const { deps, pool, call } = open();
  const owner = await buildMember(open(), 'owner');
  const values = Array.from({ length: rows }, (_, at) => buildAnimal({ visual_tag: tagOf(series, at) }));
  const { id } = await call('objects.addMassive', buildRows(owner, values), owner);
  const { log, lines } = openTestLog(() => undefined);
  const faults = openFaults({ ...deps, log });
  await pool.query(refusing.begin);
  try {
    expect(await workRun({ ...deps, log, faults }, id, chunk)).toBe(true);
  } finally {
    await pool.query(refusing.end);
  }
  await faults.flush();
  const view = await call('jobs.get', { params: { id } }, owner);
  return { id, owner, lines, view };
}

const tagOf = (series: string, at: number) => `KD482${series}${String(at).padStart(4, '0')}`;

/** What is done to the database before a run, and undone after it. */
interface Refusing {
  readonly begin: string;
  readonly end: string;
}

/** The database refuses animals that fail a test. */
const refusal = (test: string): Refusing => ({
  begin: `alter table asset add constraint test_refuses check (${test}) not valid`,
  end: 'alter table asset drop constraint test_refuses',
});

/** The first statements that write animals fail; a sequence counts them, which no failure takes back. */
const refuseFirst = (times: number): Refusing => ({
  begin: `
    create sequence test_tries;
    create function test_refuses_first() returns trigger language plpgsql as
    $$ begin if nextval('test_tries') <= ${String(times)} then raise 'not yet'; end if; return null; end $$;
    create trigger test_refuses_first after insert on asset for each statement execute function test_refuses_first()`,
  end: `
    drop trigger test_refuses_first on asset; drop function test_refuses_first; drop sequence test_tries`,
});

const tagsOf = (runId: number) =>
  open()
    .db.selectFrom('run_row')
    .leftJoin('asset', 'asset.id', 'run_row.asset_id')
    .select(({ ref }) => [
      ref('row').as('row'),
      ref('outcome').as('outcome'),
      ref('asset.attributes').as('values'),
    ])
    .where('run_id', '=', runId)
    .orderBy('row')
    .execute();

const countOfRuns = async () =>
  (await listFaultCounts(open().db, new Date(0))).find(({ kind }) => kind === 'run')?.count ?? 0;

const faultOf = (id: number, row: number) => ({
  ...{ row, code: 'unexpectedError', reference: `${String(id)}-${String(row)}` },
});

describe('a run that meets a fault of ours', () => {
  it('ends after a second try, says where and under which reference, and keeps what it had written', async () => {
    const before = await countOfRuns();
    const { id, owner, view, lines } = await workRefused(
      'F',
      refusal(`attributes ->> 'visual_tag' <> '${tagOf('F', 30)}'`),
    );
    const fault = faultOf(id, chunk + 1);
    expect(view).toMatchObject({ state: 'failed', total: rows, done: chunk, conflicts: 0, errors: [] });
    expect(view.faults).toEqual({ rows: 1, first: [fault] });
    expect(view.endedAt).not.toBeNull();
    expect(JSON.stringify(view)).not.toMatch(/test_refuses|\.ts:|node_modules/);
    expect(lines.map(({ level }) => level)).toEqual([40, 50]);
    expect(lines[1]).toMatchObject({
      ...{ kind: 'run', runId: id, reference: fault.reference },
      err: { message: expect.stringContaining('test_refuses') },
    });
    expect(await countOfRuns()).toBe(before + 1);
    const written = await tagsOf(id);
    expect(written.map(({ outcome }) => outcome)).toEqual(
      written.map((_, at) => (at < chunk ? 'done' : 'stopped')),
    );
    expect(written.slice(0, chunk).map(({ values }) => values?.['visual_tag'])).toEqual(
      written.slice(0, chunk).map((_, at) => tagOf('F', at)),
    );
    expect(await open().call('jobs.list', { params: { boxId: owner.boxId } }, owner)).toMatchObject([
      { id, state: 'failed', faults: { rows: 1, first: [fault] } },
    ]);
    expect((await open().call('jobs.leftOut', { params: { id } }, owner)).name).toMatch(/\.xlsx$/);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('of which every row fails alike tries two chunks and not each row', async () => {
    const before = await countOfRuns();
    const { id, view, lines } = await workRefused('G', refuseFirst(rows));
    expect(view).toMatchObject({ state: 'failed', done: 0, conflicts: 0 });
    expect(view.faults).toEqual({ rows: 1, first: [faultOf(id, 1)] });
    expect(lines).toHaveLength(2);
    expect(await countOfRuns()).toBe(before + 1);
  });

  it('whose second try is sound goes on, and tells the operator', async () => {
    const before = await countOfRuns();
    const { id, view, lines } = await workRefused('K', refuseFirst(1));
    expect(view).toMatchObject({ state: 'completed', done: rows, faults: { rows: 0, first: [] } });
    expect(lines.filter(({ level }) => level === 50)).toMatchObject([
      { runId: id, err: { message: 'not yet' } },
    ]);
    expect(await countOfRuns()).toBe(before + 1);
    const written = await tagsOf(id);
    expect(written.map(({ values }) => values?.['visual_tag'])).toEqual(
      written.map((_, at) => tagOf('K', at)),
    );
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('is left alone by a worker that comes to it again', async () => {
    const { id, owner } = await workRefused('L', refuseFirst(rows));
    expect(await workRun(open().deps, id, chunk)).toBe(true);
    expect(await open().call('jobs.get', { params: { id } }, owner)).toMatchObject({
      state: 'failed',
      done: 0,
    });
  });

  it('shows none where it met none', async () => {
    const { view, lines } = await workRefused('J', refusal('true'));
    expect(view).toMatchObject({ state: 'completed', faults: { rows: 0, first: [] } });
    expect(lines).toEqual([]);
  });
});

describe('a run whose chunk is refused for reasons of its rows', () => {
  const born = (series: string, at: number) => `AB123${series}${String(at).padStart(4, '0')}`;

  /** Dams that calve in one run; the tags of some calves are taken by others before it is worked. */
  async function calve(series: string, taken: readonly number[], refusing: Refusing) {
    const { deps, pool, call } = open();
    const owner = await buildMember(open(), 'owner');
    const dams = await buildAssets(
      open(),
      owner,
      Array.from({ length: rows }, () => buildAnimal({ sex: 'H', category: 'VA', birth_date: '2020-09-14' })),
    );
    const values = dams.map((pk, at) => ({
      ...{ pk, ease: '1' },
      calves: [{ key: -1, sex: 'H', tag: born(series, at), weight: 31, alive: 1 }],
    }));
    const { id } = await call('objects.addMassive', buildEvent(owner, 106, { values }), owner);
    await buildAssets(
      open(),
      owner,
      taken.map((at) => buildAnimal({ visual_tag: born(series, at) })),
    );
    const { log, lines } = openTestLog(() => undefined);
    await pool.query(refusing.begin);
    try {
      expect(await workRun({ ...deps, log, faults: logFaults(log) }, id, chunk)).toBe(true);
    } finally {
      await pool.query(refusing.end);
    }
    return { lines, view: await call('jobs.get', { params: { id } }, owner) };
  }

  it('marks those rows, writes all others, and is no fault of ours', async () => {
    const { view, lines } = await calve('F', [3, 27], refusal('true'));
    expect(view).toMatchObject({ state: 'conflicts', done: rows - 2, conflicts: 2, faults: { rows: 0 } });
    expect(view.errors.map(({ record, code }) => [record, code])).toEqual([
      ['4', 'notUnique'],
      ['28', 'notUnique'],
    ]);
    expect(lines.filter(({ level }) => level === 50)).toEqual([]);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('ends at a row that meets a fault twice, with the others before it written', async () => {
    const { view } = await calve('G', [3], refusal(`attributes ->> 'visual_tag' <> '${born('G', 9)}'`));
    expect(view).toMatchObject({ state: 'failed', done: 8, conflicts: 1 });
    expect(view.faults).toEqual({ rows: 1, first: [faultOf(view.id, 10)] });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });
});
