import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { ResendPerson } from './ResendPerson';

const again = { name: 'Martín', disabled: false, companyId: 3, rowKey: 2, from: 0 };

it('a mail that was not sent again says to whom and why, and waits as long as it is told', async () => {
  serveCalls({
    'authorizations.resend': () => refuse(429, 'tooManyRequests', { seconds: 60 }),
    'authorizations.listResendable': () => ({ ids: [], persons: [] }),
  });
  const { person } = await renderScreen(<ResendPerson {...again} />);
  await person.click(screen.getByRole('button'));
  await screen.findByText(/^No pudimos enviar el correo a Martín\. ./);
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /Martín/ }).disabled).toBe(true);
  expect(screen.getByText(/Reenviar en (1:00|0:5\d)/)).toBeTruthy();
});

it('a mail that is sent again is said to be sent, and what the server knows of the person is asked for', async () => {
  const made = serveCalls({
    'authorizations.resend': () => ({ ok: true }),
    'authorizations.listResendable': () => ({ ids: [], persons: [] }),
  });
  const { person } = await renderScreen(<ResendPerson {...again} />);
  await person.click(screen.getByRole('button', { name: 'Reenviar el correo de autorización a Martín' }));
  await screen.findByText('Correo enviado a Martín');
  expect(made.filter(({ name }) => name === 'authorizations.resend')).toMatchObject([
    { input: { params: { objectType: 'company', pk: '3', rowKey: '2' } } },
  ]);
});

it('somebody who was written to a moment ago is not written to again within the minute', async () => {
  const made = serveCalls({});
  const { person } = await renderScreen(<ResendPerson {...again} from={Date.now() + 60_000} />);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: /Martín$/ });
  expect(button.textContent).toMatch(/^Reenviar en (1:00|0:59)$/);
  await person.click(button);
  expect(made).toEqual([]);
});
