import { completeContext, isComplete, type Context, type ContextItems } from '@huella/domain/rules/context';
import { isSameContext } from '../../session/same-context';
import { keep, readKept } from '../../session/kept';

/** How many are offered; one more is kept, because the one in use is not offered. */
const offeredRecents = 2;

const keyOf = (userId: number) => `huella.recents.${userId}`;

/** Puts the context in use first among those kept. */
export function withRecent(kept: readonly Context[], used: Context): readonly Context[] {
  return [used, ...kept.filter((context) => !isSameContext(context, used))].slice(0, offeredRecents + 1);
}

/** The contexts to offer: the last ones used that are still there, without the one in use. */
export function offeredAgain(
  items: ContextItems,
  kept: readonly Context[],
  now: Context,
): readonly Context[] {
  return kept
    .filter((context) => isComplete(context) && !isSameContext(context, now))
    .filter((context) => isSameContext(completeContext(items, context), context))
    .slice(0, offeredRecents);
}

/** The contexts that this browser keeps for a user, the newest first. */
export function readRecents(userId: number): readonly Context[] {
  const kept = readKept(keyOf(userId));
  return Array.isArray(kept) ? kept.filter(isContext) : [];
}

/** Keeps the context in use for a user. */
export function keepRecent(userId: number, used: Context): void {
  keep(keyOf(userId), withRecent(readRecents(userId), used));
}

function isContext(value: unknown): value is Context {
  if (typeof value !== 'object' || value === null) return false;
  const levels = new Map(Object.entries(value));
  return ['chain', 'active', 'company', 'establishment'].every(
    (level) => typeof levels.get(level) === 'number',
  );
}
