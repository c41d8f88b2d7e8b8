import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { fillIn } from '../../../test/fill-in';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { CallError } from '../../call/call-error';
import { ResendMail } from './ResendMail';
import { SignInForm } from './SignInForm';

describe('asking for a mail again', () => {
  it('too soon says so, and how long it takes', async () => {
    serveCalls({ 'users.reSendValidateMail': () => refuse(429, 'tooManyRequests', { seconds: 42 }) });
    const { person } = await renderScreen(<ResendMail purpose="validate" email="ana@campo.example" />);
    await person.click(screen.getByRole('button', { name: 'Enviar otra vez' }));
    await screen.findByText(/Ya le enviamos uno hace un momento.*0:4[12]/);
  });

  it.each([
    [42, /^Enviar otra vez en 0:4[12]$/, true],
    [0, 'Enviar otra vez', false],
  ])('waits as long as the answer of the sign-in says: %i seconds', async (waitSeconds, name, waits) => {
    serveCalls({ 'outbox.list': () => refuse(404, 'notFound') });
    const onSubmit = () => Promise.resolve({ isInside: false, waitSeconds } as const);
    const { person } = await renderScreen(<SignInForm onSubmit={onSubmit} email="ana@campo.example" />);
    await fillIn(person, screen.getByLabelText(/^Contraseña/), 'gauch0 matero');
    await person.click(screen.getByRole('button', { name: 'Ingresar' }));
    const button = await screen.findByRole<HTMLButtonElement>('button', { name });
    expect(button.disabled).toBe(waits);
  });
});

it('a sign-in that fails on the side of the server says so, with the number to quote', async () => {
  const onSubmit = () =>
    Promise.reject(new CallError('unexpected', { slots: {}, issues: [], requestId: '7F3A-91C2-0E4B' }));
  const { person } = await renderScreen(<SignInForm onSubmit={onSubmit} email="ana@campo.example" />);
  await fillIn(person, screen.getByLabelText(/^Contraseña/), 'gauch0 matero');
  await person.click(screen.getByRole('button', { name: 'Ingresar' }));
  const alert = await screen.findByText(/Algo falló de nuestro lado/);
  expect(alert.textContent).toContain('Pedido 7F3A-91C2-0E4B');
});
