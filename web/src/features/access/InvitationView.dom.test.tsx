import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ErrorCode } from '@huella/domain/model/errors';
import { fillIn } from '../../../test/fill-in';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { keepTokens } from '../../call/tokens';
import type { Invitation } from './invitation-parts';
import { InvitationView } from './InvitationView';

const invitation: Invitation = {
  ...{ email: 'eva@campo.example', company_name: 'Estancias del Sur', boxname: null, chain: 11 },
  ...{ id_template: 'companyDelegate', rol: { es: 'Delegado', en: 'Delegate' } },
  ...{ invited_by: 'Tomás Iribarne', expires_at: '2026-12-08T12:00:00Z' },
  ...{ hasAccount: false, provesEmail: true },
};

it.each<readonly ['es' | 'en', ErrorCode, RegExp]>([
  ['es', 'quotaExceeded', /Pida a Tomás Iribarne que quite a alguien.*Lo que escribió sigue aquí/],
  ['en', 'quotaExceeded', /Ask Tomás Iribarne to remove someone.*What you typed is still here/],
  ['es', 'renewalExpired', /Pida a Tomás Iribarne que la renueve.*Lo que escribió sigue aquí/],
])('says in %s whom to ask when a new account meets %s, and keeps what was typed', async (...row) => {
  const [language, code, words] = row;
  serveCalls({
    'invitations.get': () => invitation,
    'users.signUp': () => refuse(409, code, { remaining: 0, needed: 1, company: 'Estancias del Sur' }),
  });
  keepTokens(null);
  const { person } = await renderScreen(<InvitationView code="abc" />, { language });
  const say = (es: string, en: string) => (language === 'es' ? es : en);
  const firstname = await screen.findByLabelText<HTMLInputElement>(say('Nombre', 'First name'));
  await fillIn(person, firstname, 'Eva');
  await fillIn(person, screen.getByLabelText(say('Apellido', 'Last name')), 'Sosa');
  await fillIn(person, screen.getByLabelText(say('Contraseña', 'Password')), 'gauch0 matero');
  await fillIn(person, screen.getByLabelText(/^(Repita|Repeat)/), 'gauch0 matero');
  await person.click(screen.getByRole('checkbox'));
  await person.click(screen.getByRole('button', { name: /^(Crear|Create)/ }));
  expect(await screen.findByText(words)).toBeTruthy();
  expect(firstname.value).toBe('Eva');
});
