import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode, Suspense } from 'react';
import { queryClient } from './call/queries';
import { router } from './routes';
import { AppFrame } from './shell/AppFrame';
import type { AccentName } from './theme/tokens';

export interface AppProps {
  /** The nonce of the page's content security policy. */
  readonly nonce: string | undefined;
  /** What the first screen is drawn in; screens say for themselves what they want then. */
  readonly accent?: AccentName | undefined;
}

/** All of the app: as the browser shows it, and as the build draws its sign-in. */
export function App({ nonce, accent }: AppProps) {
  return (
    <StrictMode>
      <QueryClientProvider client={queryClient}>
        <AppFrame nonce={nonce} accent={accent}>
          <Suspense>
            <RouterProvider router={router} />
          </Suspense>
        </AppFrame>
      </QueryClientProvider>
    </StrictMode>
  );
}
