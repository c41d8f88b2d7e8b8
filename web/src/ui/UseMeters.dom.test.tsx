import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen';
import { UseMeter } from './UseMeters';

it.each([
  [0, 0],
  [572, 0],
  [10_000, 1],
  [999_999, 1],
])('a meter of 1,000,000 says %s and draws %s bars', async (used, bars) => {
  await renderScreen(
    <UseMeter
      label="Animales"
      used={used}
      max={1_000_000}
      figures={`${String(used)} de 1.000.000`}
      isNearly={false}
    />,
  );
  screen.getByText(`${String(used)} de 1.000.000`);
  expect(screen.queryAllByRole('progressbar', { name: 'Animales' })).toHaveLength(bars);
});
