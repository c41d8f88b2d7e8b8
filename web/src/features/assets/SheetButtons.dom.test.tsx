import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { SheetButtons } from './asset-list-sheets';

it.each([
  ['La renovación venció', true],
  [null, false],
])('many are loaded only where something may be written: %s', async (readOnlyReason, isRefused) => {
  await renderScreen(<SheetButtons byForm={false} canAdd readOnlyReason={readOnlyReason} sheet={null} />);
  const [button] = await screen.findAllByText('Importar');
  const pressed = button?.closest('a, button');
  expect(pressed?.hasAttribute('disabled') || pressed?.getAttribute('aria-disabled') === 'true').toBe(
    isRefused,
  );
  expect(pressed?.hasAttribute('href')).toBe(!isRefused);
});
