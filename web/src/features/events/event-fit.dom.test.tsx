import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { EventFit } from '@huella/domain/calls/events';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { service, weaning } from '@huella/domain/catalogue/events/cattle-breeding';
import type { OrdinaryEvent } from '@huella/domain/model/event-model';
import { renderScreen } from '../../../test/render-screen';
import { serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import type { ListSubject } from '../../list/list-subject';
import { startSession } from '../../wizard/wizard-session';
import { eventWizard } from './event-wizard';
import { EventNewPage } from './EventNewPage';
import { Leaving, useLeaving } from './Leaving';

const barred = (reason: string, assets: EventFit['cannot'][number]['assets'], count = assets.length) => ({
  issue: { record: null, field: null, code: 'eventBarred', slots: { reason }, level: 'error' as const },
  count,
  assets,
});
const fit = (event_type: number, parts: Partial<EventFit>): EventFit => ({
  ...{ event_type, can: 3, total: 3, cannot: [], doubts: [], earlier: null },
  ...parts,
});
const bull = [{ pk: 3, label: 'KD482 C317 6' }];

const fits = [
  fit(1, {}),
  fit(110, { can: 2, cannot: [barred('Solo hembras', bull)] }),
  fit(109, { can: 0, cannot: [barred('Solo crías de hasta 14 meses', [], 3)] }),
];

function answerFits() {
  serveCalls({
    'models.all': () => [{ ...structuredClone(cowAr), companyTiers: [] }],
    'events.fit': ({ body }) => ({
      events: fits.filter(({ event_type }) => (body.eventType ?? event_type) === event_type),
    }),
    'lots.list': () => ({ list: [], total: 0 }),
  });
}

/** The wizard over three animals that were chosen on a list. */
async function open() {
  answerFits();
  const picked = [1, 2, 3].map((id) => [id, `N.º ${String(id)}`] as const);
  const v = startSession(eventWizard, place, '/', { picked, count: 3 });
  return renderScreen(<EventNewPage />, { address: `/?v=${v}` });
}

const card = (name: RegExp) => screen.findByRole<HTMLInputElement>('radio', { name });

it('says on each card how many of the chosen take the event, and why none does', async () => {
  await open();
  expect((await card(/^Servicio.*2 de 3 pueden/)).disabled).toBe(false);
  expect((await card(/^Destete.*Solo crías de hasta 14 meses/)).disabled).toBe(true);
  expect((await card(/^Cambio de peso$/)).disabled).toBe(false);
});

const counted = { figure: '3', noun: 'animales' };
const answers = { ...eventWizard.answers.parse({}), picked: [], count: 3 };
const subject: ListSubject = {
  ...{ model: cowAr, place, fields: cowAr.attributes },
  locale: { language: 'es', today: '2026-11-21', zone: 'utc' },
};

/** The foot of the summary: who is left out, and whether it may be sent. */
function Summary({ event }: { readonly event: OrdinaryEvent }) {
  const leaving = useLeaving({ subject, answers, counted }, event, {});
  return (
    <>
      <Leaving leaving={leaving} />
      <button disabled={leaving.isHeld}>{`${leaving.counted.figure} ${String(leaving.isConfirmed)}`}</button>
    </>
  );
}

it('names who is left out, and records on the others once that is confirmed', async () => {
  answerFits();
  const { person } = await renderScreen(<Summary event={service} />);
  await screen.findByText('Pueden 2 de 3. Los otros quedan afuera:');
  await screen.findByText('Solo hembras: KD482 C317 6');
  const send = () => screen.getByRole<HTMLButtonElement>('button', { name: /^2 / });
  expect(send().disabled).toBe(true);
  await person.click(screen.getByRole('checkbox', { name: /^Registrar solo en 2 animales/ }));
  expect([send().disabled, send().textContent]).toEqual([false, '2 true']);
});

it('sends nothing of which no asset takes it, and asks for no confirmation', async () => {
  answerFits();
  await renderScreen(<Summary event={weaning} />);
  await screen.findByText('Solo crías de hasta 14 meses (3)');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /^3 / }).disabled).toBe(true);
  expect(screen.queryByRole('checkbox')).toBeNull();
});
