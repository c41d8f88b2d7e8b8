import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildAttribute, buildModel } from '@huella/domain/catalogue/assets/build-model';
import { parseListAddress, type Sort } from '@huella/domain/engine/lists/list-state';
import { renderScreen } from '../../test/render-screen';
import { SortFields } from './SortFields';
import type { List } from './use-list';

const attributes = [
  buildAttribute({ name: 'tag', type: 'text', slot: { name: 't1', indexed: true } }),
  buildAttribute({ name: 'weight', type: 'number', slot: { name: 'n1', indexed: true } }),
];

it('keeps the field when a direction is pressed before the list was drawn by it', async () => {
  const model = buildModel(attributes, { labelFields: ['tag'], defaultColumns: ['tag', 'weight'] });
  const asked = parseListAddress({}, attributes, { language: 'es', today: '2026-11-30', zone: 'UTC' });
  let sort: Sort | null = null;
  const change: List['change'] = (changes) => {
    // As the address takes them up; what is drawn is not told.
    const own = typeof changes === 'function' ? changes({ ...asked, sort }) : changes;
    sort = own.sort ?? null;
  };
  const subject = { model, fields: attributes };
  const list = { subject, sort: { field: 'tag', direction: 'asc' }, change } as unknown as List; // no more of it is read
  const { person } = await renderScreen(<SortFields list={list} />);
  await person.click(screen.getByRole('combobox', { name: 'Ordenar por' }));
  await person.click(await screen.findByRole('option', { name: 'Campo weight' }));
  await person.click(screen.getByRole('radio', { name: 'De mayor a menor' }));
  expect(sort).toEqual({ field: 'weight', direction: 'desc' });
});
