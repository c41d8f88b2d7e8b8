import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PermissionCode } from '@huella/domain/model/permission-codes';
import { renderScreen } from '../../test/render-screen';
import { PlacePage } from './PlacePage';

const show = (codes: readonly PermissionCode[], of?: 'companyName') =>
  renderScreen(
    <PlacePage
      title="Filtro"
      {...(of && { of })}
      rights={['transfer', 'see']}
      refused={({ place }) => `No puede elegir en ${place}`}
    >
      {({ boxName }) => <p>Lista de {boxName}</p>}
    </PlacePage>,
    { codes },
  );

it('draws the screen of the chosen place, and names the window after it', async () => {
  await show(['ASSET_LIST', 'ASSET_TRANSFER']);
  expect(screen.getByText('Lista de La Matilde')).toBeTruthy();
  expect(document.title).toMatch(/^Filtro · La Matilde/);
});

it('names the window after the company where the screen is of it', async () => {
  await show(['ASSET_LIST', 'ASSET_TRANSFER'], 'companyName');
  expect(document.title).toMatch(/^Filtro · Estancias del Sur/);
});

it.each<[PermissionCode[], RegExp]>([
  [[], /para transferir en La Matilde/],
  [['ASSET_LIST'], /para transferir en La Matilde/],
  [['ASSET_TRANSFER'], /para ver los activos en La Matilde/],
])('names the first right that is missing: with %j', async (codes, missing) => {
  await show(codes);
  expect(screen.queryByText(/^Lista/)).toBeNull();
  expect(screen.getByText('No puede elegir en La Matilde')).toBeTruthy();
  expect(screen.getByText(missing)).toBeTruthy();
});
