import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { beginAnew, cell, fill, forAll, nameOf, openRows, press } from '../../../test/event-rows';

beforeEach(beginAnew);

/** Pastes lines into the dialog of a scale's file; the dialog. */
async function paste(...lines: readonly string[]) {
  await press('Archivo de balanza');
  const dialog = await screen.findByRole('dialog');
  fill(within(dialog).getByLabelText('Filas pegadas'), lines.join('\n'));
  return within(dialog);
}
const tag = (id: number) => nameOf(id).replaceAll(' ', '');

it('fills weights and days, in one step that is taken back', async () => {
  await openRows();
  fill(forAll('Fecha'), '14/11');
  const dialog = await paste(
    'VID;Fecha y hora;Peso',
    `${tag(1)};14/11/2026 08:12;386,5`,
    `${tag(2)};13/11/2026 08:14;380`,
  );
  dialog.getByText('2 con su fecha.');
  fireEvent.click(dialog.getByText('Cargar 2 filas'));
  expect([cell(1).value, cell(2).value]).toEqual(['386,5', '380']);
  // The day of all is not said again.
  expect([cell(1, 'Fecha').value, cell(2, 'Fecha').value]).toEqual(['', '13/11/2026']);
  fireEvent.click(screen.getByLabelText('Deshacer'));
  expect([cell(1).value, cell(2, 'Fecha').value]).toEqual(['', '']);
});

it('asks how days are written before it loads what reads both ways', async () => {
  await openRows();
  const dialog = await paste('VID;Fecha;Peso', `${tag(1)};03/04/2026;386,5`);
  dialog.getByText('«03/04/2026» se lee de dos maneras.');
  expect(dialog.getByText<HTMLButtonElement>(/^Cargar 0/).disabled).toBe(true);
  fireEvent.click(dialog.getByText('Mes/día'));
  fireEvent.click(dialog.getByText('Cargar 1 fila'));
  expect(cell(1, 'Fecha').value).toBe('04/03/2026');
});

it('shows what is no day at its cell', async () => {
  await openRows();
  const dialog = await paste('VID;Fecha;Peso', `${tag(1)};31/02/2026;386,5`);
  fireEvent.click(dialog.getByText('Cargar 1 fila'));
  expect(cell(1, 'Fecha').value).toBe('31/02/2026');
  expect(cell(1, 'Fecha').getAttribute('aria-invalid')).toBe('true');
});

it('fills the rows of a telephone, too', async () => {
  await openRows({ width: 'phone', count: 2 });
  const dialog = await paste('VID;Peso', `${tag(1)};386,5`, `${tag(2)};380`);
  fireEvent.click(dialog.getByText('Cargar 2 filas'));
  expect(cell(1).value).toBe('386,5');
});
