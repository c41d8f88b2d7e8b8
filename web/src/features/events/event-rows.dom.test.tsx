import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import { issue, type Issue } from '@huella/domain/model/errors';
import {
  beginAnew,
  cell,
  fill,
  focusedOn,
  forAll,
  key,
  nameOf,
  openRows,
  press,
  run,
} from '../../../test/event-rows';
import { listGrids } from '../event-grid/kept-grids';

beforeEach(beginAnew);

describe('the grid of an event', () => {
  it('leads from one to the next by Enter, and copies from the row above by Ctrl+D', async () => {
    await openRows();
    fill(cell(1), '386,5');
    key(cell(1), 'Enter');
    await focusedOn(2);
    key(cell(2), 'd', { ctrlKey: true });
    expect(cell(2).value).toBe('386,5');
    key(cell(2), 'Enter', { shiftKey: true });
    await focusedOn(1);
    screen.getByText('2 de 3');
  });

  it('has one value for all that each may say otherwise, without copying it', async () => {
    const { sent } = await openRows();
    fill(forAll('Fecha'), '14/11');
    expect(forAll('Fecha').value).toBe('14/11/2026');
    expect(cell(1, 'Fecha').placeholder).toBe('14/11/2026');
    fill(cell(1), '386,5');
    fill(cell(2), '380');
    fill(cell(2, 'Fecha'), '12/11');
    fill(cell(2, 'Observación'), 'renguea');
    await press('Revisar 2 animales');
    await press('Registrar en 2 animales');
    await screen.findByRole('dialog', { name: 'Evento registrado' });
    expect(sent[0]).toMatchObject({
      headerValues: { date: '14/11/2026', comment: null },
      values: [
        { _pk_: 1, weight: 386.5 },
        { _pk_: 2, weight: 380, _eventDate_: '12/11/2026', _eventComment_: 'renguea' },
      ],
      withoutErrors: false,
    });
    expect(listGrids(1)).toEqual([]);
  });

  it('fills down what a cell says to those below that say nothing, in one step', async () => {
    await openRows();
    expect(screen.getByLabelText<HTMLButtonElement>('Completar hacia abajo').disabled).toBe(true);
    fill(cell(2, 'Observación'), 'sarna');
    fill(cell(1, 'Observación'), 'renguea');
    fireEvent.click(screen.getByLabelText('Completar hacia abajo'));
    expect([1, 2, 3].map((id) => cell(id, 'Observación').value)).toEqual(['renguea', 'sarna', 'renguea']);
    fireEvent.click(screen.getByLabelText('Deshacer'));
    expect(cell(3, 'Observación').value).toBe('');
  });

  it('takes what is pasted from a spreadsheet, and takes it back in one step', async () => {
    await openRows();
    fireEvent.paste(cell(2), { clipboardData: { getData: () => '379\t\n402,5' } });
    expect([1, 2, 3].map((id) => cell(id).value)).toEqual(['', '379', '402,5']);
    fireEvent.click(screen.getByLabelText('Deshacer'));
    expect([1, 2, 3].map((id) => cell(id).value)).toEqual(['', '', '']);
  });

  it('asks about what no animal loses, at its cell too, and takes the figure that was meant', async () => {
    await openRows({ count: 6 });
    const typed = '386,5\n379\n402\n448,5\n431\n325';
    fireEvent.paste(cell(1), { clipboardData: { getData: () => typed } });
    screen.getByText('1 para revisar');
    expect(cell(6).title).toMatch(/perdió 80,0 kg/);
    expect(cell(6).getAttribute('aria-invalid')).toBe('true');
    await press('Usar 425,0');
    expect(cell(6).value).toBe('425,0');
    expect(screen.queryByText('1 para revisar')).toBeNull();
  });

  it('goes to the row that a reader types, from its field and from another cell', async () => {
    await openRows();
    const reader = screen.getByLabelText<HTMLInputElement>('Escanee o escriba la identificación');
    const scan = (input: HTMLInputElement, text: string) => {
      fireEvent.focus(input);
      fireEvent.change(input, { target: { value: text } });
      key(input, 'Enter');
    };
    key(document.body, 'F2');
    expect(document.activeElement).toBe(reader);
    scan(reader, 'KD482C3136');
    await focusedOn(3);
    scan(cell(3), 'KD482C3126');
    await focusedOn(2);
    expect(cell(3).value).toBe('');
    scan(reader, 'KD999');
    await screen.findByText('KD999 no está en esta lista');
  });
});

