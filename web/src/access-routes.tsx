import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { maybe, readSearch, textSearch } from './search-params';
import { readTokens } from './call/tokens';
import { rootRoute } from './inside-route';
import { paths, safeNext } from './paths';
import { loadWords } from './words/i18n';

const loadAccess = () => import('./features/access/access-screens');

/** The screens that need nobody signed in. */

const emailSearch = textSearch(320);

const signInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.signIn,
  validateSearch: readSearch(() => z.object({ next: maybe(z.string()), email: emailSearch })),
  beforeLoad: ({ search }) => {
    // The address of `next` was checked to stay inside the product.
    if (readTokens() !== null) redirect({ href: safeNext(search.next), throw: true });
  },
  loader: () => loadWords('access', 'joining'),
  component: lazyRouteComponent(() => import('./features/access/SignInPage'), 'SignInPage'),
});

const signOutRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.signOut,
  loader: () => loadWords('access'),
  component: lazyRouteComponent(loadAccess, 'SignOutPage'),
});

/** The code of an invitation; in the path, or behind the question mark in older links. */
const invitationSearch = readSearch(() => z.object({ invitation: textSearch(200) }));

const registerRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.register,
  validateSearch: invitationSearch,
  loader: () => loadWords('access', 'joining'),
  component: lazyRouteComponent(() => import('./features/access/SignUpPage'), 'SignUpPage'),
});

const invitationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.invitation,
  loader: () => loadWords('access', 'joining'),
  component: lazyRouteComponent(() => import('./features/access/SignUpPage'), 'SignUpPage'),
});

const publicSignUpRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/public/signup',
  validateSearch: invitationSearch,
  loader: () => loadWords('access', 'joining'),
  component: lazyRouteComponent(() => import('./features/access/SignUpPage'), 'SignUpPage'),
});

const sandboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sandbox,
  validateSearch: invitationSearch,
  loader: () => loadWords('access', 'joining'),
  component: lazyRouteComponent(loadAccess, 'SandboxPage'),
});

const sandboxSignInRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.sandboxSignIn,
  beforeLoad: () => {
    if (readTokens() !== null) redirect({ href: paths.home, throw: true });
  },
  loader: () => loadWords('access', 'joining'),
  component: lazyRouteComponent(loadAccess, 'SandboxSignInPage'),
});

const verifyRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.verify,
  loader: () => loadWords('access'),
  component: lazyRouteComponent(loadAccess, 'VerifyPage'),
});

const verifyLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.verifyLink,
  loader: () => loadWords('access'),
  component: lazyRouteComponent(loadAccess, 'VerifyLinkPage'),
});

const changePasswordRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.changePassword,
  validateSearch: readSearch(() => z.object({ email: emailSearch, ask: maybe(z.literal('mail')) })),
  loader: () => loadWords('access', 'account'),
  component: lazyRouteComponent(loadAccess, 'ChangePasswordPage'),
});

const changePasswordLinkRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.changePasswordLink,
  loader: () => loadWords('access'),
  component: lazyRouteComponent(loadAccess, 'ResetPage'),
});

const authorizationRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.authorization,
  loader: () => loadWords('access'),
  component: lazyRouteComponent(() => import('./features/access/AuthorizationPage'), 'AuthorizationPage'),
});

const termsRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.terms,
  loader: () => loadWords('terms', 'access'),
  component: lazyRouteComponent(() => import('./features/access/TermsPage'), 'TermsPage'),
});

const outboxRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: paths.outbox,
  validateSearch: readSearch(() => z.object({ mail: textSearch(200) })),
  loader: () => loadWords('access'),
  component: lazyRouteComponent(() => import('./features/access/OutboxPage'), 'OutboxPage'),
});

/** Addresses that older links have (document 1 section 2); the signed-in user goes home from the sign-in. */
const olderRoutes = [
  { path: '/access', to: paths.signIn },
  { path: '/public/signin', to: paths.signIn },
  { path: '/public/signin/users/stepbystep', to: paths.register },
  { path: '/signin/cuenta/crear', to: paths.register },
  { path: '/signin/cuenta/datos_personales', to: paths.profile },
  { path: '/signin/cuenta/localizacion', to: paths.profile },
  { path: '/signin/email_enviado', to: paths.verify },
  { path: '/signin/empresa/cadenas', to: paths.companyNew },
  { path: '/signin/establecimiento/imagenes', to: paths.boxNew },
  { path: '/transfer/load', to: paths.transferNew },
  { path: '/transfer/box', to: paths.transferNew },
].map(({ path, to }) =>
  createRoute({
    getParentRoute: () => rootRoute,
    path,
    beforeLoad: () => {
      redirect({ href: to, replace: true, throw: true });
    },
  }),
);

export const accessRoutes = [
  signInRoute,
  signOutRoute,
  registerRoute,
  invitationRoute,
  publicSignUpRoute,
  sandboxRoute,
  sandboxSignInRoute,
  verifyRoute,
  verifyLinkRoute,
  changePasswordRoute,
  changePasswordLinkRoute,
  authorizationRoute,
  termsRoute,
  outboxRoute,
  ...olderRoutes,
] as const;
