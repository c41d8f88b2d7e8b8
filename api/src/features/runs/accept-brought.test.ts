import { beforeEach, describe, expect, it } from 'vitest';
import type { Values } from '@huella/domain/model/value';
import { useTestApp } from '../../../test/app';
import { buildMember, type Member } from '../../../test/build';
import { buildAnimalRows } from '../../../test/build-animal';
import { buildRows } from '../../../test/build-input';
import { findInvariantFaults } from '../../../test/invariants';
import { workRun } from './work-run';

const open = useTestApp();

let owner: Member;
/** More than are checked at a time: most are kept before the last ones are looked at. */
let animals: readonly Values[];
/** The last of them has the tag of the second, as somebody typed it. */
let repeated: readonly Values[];
let typed: string;

beforeEach(async () => {
  owner = await buildMember(open(), 'owner');
  animals = buildAnimalRows(1_100);
  const tag = animals[1]?.['visual_tag'];
  typed = typeof tag === 'string' ? ` ${tag.toLowerCase()}` : expect.fail('animals have a tag');
  repeated = animals.with(-1, { ...animals.at(-1), visual_tag: typed });
});

/** Runs of the establishment, and their rows. */
async function countRuns() {
  const found = await open().pool.query<{ runs: number; rows: number }>(
    `select count(distinct r.id)::integer as runs, count(w.row)::integer as rows
     from run r left join run_row w on w.run_id = r.id where r.box_id = $1`,
    [owner.boxId],
  );
  return found.rows[0];
}

describe('rows that are kept while others are checked', () => {
  it('are gone where the call is refused for a row at the end', async () => {
    const answer = await open().attempt('objects.addMassive', buildRows(owner, repeated), owner);
    expect(answer).toMatchObject({ status: 400 });
    expect(await countRuns()).toEqual({ runs: 0, rows: 0 });
    const accepted = await open().call('objects.addMassive', buildRows(owner, animals), owner);
    expect(accepted).toMatchObject({ state: 'queued', total: 1_100, leftOut: 0 });
  });

  it('are left out as they were sent where they turn out to be unfit beside later ones', async () => {
    const input = buildRows(owner, repeated, { withoutErrors: true });
    const { id, total, leftOut } = await open().call('objects.addMassive', input, owner);
    expect(total + leftOut).toBe(1_100);
    const found = await open().pool.query(
      `select row, values ->> 'visual_tag' as tag, issues -> 0 ->> 'code' as code from run_row
       where run_id = $1 and outcome = 'leftOut' order by row`,
      [id],
    );
    expect(found.rows).toEqual([{ row: 1_100, tag: typed, code: 'repeatedInSheet' }]);
    await workRun(open().deps, id);
    const run = await open().call('jobs.get', { params: { id } }, owner);
    expect(run).toMatchObject({ state: 'completed', done: total });
    expect(await findInvariantFaults(open().pool)).toEqual([]);
  });

  it('are as many as the call brings, whatever is submitted beside it under the same key', async () => {
    const input = buildRows(owner, animals, { submitKey: 'two-at-once-1' });
    const both = await Promise.all([1, 2].map(() => open().call('objects.addMassive', input, owner)));
    expect(new Set(both.map(({ id }) => id)).size).toBe(1);
    expect(await countRuns()).toEqual({ runs: 1, rows: 1_100 });
  });
});
