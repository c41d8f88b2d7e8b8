import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
} from '@tanstack/react-router';
import { callQuery, queryClient } from './call/queries';
import { readTokens } from './call/tokens';
import { paths } from './paths';
import { showLanguage } from './session/session';
import { ShellSkeleton } from './shell/ShellSkeleton';
import { loadWords } from './words/i18n';

/** Whatever no other route takes. */
export const unknownPath = '/$';

/** Everything, signed in or not. */
export const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => import('./shell/FallbackPage'), 'FallbackPage'),
});

/** Everything behind sign-in: the session, the context and the frame around the screens. */
export const insideRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'inside',
  beforeLoad: ({ location, matches }) => {
    if (readTokens() !== null) return;
    // An address that does not exist is told so; signing in would not make it exist.
    if (matches.some(({ fullPath }) => fullPath === unknownPath)) notFound({ throw: true });
    redirect({
      to: paths.signIn,
      search: location.pathname === '/' ? {} : { next: location.href },
      throw: true,
    });
  },
  loader: async () => {
    const [user] = await Promise.all([
      queryClient.query({ ...callQuery('users.getInfo', {}), staleTime: 'static' }),
      queryClient.query({ ...callQuery('topBar.all', {}), staleTime: 'static' }),
      loadWords('shell'),
    ]);
    await showLanguage(user.userPreferences.language);
  },
  component: lazyRouteComponent(() => import('./shell/Shell'), 'Shell'),
  errorComponent: lazyRouteComponent(() => import('./shell/StartErrorPage'), 'StartErrorPage'),
  pendingComponent: ShellSkeleton,
  pendingMs: 150,
});
