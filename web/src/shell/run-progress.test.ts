import { describe, expect, it } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import { isAlive, percentOf, secondsLeft, waitingOf } from './run-progress';

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
  total: 1177,
  done: 798,
  conflicts: 2,
  leftOut: 7,
  errors: [],
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
    expect(secondsLeft(run, later)).toBeCloseTo(4.7, 1);
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

  it('promises no time before it has a pace', () => {
    expect(secondsLeft({ ...run, state: 'queued', startedAt: null }, later)).toBeUndefined();
    expect(secondsLeft({ ...run, done: 0, conflicts: 0 }, later)).toBeUndefined();
    expect(secondsLeft(run, Date.parse(started))).toBeUndefined();
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
