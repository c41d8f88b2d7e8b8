import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './App';
import { queryClient } from './call/queries';
import { onTokensChange, readTokens } from './call/tokens';
import { isOpen, paths } from './paths';
import { router } from './routes';
import { watchMode } from './shell/colour-mode';
import { browserLanguage } from './session/browser-language';
import { dropDrawn, isDrawn } from './session/drawn';
import { openTenant } from './session/tenant';
import { watchVersion } from './session/version';
import { formatCount } from './ui/format-count';
import { startWords } from './words/i18n';

/** The nonce that the server stamped into this page; styles carry it. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce;

/** When the session ends here or in another tab, anyone who is inside goes to the sign-in, and comes back from there. */
function leaveWhenSignedOut(): void {
  onTokensChange(() => {
    const { pathname, href } = router.state.location;
    if (readTokens() !== null || isOpen(pathname)) return;
    // What was known of the user goes only after the screens that show it.
    void router
      .navigate({ to: paths.signIn, search: { next: href }, state: { sessionEnded: true } })
      .then(() => {
        queryClient.clear();
      });
  });
}

async function start(root: HTMLElement): Promise<void> {
  const language = browserLanguage();
  document.documentElement.lang = language;
  watchVersion();
  watchMode();
  await Promise.all([startWords(language, formatCount), openTenant()]);
  leaveWhenSignedOut();
  const own = nonce === '' ? undefined : nonce;
  const isDrawnHere = await takesOver();
  if (!isDrawnHere) {
    dropDrawn();
    root.replaceChildren();
  }
  // Bit by bit: whoever types meanwhile is heard.
  startTransition(() => {
    if (isDrawnHere) hydrateRoot(root, <App nonce={own} accent="blue" />);
    else createRoot(root).render(<App nonce={own} />);
  });
}

/** Whether the page that the build drew is what the app shows now, too: it goes on as it is then. */
async function takesOver(): Promise<boolean> {
  if (!isDrawn()) return false;
  await router.load();
  return router.state.location.pathname === paths.signIn && readTokens() === null;
}

const root = document.getElementById('root');
if (root !== null) void start(root);
