import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { storage } from '@huella/domain/catalogue/assets/storage';
import { statesOf } from '@huella/domain/rules/state-fields';
import { renderScreen } from '../../../test/render-screen';
import { StateLegend } from './StateLegend';

const group = { lng: -60, lat: -34, assets: [] };

it('names the states that are in view, in the order of the model, with how many stand so', async () => {
  const groups = [
    {
      ...{ ...group, count: 1_204 },
      states: [
        { state: 'validated', count: 1_200 },
        { state: 'expired', count: 4 },
      ],
    },
    { ...group, count: 1, states: [{ state: 'expired', count: 1 }] },
    { ...group, count: 1, states: [{ state: 'active', count: 1 }] },
  ];
  await renderScreen(<StateLegend states={statesOf(storage)} groups={groups} />);
  expect(screen.getByRole('list', { name: 'Qué dice cada color' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Activo1',
    'Validado1.200',
    'Vencido5',
  ]);
});

it('is not there where a map does not tell how things stand', async () => {
  await renderScreen(<StateLegend states={[]} groups={[{ ...group, count: 2, states: [] }]} />);
  expect(screen.queryByRole('list')).toBeNull();
});
