import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Field } from '@huella/domain/model/field';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { SheetGrid } from './SheetGrid';
import { createSheetStore } from './sheet-store';

const locale = { language: 'es', today: '2026-11-28', zone: 'America/Argentina/Buenos_Aires' } as const;
const tag: Field = {
  ...{ name: 'tag', label: { es: 'Caravana', en: 'Tag' }, type: 'text' },
  validations: { unique: 'everywhere' },
};
const notes: Field = { name: 'notes', label: { es: 'Notas', en: 'Notes' }, type: 'text' };
const columns = [tag, notes].map((field) => ({ field, label: field.label.es, mandatory: false }));

async function render({ fixedRows = false, maxRows = 10 } = {}) {
  serveCalls({});
  const rows = createSheetStore([
    { row: 1, texts: { tag: 'A1', notes: 'Mansa' }, issues: [] },
    { row: 2, texts: { tag: 'A2' }, issues: [] },
  ]);
  const onAddRows = vi.fn();
  const onRemoveRows = vi.fn();
  const view = await renderScreen(
    <SheetGrid
      {...{ columns, rows, locale, fixedRows, maxRows, onAddRows, onRemoveRows }}
      onEdits={() => {}}
    />,
    { width: 'phone' },
  );
  await view.person.click(screen.getByRole('button', { name: /Fila 1\b/ }));
  return { ...view, rows, onAddRows, onRemoveRows };
}

describe('the menu of a row', () => {
  it('writes it once more at the end, but for what is there once only, and takes that back in one step', async () => {
    const { person, rows, onAddRows } = await render();
    await person.click(screen.getByRole('button', { name: 'Acciones de la fila 1' }));
    await person.click(within(screen.getByRole('menu')).getByText('Duplicar la fila al final'));
    expect(rows.list().map(({ row, texts }) => [row, texts['tag'], texts['notes']])).toEqual([
      [1, 'A1', 'Mansa'],
      [2, 'A2', undefined],
      [3, undefined, 'Mansa'],
    ]);
    expect(onAddRows).toHaveBeenCalledExactlyOnceWith([3]);
    await person.keyboard('{Control>}z{/Control}');
    expect(rows.list()).toHaveLength(2);
  });

  it('deletes it', async () => {
    const { person, rows, onRemoveRows } = await render();
    await person.click(screen.getByRole('button', { name: 'Acciones de la fila 1' }));
    await person.click(within(screen.getByRole('menu')).getByText('Eliminar 1 fila'));
    expect(rows.list().map(({ row }) => row)).toEqual([2]);
    expect(onRemoveRows).toHaveBeenCalledExactlyOnceWith([1]);
    await screen.findByText('Se eliminó 1 fila');
  });

  it('duplicates nothing beyond what the sheet takes', async () => {
    const { person } = await render({ maxRows: 2 });
    await person.click(screen.getByRole('button', { name: 'Acciones de la fila 1' }));
    const item = screen.getByRole('menuitem', { name: 'Duplicar la fila al final' });
    expect(item.getAttribute('aria-disabled')).toBe('true');
  });

  it('is none where rows neither come nor go', async () => {
    await render({ fixedRows: true });
    expect(screen.queryByRole('button', { name: 'Acciones de la fila 1' })).toBeNull();
  });
});
