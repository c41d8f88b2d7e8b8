import type { MakingStep, PublicMaking } from '../../model/public-face';
import type { Values } from '../../model/value';

/** A step as it lies on the line: in hours, `from` since the line begins. */
interface TimedStep extends Pick<MakingStep, 'title' | 'tone'> {
  readonly from: number;
  readonly hours: number;
  /** In degrees Celsius; null where nobody wrote it. */
  readonly degrees: number | null;
}

/** How something was made, on one line of time. */
export interface MakingLine {
  readonly steps: readonly TimedStep[];
  /** How long the line is, in hours. */
  readonly length: number;
  /** What all of it came to, in hours: from its first moment to its last, else of all its steps; null where neither is known. */
  readonly total: number | null;
}

const hourMs = 3_600_000;
const hoursIn = { h: 1, d: 24 } as const;
/** Longer than this nobody makes anything in steps of hours: such moments were mistyped. */
const mostHours = 24 * 90;

/**
 * The steps of a making of which is written down how long they took, by the clock where that is known and else one after the
 * other; null where none is (document 3 section 2, blend pages). Nothing is worked out that nobody wrote: a step between two others has no
 * length of its own because these have one.
 */
export function makingLine({ steps }: PublicMaking, values: Values): MakingLine | null {
  const timed = steps.flatMap((step) => timeOf(step, values));
  if (timed.length === 0) return null;
  const placed = placeAll(timed);
  const bounds = [momentIn(values, steps[0]?.from), momentIn(values, steps.at(-1)?.until)] as const;
  const span = spanOf(bounds);
  const isOnClock = timed.some(({ began }) => began !== null);
  // The line is as long as all of it took, where a step on it has no length, too.
  const known = isOnClock && span !== null ? bounds.filter((at) => at !== null) : [];
  const first = Math.min(...placed.map(({ at }) => at), ...known);
  const last = Math.max(...placed.map(({ at, hours }) => at + hours), ...known);
  const sum = timed.reduce((hours, step) => hours + step.hours, 0);
  return {
    steps: placed.map(({ title, tone, hours, degrees, at }) => ({
      ...{ title, tone, hours, degrees },
      from: at - first,
    })),
    length: last - first,
    total: span ?? (timed.length === steps.length ? sum : null),
  };
}

interface Timed extends Pick<MakingStep, 'title' | 'tone'> {
  readonly hours: number;
  readonly degrees: number | null;
  /** When it began, in hours of the clock. */
  readonly began: number | null;
}

function timeOf(step: MakingStep, values: Values): readonly Timed[] {
  const { title, tone, took } = step;
  const [from, until] = [momentIn(values, step.from), momentIn(values, step.until)];
  const written = took === undefined ? null : numberIn(values, took.field);
  const hours = took === undefined || written === null ? spanOf([from, until]) : written * hoursIn[took.unit];
  if (hours === null || hours <= 0 || hours > mostHours) return [];
  const began = from ?? (until === null ? null : until - hours);
  return [{ title, tone, hours, degrees: numberIn(values, step.degrees), began }];
}

/** Each where the clock has it, else after the one before it, else before the one after it. */
function placeAll(timed: readonly Timed[]): readonly (Timed & { readonly at: number })[] {
  const [first] = timed;
  const clock = timed.findIndex(({ began }) => began !== null);
  const before = timed.slice(0, Math.max(0, clock)).reduce((hours, step) => hours + step.hours, 0);
  let next = first?.began ?? (timed[clock]?.began ?? before) - before;
  return timed.map((step) => {
    const at = step.began ?? next;
    next = at + step.hours;
    return { ...step, at };
  });
}

function spanOf([from, until]: readonly [number | null, number | null]): number | null {
  const span = from === null || until === null ? null : until - from;
  return span !== null && span > 0 && span <= mostHours ? span : null;
}

/** A moment in hours. */
function momentIn(values: Values, field: string | undefined): number | null {
  const value = field === undefined ? null : values[field];
  const at = typeof value === 'string' ? Date.parse(value) : Number.NaN;
  return Number.isNaN(at) ? null : at / hourMs;
}

function numberIn(values: Values, field: string | undefined): number | null {
  const value = field === undefined ? null : values[field];
  return typeof value === 'number' && Number.isFinite(value) ? value : null;
}

/** The attributes that a making is told by, the moments among them apart: those are days of its story, too. */
export function makingFields({ steps }: PublicMaking): {
  readonly moments: readonly string[];
  readonly figures: readonly string[];
} {
  return {
    moments: steps.flatMap(({ from = [], until = [] }) => [from, until].flat()),
    figures: steps.flatMap(({ took, degrees = [] }) => [took?.field ?? [], degrees].flat()),
  };
}
