import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { queryClient } from './call/queries';
import { onTokensChange, readTokens } from './call/tokens';
import { isOpen, paths } from './paths';
import { router } from './routes';
import { watchMode } from './shell/colour-mode';
import { browserLanguage } from './session/session';
import { openTenant } from './session/tenant';
import { watchVersion } from './session/version';
import { AppFrame } from './shell/AppFrame';
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
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AppFrame nonce={nonce === '' ? undefined : nonce}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </AppFrame>
      </QueryClientProvider>
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root !== null) void start(root);
