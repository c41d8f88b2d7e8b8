import { foldKey } from '@huella/domain/fold';

/** One thing that can be chosen. */
export interface Option {
  readonly value: string;
  readonly label: string;
  /** A second, quieter text at the right: a code, a count. */
  readonly detail?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** Past this many a list of options has a search. */
export const searchFrom = 12;

/** Longest list that is drawn at once; a search narrows the rest. */
export const drawnOptions = 200;

/** The options whose label or detail holds the text, blind to case and accents. */
export function matchOptions<Each extends Option>(options: readonly Each[], text: string): readonly Each[] {
  const key = foldKey(text);
  if (key === '') return options;
  return options.filter(({ label, detail = '' }) => foldKey(`${label} ${detail}`).includes(key));
}

const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  PageDown: (at, count) => Math.min(at + 8, count - 1),
  PageUp: (at) => Math.max(at - 8, 0),
};

/** Where a key leads from a place (from 0) in a list of so many; null when the key does not move. */
export function stepTo(key: string, at: number, count: number): number | null {
  const move = moves[key];
  return move === undefined || count === 0 ? null : move(at, count);
}

/** The place of the first chosen option, where the arrows begin; 0 when none is. */
export function firstChosen(options: readonly Option[], chosen: readonly string[]): number {
  const place = options.findIndex(({ value }) => chosen.includes(value));
  return Math.max(0, place);
}
