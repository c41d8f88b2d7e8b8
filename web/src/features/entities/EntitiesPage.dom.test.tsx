import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { EntitiesPage } from './EntitiesPage';

it.each([
  ['es', 'La Matilde no lleva entidades'],
  ['en', 'La Matilde keeps no entities'],
] as const)(
  'an establishment that keeps none says so, and leads nowhere by itself, in %s',
  async (language, title) => {
    serveCalls({});
    await renderScreen(<EntitiesPage />, { language, address: '/namedEntities' });
    await screen.findByText(title);
    expect(screen.getAllByRole('button').length).toBeGreaterThan(0);
  },
);
