import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { RightsHolder } from '@huella/domain/calls/rights';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { RightsChanges } from './RightsChanges';
import { RightsFrame } from './RightsFrame';
import type { Rights, RightsPlace } from './rights-place';

const place: RightsPlace = { of: 'box', id: 7 };
const known: Omit<Rights, 'box' | 'seats'> & { readonly box: NonNullable<Rights['box']> } = {
  company: { id: 3, name: 'Estancias del Sur' },
  ...{ box: { id: 7, name: 'La Matilde' }, sees: 'all', people: [] },
};
const rights: Rights = { ...known, seats: null };
const eva: RightsHolder = {
  ...{ id: 2, firstname: 'Eva', lastname: 'Sosa', email: 'eva@campo.example' },
  ...{ codes: [], roles: [] },
};

it.each([
  ['es', 'No pudimos traer los permisos', 'Reintentar'],
  ['en', 'We could not load the permissions', 'Try again'],
] as const)('says in %s that the rights did not come, and asks again', async (language, said, again) => {
  let isAway = true;
  serveCalls({
    'rights.ofBox': () => (isAway ? refuse(500, 'unexpected') : { ...known, people: [eva] }),
  });
  const { person } = await renderScreen(
    <RightsFrame place={place} tab="people">
      {({ people }) => people.map(({ email }) => <p key={email}>{email}</p>)}
    </RightsFrame>,
    { language },
  );
  await screen.findByText(said);
  isAway = false;
  await person.click(screen.getByRole('button', { name: again }));
  await screen.findByText(eva.email);
  expect(screen.queryByText(said)).toBeNull();
});

it('says that the changes did not come, and asks again', async () => {
  let isAway = true;
  serveCalls({
    'rights.changesOfBox': () => (isAway ? refuse(500, 'unexpected') : { rows: [], total: 0 }),
  });
  const { person } = await renderScreen(
    <RightsChanges place={place} rights={rights} shown={{ filter: {}, page: 0, change: () => undefined }} />,
  );
  await screen.findByText('No pudimos traer los cambios');
  isAway = false;
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByText('Todavía no hay cambios');
});
