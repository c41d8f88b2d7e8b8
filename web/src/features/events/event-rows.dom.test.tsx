import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import type { AssetRow } from '@huella/domain/calls/objects';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { issue, type Issue } from '@huella/domain/model/errors';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { queryClient } from '../../call/queries';
import { topBarQuery } from '../../session/context';
import { startSession } from '../../wizard/wizard-session';
// The chunk of the grid, which would be read within the first test.
import '../event-grid/EventGridStep';
import { listGrids } from '../event-grid/kept-grids';
import { eventWizard } from './event-wizard';
import { EventNewPage } from './EventNewPage';

const lasts = [361, 355.5, 368, 412.5, 398, 405];
const nameOf = (id: number) => `KD482 C31${String(id)} 6`;
const rowOf = (id: number): AssetRow => ({
  ...{ id, version: 1, label: nameOf(id), paused: false, paused_message: null, logical_deleted: false },
  asset_status_change: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
  qr_link: null,
  visual_tag: nameOf(id).replaceAll(' ', ''),
  weight: lasts[id - 1] ?? null,
  weight_date: '2026-09-14',
});
const run: RunView = {
  ...{ id: 5, jobId: 5, kind: 'event', state: 'completed', name: null, eventId: 41, events: 1, eventType: 1 },
  ...{ boxId: place.boxId, assetType: place.assetType, total: 6, done: 6, conflicts: 0, leftOut: 0 },
  ...{ errors: [], faults: { rows: 0, first: [] }, startedBy: 'Ana' },
  ...{ createdAt: '2026-11-20T15:00:00Z', startedAt: null, endedAt: null },
};
type Sent = Readonly<Record<string, unknown>>;

beforeEach(() => {
  queryClient.clear();
  localStorage.clear();
  sessionStorage.clear();
  // jsdom lays nothing out, and so has nothing to scroll.
  Element.prototype.scrollTo = () => undefined;
});

/** A weighing of some animals, one by one; the server answers each submit in turn. */
async function open({
  count = 3,
  lot = null,
  width = 'desktop',
  answers = [run],
  scale = [],
}: {
  readonly count?: number;
  /** It is of this lot, and nobody chose its animals. */
  readonly lot?: { readonly id: number; readonly name: string } | null;
  readonly width?: 'desktop' | 'phone';
  readonly answers?: readonly (RunView | Response)[];
  /** Files that the animals were chosen by. */
  readonly scale?: readonly string[];
} = {}) {
  const sent: Sent[] = [];
  const ids = lasts.slice(0, count).map((_last, at) => at + 1);
  serveCalls({
    'models.all': () => [{ ...structuredClone(cowAr), companyTiers: [] }],
    'events.fit': () => ({ events: [] }),
    'lots.list': () => ({ list: [], total: 0 }),
    'topBar.all': () => queryClient.getQueryData(topBarQuery().queryKey) ?? refuse(500, 'unexpected'),
    'objects.list': () => ({ res: ids.map(rowOf), resTotal: ids.length }),
    'lots.events': ({ params, body }) => {
      sent.push({ ...body, lotId: params.lotId });
      return run;
    },
    'objects.addMassive': ({ body }) => {
      sent.push(body);
      const answer = answers[sent.length - 1] ?? run;
      return answer instanceof Response ? answer.clone() : answer;
    },
  });
  const picked = ids.map((id) => [id, nameOf(id)] as const);
  const known = { picked: lot === null ? picked : null, lot, count, event: 1, way: 'each', scale } as const;
  const v = startSession(eventWizard, place, '/', known, 'summary');
  const view = await renderScreen(<EventNewPage />, { address: `/?v=${v}&step=data`, width });
  await screen.findByLabelText(`Peso (kg) de ${nameOf(1)}`);
  return { ...view, sent };
}

const cell = (id: number, field = 'Peso (kg)') =>
  screen.getByLabelText<HTMLInputElement>(`${field} de ${nameOf(id)}`);
const forAll = (field: string) => screen.getByLabelText<HTMLInputElement>(`${field} para todos`);
/** Types at once: what each key does is for the tests about keys. */
const fill = (input: HTMLInputElement, text: string) => {
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value: text } });
  fireEvent.blur(input);
};
const key = (input: Element, name: string, held: object = {}) => {
  fireEvent.keyDown(input, { key: name, ...held });
};
const press = async (name: string) => {
  fireEvent.click(await screen.findByText(name));
};
const focusedOn = (id: number) =>
  waitFor(() => {
    expect(document.activeElement).toBe(cell(id));
  });

