import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { LotHappening } from '@huella/domain/calls/lot-history';
import type { SavedObject } from '@huella/domain/calls/objects';
import { buildModel } from '@huella/domain/catalogue/assets/build-model';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { LotSheet, type LotSheetProps } from './LotSheet';

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

const noAssets: ReplyOf<Calls['objects.list']> = { res: [], resTotal: 0 };

/** Opens the sheet of a lot, where the server answers these calls in a way of their own. */
async function open(handlers: Parameters<typeof serveCalls>[0], view: Partial<LotSheetProps> = {}) {
  serveCalls({
    'models.all': () => [{ ...structuredClone(buildModel([], { id: place.assetType })), companyTiers: [] }],
    'lots.get': () => lot,
    'whereabouts.find': () => refuse(404, 'notFound'),
    'lots.history': () => ({ rows: [], total: 0 }),
    'measures.ofLot': () => ({ measures: [] }),
    'journeys.ofLot': () => ({ stops: [] }),
    'objects.list': () => noAssets,
    'objects.get': () => saved,
    'fields.validate': () => ({ error_stack: [], managers: [] }),
    ...handlers,
  });
  return renderScreen(<LotSheet place={place} pk={lot.id} {...view} />);
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
  ['members', 'Cosa', { 'objects.list': fault }, 'No pudimos traer las cosa', /^No tiene ninguno/],
  ['facts', 'Ficha', { 'objects.get': fault }, 'No pudimos traer los datos del lote', 'Del potrero sur'],
  [
    'history',
    'Historia',
    { 'lots.history': fault },
    'No pudimos traer la historia del lote',
    'Todavía no pasó nada',
  ],
] as const)(
  'its %s that could not be fetched are asked for again',
  async (part, tab, handlers, title, content) => {
    const { person } = await open(handlers, { part });
    const region = within(await screen.findByRole('tabpanel', { name: new RegExp(tab) }));
    await region.findByText(title);
    serveCalls({
      'objects.list': () => noAssets,
      'objects.get': () => saved,
      'lots.history': () => ({ rows: [], total: 0 }),
    });
    await person.click(region.getByRole('button', retry));
    await screen.findByText(content);
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

it('has the number of the barcode of its product among its facts', async () => {
  const values = { ...saved.values, gtin: '9520123456788' };
  await open({ 'objects.get': () => ({ ...saved, values }) }, { part: 'facts' });
  const facts = within(await screen.findByRole('tabpanel', { name: /Ficha/ }));
  expect(await facts.findByText('Código de barras del producto (GTIN)')).toBeTruthy();
  expect(facts.getByText('9520123456788')).toBeTruthy();
});

const happening: LotHappening = {
  ...{ key: 'e1', kind: 'event', event_type: -2, name: 'Entra a un lote', day: '2026-11-20' },
  ...{ at: '2026-11-20T13:00:00Z', assets: 3, events: 1, event_id: 1, undone: 0, undoes: null },
  ...{ username: 'Ana Sosa', comment: null, box: 'La Matilde', target: null, run: null, fields: [] },
};

it('tells by days what happened to those in it, and what was done with the lot itself', async () => {
  const rows: LotHappening[] = [
    { ...happening, key: 'c2', kind: 'edited', event_type: null, name: '', assets: 0, fields: ['Notas'] },
    { ...happening, key: 'e3', event_type: 0, name: 'Edición', assets: 2, undone: 1, events: 2 },
    { ...happening, key: 'e2', event_type: -3, assets: 1, day: '2026-11-18', at: '2026-11-18T13:00:00Z' },
    { ...happening, day: '2026-11-18', at: '2026-11-18T12:00:00Z' },
  ];
  await open({ 'lots.history': () => ({ rows, total: 4 }) });
  await screen.findByText('Se editó el lote');
  expect(screen.getAllByRole('heading', { level: 4 }).map(({ textContent }) => textContent)).toEqual([
    'Se editó el lote',
    ...[/Edición de 2/, /Sale 1/, /Entran 3/].map((each) => expect.stringMatching(each)),
  ]);
  screen.getByText('Notas');
  screen.getByText('Deshecho en 1');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    '20 de noviembre de 2026',
    '18 de noviembre de 2026',
  ]);
});

it('of a past day says so, offers nothing to do, and leads back to today', async () => {
  await open({ 'lots.get': () => ({ ...lot, quantity_assets: 2 }) }, { asOf: '2026-11-05' });
  await screen.findByText('Así estaba el 05/11/2026');
  expect(screen.queryByRole('button', { name: 'Registrar evento' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Editar' })).toBeNull();
  screen.getByRole('button', { name: 'Volver a hoy' });
});

it.each([
  ['before it was made', 'notHereThen', 'El 05/11/2026 todavía no estaba', 'Ver ese día'],
  ['after it was removed', 'goneThen', 'El 05/11/2026 este lote ya no estaba', 'Ver su último día'],
] as const)('of a day %s says so and offers one', async (_case, code, title, way) => {
  const slots = { day: '05/11/2026', since: '04/11/2026' };
  await open({ 'lots.get': () => refuse(404, code, slots) }, { asOf: '2026-11-05' });
  await screen.findByText(title);
  screen.getByRole('button', { name: way });
});
