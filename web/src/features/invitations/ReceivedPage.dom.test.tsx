import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { ReceivedInvitation } from '@huella/domain/calls/invitations';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { callQuery, queryClient } from '../../call/queries';
import { topBarQuery } from '../../session/context';
import { ReceivedPage } from './ReceivedPage';

const toBox: ReceivedInvitation = {
  id: 4,
  company_name: 'Estancias del Sur',
  boxname: 'El Recuerdo',
  id_template: 'expert|validator',
  rol: 'Experto|Validador',
  invited_by: 'Tomás Iribarne',
  created_at: '2026-11-24T12:00:00Z',
  expires_at: '2026-12-08T12:00:00Z',
};
const toCompany: ReceivedInvitation = { ...toBox, id: 5, boxname: null, id_template: 'companyDelegate' };

beforeEach(() => {
  queryClient.clear();
});

/** Answers what is asked again of the user, as the server does once the place was chosen. */
function session() {
  const user = queryClient.getQueryData(callQuery('users.getInfo', {}).queryKey);
  const topBar = queryClient.getQueryData(topBarQuery().queryKey);
  if (user === undefined || topBar === undefined) throw new Error('nobody is signed in');
  return { user: { ...user, openInvitations: 0 }, topBar };
}

describe('what somebody is invited to', () => {
  it.each([
    ['es', 'Tiene 2 invitaciones', 'Toda la empresa'],
    ['en', 'You have 2 invitations', 'Entire company'],
  ] as const)('is named in %s, with role, sender and time', async (language, title, whole) => {
    serveCalls({ 'invitations.received': () => [toCompany, toBox] });
    await renderScreen(<ReceivedPage />, { language });
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    const [first, second] = await screen.findAllByRole('listitem');
    expect(first?.textContent).toContain(whole);
    expect(second?.textContent).toContain('El Recuerdo');
    expect(second?.textContent).toContain('Validador');
    expect(second?.textContent).toContain('Tomás Iribarne');
  });

  it('leads into its place when it is accepted', async () => {
    const made = serveCalls({
      'invitations.received': () => [toBox],
      'invitations.acceptReceived': () => ({ ok: true, company_id: 3, box_id: place.boxId, chain: 11 }),
      'users.getInfo': () => session().user,
      'topBar.all': () => session().topBar,
    });
    const { person, router } = await renderScreen(<ReceivedPage />);
    await person.click(await screen.findByRole('button', { name: 'Aceptar la invitación a El Recuerdo' }));
    await expect.poll(() => router.state.location.pathname).toBe('/assets');
    const accepted = made.find(({ name }) => name === 'invitations.acceptReceived');
    expect(accepted?.input).toMatchObject({ params: { id: '4' } });
  });

  it('says whom to ask where no seat is left, and stays', async () => {
    serveCalls({
      'invitations.received': () => [toCompany],
      'invitations.acceptReceived': () => refuse(409, 'quotaExceeded', { remaining: 0, needed: 1 }),
    });
    const { person, router } = await renderScreen(<ReceivedPage />);
    await person.click(await screen.findByRole('button', { name: /^Aceptar la invitación/ }));
    await screen.findByText(/Pida a Tomás Iribarne que quite a alguien/);
    expect(router.state.location.pathname).toBe('/');
    expect(screen.getByRole('button', { name: /^Aceptar la invitación/ })).toBeTruthy();
  });

  it('is declined after a question, and leads on where none is left', async () => {
    let left = [toBox];
    const made = serveCalls({
      'invitations.received': () => left,
      'invitations.declineReceived': () => {
        left = [];
        return { ok: true };
      },
      'users.getInfo': () => session().user,
    });
    const { person } = await renderScreen(<ReceivedPage />);
    await person.click(await screen.findByRole('button', { name: 'Rechazar la invitación a El Recuerdo' }));
    expect(made.map(({ name }) => name)).not.toContain('invitations.declineReceived');
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText('Experto · Validador · El Recuerdo')).toBeTruthy();
    await person.click(dialog.getByRole('button', { name: 'Rechazar la invitación' }));
    await screen.findByRole('heading', { level: 1, name: 'No quedan invitaciones' });
    expect(screen.getByRole('link', { name: 'Continuar' }).getAttribute('href')).toBe('/assets');
  });

  it('stands beside the companies that one is offered, and nobody is sent on before they answer', async () => {
    const offer = {
      ...{ id: 8, company_id: 3, company_name: 'Campo Sur S.A.', boxes: 2, email: 'ana@huella.example' },
      ...{ offered_by: 'Tomás Iribarne', offered_by_email: 'tomas@huella.example' },
      ...{ created_at: '2026-11-24T12:00:00Z', expires_at: '2026-12-08T12:00:00Z' },
    };
    serveCalls({
      'invitations.received': () => [],
      'ownership.offers': () => [offer],
      'users.getInfo': () => ({ ...session().user, openOffers: 1 }),
    });
    await renderScreen(<ReceivedPage />);
    await queryClient.invalidateQueries({ queryKey: callQuery('users.getInfo', {}).queryKey });
    expect(await screen.findByRole('heading', { level: 1, name: 'Le ofrecen una empresa' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Aceptar Campo Sur S.A.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Decidir más tarde' })).toBeTruthy();
  });
});
