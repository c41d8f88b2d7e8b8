import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildAttribute, buildModel } from '@huella/domain/catalogue/assets/build-model';
import { buildEveryKind } from '@huella/domain/catalogue/assets/build-every-kind';
import type { SavedObject } from '@huella/domain/calls/objects';
import { paths } from '../../paths';
import { queryClient } from '../../call/queries';
import { topBarQuery } from '../../session/context';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { AssetNewPage } from './AssetNewPage';

const model = buildModel(
  [
    buildAttribute({ name: 'number', type: 'text', defaultValue: 'L-', defaultValueSufix: 'asset' }),
    buildAttribute({ name: 'tag', type: 'text', validations: { unique: 'company' } }),
    buildAttribute({ name: 'breed', type: 'text' }),
    buildAttribute({ name: 'notes', type: 'text' }),
  ],
  { id: place.assetType, events: buildEveryKind(11, [place.boxSubtype]).events },
);

const saved: SavedObject = {
  ...{ id: 9, version: 1, label: 'L-8', values: {}, labels: {}, issues: [] },
  ...{ createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' },
  state: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
  assetType: place.assetType,
  box: { id: place.boxId, name: place.boxName },
};

/** Answers what the form asks for. */
function serve() {
  let number = 8;
  serveCalls({
    'models.all': () => [{ ...structuredClone(model), companyTiers: [] }],
    'models.sufix': () => ({ sufix: String(number) }),
    'billing.quota': () => ({ canUse: true, remainingQuota: 10, companiesOwnerLength: 1 }),
    'topBar.all': () => queryClient.getQueryData(topBarQuery().queryKey) ?? refuse(404, 'notFound'),
    'objects.add': () => {
      number += 1;
      return saved;
    },
  });
}

const input = (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name });
const saveButton = () => screen.getByRole('button', { name: 'Cargar cosa' });

it('the form of a new asset begins another one with the number that is next by then', async () => {
  serve();
  const { person } = await renderScreen(<AssetNewPage />, { address: paths.assetNew });
  expect((await input('Campo number')).value).toBe('L-8');
  await person.type(await input('Campo notes'), 'una');
  await person.click(saveButton());
  await person.click(await screen.findByRole('button', { name: 'Cargar otra' }));
  await waitFor(async () => expect((await input('Campo number')).value).toBe('L-9'));
  expect((await input('Campo notes')).value).toBe('');
});
