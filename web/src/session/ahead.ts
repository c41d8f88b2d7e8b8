import { call, callBy, lineOf, type CallInput } from '../call/call';
import type { CallLine } from '../call/call-line';
import { aheadKey, readTokens } from '../call/tokens';
import { keep, readKept } from './kept';

/**
 * What is asked before a list shows rows, each of them with the answer to the one before; and by the frame around it, whose
 * answers, when they come amid the drawing of rows, have it begin anew.
 */
export type AheadName =
  | 'models.all'
  | 'lots.list'
  | 'objects.list'
  | 'topBar.menuItems'
  | 'transfers.arrivals'
  | 'jobs.list';

/** A question of a list, or of what is around it, as it was asked. */
export type Ahead = { [Name in AheadName]: readonly [name: Name, input: CallInput<Name>] }[AheadName];

const ofRows: ReadonlySet<AheadName> = new Set(['models.all', 'lots.list', 'objects.list']);

/** As long as an answer counts as new in the cache of answers. */
const freshMs = 30_000;

/** The answers that are on their way, by their question; none is given twice. */
const begun = new Map<string, Promise<unknown>>();
let begunAt = 0;
let begunFor: string | undefined;

const keyOf = (name: string, input: unknown) => JSON.stringify([name, input]);
/** An address of this site as it is asked for; a history entry's own marks are no part of it. */
const here = () => `${window.location.pathname}${window.location.search}`;

/** Remembers what the list at this address asked, for the next time that the browser opens it. */
export async function keepAhead(asked: readonly Ahead[]): Promise<void> {
  begun.clear();
  const at = here();
  // The first script does not know them, and shall not: the sign-in has it, too.
  const lines = await Promise.all(asked.map(([name]) => lineOf(name)));
  // The session may have ended meanwhile.
  if (readTokens() === null) return;
  keep(aheadKey, { at, asked: asked.map(([name, input], place) => [name, input, lines[place]]) });
}

/**
 * Asks what the list at this address asked the last time, all at once and before the screens have come. It is a guess: where
 * rights, columns or the place have changed since, the list asks what it needs, and nobody takes these answers.
 */
export function beginAhead(): void {
  const kept = readKept(aheadKey);
  if (typeof kept !== 'object' || kept === null || !('at' in kept && 'asked' in kept)) return;
  if (kept.at !== here() || !Array.isArray(kept.asked)) return;
  begunAt = performance.now();
  begunFor = readTokens()?.refreshToken;
  // As `keepAhead` wrote it, perhaps of another release; what does not fit any more fails, and is asked again.
  const asked = kept.asked.filter(Array.isArray) as [...Ahead, CallLine][];
  asked.filter(([name]) => ofRows.has(name)).forEach(begin);
  // What a page begins with goes before the others: a browser has six connections to a server.
  setTimeout(() => {
    asked.filter(([name]) => !ofRows.has(name)).forEach(begin);
  });
}

function begin([name, input, line]: [...Ahead, CallLine]): void {
  const answer = callBy(line, input);
  answer.catch(() => undefined); // whoever takes it asks again
  begun.set(keyOf(name, input), answer);
}

/** Whether what was begun is still new, and of the same session. */
const isOurs = () => performance.now() - begunAt < freshMs && begunFor === readTokens()?.refreshToken;

/** The answer to a question, where this page asked it at its start; otherwise it is asked now. */
export function takeAhead<Name extends AheadName>(
  name: Name,
  input: CallInput<Name>,
  signal?: AbortSignal,
): ReturnType<typeof call<Name>> {
  const key = keyOf(name, input);
  const answer = begun.get(key);
  begun.delete(key);
  if (answer === undefined || !isOurs()) return call(name, input, signal);
  const same = answer as ReturnType<typeof call<Name>>; // the same question
  return same.catch(() => call(name, input, signal));
}
