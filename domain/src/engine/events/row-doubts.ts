import { daysSince, type RowReading } from './row-gains';

/** With fewer others nobody says what all of them gained. */
const fewest = 4;
/** How far one may be from the others: a share of the last number, for what it drank and ate, and for how each grows. */
const ofTheLast = 0.12;
/** Without others to compare with: more is lost, or gained beside so much a day, only by a slip of the hand. */
const alone = { lost: 0.12, gained: 0.12, aDay: 0.025 };
/** How many times the usual spread of the others is far from them. */
const far = 4;
/** Of so many the median is the same with one more or less. */
const many = 200;

const figures = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

/** Why a number is looked at twice. */
export interface RowDoubt {
  /** It is less than the last one, or far less or far more than the others gained. */
  readonly kind: 'lost' | 'little' | 'much';
  /** Since the last: value − last. */
  readonly change: number;
  readonly lastDay: string;
  /** What the others gained a day, the median of them; null with too few. */
  readonly others: number | null;
  /** The one number that a slip of one figure stands for and that is like the others; null where none is, or several are. */
  readonly instead: number | null;
}

/** What is compared of a row. */
interface Known {
  readonly value: number;
  readonly last: number;
  readonly lastDay: string;
  readonly days: number;
}

/**
 * Which numbers are doubtful, in the order of the rows; null of what is as expected or cannot be compared. A number is
 * doubtful that is far from what the others gained since their last, or, with too few of them, that no animal reaches. It
 * may still be right: it is asked, never refused.
 */
export function findDoubts(readings: readonly RowReading[]): readonly (RowDoubt | null)[] {
  const known = readings.map(knownOf);
  const gains = known.map(gainOf);
  const ofAll = usualOf(gains);
  const isMany = gains.filter((gain) => gain !== null).length > many;
  return known.map((each, at) => {
    // Most are like all of them: only the few others are compared with what is left without them.
    if (each === null || isUsual(each, ofAll)) return null;
    return doubtOf(each, isMany ? ofAll : usualOf(gains.filter((_gain, other) => other !== at)));
  });
}

/** What these gained a day, the median of them: what to expect of the next. Null with too few. */
export function usualGain(readings: readonly RowReading[]): number | null {
  return usualOf(readings.map((reading) => gainOf(knownOf(reading))))?.gain ?? null;
}

function gainOf(known: Known | null): number | null {
  return known === null || known.days < 1 ? null : (known.value - known.last) / known.days;
}

function knownOf(reading: RowReading): Known | null {
  const { value, last, lastDay } = reading;
  const days = daysSince(reading);
  if (value === null || last === null || last <= 0 || lastDay === null || days === null) return null;
  return { value, last, lastDay, days };
}

/** What the others gained a day, and how far apart they are. */
interface Usual {
  readonly gain: number;
  readonly spread: number;
}

function usualOf(gains: readonly (number | null)[]): Usual | null {
  const others = gains.filter((gain) => gain !== null);
  if (others.length < fewest) return null;
  const gain = medianOf(others);
  return { gain, spread: 1.4826 * medianOf(others.map((each) => Math.abs(each - gain))) };
}

function doubtOf(known: Known, usual: Usual | null): RowDoubt | null {
  if (isUsual(known, usual)) return null;
  const { value, last, lastDay, days } = known;
  const kind = value < last ? 'lost' : value < last + (usual?.gain ?? 0) * days ? 'little' : 'much';
  return {
    kind,
    change: value - last,
    lastDay,
    others: usual?.gain ?? null,
    instead: insteadOf(known, usual),
  };
}

function isUsual({ value, last, days }: Known, usual: Usual | null, nearness = 1): boolean {
  if (usual === null)
    return value >= last * (1 - alone.lost) && value <= last * (1 + alone.gained + alone.aDay * days);
  const expected = last + usual.gain * days;
  return Math.abs(value - expected) <= nearness * Math.max(far * usual.spread * days, ofTheLast * last);
}

/** Only what is near what the others gained is offered: with too few of them any number might be meant. */
function insteadOf(known: Known, usual: Usual | null): number | null {
  if (usual === null) return null;
  const fits = slipsOf(known.value).filter((value) => isUsual({ ...known, value }, usual, 0.5));
  const [only, ...others] = new Set(fits);
  return only !== undefined && others.length === 0 ? only : null;
}

/** The numbers that one slip turns into this one: another figure, two figures in the other order, the mark a place off. */
function slipsOf(value: number): readonly number[] {
  const characters = Array.from(String(value));
  const places = Array.from(characters.keys()).filter((at) => characters[at] !== '.');
  const written = (changed: ReadonlyMap<number, string>) =>
    characters.map((character, at) => changed.get(at) ?? character).join('');
  const replaced = places.flatMap((at) =>
    figures.filter((figure) => figure !== characters[at]).map((figure) => written(new Map([[at, figure]]))),
  );
  const turned = places.slice(1).map((at, before) => {
    const first = places[before] ?? at;
    return written(
      new Map([
        [first, characters[at] ?? ''],
        [at, characters[first] ?? ''],
      ]),
    );
  });
  const moved = [value * 10, value / 10].map((each) => Math.round(each * 100) / 100);
  return [...[...replaced, ...turned].filter((text) => !/^0\d/.test(text)).map(Number), ...moved];
}

function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort();
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
