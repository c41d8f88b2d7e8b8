import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { SavedObject } from '@huella/domain/calls/objects';
import { buildModel } from '@huella/domain/catalogue/assets/build-model';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { LotSheet } from './LotSheet';

const lot: ReplyOf<Calls['lots.get']> = {
  ...{ id: 4, version: 1, name: 'Primavera', assetType: place.assetType, boxId: place.boxId },
  ...{ opened_on: null, description: null, quantity_assets: 0, qr_event: false, links: [], figure: null },
  ...{ timsta: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z', summary: [] },
  ...{ made_by: null, removed: null },
};

const saved: SavedObject = {
  ...{ id: lot.id, version: 1, label: lot.name, labels: {}, issues: [] },
  values: { name: lot.name, description: 'Del potrero sur' },
  ...{ createdAt: lot.timsta, updatedAt: lot.updatedAt, assetType: lot.assetType },
  state: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
  box: { id: place.boxId, name: place.boxName },
};

/** Opens the sheet of a lot, where the server answers these calls in a way of their own. */
async function open(handlers: Parameters<typeof serveCalls>[0]) {
  serveCalls({
    'models.all': () => [{ ...structuredClone(buildModel([], { id: place.assetType })), companyTiers: [] }],
    'lots.get': () => lot,
    'lots.assets': () => [],
    'objects.get': () => saved,
    'fields.validate': () => ({ error_stack: [], managers: [] }),
    ...handlers,
  });
  return renderScreen(<LotSheet place={place} pk={lot.id} />);
}

const fault = () => refuse(500, 'unexpected');
const retry = { name: 'Reintentar' };

it.each([
  ['is not there', () => refuse(404, 'notFound')],
  ['is of another establishment', () => ({ ...lot, boxId: 8 })],
] as const)('a lot that %s is not found', async (_case, answer) => {
  await open({ 'lots.get': answer });
  await screen.findByText('Este lote no está aquí');
  expect(screen.queryByRole('button', retry)).toBeNull();
});

it('a lot that could not be fetched is asked for again', async () => {
  let isBroken = true;
  const { person } = await open({ 'lots.get': () => (isBroken ? fault() : lot) });
  await screen.findByText('No pudimos traer el lote');
  expect(screen.queryByText('Este lote no está aquí')).toBeNull();
  isBroken = false;
  await person.click(screen.getByRole('button', retry));
  await screen.findByRole('heading', { level: 1, name: lot.name });
});

it.each([
  ['Cosa del lote', { 'lots.assets': fault }, 'No pudimos traer las cosa', /^No tiene ninguno/],
  ['Datos del lote', { 'objects.get': fault }, 'No pudimos traer los datos del lote', 'Del potrero sur'],
] as const)('%s that could not be fetched are asked for again', async (part, handlers, title, content) => {
  const { person } = await open(handlers);
  const region = within(await screen.findByRole('region', { name: part }));
  await region.findByText(title);
  serveCalls({ 'lots.assets': () => [], 'objects.get': () => saved });
  await person.click(region.getByRole('button', retry));
  await screen.findByText(content);
  expect(screen.queryByRole('alert')).toBeNull();
});
