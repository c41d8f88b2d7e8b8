import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../test/render-screen';
import { letStylesApply } from '../../test/styles';
import { Modal } from '../ui/Modal';
import { CellNote } from './CellNote';

it('is under a dialog, such as that of finding', async () => {
  letStylesApply();
  await renderScreen(
    <>
      <CellNote level="error" text="Complete este campo" fix={null} placeOf={() => null} />
      <Modal open title="Buscar y reemplazar" />
    </>,
  );
  const layerOf = (element: Element | null) =>
    Number(element === null ? NaN : getComputedStyle(element).zIndex);
  const note = screen.getByText('Complete este campo').closest('[data-level]');
  const dialog = screen.getByRole('dialog').closest('.MuiDialog-root');
  expect(layerOf(note)).toBeGreaterThan(0);
  expect(layerOf(note)).toBeLessThan(layerOf(dialog));
});