describe('rows that the server does not take', () => {
  const faults: readonly (readonly [number, Issue])[] = [
    [2, issue(null, 'assetPaused')],
    [3, issue(null, 'assetGone')],
  ];
  const refusal = () => {
    const issues = faults.map(([id, found]) => ({ ...found, record: String(id) }));
    const body = { error: 'invalidInput', message: '', slots: {}, data: null, issues, requestId: 'R-1' };
    return Response.json(body, { status: 400 });
  };

  async function sendThree(answers: readonly (RunView | Response)[]) {
    const opened = await openRows({ answers });
    for (const id of [1, 2, 3]) fill(cell(id), '390');
    await press('Revisar 3 animales');
    await press('Registrar en 3 animales');
    return { ...opened, dialog: await screen.findByRole('dialog', { name: /2 de 3/ }) };
  }

  it('say why at their row, until they say something else or are left out', async () => {
    const { dialog, sent } = await sendThree([refusal(), run]);
    fireEvent.click(within(dialog).getByText('Volver'));
    await screen.findByText('2 no se pudieron registrar');
    expect(screen.getAllByTitle('Está en pausa: no admite cambios ni eventos')).toHaveLength(1);
    // The device keeps why.
    await waitFor(() => {
      expect(Object.keys(listGrids(1)[0]?.refused ?? {})).toEqual(['2', '3']);
    });
    fill(cell(2, 'Observación'), 'ya no');
    screen.getByText('1 no se pudo registrar');
    await press('Dejar afuera');
    expect(cell(3).value).toBe('');
    expect(screen.queryByText(/no se pudo registrar/)).toBeNull();
    await press('Revisar 2 animales');
    await press('Registrar en 2 animales');
    await screen.findByRole('dialog', { name: 'Evento registrado' });
    expect(sent[1]?.['submitKey']).not.toBe(sent[0]?.['submitKey']);
  });

  it('are held on the device where the others are recorded without them', async () => {
    const { dialog, sent } = await sendThree([refusal(), run]);
    fireEvent.click(within(dialog).getByText(/otro/));
    await screen.findByRole('dialog', { name: 'Evento registrado' });
    expect(sent[1]).toMatchObject({ withoutErrors: true });
    const [held, ...others] = listGrids(1);
    expect(others).toEqual([]);
    expect(held?.assets.map(({ id }) => id)).toEqual([2, 3]);
    expect(held?.state.rows).toEqual({ 2: { weight: '390' }, 3: { weight: '390' } });
    expect(held?.session.answers).toMatchObject({ count: 2, picked: [2, 3].map((id) => [id, nameOf(id)]) });
    expect(held?.queued).toBeNull();
  });
});

it('loads the data of a lot row by row, and then says what it comes to', async () => {
  const { sent } = await openRows({ lot: { id: 9, name: 'Invernada' } });
  screen.getByText('3 animales · Invernada · La Matilde');
  for (const id of [1, 2, 3]) fill(cell(id), String(380 + id));
  await press('Revisar 3 animales');
  await screen.findByText(/^de 381,0 kg a 383,0 kg · promedio 382,0 kg/);
  await press('Registrar en 3 animales');
  await screen.findByRole('dialog', { name: 'Evento registrado' });
  expect(sent[0]).toMatchObject({
    lotId: '9',
    values: [1, 2, 3].map((id) => expect.objectContaining({ _pk_: id, weight: 380 + id })),
  });
});

describe('on a telephone', () => {
  it('comes one animal after another, with big keys, its own day and its own word', async () => {
    const { sent } = await openRows({ width: 'phone', count: 2 });
    screen.getByRole('heading', { name: nameOf(1) });
    const keys = within(screen.getByLabelText('Teclado de números'));
    for (const key of ['3', '8', '6', ',', '5']) fireEvent.click(keys.getByText(key));
    expect(cell(1).value).toBe('386,5');
    await press('Observación');
    fill(screen.getByLabelText('Observación'), 'renguea');
    fireEvent.click(screen.getByText(/^Hoy/));
    fill(screen.getByLabelText('Fecha'), '12/11');
    await press('Guardar y seguir');
    await screen.findByRole('heading', { name: nameOf(2) });
    await press('Guardar y revisar');
    fireEvent.click(await screen.findByText(/^Registrar en 1/));
    await screen.findByRole('dialog', { name: 'Evento registrado' });
    expect(sent[0]?.['values']).toEqual([
      expect.objectContaining({
        ...{ _pk_: 1, weight: 386.5, _eventDate_: '12/11/2026', _eventComment_: 'renguea' },
      }),
    ]);
  });
});
