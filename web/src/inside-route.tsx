import {
  createRootRoute,
  createRoute,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
  type ParsedLocation,
} from '@tanstack/react-router';
import { queryClient } from './call/queries';
import { readTokens } from './call/tokens';
import { paths } from './paths';
import { endedAtStart } from './session/begun';
import { contextOf } from './session/context';
import { gateQuery } from './session/gate';
import { showLanguage } from './session/session';
import { loadStart } from './session/start';
import { ShellSkeleton } from './shell/ShellSkeleton';
import { loadWords } from './words/i18n';

/** Whatever no other route takes. */
export const unknownPath = '/$';

/** Everything, signed in or not. */
export const rootRoute = createRootRoute({
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => import('./shell/FallbackPage'), 'FallbackPage'),
});

/** Anyone not signed in goes to the sign-in, and comes back from there. */
function requireSession({ pathname, href }: ParsedLocation): void {
  if (readTokens() !== null) return;
  redirect({
    to: paths.signIn,
    search: pathname === '/' ? {} : { next: href },
    ...(endedAtStart() && { state: { sessionEnded: true } }),
    throw: true,
  });
}

/** Who is signed in, what they may choose, and the words of the frame in their language. */
async function loadSession() {
  const [{ user, items }] = await Promise.all([loadStart(), loadWords('shell')]);
  await showLanguage(user.userPreferences.language);
  return { user, items };
}

/** Everything behind sign-in: the session, the context and the frame around the screens. */
export const insideRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'inside',
  beforeLoad: ({ location, matches }) => {
    // An address that does not exist is reported; signing in would not make it exist.
    const isUnknown = matches.some(({ fullPath }) => fullPath === unknownPath);
    if (isUnknown && readTokens() === null) notFound({ throw: true });
    requireSession(location);
  },
  loader: async () => {
    const { user, items } = await loadSession();
    const { establishment } = contextOf(items, user);
    // Known before the first screen, so that none flashes up that must not be seen. Where it fails, nothing is held up.
    if (establishment !== null) await queryClient.query(gateQuery(establishment)).catch(() => null);
  },
  component: lazyRouteComponent(() => import('./inside-screen'), 'InsideScreen'),
  errorComponent: lazyRouteComponent(() => import('./shell/StartErrorPage'), 'StartErrorPage'),
  pendingComponent: ShellSkeleton,
  pendingMs: 150,
});

/** The way of a newcomer to their first establishment: signed in, in a calm frame of its own. */
export const onboardingRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'onboarding',
  beforeLoad: ({ location }) => {
    requireSession(location);
  },
  loader: async () => {
    await Promise.all([loadSession(), loadWords('onboarding')]);
  },
  component: lazyRouteComponent(() => import('./features/onboarding/OnboardingLayout'), 'OnboardingLayout'),
  errorComponent: lazyRouteComponent(() => import('./shell/StartErrorPage'), 'StartErrorPage'),
  pendingComponent: ShellSkeleton,
  pendingMs: 150,
});
