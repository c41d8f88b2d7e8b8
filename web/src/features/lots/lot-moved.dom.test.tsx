import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import type { ListSubject } from '../../list/list-subject';
import { LeaveLots } from './LeaveLots';
import { PutIntoLot } from './PutIntoLot';

const subject: ListSubject = {
  ...{ model: cowAr, place, fields: [] },
  locale: { language: 'es', today: '2026-11-21', zone: 'UTC' },
};
const chosen = { picked: null, filters: [], count: 300 };
const lot = {
  ...{ id: 5, name: 'Tropa de marzo', quantity_assets: 12, quantity_events: 0, uuid_qr: null },
};

/** Refuses the first count, as if 12 more had come since, and takes the new one. */
function serve() {
  const moved = (count: number | undefined) =>
    count === 312 ? { moved: 312 } : refuse(409, 'selectionMoved', { count: 300, found: 312 });
  return serveCalls({
    'lots.list': () => ({ list: [lot as never], total: 1 }),
    'lots.join': ({ body }) => moved(body.count),
    'lots.leave': ({ body }) => moved(body.count),
  });
}

it.each([
  ['put into a lot', PutIntoLot, 'Poner en el lote', 'lots.join'],
  ['taken out of theirs', LeaveLots, 'Sacar del lote', 'lots.leave'],
] as const)(
  'a selection that moved is confirmed again before it is %s',
  async (_what, Dialog, press, call) => {
    const made = serve();
    const onClose = vi.fn();
    const { person } = await renderScreen(<Dialog subject={subject} chosen={chosen} onClose={onClose} />);
    await person.click(await screen.findByRole('button', { name: press }));
    await screen.findByText('Ahora coinciden 312 animales, no 300');
    expect(onClose).not.toHaveBeenCalled();
    await person.click(screen.getByRole('button', { name: 'Seguir con 312 animales' }));
    await person.click(await screen.findByRole('button', { name: press }));
    await vi.waitFor(() => {
      expect(onClose).toHaveBeenCalled();
    });
    const counts = made.filter(({ name }) => name === call).map(({ input }) => input);
    expect(counts).toMatchObject([{ body: { count: 300 } }, { body: { count: 312 } }]);
  },
);
