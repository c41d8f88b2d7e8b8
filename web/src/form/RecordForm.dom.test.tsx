import type { UserEvent } from '@testing-library/user-event';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { SavedRecord } from '@huella/domain/calls/objects';
import { buildField, buildModel } from '@huella/domain/catalogue/assets/build-model';
import { open } from '@huella/domain/catalogue/records/record-parts';
import type { Issue } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import { renderScreen } from '../../test/render-screen';
import { refuse, serveCalls } from '../../test/serve-calls';
import { callQuery, queryClient } from '../call/queries';
import { paths } from '../paths';
import { topBarQuery } from '../session/context';
import { RecordForm } from './RecordForm';

const words = (es: string) => ({ es, en: es });
const model = buildModel([
  open({ ...buildField({ name: 'alias', type: 'text' }), label: words('Alias') }),
  open({ ...buildField({ name: 'notes', type: 'text' }), label: words('Notas') }),
]);

const stored: SavedRecord = {
  ...{ id: 9, version: 4, label: 'Norte', labels: {}, issues: [] },
  ...{ createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' },
  values: { alias: 'norte', notes: 'vieja' },
};
const newer: SavedRecord = { ...stored, version: 5, values: { alias: 'norte', notes: 'de otra persona' } };

const kinds = { 'a new record': null, 'an edited record': stored } as const;

function draw(record: SavedRecord | null) {
  return renderScreen(
    <RecordForm
      kind="company"
      model={model}
      stored={record}
      title="Empresa"
      note=""
      saveLabel="Guardar empresa"
      backHref={paths.companies}
      onSaved={({ label }) => Promise.resolve({ notice: `Quedó ${label}`, href: paths.boxes })}
    />,
  );
}

const notes = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Notas' });
/** Writes over what the notes hold. */
async function write(person: UserEvent, text: string): Promise<void> {
  await person.tripleClick(notes());
  await person.paste(text);
}
const saveButton = () => screen.getByRole('button', { name: 'Guardar empresa' });

const userKey = callQuery('users.getInfo', {}).queryKey;
const topBarKey = topBarQuery().queryKey;

/** A page of a proxy, in place of an answer of ours. */
const page = (status: number) => new Response('<html><h1>Bad Gateway</h1></html>', { status });

/** Answers one save after the other, and keeps what each of them sent. */
function serveSaves(...answers: readonly (() => SavedRecord | Response | Promise<SavedRecord | Response>)[]) {
  let count = 0;
  const made = serveCalls({
    // What saving makes stale of the frame is as it was.
    'users.getInfo': () => queryClient.getQueryData(userKey) ?? refuse(404, 'notFound'),
    'topBar.all': () => queryClient.getQueryData(topBarKey) ?? refuse(404, 'notFound'),
    'objects.add': () => answers[count++]?.() ?? stored,
    'objects.get': () => newer,
  });
  const sent = () =>
    made.flatMap(({ name, input }) =>
      name === 'objects.add' && 'body' in input ? [input.body as Readonly<Record<string, unknown>>] : [],
    );
  return { sent };
}

function refuseField(field: string): Response {
  const issue: Issue = { record: null, field, code: 'badText', slots: {}, level: 'error' };
  const body = {
    error: 'invalidInput',
    message: '',
    slots: {},
    data: null,
    issues: [issue],
    requestId: 'R-2',
  };
  return Response.json(body, { status: 400 });
}

describe.each(Object.entries(kinds))('the form of %s', (_, record) => {
  it('has what was typed again after a reload, says so, and forgets it once it is discarded', async () => {
    serveSaves();
    const first = await draw(record);
    await write(first.person, 'a medias');
    first.unmount();
    const { person } = await draw(record);
    expect(notes().value).toBe('a medias');
    const note = screen.getByText('Recuperamos lo que había escrito.').closest<HTMLElement>('[role=note]');
    await person.click(within(note ?? document.body).getByRole('button', { name: 'Descartar borrador' }));
    expect(notes().value).toBe(record === null ? '' : 'vieja');
    await person.click(screen.getByRole('button', { name: 'Deshacer' }));
    expect(notes().value).toBe('a medias');
  });

  it('leads on once it is saved, says so there, and keeps nothing of it', async () => {
    const { sent } = serveSaves();
    const { person, router } = await draw(record);
    await person.type(notes(), ' y más');
    await person.click(saveButton());
    await screen.findByText('Quedó Norte');
    expect(router.state.location.pathname).toBe(paths.boxes);
    expect(sent()).toMatchObject([
      record === null
        ? { action: 'add', values: { notes: 'y más' } }
        : { action: 'update', pk: 9, version: 4, values: { notes: 'vieja y más' } },
    ]);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('huella.draft'))).toEqual([]);
  });

  it('closes its fields while it saves, and sends once', async () => {
    let answer: (saved: SavedRecord) => void = () => undefined;
    const { sent } = serveSaves(() => new Promise((resolve) => (answer = resolve)));
    const { person } = await draw(record);
    await person.type(notes(), 'x');
    expect(notes().closest('[inert]')).toBeNull();
    await person.click(saveButton());
    expect(notes().closest('[inert]')).not.toBeNull();
    await person.click(saveButton());
    expect(sent()).toHaveLength(1);
    answer(stored);
    await screen.findByText('Quedó Norte');
  });

  it.each([
    ['a page of a proxy that is away', () => page(502), 'No sabemos si se guardó.'],
    ['a page in place of the answer', () => page(200), 'No sabemos si se guardó.'],
    ['a page that refuses', () => page(413), 'No se guardó.'],
    ['a refusal that names no field', () => refuse(403, 'notAllowed'), 'No se guardó.'],
  ] as const)('loses nothing where saving meets %s, and saves again', async (_case, answer, title) => {
    serveSaves(answer);
    const { person } = await draw(record);
    await person.type(notes(), 'x');
    const typed = notes().value;
    await person.click(saveButton());
    expect((await screen.findByRole('alert')).textContent).toContain(title);
    expect(notes().value).toBe(typed);
    expect(notes().closest('[inert]')).toBeNull();
    await person.click(saveButton());
    await screen.findByText('Quedó Norte');
  });

  it('asks before unsaved work is left behind, and leaves no draft of it', async () => {
    serveSaves();
    const { person, router } = await draw(record);
    await person.type(notes(), 'x');
    await person.click(screen.getAllByRole('button', { name: 'Cancelar' })[0] ?? saveButton());
    const dialog = await screen.findByRole('alertdialog', { name: '¿Salir sin guardar?' });
    within(dialog).getByText('Notas');
    await person.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(router.state.location.pathname).toBe('/');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await person.click(screen.getAllByRole('button', { name: 'Cancelar' })[0] ?? saveButton());
    await person.click(await screen.findByRole('button', { name: 'Salir sin guardar' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.companies));
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('huella.draft'))).toEqual([]);
  });

  it('shows what is refused of a field at the field', async () => {
    serveSaves(() => refuseField('notes'));
    const { person } = await draw(record);
    await person.type(notes(), 'x');
    await person.click(saveButton());
    await waitFor(() => expect(notes().getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(notes());
  });
});

