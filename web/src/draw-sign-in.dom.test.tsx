import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { layOut } from '../test/window';
import { App } from './App';
import { keepTokens } from './call/tokens';
import { drawSignIn } from './draw-sign-in';
import { holdPress } from './hold-press';
import { paths } from './paths';
import { router } from './routes';

/** A page with the drawn sign-in in it, as its own script leaves it. */
async function openDrawn(language: 'es' | 'en'): Promise<HTMLElement> {
  const { markup } = await drawSignIn(language);
  const root = document.createElement('div');
  root.innerHTML = markup.replaceAll(' data-style="', ' style="');
  document.body.append(root);
  return root;
}

/** The app takes the page over; what it could not keep of it. */
async function takeOver(root: HTMLElement): Promise<unknown[]> {
  const lost: unknown[] = [];
  const app = await act(() =>
    hydrateRoot(root, <App nonce={undefined} accent="blue" />, {
      onRecoverableError: (error) => lost.push(error),
    }),
  );
  ends.push(() => {
    act(() => {
      app.unmount();
    });
    root.remove();
  });
  return lost;
}

const ends: (() => void)[] = [];
beforeEach(() => {
  // Nobody is signed in.
  keepTokens(null);
});
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

const heading = { es: 'Ingrese a su cuenta', en: 'Sign in to your account' };

describe.each(['es', 'en'] as const)('the sign-in that the build draws in %s', (language) => {
  it.each(['desktop', 'phone'] as const)(
    'is on a %s what the app shows, element for element',
    async (width) => {
      layOut(width);
      const root = await openDrawn(language);
      const drawn = [...root.querySelectorAll('*')];
      expect(root.querySelector('h1')?.textContent).toBe(heading[language]);
      expect(await takeOver(root)).toEqual([]);
      expect([...root.querySelectorAll('*')]).toEqual(drawn);
    },
  );
});

describe('what was typed before the app came', () => {
  it('is still there, and known to the form', async () => {
    const root = await openDrawn('es');
    const [email, password] = root.querySelectorAll('input');
    if (email === undefined || password === undefined) throw new Error('no fields');
    email.value = 'ana@example.com';
    password.value = 'secret';
    await takeOver(root);
    expect([email.value, password.value]).toEqual(['ana@example.com', 'secret']);
    const forgot = root.querySelector(`a[href^="${paths.changePassword}"]`);
    expect(forgot?.getAttribute('href')).toContain('ana');
  });

  it('goes along with a link that was pressed', async () => {
    const root = await openDrawn('es');
    window.huellaDrawn = { takePress: holdPress(root) };
    const email = root.querySelector('input');
    if (email === null) throw new Error('no field');
    email.value = 'ana@example.com';
    fireEvent.click(within(root).getByRole('link', { name: 'Olvidé mi contraseña' }));
    await takeOver(root);
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(paths.changePassword);
    });
    expect(router.state.location.search).toMatchObject({ email: 'ana@example.com' });
    await act(() => router.navigate({ to: paths.signIn }));
  });
});

describe('what is pressed before the app came', () => {
  /** Whether the browser is kept from following it, and what is given to the app. */
  function press(markup: string, how: MouseEventInit = {}) {
    const root = document.createElement('div');
    root.innerHTML = markup;
    const take = holdPress(root);
    const part = root.querySelector('[data-part]');
    const goesOn = part !== null && fireEvent.click(part, how);
    return { goesOn, isHeld: take() !== null };
  }

  it.each([
    ['a button', '<button><b data-part>in</b></button>', {}, true],
    ['a link', '<a href="#there" data-part>there</a>', {}, true],
    ['a link for a tab of its own', '<a href="#there" data-part>there</a>', { ctrlKey: true }, false],
    ['the same on a Mac', '<a href="#there" data-part>there</a>', { metaKey: true }, false],
    ['a link for a window of its own', '<a href="#there" data-part>there</a>', { shiftKey: true }, false],
    ['a word', '<p data-part>word</p>', {}, false],
  ])('of %s', (_, markup, how, isHeld) => {
    expect(press(markup, how)).toEqual({ goesOn: !isHeld, isHeld });
  });
});
