import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { RightsChoice } from './RightsChoice';

it('leads to each place that the user has to do with', async () => {
  serveCalls({});
  const offers = [
    { of: 'company', id: 3, name: 'Estancias del Sur', within: 'Toda la empresa' },
    { of: 'box', id: 7, name: 'La Matilde', within: 'Campo Sur' },
  ] as const;
  await renderScreen(<RightsChoice offers={offers} />);
  const links = offers.map(({ name }) =>
    screen.getByRole('link', { name: `Quién puede hacer qué en ${name}` }),
  );
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    '/company/rights?company=3',
    '/boxes/rights?box=7',
  ]);
});

it.each([
  ['es', 'Todavía no tiene permisos en ningún lugar'],
  ['en', 'You have no permissions anywhere yet'],
] as const)('says in %s to who has to do with none how one comes to be in one', async (language, title) => {
  serveCalls({});
  await renderScreen(<RightsChoice offers={[]} />, { language });
  expect(screen.getByText(title)).toBeTruthy();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toContain(
    '/user/delegations/all?type=1',
  );
});
