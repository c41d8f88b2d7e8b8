import type { RunView } from '@huella/domain/calls/jobs';

/** Whether a run goes on: it waits for its turn, or works. */
export function isAlive(run: Pick<RunView, 'state'>): boolean {
  return run.state === 'queued' || run.state === 'running';
}

/** How far a run is, in whole hundredths. Only one that is through is at a hundred. */
export function percentOf({ done, conflicts, total, state }: RunView): number {
  if (state === 'completed' || state === 'conflicts') return 100;
  return total === 0 ? 0 : Math.min(99, Math.floor((100 * (done + conflicts)) / total));
}

/** Records that nobody has come to yet. */
export function waitingOf({ done, conflicts, total }: RunView): number {
  return Math.max(0, total - done - conflicts);
}

/** Seconds that a run will still take at the pace it had so far; undefined while there is no pace yet. */
export function secondsLeft(run: RunView, now: number): number | undefined {
  const through = run.done + run.conflicts;
  if (run.state !== 'running' || run.startedAt === null || through === 0) return undefined;
  const passed = (now - Date.parse(run.startedAt)) / 1000;
  return passed <= 0 ? undefined : (passed / through) * waitingOf(run);
}
