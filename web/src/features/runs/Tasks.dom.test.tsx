import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { RunView } from '@huella/domain/calls/jobs';
import { queryClient } from '../../call/queries';
import { fillIn } from '../../../test/fill-in';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { Tasks, type ShownTasks } from './Tasks';

const run: RunView = {
  ...{ id: 1, jobId: 1, kind: 'add', state: 'completed', name: 'toros.xlsx', boxId: 1, assetType: cowAr.id },
  ...{ eventType: -1, eventId: 90, events: 1, total: 1200, done: 1200, conflicts: 0, leftOut: 0, errors: [] },
  ...{ startedBy: 'Ana Paz', createdAt: '2026-11-20T15:00:00Z', startedAt: '2026-11-20T15:00:01Z' },
  ...{ endedAt: '2026-11-20T15:01:00Z', faults: { rows: 0, first: [] } },
};
const going: RunView = {
  ...run,
  id: 3,
  kind: 'update',
  state: 'running',
  done: 300,
  name: null,
  endedAt: null,
};
const weighed: RunView = {
  ...run,
  ...{
    id: 2,
    kind: 'event',
    eventType: 1,
    state: 'conflicts',
    total: 80,
    done: 78,
    conflicts: 2,
    name: null,
  },
};

function serve(runs: readonly RunView[]) {
  return serveCalls({
    'models.all': () => [{ ...cowAr, companyTiers: [] }],
    'jobs.list': () => ({ list: [...runs], total: runs.length }),
    'fields.validate': () => ({ error_stack: [], managers: [] }),
    'jobs.undoPreview': () => ({
      ...{ refusal: null, can: 77, cannot: 1 },
      kept: [
        {
          ...{ row: 4, pk: 12, label: 'AA 482 C 3176' },
          issue: {
            ...{ record: null, field: null, slots: { event: 'Tacto' } },
            code: 'undoNotLast',
            level: 'error',
          },
        },
      ],
    }),
    // Where it leads to is another screen.
    'jobs.undo': () => new Promise<never>(() => undefined),
  });
}

beforeEach(() => {
  queryClient.clear();
});

function List({ first }: { readonly first: ShownTasks }) {
  const [shown, setShown] = useState(first);
  return <Tasks place={place} shown={shown} onChange={setShown} />;
}

const open = (first: ShownTasks = {}, language: 'es' | 'en' = 'es') =>
  renderScreen(<List first={first} />, { width: 'phone', language });

/** What the menu of a task offers. */
async function offered(person: Awaited<ReturnType<typeof open>>['person'], name: string) {
  await person.click(screen.getByRole('button', { name }));
  const menu = await screen.findByRole('menu');
  return within(menu)
    .getAllByRole('menuitem')
    .map(({ textContent }) => textContent);
}

describe('the tasks of an establishment', () => {
  it.each([
    [
      'es',
      ['Actualizando 1.200 animales', 'Cambio de peso: 80 animales', 'Carga de 1.200 animales'],
      'En curso: 25 %',
    ],
    ['en', ['Updating 1,200 animals', 'Weighing: 80 animals', '1,200 animals added'], 'In progress: 25%'],
  ] as const)(
    'say in %s what they do, how far they are, their file and who began them',
    async (language, titles, state) => {
      serve([going, weighed, run]);
      await open({}, language);
      for (const title of titles) expect(await screen.findByRole('link', { name: title })).toBeDefined();
      screen.getByText(state);
      screen.getByText(/toros\.xlsx/);
      expect(screen.getAllByText(/Ana Paz/)).toHaveLength(3);
    },
  );

  it('offer what was not written, and to undo what was loaded or recorded, unless it still goes on', async () => {
    const made = serve([going, weighed, run]);
    const { person } = await open();
    await screen.findByRole('link', { name: 'Cambio de peso: 80 animales' });
    expect(await offered(person, 'Acciones de Actualizando 1.200 animales')).toEqual(['Ver la tarea']);
    await person.keyboard('{Escape}');
    expect(await offered(person, 'Acciones de Carga de 1.200 animales')).toEqual([
      'Ver la tarea',
      'Deshacer la carga',
    ]);
    await person.keyboard('{Escape}');
    expect(await offered(person, 'Acciones de Cambio de peso: 80 animales')).toEqual([
      'Ver la tarea',
      'Descargar 2 filas con error',
      'Deshacer el evento',
    ]);
    await person.click(screen.getByRole('menuitem', { name: 'Deshacer el evento' }));
    const dialog = await screen.findByRole('dialog', { name: /Cambio de peso/ });
    const kept = await within(dialog).findByRole('link', { name: 'AA 482 C 3176' });
    expect(kept.getAttribute('href')).toContain('12');
    within(dialog).getByText('1 fila queda como está:');
    within(dialog).getByText(/Después tuvo otro evento: Tacto/);
    await person.click(within(dialog).getByRole('button', { name: 'Deshacer en 77 animales' }));
    await fillIn(person, within(dialog).getByRole('textbox'), 'Otra balanza');
    await person.click(within(dialog).getByRole('button', { name: 'Deshacer en 77 animales' }));
    await vi.waitFor(() =>
      expect(made.find(({ name }) => name === 'jobs.undo')?.input).toMatchObject({
        params: { id: '2' },
        body: { reason: 'Otra balanza' },
      }),
    );
  });

  it('are narrowed, and say when none is found', async () => {
    const made = serve([]);
    const { person } = await open({ state: 'alive', by: 'me' });
    await screen.findByText('Ninguna tarea con estos filtros');
    expect(made.find(({ name }) => name === 'jobs.list')?.input).toMatchObject({
      query: { state: 'alive', by: 'me', page: '0' },
    });
    await person.click(screen.getByRole('button', { name: 'Quitar los filtros' }));
    await screen.findByText('Todavía no hay tareas');
    expect(made.at(-1)?.input).not.toHaveProperty('query.state');
  });
});
