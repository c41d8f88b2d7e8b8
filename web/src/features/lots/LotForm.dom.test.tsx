import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildModel } from '@huella/domain/catalogue/assets/build-model';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { SavedObject } from '@huella/domain/calls/objects';
import { fillIn } from '../../../test/fill-in';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { LotForm } from './LotForm';

/** What a load of twelve thousand brought: too many to be named in a form. */
const chosen = {
  picked: null,
  filters: [{ field: 'run', operator: 'equals', values: ['7'] }] as const,
  count: 12_000,
};

const saved = {
  ...{ id: 5, version: 1, label: 'Tropa de marzo', values: {}, labels: {}, issues: [] },
  box: { id: place.boxId, name: place.boxName },
};

function serve(isTaken: boolean) {
  const model = structuredClone(buildModel([], { id: place.assetType, noun: cowAr.noun }));
  return serveCalls({
    'models.all': () => [{ ...model, companyTiers: [] }],
    'objects.list': () => ({ res: [], resTotal: 0 }),
    'objects.add': () => saved as unknown as SavedObject,
    'lots.join': () => (isTaken ? { moved: 12_000 } : refuse(400, 'nothingSelected', {})),
  });
}

it.each([
  [true, '/lots', 'Lote Tropa de marzo armado con 12.000 animales'],
  [false, '/lots/edit', 'Lote Tropa de marzo armado, todavía vacío.'],
] as const)(
  'puts what filters find into the new lot once that is saved: %s',
  async (isTaken, href, notice) => {
    const made = serve(isTaken);
    const form = <LotForm place={place} lot={null} chosen={{ ...chosen, filters: [...chosen.filters] }} />;
    const { person, router } = await renderScreen(form);
    await screen.findByRole('heading', { name: 'Nuevo lote con 12.000 animales' });
    await fillIn(person, await screen.findByRole('textbox', { name: /Nombre/ }), 'Tropa de marzo');
    await person.click(screen.getByRole('button', { name: /^Continuar/ }));
    await person.click(await screen.findByRole('button', { name: 'Armar el lote' }));
    await waitFor(() => {
      expect(router.state.location.pathname).toBe(href);
    });
    expect(JSON.stringify(router.state.location.state)).toContain(notice);
    const joined = made.filter(({ name }) => name === 'lots.join').map(({ input }) => input);
    expect(joined).toMatchObject([
      {
        params: { lotId: '5' },
        body: { action: 'add', count: 12_000, selection: { filters: [{ field: 'run' }] } },
      },
    ]);
  },
);