describe.each(Object.entries(kinds))('the submit key of %s', (_, record) => {
  it('is the same after a lost answer, over a reload too, and a new one after a refusal', async () => {
    const { sent } = serveSaves(
      () => page(502),
      () => page(502),
      () => refuse(403, 'notAllowed'),
    );
    const first = await draw(record);
    await first.person.type(notes(), 'x');
    await first.person.click(saveButton());
    await screen.findByRole('alert');
    first.unmount();
    const { person } = await draw(record);
    for (const count of [2, 3]) {
      await person.click(saveButton());
      await waitFor(() => expect(sent()).toHaveLength(count));
      await waitFor(() => expect(notes().closest('[inert]')).toBeNull());
    }
    await person.click(saveButton());
    await screen.findByText('Quedó Norte');
    const keys = sent().map(({ submitKey }) => submitKey);
    expect(new Set(keys.slice(0, 3)).size).toBe(1);
    expect(keys[3]).not.toBe(keys[0]);
    expect(keys[3]).toEqual(expect.any(String));
  });
});

describe('a record that somebody else saved meanwhile', () => {
  const conflict = () => screen.findByRole('alertdialog', { name: 'Otra persona guardó cambios' });

  it('stays as it is, or is opened again with what was typed beside it', async () => {
    const { sent } = serveSaves(
      () => refuse(409, 'changedMeanwhile'),
      () => refuse(409, 'changedMeanwhile'),
    );
    const { person } = await draw(stored);
    await write(person, 'la mía');
    await person.click(saveButton());
    await person.click(within(await conflict()).getByRole('button', { name: 'Seguir como está' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(notes().value).toBe('la mía');

    await person.click(saveButton());
    await person.click(within(await conflict()).getByRole('button', { name: 'Cargar la versión nueva' }));
    await screen.findByText('Ahora: de otra persona');
    expect(notes().value).toBe('de otra persona');
    await person.click(screen.getByRole('button', { name: 'Aplicar mis cambios' }));
    expect(notes().value).toBe('la mía');
    await person.click(saveButton());
    await screen.findByText('Quedó Norte');
    expect(sent().map(({ version }) => version)).toEqual([4, 4, 5]);
  });

  it('may be saved by oneself, where the answer was lost and more was typed since', async () => {
    serveSaves(
      () => page(502),
      () => refuse(409, 'submitReused'),
    );
    const { person } = await draw(stored);
    await write(person, 'la mía');
    await person.click(saveButton());
    await screen.findByRole('alert');
    await write(person, 'la mía, con más');
    await person.click(saveButton());
    await person.click(within(await conflict()).getByRole('button', { name: 'Cargar la versión nueva' }));
    await screen.findByText('Lo que usted había escrito');
  });

  it('is not covered by a draft of its older version, which is beside it', async () => {
    serveSaves();
    const first = await draw(stored);
    await write(first.person, 'la mía');
    first.unmount();
    await draw(newer);
    expect(notes().value).toBe('de otra persona');
    screen.getByText('Lo que usted había escrito');
    screen.getByText('Ahora: de otra persona');
  });

  it('has no draft beside it where the draft was saved after all', async () => {
    serveSaves();
    const first = await draw(stored);
    await write(first.person, 'de otra persona');
    first.unmount();
    await draw(newer);
    expect(notes().value).toBe('de otra persona');
    expect(screen.queryByText('Lo que usted había escrito')).toBeNull();
    expect(screen.queryByText('Recuperamos lo que había escrito.')).toBeNull();
  });
});

describe('what a form proposes', () => {
  const drawProposing = () =>
    renderScreen(
      <RecordForm
        kind="company"
        model={model}
        stored={null}
        title="Empresa"
        note=""
        saveLabel="Guardar empresa"
        backHref={paths.companies}
        propose={proposeAlias}
        onSaved={() => Promise.resolve({ notice: '', href: paths.boxes })}
      />,
    );
  const alias = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Alias' });

  it('follows what is typed until somebody says otherwise, and again once that is taken away', async () => {
    serveSaves();
    const { person } = await drawProposing();
    await person.type(notes(), 'La Paz');
    expect(alias().value).toBe('para la paz');
    await person.clear(notes());
    expect(alias().value).toBe('');
    await person.type(notes(), 'La');
    await person.type(alias(), '-mía');
    await person.type(notes(), ' Paz');
    expect(alias().value).toBe('para la-mía');
    await person.clear(alias());
    expect(alias().value).toBe('');
    await person.type(notes(), ' 2');
    expect(alias().value).toBe('para la paz 2');
  });
});

function proposeAlias({ notes: held = null }: Values): Values {
  return { alias: typeof held === 'string' ? `para ${held.toLowerCase()}` : null };
}
