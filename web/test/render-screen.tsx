import { QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import { Suspense, type ReactElement } from 'react';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import type { Language } from '@huella/domain/words';
import { queryClient } from '../src/call/queries';
import { addressText } from '../src/address-text';
import { AppFrame } from '../src/shell/AppFrame';
import { changeLanguage } from '../src/words/i18n';
import { signIn } from './sign-in';
import { layOut, type Width } from './window';

export interface ScreenOptions {
  readonly language?: Language;
  readonly width?: Width;
  /** Where the screen is, with what is behind its question mark. At any other address nothing is drawn. */
  readonly address?: string;
  /** The rights that the user has there; all where the test is not about them. */
  readonly codes?: readonly PermissionCode[];
}

/**
 * Renders a screen, or a part of one, as the product draws it: signed in, in a language, with its look, its toasts and
 * a router that is at an address. Returns what a person does to it, and the router.
 */
export async function renderScreen(
  screen: ReactElement,
  { language = 'es', width = 'desktop', address = '/', codes }: ScreenOptions = {},
) {
  layOut(width);
  await changeLanguage(language);
  signIn(language, codes);
  const router = routerOf(screen, address);
  await router.load();
  const view = await act(() =>
    render(
      <QueryClientProvider client={queryClient}>
        <AppFrame nonce={undefined}>
          <Suspense>
            <RouterProvider<typeof router> router={router} />
          </Suspense>
        </AppFrame>
      </QueryClientProvider>,
    ),
  );
  return { ...view, router, person: userEvent.setup({ pointerEventsCheck }) };
}

/** jsdom lays nothing out: looking for what lies over a button costs more than the press. */
const pointerEventsCheck = PointerEventsCheckLevel.Never;

function routerOf(screen: ReactElement, address: string) {
  const root = createRootRoute({ component: Outlet, notFoundComponent: () => null });
  const [path = '/'] = address.split('?');
  const route = createRoute({ getParentRoute: () => root, path, component: () => screen });
  return createRouter({
    routeTree: root.addChildren([route]),
    history: createMemoryHistory({ initialEntries: [address] }),
    ...addressText,
  });
}
