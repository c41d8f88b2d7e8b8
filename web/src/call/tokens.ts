/** The token pair of this browser, kept in local storage and so shared by its tabs (document 1 section 7). */
export interface TokenPair {
  readonly token: string;
  readonly refreshToken: string;
}

const key = 'huella.session';
/** Where the device keeps what a user needs to go on without a network: it goes with the session. */
export const deviceKey = 'huella.device';
/** Where the browser keeps what its list asked last: it goes with the session, too. */
export const aheadKey = 'huella.ahead';
const listeners = new Set<() => void>();

/** The pair, or null when nobody is signed in. */
export function readTokens(): TokenPair | null {
  const stored = localStorage.getItem(key);
  if (stored === null) return null;
  const [token, refreshToken, ...rest] = stored.split(' ');
  return token !== undefined && refreshToken !== undefined && rest.length === 0
    ? { token, refreshToken }
    : null;
}

/** Keeps a pair, or with null forgets it; every tab is notified. */
export function keepTokens(pair: TokenPair | null): void {
  if (pair === null) for (const each of [key, deviceKey, aheadKey]) localStorage.removeItem(each);
  else localStorage.setItem(key, `${pair.token} ${pair.refreshToken}`);
  for (const listener of listeners) listener();
}

/** Calls back when the pair changes here or in another tab. Returns how to stop. */
export function onTokensChange(listener: () => void): () => void {
  const fromOtherTab = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener('storage', fromOtherTab);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', fromOtherTab);
  };
}

/** A number that a token says of itself; NaN where it cannot be read. */
export function claimOf(token: string, name: 'exp' | 'sub'): number {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return Number(new Map(Object.entries(claims ?? {})).get(name));
  } catch {
    return NaN;
  }
}

/** Whether a token's own expiry is past, or within the next seconds; one that cannot be read is as good as an expired one. */
export function isExpired(token: string, withinSeconds: number): boolean {
  return !(claimOf(token, 'exp') * 1000 > Date.now() + withinSeconds * 1000);
}
