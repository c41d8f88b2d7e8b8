import { describe, expect, it } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import { useTestApp } from '../../../test/app';
import { buildMember } from '../../../test/build';
import { buildAnimal } from '../../../test/build-animal';
import { buildRows } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { openTestLog } from '../../../test/test-log';
import { listFaultCounts, openFaults } from '../../db/faults';
import { workRun } from './work-run';

const open = useTestApp();
const rows = 40;

/** Submits animals whose tags begin so, has the database refuse some of them, and works the run. */
async function workRefused(series: string, refused: string, test: string) {
  const { deps, pool, call } = open();
  const owner = await buildMember(open(), 'owner');
  const values = Array.from({ length: rows }, (_, at) =>
    buildAnimal({ visual_tag: `KD482${series}${String(at).padStart(4, '0')}` }),
  );
  const { id } = await call('objects.addMassive', buildRows(owner, values), owner);
  const { log, lines } = openTestLog(() => undefined);
  const faults = openFaults({ ...deps, log });
  await pool.query(`alter table ${refused} add constraint test_refuses check (${test}) not valid`);
  try {
    expect(await workRun({ ...deps, log, faults }, id, 20)).toBe(true);
  } finally {
    await pool.query(`alter table ${refused} drop constraint test_refuses`);
  }
  await faults.flush();
  const view = await call('jobs.get', { params: { id } }, owner);
  return { id, owner, lines, text: JSON.stringify(view), view };
}

/** What the database keeps of the faults of a run. */
const keptOf = ({ id }: Pick<RunView, 'id'>) =>
  open()
    .db.selectFrom('run')
    .select(['faults', 'first_faults as first', 'conflicts'])
    .where('id', '=', id)
    .executeTakeFirst();

const countOfRuns = async () =>
  (await listFaultCounts(open().db, new Date(0))).find(({ kind }) => kind === 'run')?.count ?? 0;

const faultOf = (id: number, row: number) => ({
  ...{ row, code: 'unexpectedError', reference: `${String(id)}-${String(row)}` },
});

describe('a run that meets faults', () => {
  it('says how many rows met one and keeps the first, each under the reference of its line in the log', async () => {
    const test = `attributes ->> 'visual_tag' not in ('KD482F0004', 'KD482F0017', 'KD482F0018', 'KD482F0030')`;
    const before = await countOfRuns();
    const { id, view, lines, text } = await workRefused('F', 'asset', test);
    const first = [5, 18, 19].map((row) => faultOf(id, row));
    expect(view).toMatchObject({ state: 'conflicts', done: 36, conflicts: 4, faults: { rows: 4, first } });
    expect(view.errors.map(({ code, record }) => [code, record])).toEqual(
      ['5', '18', '19', '31'].map((row) => ['unexpectedError', row]),
    );
    expect(await keptOf(view)).toEqual({ faults: 4, first, conflicts: 4 });
    expect(lines.filter(({ level }) => level === 50)).toMatchObject(
      first.map(({ reference }) => ({
        ...{ kind: 'run', runId: id, reference, err: { message: expect.stringContaining('test_refuses') } },
      })),
    );
    expect(lines.filter(({ level }) => level === 40)).toMatchObject([{ runId: id }, { runId: id }]);
    expect(await countOfRuns()).toBe(before + 4);
    expect(text).not.toMatch(/test_refuses|\.ts:|node_modules/);
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('of which every row fails alike writes few lines, and counts all', async () => {
    const before = await countOfRuns();
    const { id, view, lines } = await workRefused(
      'G',
      'asset',
      `attributes ->> 'visual_tag' not like 'KD482G%'`,
    );
    expect(view).toMatchObject({ done: 0, conflicts: rows, faults: { rows } });
    expect(view.faults.first).toEqual([1, 2, 3].map((row) => faultOf(id, row)));
    expect(lines.filter(({ level }) => level === 50)).toHaveLength(3);
    expect(await countOfRuns()).toBe(before + rows);
  });

  it('shows them in the list of runs, and one without any shows none', async () => {
    const { id, owner } = await workRefused('H', 'asset', `attributes ->> 'visual_tag' <> 'KD482H0000'`);
    const sound = await workRefused('J', 'asset', 'true');
    expect(await open().call('jobs.list', { params: { boxId: owner.boxId } }, owner)).toMatchObject([
      { id, faults: { rows: 1, first: [faultOf(id, 1)] } },
    ]);
    expect(sound.view).toMatchObject({ state: 'completed', faults: { rows: 0, first: [] } });
    expect(sound.lines).toEqual([]);
  });

  it('reports a chunk that failed although its rows could be written', async () => {
    // A statement that writes twenty animals at once fails, and one that writes a single one does not.
    await open().pool.query(`
      create function test_refuses_many() returns trigger language plpgsql as
      $$ begin if (select count(*) from fresh) > 1 then raise 'too many at once'; end if; return null; end $$;
      create trigger test_refuses_many after insert on asset referencing new table as fresh
      for each statement execute function test_refuses_many()`);
    const before = await countOfRuns();
    try {
      const { id, view, lines } = await workRefused('K', 'asset', 'true');
      expect(view).toMatchObject({ state: 'completed', done: rows, faults: { rows: 0 } });
      const errors = lines.filter(({ level }) => level === 50);
      expect(errors).toMatchObject([0, 1].map(() => ({ runId: id, err: { message: 'too many at once' } })));
      expect(await countOfRuns()).toBe(before + 2);
    } finally {
      await open().pool.query('drop trigger test_refuses_many on asset; drop function test_refuses_many');
    }
  });
});
