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
