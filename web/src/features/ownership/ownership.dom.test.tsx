import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { CompanyOffer } from '@huella/domain/calls/ownership';
import { fillIn } from '../../../test/fill-in';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { callQuery, queryClient } from '../../call/queries';
import { paths } from '../../paths';
import { OffersNotice } from '../../shell/OffersNotice';
import { ClosePanel } from './ClosePanel';
import { HandOverPanel } from './HandOverPanel';
import { OffersReceived } from './OffersReceived';
import type { OwnershipPartProps } from './ownership-calls';

const own: OwnershipPartProps['ownership'] = {
  company_name: 'Campo Sur S.A.',
  closedAt: null,
  isSandbox: false,
  offer: null,
  ...{ transfers: 0, runs: 0, people: 2, invitations: 1, boxes: 3 },
};
const offer: CompanyOffer = {
  ...{ id: 8, company_id: 3, company_name: 'Campo Sur S.A.', boxes: 3, email: 'ana@huella.example' },
  ...{ offered_by: 'Tomás Iribarne', offered_by_email: 'tomas@huella.example' },
  ...{ created_at: '2026-11-24T12:00:00Z', expires_at: '2026-12-08T12:00:00Z' },
};
const user = () => queryClient.getQueryData(callQuery('users.getInfo', {}).queryKey);

/** Answers for the user what the server does, with as many offers as are left. */
function withOffers(openOffers: number) {
  const known = user();
  if (known === undefined) throw new Error('nobody is signed in');
  return { ...known, openOffers };
}

beforeEach(() => {
  queryClient.clear();
});

describe('offering a company', () => {
  const typed = async (answer: Response) => {
    const made = serveCalls({ 'ownership.offer': () => answer });
    const { person } = await renderScreen(<HandOverPanel companyId={3} ownership={own} />);
    const email = screen.getByRole('textbox', { name: /^Correo de la nueva/ });
    await person.type(email, 'marta@campo.example{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    await fillIn(person, dialog.getByLabelText('Contraseña'), 'gauch0 matero');
    await person.click(dialog.getByRole('button', { name: 'Ofrecer la empresa' }));
    return { made, dialog, email };
  };

  it.each([
    ['newOwnerFull', refuse(409, 'newOwnerFull'), /no tiene lugar/],
    ['alreadyOffered', refuse(409, 'alreadyOffered'), /ya está ofrecida a otra persona/],
    ['a fault', refuse(500, 'unexpected'), /./],
  ] as const)(
    'says in the question why not for %s, and keeps what was typed',
    async (_code, answer, words) => {
      const { made, dialog, email } = await typed(answer);
      await waitFor(() => {
        expect(dialog.getByRole('alert').textContent).toMatch(words);
      });
      expect(made[0]?.input).toMatchObject({ body: { email: 'marta@campo.example' } });
      expect(dialog.getByLabelText<HTMLInputElement>('Contraseña').value).toBe('gauch0 matero');
      expect(email).toHaveProperty('value', 'marta@campo.example');
    },
  );

  it('asks for an e-mail before it asks for a password', async () => {
    const made = serveCalls({});
    const { person } = await renderScreen(<HandOverPanel companyId={3} ownership={own} />);
    const email = screen.getByRole('textbox', { name: /^Correo de la nueva/ });
    await person.type(email, 'marta{Enter}');
    expect(email.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(made).toEqual([]);
  });

  it('is not for what only tries the product', async () => {
    serveCalls({});
    await renderScreen(<HandOverPanel companyId={3} ownership={{ ...own, isSandbox: true }} />);
    expect(screen.getByText(/Una empresa de prueba no se traspasa/)).toBeTruthy();
    expect(screen.queryByRole('textbox')).toBeNull();
  });
});

describe('closing a company', () => {
  it('says who loses what, and waits for what is on its way', async () => {
    serveCalls({});
    const busy = { ...own, transfers: 2, runs: 1 };
    await renderScreen(<ClosePanel companyId={3} ownership={busy} />, { language: 'en' });
    expect(screen.getByText(/Transfers on their way: 2/)).toBeTruthy();
    expect(screen.getByText(/^2 people lose/)).toBeTruthy();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Close…' }).disabled).toBe(true);
  });

  it('does so with the password, and with its public pages as chosen', async () => {
    const made = serveCalls({
      'ownership.close': () => refuse(409, 'companyBusy', { transfers: 1, runs: 0 }),
    });
    const { person } = await renderScreen(<ClosePanel companyId={3} ownership={own} />);
    await person.click(screen.getByRole('radio', { name: /^Las páginas públicas se apagan/ }));
    await person.click(screen.getByRole('button', { name: 'Cerrar…' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await fillIn(person, dialog.getByLabelText('Contraseña'), 'gauch0 matero');
    await person.click(dialog.getByRole('button', { name: 'Cerrar la empresa' }));
    await waitFor(() => {
      expect(made[0]?.input).toMatchObject({ body: { password: 'gauch0 matero', publicPages: 'dark' } });
    });
    // Something set out meanwhile: it is said, and nothing is closed.
    await waitFor(() => {
      expect(dialog.getByRole('alert').textContent).not.toBe('');
    });
  });
});

describe('a company that is offered', () => {
  it('is declined after a question, and gone', async () => {
    let left = [offer];
    const made = serveCalls({
      'ownership.offers': () => left,
      'ownership.decline': () => {
        left = [];
        return { ok: true };
      },
      'users.getInfo': () => withOffers(left.length),
    });
    const { person } = await renderScreen(<OffersReceived />);
    await screen.findByText(/Tomás Iribarne \(tomas@huella\.example\) quiere traspasarle la empresa, con 3/);
    await person.click(screen.getByRole('button', { name: 'Rechazar Campo Sur S.A.' }));
    expect(made.map(({ name }) => name)).not.toContain('ownership.decline');
    const dialog = within(await screen.findByRole('alertdialog'));
    await person.click(dialog.getByRole('button', { name: 'Rechazar' }));
    await waitFor(() => {
      expect(screen.queryByText(/quiere traspasarle/)).toBeNull();
    });
  });

  it('is told where one is, and nobody who is offered none asks for it', async () => {
    const made = serveCalls({ 'ownership.offers': () => [offer], 'users.getInfo': () => withOffers(1) });
    await renderScreen(<OffersNotice href={paths.companies} />, { language: 'en' });
    expect(made).toEqual([]);
    await queryClient.invalidateQueries({ queryKey: callQuery('users.getInfo', {}).queryKey });
    await screen.findByText('The company Campo Sur S.A. is offered to you');
    expect(screen.getByRole('link', { name: 'See the offer' }).getAttribute('href')).toBe('/company/all');
  });
});
