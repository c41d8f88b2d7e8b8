import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { PlaceDelegations } from './PlaceDelegations';

const company = { type: 'COMPANY', id: 3 } as const;

function serve(remainingQuota: number): void {
  serveCalls({
    'billing.quota': () => ({ canUse: remainingQuota > 0, remainingQuota, companiesOwnerLength: 2 }),
    'companies.all': () => [],
    'delegations.ofCompany': () => [],
    'invitations.list': () => [],
  });
}

it.each([
  ['es', 'Asignar rol'],
  ['en', 'Assign a role'],
] as const)(
  'of a company whose quota is used up stop the button, with words, in %s',
  async (language, name) => {
    serve(0);
    await renderScreen(<PlaceDelegations place={company} />, { language });
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Estancias del Sur');
    for (const button of screen.getAllByRole<HTMLButtonElement>('button', { name })) {
      expect(button.disabled).toBe(true);
      expect(button.getAttribute('aria-describedby')).toBe(alert.id);
    }
    expect(screen.queryByRole('link', { name })).toBeNull();
  },
);

it('of one with room lead to the wizard', async () => {
  serve(1);
  await renderScreen(<PlaceDelegations place={company} />);
  expect((await screen.findAllByRole('link', { name: 'Asignar rol' })).length).toBeGreaterThan(0);
  expect(screen.queryByRole('alert')).toBeNull();
});
