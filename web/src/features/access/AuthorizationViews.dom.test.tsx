import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { AuthorizationFailed, AuthorizationRefused } from './AuthorizationViews';

it.each([
  ['es', 'invalid', 'Este enlace no sirve', 'Volver a ingresar'],
  ['en', 'invalid', 'This link does not work', 'Back to sign-in'],
  ['es', 'expired', 'Este enlace venció', 'Volver a ingresar'],
  ['en', 'expired', 'This link has expired', 'Back to sign-in'],
  ['es', 'authorized', 'Esta autorización ya está confirmada', 'Volver a ingresar'],
] as const)('says in %s of a link that is %s why, and leads to the sign-in', async (...row) => {
  const [language, outcome, title, back] = row;
  serveCalls({});
  await renderScreen(<AuthorizationRefused outcome={outcome} />, { language });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link', { name: back }).getAttribute('href')).toBe('/login');
});

it.each([
  ['es', 'No pudimos abrir la autorización', 'Volver a intentar'],
  ['en', 'We could not open the authorisation', 'Try again'],
] as const)('says in %s that it could not be opened, whom to write to, and tries again', async (...row) => {
  const [language, title, again] = row;
  serveCalls({});
  let tries = 0;
  const { person } = await renderScreen(<AuthorizationFailed onRetry={() => (tries += 1)} />, { language });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByRole('link', { name: /@/ }).getAttribute('href')).toMatch(/^mailto:/);
  await person.click(screen.getByRole('button', { name: again }));
  expect(tries).toBe(1);
});
