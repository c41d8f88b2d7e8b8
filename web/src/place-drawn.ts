import { holdPress } from './hold-press';
import type { paths } from './paths';
import { browserLanguage } from './session/browser-language';
import { defaultTheme, tenantKey } from './session/default-theme';
import { readKept } from './session/kept';
import { hasNamedAddress, knowsPasskeys } from './session/knows-passkeys';
import { tenantLabel } from './session/own-label';
import { readTokens } from './call/tokens';
import { breakpoints } from './theme/tokens';

// The script inside the page of the sign-in, which runs before the first picture: of what the build drew (draw-sign-in.tsx) it
// puts into the page what the app will show, and nothing where the app will show something else.

// oxlint-disable-next-line huella/checked-address -- compared by the compiler: the table of all addresses would be half of this script
const signInPath: (typeof paths)['signIn'] = '/login';

/** The look of the product itself: nothing else is drawn. */
function isOwnLook(): boolean {
  const kept = readKept(tenantKey);
  if (kept === null) return tenantLabel() === defaultTheme.label;
  const lookOf = ({ name, theme, logo }: Partial<typeof defaultTheme>) => JSON.stringify([name, theme, logo]);
  return typeof kept === 'object' && lookOf(kept) === lookOf(defaultTheme);
}

function isSignIn(): boolean {
  const { pathname, search } = window.location;
  const state: unknown = window.history.state;
  return (
    readTokens() === null &&
    (pathname === '/' || pathname === signInPath) &&
    // An e-mail in the address, and a session that ended, change what is drawn.
    !new URLSearchParams(search).has('email') &&
    !(typeof state === 'object' && state !== null && 'sessionEnded' in state) &&
    isOwnLook()
  );
}

/** The one that was drawn for this window, its colours and its language; null where that did not come. */
function findTemplate(): HTMLTemplateElement | null {
  const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const mode = document.documentElement.dataset['mode'] ?? (isDark ? 'dark' : 'light');
  const width = window.matchMedia(`(min-width: ${breakpoints.lg}px)`).matches ? 'wide' : 'narrow';
  const language = browserLanguage();
  return document.querySelector(`template[data-drawn="${width}-${mode}"][data-language="${language}"]`);
}

function place(root: HTMLElement, { content, dataset }: HTMLTemplateElement): void {
  document.documentElement.lang = dataset['language'] ?? '';
  document.head.append(...content.querySelectorAll('style'));
  // The policy of the page lets styles of elements through by script alone.
  for (const styled of content.querySelectorAll<HTMLElement>('[data-style]'))
    styled.style.cssText = styled.dataset['style'] ?? '';
  if (!knowsPasskeys() || !hasNamedAddress()) content.querySelector('[data-passkey]')?.remove();
  root.append(content);
  window.huellaDrawn = { takePress: holdPress(root) };
  if (window.matchMedia(`(min-width: ${breakpoints.sm}px)`).matches) root.querySelector('input')?.focus();
}

const root = document.getElementById('root');
const template = findTemplate();
if (root !== null && template !== null && isSignIn()) place(root, template);
for (const each of document.querySelectorAll('template[data-drawn]')) each.remove();
