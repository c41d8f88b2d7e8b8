import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { place } from '../../test/sign-in';
import type { ChosenAssets } from './chosen-assets';
import { useListSubject } from './list-subject';
import { PickPasted } from './PickPasted';

const changed = vi.fn<(chosen: ChosenAssets) => void>();
const taken = vi.fn<(text: string) => void>();
const chosen = { picked: [], filters: [], count: 0 };
const fitting = {
  names: ['sex'],
  offers: () => true,
  faultOf: ({ id, label }: { readonly id: number; readonly label: string }) =>
    id === 2 ? `${label}: es macho` : null,
};

function Picking() {
  const subject = useListSubject(place);
  return (
    <PickPasted
      {...{ subject, chosen, fitting }}
      onChange={changed}
      takeText={{ note: 'Con su peso.', take: taken }}
    />
  );
}

it('takes the lines of a scale: those that fit are chosen, the others told, its figures kept', async () => {
  const tags = ['KD482C0010', 'KD482C0020'];
  serveCalls({
    'models.all': () => [{ ...structuredClone(cowAr), companyTiers: [] }],
    'lots.list': () => ({ list: [], total: 0 }),
    'objects.find': ({ body }) => ({
      found: body.texts.map((label, at) => ({ at, id: tags.indexOf(label) + 1, label, state: 'here' })),
    }),
    'objects.list': ({ body }) => ({
      res: (body?.pks ?? []).map((id) => ({
        ...{ id, version: 1, label: tags[id - 1] ?? '', paused: false, paused_message: null },
        ...{ logical_deleted: false, qr_link: null },
        asset_status_change: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
      })),
      resTotal: 2,
    }),
  });
  const { person } = await renderScreen(<Picking />);
  await person.click(await screen.findByRole('button', { name: 'Pegar una lista…' }));
  await screen.findByText(/Con su peso\.$/);
  const text = ['EID;Peso', ...tags.map((tag) => `${tag};386,5`)].join('\n');
  await person.click(screen.getByLabelText('Identificaciones'));
  await person.paste(text);
  await screen.findByText('2 identificaciones');
  await person.click(screen.getByRole('button', { name: 'Buscar' }));
  await person.click(await screen.findByRole('button', { name: 'Agregar 2' }));
  await screen.findByText('1 no admite este evento y queda afuera');
  screen.getByText('KD482C0020: es macho');
  expect(changed).toHaveBeenCalledWith({ picked: [[1, 'KD482C0010']], filters: [], count: 1 });
  expect(taken).toHaveBeenCalledWith(text);
});
