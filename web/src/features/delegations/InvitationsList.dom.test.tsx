import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { SentInvitation } from '@huella/domain/calls/invitations';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { InvitationsList } from './InvitationsList';
import { useAddressSearch } from './use-address-filter';

const invitationOf = (id: number, email: string): SentInvitation => ({
  ...{ id, email, name: 'La Matilde', rol: 'Operador', type: 'BOX', id_entity: 7, company_id: 3 },
  ...{ company_name: 'Estancias del Sur', boxname: 'La Matilde', id_template: 'operator', refused: false },
  ...{ invited_by_user_id: 1, invited_by_user_name: 'Ana', invited_by_user_email: 'ana@huella.example' },
  ...{ created_at: '2026-11-20T12:00:00Z', expires_at: '2026-12-04T12:00:00Z', state: 'open' },
});
const invitations = [invitationOf(1, 'eva@campo.example'), invitationOf(2, 'juan@campo.example')];

function Searched() {
  return <InvitationsList invitations={invitations} search={useAddressSearch()} />;
}

it.each([
  ['es', 'Correo, lugar o rol', '1 de 2 invitaciones', 'Quitar todo', '2 invitaciones'],
  ['en', 'E-mail, place or role', '1 of 2 invitations', 'Clear all', '2 invitations'],
] as const)('is narrowed by a search that the address keeps, in %s', async (...row) => {
  const [language, label, shown, clear, counted] = row;
  serveCalls({});
  const { person, router } = await renderScreen(<Searched />, { language });
  const box = screen.getByRole<HTMLInputElement>('searchbox', { name: label });
  await person.type(box, 'EVA');
  await screen.findByText(shown);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent.slice(0, 60))).toEqual([
    expect.stringContaining('eva@campo.example'),
  ]);
  expect(router.state.location.search).toMatchObject({ q: 'EVA' });
  await person.type(box, 'zz');
  await person.click(await screen.findByRole('button', { name: clear }));
  await screen.findByText(counted);
  expect(box.value).toBe('');
});

it('beside other lists has no search, and all of them', async () => {
  serveCalls({});
  await renderScreen(<InvitationsList invitations={invitations} />, { address: '/?q=eva' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});
