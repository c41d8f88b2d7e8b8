import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { buildModel } from '@huella/domain/catalogue/assets/build-model';
import { renderScreen } from '../../../test/render-screen';
import { refuse, serveCalls } from '../../../test/serve-calls';
import { place } from '../../../test/sign-in';
import { LotSheet } from './LotSheet';

const lot: ReplyOf<Calls['lots.get']> = {
  ...{ id: 4, version: 1, name: 'Primavera', assetType: place.assetType, boxId: place.boxId },
  ...{ opened_on: null, description: null, quantity_assets: 0, qr_event: false, links: [], figure: null },
  ...{ timsta: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z', summary: [] },
};

/** Opens the sheet of a lot with one answer after the other. */
async function open(...answers: readonly (() => typeof lot | Response)[]) {
  let count = 0;
  serveCalls({
    'models.all': () => [{ ...structuredClone(buildModel([], { id: place.assetType })), companyTiers: [] }],
    'lots.get': () => answers[count++]?.() ?? lot,
    'lots.assets': () => [],
    'objects.get': () => refuse(404, 'notFound'),
    'fields.validate': () => ({ error_stack: [], managers: [] }),
  });
  return renderScreen(<LotSheet place={place} pk={lot.id} />);
}

it.each([
  ['is not there', () => refuse(404, 'notFound')],
  ['is of another establishment', () => ({ ...lot, boxId: 8 })],
] as const)('a lot that %s is not found', async (_case, answer) => {
  await open(answer);
  await screen.findByText('Este lote no está aquí');
  expect(screen.queryByRole('button', { name: 'Reintentar' })).toBeNull();
});

it('a lot that could not be fetched is asked for again', async () => {
  const { person } = await open(() => refuse(500, 'unexpected'));
  await screen.findByText('No pudimos traer el lote');
  expect(screen.queryByText('Este lote no está aquí')).toBeNull();
  await person.click(screen.getByRole('button', { name: 'Reintentar' }));
  await screen.findByRole('heading', { level: 1, name: 'Primavera' });
});
