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

/** How far several runs are together, in whole hundredths. */
export function percentOfAll(runs: readonly RunView[]): number {
  const [only, ...others] = runs;
  if (only !== undefined && others.length === 0) return percentOf(only);
  const total = runs.reduce((sum, run) => sum + run.total, 0);
  const through = runs.reduce((sum, run) => sum + run.done + run.conflicts, 0);
  return total === 0 ? 0 : Math.min(99, Math.floor((100 * through) / total));
}

/** Of two looks at a run the one that saw it further on: a list that is asked for now and then lags behind a stream. */
export function furtherOf(run: RunView, other: RunView | undefined): RunView {
  if (other === undefined || other.id !== run.id) return run;
  const isFurther = !isAlive(other) || other.done + other.conflicts > run.done + run.conflicts;
  return isFurther ? other : run;
}

/** Records that nobody has come to yet. */
export function waitingOf({ done, conflicts, total }: RunView): number {
  return Math.max(0, total - done - conflicts);
}

/** How fast a run goes on, as far as it was watched. */
export interface Pace {
  /** Records that were through when it was last seen to go on, and when that was, in milliseconds. */
  readonly through: number;
  readonly at: number;
  /** Records a second; null while nobody has seen it go on. */
  readonly rate: number | null;
}

/** A run that does not go on for so many milliseconds waits for something: how long, nobody knows. */
const stalledMs = 5_000;

/** The pace of a run after another look at it; the same while it has not gone on. Pauses say nothing of its pace. */
export function nextPace(before: Pace | null, run: RunView, now: number): Pace {
  const through = run.done + run.conflicts;
  if (before === null) return { through, at: now, rate: rateSinceStart(run, now) };
  if (through === before.through) return before;
  const passed = now - before.at;
  if (passed > stalledMs) return { through, at: now, rate: before.rate };
  const rate = ((through - before.through) * 1000) / Math.max(1, passed);
  return { through, at: now, rate: before.rate === null ? rate : (before.rate + rate) / 2 };
}

function rateSinceStart({ startedAt, done, conflicts }: RunView, now: number): number | null {
  const passed = startedAt === null ? 0 : now - Date.parse(startedAt);
  return passed <= 0 || done + conflicts === 0 ? null : ((done + conflicts) * 1000) / passed;
}

/** Seconds that a run will still take; undefined while there is no pace, and while it does not go on. */
export function secondsLeft(run: RunView, { at, rate }: Pace, now: number): number | undefined {
  if (run.state !== 'running' || rate === null || rate <= 0 || now - at > stalledMs) return undefined;
  return Math.max(0, waitingOf(run) / rate - (now - at) / 1000);
}
