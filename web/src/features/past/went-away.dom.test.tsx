import { screen } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { buildModel } from '@huella/domain/catalogue/assets/build-model';
import type { Whereabouts } from '@huella/domain/calls/whereabouts';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { CallError } from '../../call/call-error';
import { queryClient } from '../../call/queries';
import { AssetMessage } from '../assets/AssetMessage';
import { LotMessage } from '../lots/LotMessage';

const went: Whereabouts = {
  ...{ label: 'KD482 C317 6', how: 'transferred', at: '2026-11-03T15:00:00Z', username: 'Ana Sosa' },
  transfer: { id: 8, target: 'El Recuerdo' },
};
const notFound = new CallError('notFound', { slots: {}, issues: [], requestId: 'R-1' });
const onRetry = () => undefined;

function serve(answer: () => unknown) {
  return serveCalls({
    'models.all': () => [{ ...structuredClone(buildModel([], { id: place.assetType })), companyTiers: [] }],
    'whereabouts.find': answer as () => Whereabouts,
  });
}

const asset = (
  <AssetMessage why="notFetched" pk={7} place={place} model={cowAr} error={notFound} onRetry={onRetry} />
);
const lot = <LotMessage why="notFetched" pk={7} place={place} error={notFound} onRetry={onRetry} />;

beforeEach(() => {
  queryClient.clear();
});

describe('an address of what is not there', () => {
  it('says where an animal was sent, when and by whom, and leads to the transfer', async () => {
    const made = serve(() => went);
    await renderScreen(asset);
    await screen.findByText('KD482 C317 6 se transfirió a El Recuerdo');
    screen.getByText(/El 3 nov 2026, por Ana Sosa/);
    expect(screen.getByRole('link', { name: 'Ver la transferencia' }).getAttribute('href')).toMatch(/\/8$/);
    screen.getByRole('link', { name: 'Ver los transferidos' });
    expect(made.find(({ name }) => name === 'whereabouts.find')?.input).toMatchObject({
      params: { objectType: 'asset', pk: '7' },
    });
  });

  it('says in English, too, that a lot was deleted, and leads to its last day', async () => {
    serve(() => ({ ...went, label: 'Destete', how: 'removed', transfer: null }));
    await renderScreen(lot, { language: 'en' });
    await screen.findByText('The lot Destete was deleted');
    screen.getByText(/by Ana Sosa/);
    expect(screen.getByRole('link', { name: 'See how it was' }).getAttribute('href')).toMatch(
      /asOf=2026-11-02/,
    );
  });

  it.each([
    ['asset', asset, /no está aquí|no existe|No encontramos/i],
    ['lot', lot, 'Este lote no está aquí'],
  ] as const)(
    'of an %s that the establishment never had is as of what there is not',
    async (_what, page, text) => {
      serve(() => refuse(404, 'notFound'));
      await renderScreen(page);
      await screen.findByText(text);
      expect(screen.queryByText(/transfi|elimin[óo] el/)).toBeNull();
    },
  );

  it.each([
    ['asset', <AssetMessage key="a" why="badAddress" place={place} model={cowAr} />],
    ['lot', <LotMessage key="l" why="badAddress" place={place} />],
  ] as const)('of an %s that is cut off says so, and what to do', async (_what, page) => {
    const made = serve(() => refuse(404, 'notFound'));
    await renderScreen(page);
    await screen.findByText('Esta dirección no lleva a ninguna ficha');
    screen.getByText(/Pídala de nuevo/);
    expect(made.map(({ name }) => name)).not.toContain('whereabouts.find');
  });

  it('of a lot of another establishment of no relation leads nowhere, and names none', async () => {
    serve(() => refuse(404, 'notFound'));
    const elsewhere = { name: 'Destete', boxId: 987, assetType: place.assetType };
    await renderScreen(<LotMessage why="elsewhere" place={place} lot={elsewhere} />);
    await screen.findByText('Este lote no está aquí');
    expect(screen.queryByText(/Destete/)).toBeNull();
  });
});
