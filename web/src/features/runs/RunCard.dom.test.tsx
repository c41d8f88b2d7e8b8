import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RunView } from '@huella/domain/calls/jobs';
import type { Language } from '@huella/domain/words';
import { renderScreen } from '../../../test/render-screen';
import { RunCard } from './RunCard';

const run: RunView = {
  ...{ id: 412, jobId: 412, kind: 'add', state: 'conflicts', name: null, boxId: 1, assetType: 33 },
  ...{ eventType: -1, eventId: null, events: 0, total: 9, done: 6, conflicts: 3, leftOut: 0, errors: [] },
  ...{
    startedBy: 'Ana',
    createdAt: '2026-11-20T15:00:00Z',
    startedAt: null,
    endedAt: '2026-11-20T15:01:00Z',
  },
  faults: { rows: 0, first: [] },
};
const faultOf = (row: number) => ({ row, code: 'unexpectedError', reference: `412-${String(row)}` });

async function show(more: Partial<RunView>, language: Language) {
  const zone = 'America/Argentina/Buenos_Aires';
  await renderScreen(
    <RunCard
      run={{ ...run, ...more }}
      seenAt={0}
      locale={{ language, zone, today: '2026-11-20', country: 'AR' }}
      nounOf={() => 'animales'}
      eventName={null}
      list={{ href: '/assets', label: 'Ir a los animales' }}
      isLost={false}
    />,
    { language },
  );
  return screen.queryByRole('note')?.textContent.trim() ?? null;
}

it.each([
  [
    'es',
    [5, 17, 18],
    4,
    '4 filas no se pudieron procesar por una falla nuestra. Referencia: 412-5, 412-17, 412-18',
  ],
  ['en', [5], 1, '1 row could not be processed because of a fault of ours. Reference: 412-5'],
  ['en', [], 0, null],
] as const)('a run says in %s which rows %j met a fault of ours', async (language, kept, rows, text) => {
  expect(await show({ faults: { rows, first: kept.map(faultOf) } }, language)).toBe(text);
});

it.each([
  [
    'es',
    'Una falla nuestra la detuvo: quedaron hechos 4.000 de 9.999. Referencia: 412-4001',
    'Descargar 5.999 filas sin guardar',
  ],
  [
    'en',
    'A fault of ours stopped it: 4,000 of 9,999 are done. Reference: 412-4001',
    'Download 5,999 unsaved rows',
  ],
] as const)(
  'a run that a fault ended says so once in %s, with what is done and what is not',
  async (language, text, rest) => {
    const ended = { state: 'failed', total: 9_999, done: 4_000, conflicts: 0 } as const;
    expect(await show({ ...ended, faults: { rows: 1, first: [faultOf(4_001)] } }, language)).toBe(text);
    expect(screen.getByRole('button', { name: rest })).toBeDefined();
  },
);

it.each([
  [{ state: 'completed' }, '/assets?run=412'],
  [{ state: 'running' }, null],
  [{ done: 0, conflicts: 9 }, null],
  [{ kind: 'event', eventType: 3 }, null],
] as const)('what a load brought is a press away once it ended: %j', async (more, href) => {
  await show(more, 'es');
  expect(screen.queryByRole('link', { name: 'Ver lo cargado' })?.getAttribute('href') ?? null).toBe(href);
});

it('offers to undo it where the screen says how, and says why it may not be', async () => {
  const onClick = vi.fn();
  const show = (refused?: string) =>
    renderScreen(
      <RunCard
        run={run}
        seenAt={0}
        locale={{ language: 'es', zone: 'UTC', today: '2026-11-20' }}
        nounOf={() => 'animales'}
        eventName={null}
        list={{ href: '/assets', label: 'Ir a los animales' }}
        isLost={false}
        undo={{ label: 'Deshacer la carga', refused, onClick }}
      />,
    );
  const { person, unmount } = await show();
  await person.click(screen.getByRole('button', { name: 'Deshacer la carga' }));
  expect(onClick).toHaveBeenCalledOnce();
  unmount();
  await show('Falta renovar');
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Deshacer la carga' });
  expect([button.disabled, button.title]).toEqual([true, 'Falta renovar']);
});
