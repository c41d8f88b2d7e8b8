import { describe, expect, it } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import { furtherOf, isAlive, nextPace, percentOf, secondsLeft, waitingOf } from './run-progress';

const started = '2026-11-21T13:51:08Z';
const run: RunView = {
  id: 43,
  jobId: 43,
  kind: 'event',
  state: 'running',
  name: 'Cambio de peso',
  boxId: 1,
  assetType: 33,
  eventType: 1,
  eventId: 9,
  events: 1,
  total: 1177,
  done: 798,
  conflicts: 2,
  leftOut: 7,
  errors: [],
  faults: { rows: 0, first: [] },
  startedBy: 'María Belén Aguirre',
  createdAt: started,
  startedAt: started,
  endedAt: null,
};
const later = Date.parse(started) + 10_000;

describe('the progress of a run', () => {
  it('counts what is done and what was in conflict', () => {
    expect(percentOf(run)).toBe(67);
    expect(waitingOf(run)).toBe(377);
  });

  it.each([
    [{ done: 1175, conflicts: 2 }, 99],
    [{ done: 0, conflicts: 0, total: 0 }, 0],
    [{ state: 'completed', done: 1177, conflicts: 0 }, 100],
    [{ state: 'conflicts' }, 100],
    [{ state: 'stopped', done: 500 }, 42],
  ] as const)('with %j is at %i', (changes, percent) => {
    expect(percentOf({ ...run, ...changes })).toBe(percent);
  });

  it('is that of whichever look saw it further on', () => {
    const further = { ...run, done: 900 };
    expect(furtherOf(run, further)).toBe(further);
    expect(furtherOf(further, run)).toBe(further);
    expect(furtherOf(run, { ...run, state: 'completed' }).state).toBe('completed');
    expect(furtherOf(run, { ...further, id: 44 })).toBe(run);
    expect(furtherOf(run, undefined)).toBe(run);
  });

  it('shows the time that is left by the pace it was seen to have', () => {
    const first = nextPace(null, run, later);
    expect(secondsLeft(run, first, later)).toBeCloseTo(4.7, 1);
    const faster = { ...run, done: 998 };
    const pace = nextPace(first, faster, later + 1_000);
    expect(pace.rate).toBeCloseTo((80 + 200) / 2);
    expect(secondsLeft(faster, pace, later + 1_000)).toBeCloseTo(177 / 140, 1);
    expect(secondsLeft(faster, pace, later + 2_000)).toBeCloseTo(177 / 140 - 1, 1);
  });

  it('promises no time before it has a pace', () => {
    const paceOf = (changes: Partial<RunView>, now = later) => nextPace(null, { ...run, ...changes }, now);
    const queued = { state: 'queued', startedAt: null } as const;
    expect(secondsLeft({ ...run, ...queued }, paceOf(queued), later)).toBeUndefined();
    const none = { done: 0, conflicts: 0 };
    expect(secondsLeft({ ...run, ...none }, paceOf(none), later)).toBeUndefined();
    const begun = Date.parse(started);
    expect(secondsLeft(run, paceOf({}, begun), begun)).toBeUndefined();
  });

  it('promises no time while it does not go on, and takes no pause for its pace', () => {
    const first = nextPace(null, run, later);
    const waiting = nextPace(first, run, later + 30_000);
    expect(waiting).toBe(first);
    expect(secondsLeft(run, waiting, later + 30_000)).toBeUndefined();
    const again = nextPace(waiting, { ...run, done: 1_100 }, later + 30_000);
    expect(again).toMatchObject({ through: 1_102, rate: first.rate });
    expect(secondsLeft({ ...run, done: 1_100 }, again, later + 30_000)).toBeCloseTo(75 / 80, 1);
  });

  it.each([
    ['queued', true],
    ['running', true],
    ['completed', false],
    ['conflicts', false],
    ['stopped', false],
    ['failed', false],
  ] as const)('%s goes on: %s', (state, alive) => {
    expect(isAlive({ state })).toBe(alive);
  });
});
