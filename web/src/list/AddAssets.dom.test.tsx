import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildAttribute, buildModel } from '@huella/domain/catalogue/assets/build-model';
import type { AssetRow } from '@huella/domain/calls/objects';
import { renderScreen } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { place } from '../../test/sign-in';
import { AddAssets } from './AddAssets';

const fields = [
  buildAttribute({ name: 'tag', type: 'text', listInEvent: true }),
  buildAttribute({ name: 'weight', type: 'float', unit: 'kg', listInEvent: true }),
  buildAttribute({ name: 'paddock', type: 'text' }),
];
const model = buildModel(fields, { id: place.assetType, labelFields: ['tag'] });
const row: AssetRow = {
  ...{ id: 9, version: 1, label: 'L-8', paused: false, paused_message: null, logical_deleted: false },
  asset_status_change: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
  qr_link: null,
  weight: 361.5,
};

it('tells what an asset that is found is like, by the attributes that the model lists in events', async () => {
  let asked: readonly string[] = [];
  serveCalls({
    'objects.list': ({ body }) => {
      asked = body?.outputFields ?? [];
      return { res: [row], resTotal: 1 };
    },
  });
  const locale = { language: 'es', zone: 'UTC', today: '2026-11-21' } as const;
  const { person } = await renderScreen(
    <AddAssets
      subject={{ model, place, fields, locale }}
      chosen={{ picked: [], filters: [], count: 0 }}
      onChange={() => undefined}
    />,
  );
  await person.type(screen.getByRole('searchbox'), 'L-8');
  const found = within(await screen.findByRole('table', { name: /^Resultados: / }));
  expect(found.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Campo tag',
    'Campo weight kg',
  ]);
  expect(found.getByRole('button', { name: 'Agregar L-8' })).toBeTruthy();
  expect(found.getByRole('cell', { name: '361,5' })).toBeTruthy();
  expect(asked).toContain('weight');
  expect(asked).not.toContain('paddock');
});
