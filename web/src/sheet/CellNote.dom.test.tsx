import { act, screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../../test/render-screen';
import { letStylesApply } from '../../test/styles';
import { Modal } from '../ui/Modal';
import { CellNote } from './CellNote';

const parts = {
  level: 'error',
  place: 'Fila 3 · Raza',
  text: 'Complete este campo',
  choices: [],
  placeOf: () => null,
  onLeave: () => undefined,
} as const;

it('is under a dialog, such as that of finding', async () => {
  letStylesApply();
  await renderScreen(
    <>
      <CellNote {...parts} note={createRef()} />
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

describe('what could be meant', () => {
  const open = async () => {
    const [onLeave, onUse] = [vi.fn(), vi.fn()];
    const note = createRef<HTMLDivElement>();
    const choices = ['Ternero', 'Ternera'].map((label) => ({ label, onUse: () => onUse(label) }));
    const view = await renderScreen(<CellNote {...parts} {...{ note, choices, onLeave }} />);
    act(() => note.current?.querySelector('button')?.focus());
    return { ...view, onLeave, onUse };
  };

  it('is walked over by keys and taken by Enter, which leads back to the cell', async () => {
    const { person, onLeave, onUse } = await open();
    screen.getByRole('group', { name: 'Qué hacer con Fila 3 · Raza' });
    expect(document.activeElement?.textContent).toBe('Ternero');
    await person.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Ternera');
    await person.keyboard('{Shift>}{Tab}{/Shift}{Tab}{Enter}');
    expect(onUse.mock.calls).toEqual([['Ternera']]);
    expect(onLeave).toHaveBeenCalledOnce();
  });

  it.each(['{Escape}', '{Tab}{Tab}', '{Shift>}{Tab}{/Shift}'])('is left by %s', async (keys) => {
    const { person, onLeave, onUse } = await open();
    await person.keyboard(keys);
    expect(document.activeElement).toBe(document.body);
    expect(onLeave).toHaveBeenCalledOnce();
    expect(onUse).not.toHaveBeenCalled();
  });
});