describe('the grid of an event', () => {
  it('is filled in by the files that its animals were chosen by, and asks what reads both ways', async () => {
    const figures = `Caravana;Peso;Fecha\n${nameOf(1)};386,5;14/11/2026\n${nameOf(2)};371;15/11/2026`;
    const either = `Caravana;Peso;Fecha\n${nameOf(3)};380;03/04/2026`;
    const { person } = await open({ scale: [figures, either] });
    await screen.findByText('Se cargaron 2 filas');
    expect(cell(1).value).toBe('386,5');
    expect(cell(2, 'Fecha').value).toBe('15/11/2026');
    expect(cell(3).value).toBe('');
    await person.click(screen.getByText('Día/mes'));
    await press('Cargar 1 fila');
    await waitFor(() => {
      expect(cell(3).value).toBe('380');
    });
    expect(cell(3, 'Fecha').value).toBe('03/04/2026');
    await press('Revisar 3 animales');
    await screen.findByText('Registrar en 3 animales');
    // Back from the summary nothing is asked again.
    await press('Datos');
    await screen.findByLabelText(`Peso (kg) de ${nameOf(3)}`);
    expect(screen.queryByText('Cargar desde la balanza o el lector')).toBeNull();
  });

  it('leads from one to the next by Enter, and copies from the row above by Ctrl+D', async () => {
    await open();
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
    const { sent } = await open();
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
    await open();
    expect(screen.getByLabelText<HTMLButtonElement>('Completar hacia abajo').disabled).toBe(true);
    fill(cell(2, 'Observación'), 'sarna');
    fill(cell(1, 'Observación'), 'renguea');
    fireEvent.click(screen.getByLabelText('Completar hacia abajo'));
    expect([1, 2, 3].map((id) => cell(id, 'Observación').value)).toEqual(['renguea', 'sarna', 'renguea']);
    fireEvent.click(screen.getByLabelText('Deshacer'));
    expect(cell(3, 'Observación').value).toBe('');
  });

  it('takes what is pasted from a spreadsheet, and takes it back in one step', async () => {
    await open();
    fireEvent.paste(cell(2), { clipboardData: { getData: () => '379\t\n402,5' } });
    expect([1, 2, 3].map((id) => cell(id).value)).toEqual(['', '379', '402,5']);
    fireEvent.click(screen.getByLabelText('Deshacer'));
    expect([1, 2, 3].map((id) => cell(id).value)).toEqual(['', '', '']);
  });

  it('asks about what no animal loses, at its cell too, and takes the figure that was meant', async () => {
    await open({ count: 6 });
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
    await open();
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
    const opened = await open({ answers });
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
  const { sent } = await open({ lot: { id: 9, name: 'Invernada' } });
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
    const { sent } = await open({ width: 'phone', count: 2 });
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

/** Pastes lines into the dialog of a scale's file; the dialog. */
async function paste(...lines: readonly string[]) {
  await press('Archivo de balanza');
  const dialog = await screen.findByRole('dialog');
  fill(within(dialog).getByLabelText('Filas pegadas'), lines.join('\n'));
  return within(dialog);
}
const tag = (id: number) => nameOf(id).replaceAll(' ', '');

describe('a file of a scale', () => {
  it('fills weights and days, in one step that is taken back', async () => {
    await open();
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
    await open();
    const dialog = await paste('VID;Fecha;Peso', `${tag(1)};03/04/2026;386,5`);
    dialog.getByText('«03/04/2026» se lee de dos maneras.');
    expect(dialog.getByRole<HTMLButtonElement>('button', { name: /^Cargar 0/ }).disabled).toBe(true);
    fireEvent.click(dialog.getByText('Mes/día'));
    fireEvent.click(dialog.getByText('Cargar 1 fila'));
    expect(cell(1, 'Fecha').value).toBe('04/03/2026');
  });

  it('shows what is no day at its cell', async () => {
    await open();
    const dialog = await paste('VID;Fecha;Peso', `${tag(1)};31/02/2026;386,5`);
    fireEvent.click(dialog.getByText('Cargar 1 fila'));
    expect(cell(1, 'Fecha').value).toBe('31/02/2026');
    expect(cell(1, 'Fecha').getAttribute('aria-invalid')).toBe('true');
  });

  it('fills the rows of a telephone, too', async () => {
    await open({ width: 'phone', count: 2 });
    const dialog = await paste('VID;Peso', `${tag(1)};386,5`, `${tag(2)};380`);
    fireEvent.click(dialog.getByText('Cargar 2 filas'));
    expect(cell(1).value).toBe('386,5');
  });
});
