import { isExpired, readTokens } from '../call/tokens';

/**
 * Shows the way into the trace to whoever is signed in here and may see more than the public page. A token that has run out
 * is not turned here: the screen that the way leads to does, and says whether they may.
 */
export async function showTrace(way: HTMLElement): Promise<void> {
  const pair = readTokens();
  const ask = way.dataset['ask'];
  if (pair === null || ask === undefined) return;
  way.hidden = !(isExpired(pair.token, 0) || (await mayRead(ask, pair.token)));
}

/** Whether there is more to be seen; not where nobody could be asked. */
async function mayRead(address: string, token: string): Promise<boolean> {
  const answered = await fetch(address, { headers: { authorization: `Bearer ${token}` } }).catch(() => null);
  return answered?.ok === true;
}
