import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen, type ScreenOptions } from '../../test/render-screen';
import { useArrivalKind, type Arrival } from './use-arrival-kind';

/** A list that one comes to. */
function List() {
  useArrivalKind();
  return <h1>Animales</h1>;
}

/** Comes to the list from a screen that has done something. */
async function arrive(arrival: Arrival, options?: ScreenOptions) {
  const { router } = await renderScreen(<List />, options);
  await act(() => router.navigate({ to: '/', state: { arrival } }));
  return router;
}

const said: readonly (readonly [Arrival['kind'], Arrival['mode'], es: string, en: string])[] = [
  ['updated', 'update', 'Se guardó el cambio', 'Your change was saved'],
  ['updated', 'new', 'Se cargó', 'It was added'],
  ['updated_massive', 'update', 'Se guardaron los cambios', 'Your changes were saved'],
  ['updated_massive', 'new', 'Se cargaron todos', 'All of them were added'],
  ['transfer_massive', 'update', 'Se hizo la transferencia', 'The transfer was made'],
  [
    ...(['wait_for_massive', 'update'] as const),
    'Los cambios se guardan solos: puede seguir trabajando',
    'Your changes are still being saved: you can keep working',
  ],
  [
    ...(['wait_for_massive', 'new'] as const),
    'La carga sigue sola: puede seguir trabajando',
    'They are still being added: you can keep working',
  ],
];

it.each(said)('%s and %s are said once', async (kind, mode, text) => {
  const router = await arrive({ kind, mode });
  expect(await screen.findByText(text)).toBeTruthy();
  expect(router.state.location.state.arrival).toBeUndefined();
});

it.each(said)('%s and %s are said in English, too', async (kind, mode, _es, text) => {
  await arrive({ kind, mode }, { language: 'en' });
  expect(await screen.findByText(text)).toBeTruthy();
});

it('says nothing of what no screen does', async () => {
  const router = await arrive({ kind: 'transfer_massive', mode: 'new' });
  expect(screen.queryByRole('status')).toBeNull();
  expect(router.state.location.state.arrival).toEqual({ kind: 'transfer_massive', mode: 'new' });
});
