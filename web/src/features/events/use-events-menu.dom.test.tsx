import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EventFit } from '@huella/domain/calls/events';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { paths } from '../../paths';
import { readSession } from '../../wizard/wizard-session';
import { eventWizard } from './event-wizard';
import { useEventsMenu } from './use-events-menu';

const fit = (event_type: number, parts: Partial<EventFit>): EventFit => ({
  ...{ event_type, can: 0, total: 1, cannot: [], doubts: [], earlier: null },
  ...parts,
});
const barred = (reason: string) => ({
  issue: { record: null, field: null, code: 'eventBarred', slots: { reason }, level: 'error' as const },
  ...{ count: 1, assets: [] },
});

/** A bull that was slaughtered: it is weighed until then, serves nobody, and is no longer sold. */
const fits = [
  fit(1, { earlier: { count: 1, ended_at: '2026-11-12T12:00:00Z', ended: 'fue faenado' } }),
  fit(110, { cannot: [barred('Solo hembras')] }),
  fit(9, { can: 1 }),
];

/** A button with the events of one animal behind it. */
function Animal() {
  const events = useEventsMenu({ subject: { place, model: cowAr }, from: () => paths.assets });
  return (
    <>
      <button
        onClick={({ currentTarget }) => {
          events.open([5, 'KD482 A000 5'], currentTarget);
        }}
      >
        Registrar evento
      </button>
      {events.menu}
    </>
  );
}

async function open() {
  const made = serveCalls({ 'events.fit': () => ({ events: fits }) });
  const { person, router } = await renderScreen(<Animal />);
  const button = screen.getByRole('button', { name: 'Registrar evento' });
  expect(made).toEqual([]);
  await person.click(button);
  const menu = await screen.findByRole('menu', { name: 'Eventos de KD482 A000 5' });
  await within(menu).findByRole('menuitem', { name: /^Cambio de condición/ });
  return { person, router, made, button, menu: within(menu) };
}

it('asks once it is opened, and says why an event is not taken, where the keyboard reaches it', async () => {
  const { person, made, menu } = await open();
  expect(made).toMatchObject([{ name: 'events.fit', input: { body: { pks: [5] } } }]);
  const service = menu.getByRole('menuitem', { name: /^Servicio/ });
  expect([service.getAttribute('aria-disabled'), service.textContent]).toEqual([
    'true',
    'ServicioSolo hembras',
  ]);
  const items = menu.getAllByRole('menuitem');
  await person.keyboard('{Home}');
  for (const _item of items.slice(0, items.indexOf(service))) await person.keyboard('{ArrowDown}');
  expect(document.activeElement).toBe(service);
  await person.keyboard('{Enter}');
  expect(menu.getByRole('menuitem', { name: /^Servicio/ })).toBe(service);
});

it('offers what it took before it ended, with until when', async () => {
  const { menu } = await open();
  const weighing = menu.getByRole('menuitem', { name: /^Cambio de peso/ });
  expect([weighing.getAttribute('aria-disabled'), weighing.textContent]).toEqual([
    null,
    'Cambio de pesoHasta el 12/11/2026 09:00, cuando fue faenado',
  ]);
});

it('begins the wizard with the animal and the event, and gives the focus back where it is left', async () => {
  const { person, router, button } = await open();
  await person.keyboard('{Escape}');
  expect(document.activeElement).toBe(button);
  await person.click(button);
  await person.click(await screen.findByRole('menuitem', { name: /^Cambio de condición/ }));
  const { pathname, search } = router.state.location;
  const { v, step } = search as { readonly v?: string; readonly step?: string };
  expect([pathname, step]).toEqual([paths.eventNew, 'data']);
  const session = readSession(eventWizard, v);
  expect(session).toMatchObject({
    from: paths.assets,
    furthest: 'data',
    answers: { event: 9, picked: [[5, 'KD482 A000 5']], count: 1 },
  });
});
