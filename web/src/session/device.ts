import { queryClient } from '../call/queries';
import { claimOf, deviceKey, readTokens } from '../call/tokens';
import type { Place } from './context';
import { keep, readKept } from './kept';

/** What every screen asks of the user, and what the forms of an establishment ask of it, by the first part of their keys. */
const ofUser = new Set<unknown>(['users.getInfo', 'topBar.all', 'topBar.menuItems']);
const ofPlace = new Set<unknown>([
  'fields.validate',
  'models.all',
  'lots.list',
  'formSource',
  'suffix',
  'lastUsed',
]);

/** What the device keeps for a start without a network. */
interface Kept {
  readonly userId: number;
  /** When, in milliseconds. */
  readonly at: number;
  readonly answers: readonly (readonly [key: readonly unknown[], data: unknown])[];
}

/**
 * Makes a place open without a network: the app is kept by its worker, which is the same for everybody, and what the server
 * answered this user about the place by the app itself, until the session ends (decision 81).
 */
export function keepForOffline({ boxId }: Pick<Place, 'boxId'>): void {
  const userId = signedIn();
  if (userId === null) return;
  const isKept = ([name, ...parts]: readonly unknown[]) =>
    ofUser.has(name) || (ofPlace.has(name) && parts.some((part) => isOf(part, boxId)));
  // What was asked again in vain is still what the server answered before.
  const found = queryClient.getQueryCache().findAll({
    predicate: ({ state, queryKey }) => state.data !== undefined && isKept(queryKey),
  });
  const answers = found.map(({ queryKey, state }) => [queryKey, state.data] as const);
  keep(deviceKey, { userId, at: Date.now(), answers } satisfies Kept);
  keepApp();
}

/** Puts what the device keeps of this user where screens look for it. False where there is nothing of theirs. */
export function openFromDevice(): boolean {
  const kept = readKept(deviceKey);
  if (!isKept(kept) || kept.userId !== signedIn()) return false;
  const cache = queryClient.getQueryCache();
  for (const [queryKey, data] of kept.answers) {
    // As old as it is, so that it is asked for again; and not forgotten while it cannot be.
    const options = queryClient.defaultQueryOptions({ queryKey, gcTime: Infinity });
    cache.build(queryClient, options).setData(data, { updatedAt: kept.at, manual: true });
  }
  return true;
}

function signedIn(): number | null {
  const tokens = readTokens();
  const userId = tokens === null ? NaN : claimOf(tokens.refreshToken, 'sub');
  return Number.isNaN(userId) ? null : userId;
}

/** Whether a part of a key names an establishment: the id itself, or the parameters of a call. */
function isOf(part: unknown, boxId: number): boolean {
  if (part === boxId) return true;
  if (typeof part !== 'object' || part === null || !('params' in part)) return false;
  return new Map<string, unknown>(Object.entries(part.params ?? {})).get('boxId') === String(boxId);
}

function isKept(kept: unknown): kept is Kept {
  return typeof kept === 'object' && kept !== null && 'userId' in kept && 'at' in kept && 'answers' in kept;
}

/** A browser without workers, or that keeps nothing, opens the app by the network alone. */
function keepApp(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  navigator.serviceWorker.register('/offline.js').catch(() => undefined);
}
