import { describe, expect, it } from 'vitest';
import { useTestApp } from '../../test/app';
import { openTestLog } from '../../test/test-log';
import { listFaultCounts, openFaults, removeOldFaultCounts } from './faults';

const open = useTestApp();
const since = new Date('2026-11-01T00:00:00Z');

/** Faults of a process of its own, whose clock the test moves; its log is not printed. */
function start(db = open().db) {
  const time = { now: new Date('2026-11-20T15:00:00Z') };
  const { log, lines } = openTestLog(() => undefined);
  return { faults: openFaults({ db, clock: () => time.now, log }), lines, time };
}

const counts = async () =>
  (await listFaultCounts(open().db, since)).map(({ day, kind, count, lastReference }) => [
    ...[day, kind, count, lastReference],
  ]);

describe('faults', () => {
  it('are logged once with their stack, and counted by day and kind over all processes', async () => {
    const [one, other] = [start(), start()];
    one.faults.record('call', new TypeError('x is null'), 'call failed', { reference: 'AAAA', more: 1 });
    other.faults.record('call', new Error('y'), 'call failed', { reference: 'BBBB' });
    one.faults.record('sweep', new Error('z'), 'a step failed');
    one.faults.count('call', new Error('in the log already'));
    await one.faults.flush();
    await other.faults.flush();
    one.time.now = new Date('2026-11-21T01:00:00Z');
    one.faults.record('call', new Error('x'), 'call failed', { reference: 'CCCC' });
    await one.faults.flush();
    expect(one.lines).toMatchObject([
      {
        level: 50,
        kind: 'call',
        reference: 'AAAA',
        more: 1,
        err: { message: 'x is null' },
        msg: 'call failed',
      },
      { level: 50, kind: 'sweep', err: { message: 'z' } },
      { level: 50, kind: 'call', reference: 'CCCC' },
    ]);
    expect(one.lines[0]?.err?.stack).toContain('faults.test');
    expect(await counts()).toEqual([
      ['2026-11-21', 'call', 1, 'CCCC'],
      ['2026-11-20', 'call', 3, expect.stringMatching(/^(?:AAAA|BBBB)$/)],
      ['2026-11-20', 'sweep', 1, null],
    ]);
  });

  it('are not counted where the database is away, which is none', async () => {
    const before = await counts();
    const { faults, lines } = start();
    faults.record('queue', Object.assign(new Error('gone'), { code: 'ECONNREFUSED' }), 'the queue ended');
    await faults.flush();
    expect(lines).toMatchObject([{ level: 50, msg: 'the queue ended' }]);
    expect(await counts()).toEqual(before);
  });

  it('that cannot be stored now are stored with the next, and nobody waits or fails for it', async () => {
    const { faults, lines, time } = start();
    time.now = new Date('2026-11-25T10:00:00Z');
    await open().pool.query('alter table fault_count rename to fault_count_away');
    try {
      faults.record('mail', new Error('refused'), 'queued work failed', { reference: 'job 1' });
      await faults.flush();
    } finally {
      await open().pool.query('alter table fault_count_away rename to fault_count');
    }
    expect(lines.map(({ level }) => level)).toEqual([50, 40, 40]);
    faults.record('mail', new Error('refused'), 'queued work failed', { reference: 'job 2' });
    await faults.flush();
    expect(await counts()).toContainEqual(['2026-11-25', 'mail', 2, 'job 2']);
  });

  it('are forgotten by day', async () => {
    expect(await removeOldFaultCounts(open().db, new Date('2026-11-21T12:00:00Z'))).toBe(2);
    expect((await counts()).map(([day]) => day)).not.toContain('2026-11-20');
  });
});
