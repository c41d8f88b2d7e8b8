import { screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Field } from '@huella/domain/model/field';
import { fillIn } from '../../test/fill-in';
import { renderScreen } from '../../test/render-screen';
import { FindDialog } from './FindDialog';
import type { CellRange } from './ranges';
import type { CellChange } from './sheet-store';

const columns = ['tag', 'breed', 'notes'].map((name) => {
  const field: Field = { name, label: { es: name, en: name }, type: 'text' };
  return { field, label: name, mandatory: false };
});
const rows = [1, 2, 3].map((row) => ({
  row,
  texts: { tag: `A${String(row)}`, breed: 'Careta', notes: 'careta y mansa' },
  issues: [],
}));

async function render(selection: CellRange | null) {
  const onReplace = vi.fn<(changes: readonly CellChange[]) => void>();
  const onGo = vi.fn();
  const view = await renderScreen(
    <FindDialog open {...{ rows, columns, selection, onReplace, onGo }} version={0} onClose={() => {}} />,
  );
  await fillIn(view.person, screen.getByLabelText('Buscar'), 'careta');
  return { ...view, onReplace, onGo };
}

describe('finding and replacing in the selected cells', () => {
  it('finds, goes to and replaces what is in them, and nothing beside them', async () => {
    const { person, onReplace, onGo } = await render({ x: 1, y: 1, x1: 1, y1: 2 });
    await screen.findByText('6 celdas');
    await person.click(screen.getByRole('combobox', { name: 'Dónde' }));
    await person.click(screen.getByRole('option', { name: 'Las celdas elegidas' }));
    await screen.findByText('2 celdas');
    await person.click(screen.getByRole('button', { name: 'Buscar siguiente' }));
    expect(onGo).toHaveBeenLastCalledWith({ row: 2, field: 'breed' });
    await fillIn(person, screen.getByLabelText('Reemplazar por'), 'Hereford');
    await person.click(screen.getByRole('button', { name: 'Reemplazar en 2 celdas' }));
    expect(onReplace.mock.lastCall?.[0]).toMatchObject([
      { row: 2, field: 'breed', text: 'Hereford' },
      { row: 3, field: 'breed', text: 'Hereford' },
    ]);
  });

  it.each([
    ['one cell', { x: 1, y: 1, x1: 1, y1: 1 }],
    ['no cell', null],
  ])('is not offered where %s is selected', async (_what, selection) => {
    const { person } = await render(selection);
    await person.click(screen.getByRole('combobox', { name: 'Dónde' }));
    expect(screen.queryByRole('option', { name: 'Las celdas elegidas' })).toBeNull();
  });
});
