import { call } from '../call/call';
import { version } from '../../package.json';

// Written in by the build; absent when the sources run directly.
declare const __BUILD_HASH__: string | undefined;

/** What identifies a build. */
export interface BuildLabel {
  readonly version: string;
  readonly build: string;
}

/** The build of this page, the same label as the server's (decisions section 5). */
const ownBuild: BuildLabel = {
  version,
  build: typeof __BUILD_HASH__ === 'string' ? __BUILD_HASH__ : 'source',
};

/** Is in the address of a page that was reloaded for another version (document 1 section 7). */
const mark = 'dId';
const markForm = /^[\w.-]{1,64}$/;
/** What was reloaded for already in this tab. */
const loadedForKey = 'huella.loadedFor';

/** Whether two labels name different builds. Sources that run directly have no build to compare. */
export function isOtherBuild(own: BuildLabel, server: BuildLabel): boolean {
  const isBuilt = [own, server].every(({ build }) => build !== 'source' && build !== 'dev');
  return own.version !== server.version || (isBuilt && own.build !== server.build);
}

/** The mark in an address; null without one, or when it is no mark of ours. */
export function markIn(address: string): string | null {
  const given = new URL(address).searchParams.get(mark);
  return given !== null && markForm.test(given) ? given : null;
}

/** An address with the mark of a build, or with null without any; all else in it stays, its host too. */
export function withMark(address: string, build: string | null): string {
  const url = new URL(address);
  if (build === null) {
    // Only when it is there: rewriting parameters would spell the others differently.
    if (!url.searchParams.has(mark)) return address;
    url.searchParams.delete(mark);
  } else url.searchParams.set(mark, build);
  return url.href;
}

/** Takes the mark out of the address bar, and answers whether this page was reloaded for another version. */
function takeMark(): boolean {
  const { href } = window.location;
  const wasMarked = markIn(href) !== null;
  const bare = withMark(href, null);
  if (bare !== href) window.history.replaceState(window.history.state, '', bare);
  return wasMarked;
}

/** Whether something on the page would be lost by leaving it: asked as the browser itself asks. */
function hasUnsavedWork(): boolean {
  const question = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(question);
  return question.defaultPrevented;
}

/**
 * Reloads the page, once, when the server is of another version than the page. Unsaved work is left alone; the next
 * look asks again. A server that does not answer changes nothing.
 */
async function look(): Promise<void> {
  const server = await call('version.get', {}).catch(() => null);
  if (server === null || !isOtherBuild(ownBuild, server)) return;
  const label = `${server.version}-${server.build}`;
  if (sessionStorage.getItem(loadedForKey) === label || !markForm.test(label) || hasUnsavedWork()) return;
  sessionStorage.setItem(loadedForKey, label);
  window.location.replace(withMark(window.location.href, label));
}

/** Compares versions at start, unless this very load is the answer to a difference, and when the page is in view again. */
export function watchVersion(): void {
  let isLooking = false;
  const lookOnce = () => {
    if (isLooking || document.visibilityState !== 'visible') return;
    isLooking = true;
    void look().finally(() => {
      isLooking = false;
    });
  };
  if (!takeMark()) lookOnce();
  window.addEventListener('focus', lookOnce);
  document.addEventListener('visibilitychange', lookOnce);
}
