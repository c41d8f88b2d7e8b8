import { screen } from '@testing-library/react';
import { describe, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { ResendMail } from './ResendMail';

describe('asking for a mail again', () => {
  it('too soon says so, and how long it takes', async () => {
    serveCalls({ 'users.reSendValidateMail': () => refuse(429, 'tooManyRequests', { seconds: 42 }) });
    const { person } = await renderScreen(<ResendMail purpose="validate" email="ana@campo.example" />);
    await person.click(screen.getByRole('button', { name: 'Enviar otra vez' }));
    await screen.findByText(/Ya le enviamos uno hace un momento.*0:4[12]/);
  });
});
