import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { AssetRow } from '@huella/domain/calls/objects';
import { buildAttribute, buildModel } from '@huella/domain/catalogue/assets/build-model';
import type { AssetType } from '@huella/domain/model/asset-type';
import { renderScreen, type ScreenOptions } from '../../test/render-screen';
import { serveCalls } from '../../test/serve-calls';
import { place } from '../../test/sign-in';
import { knownAddress } from '../address';
import { ListPage } from './ListPage';
import { useListSubject } from './list-subject';
import { useList } from './use-list';

const words = { es: 'animales', en: 'animals' };
const model: AssetType = {
  ...buildModel(
    [
      buildAttribute({
        name: 'tag',
        type: 'masked',
        label: { es: 'Caravana', en: 'Tag' },
        masks: [{ regex: '^[A-Z]{2}\\d{6}$', mask: '@@### ###', example: 'KD482 317' }],
        slot: { name: 't1', indexed: true },
      }),
      buildAttribute({
        name: 'breed',
        type: 'select',
        values: [{ key: 'AA', label: { es: 'Aberdeen Angus', en: 'Aberdeen Angus' } }],
        slot: { name: 't2', indexed: true },
      }),
      buildAttribute({ name: 'notes', type: 'multiline', label: { es: 'Notas', en: 'Notes' } }),
    ],
    { labelFields: ['tag'], defaultColumns: ['tag', 'breed'] },
  ),
  id: place.assetType,
  gender: 'm',
  noun: { one: { es: 'animal', en: 'animal' }, many: words, counted: words },
};

const rowOf = (id: number, notes: string): AssetRow => ({
  id,
  version: 1,
  label: `KD482 00${id}`,
  tag: `KD48200${id}`,
  breed: { value: 'AA', label: 'Aberdeen Angus' },
  notes,
  paused: false,
  paused_message: null,
  logical_deleted: false,
  asset_status_change: { state: 'here', label: 'Presente', tone: 'ok', icon: 'check' },
  qr_link: null,
});

function Animals() {
  const list = useList(useListSubject(place));
  return (
    <ListPage
      list={list}
      title="Animales"
      links={{ open: ({ id }) => knownAddress(`/animals/${id}`), actions: () => [] }}
      headActions={() => null}
      selectionActions={() => []}
      empty={null}
    />
  );
}

async function search(text: string, options: ScreenOptions = {}) {
  const made = serveCalls({
    'models.all': () => [{ ...structuredClone(model), companyTiers: [] }],
    'lots.list': () => ({ list: [], total: 0 }),
    'objects.list': () => ({
      res: [rowOf(1, 'Se revisó en la manga del potrero: PRÓXIMA en abril'), rowOf(2, 'Nada')],
      resTotal: 2,
    }),
    'objects.facet': () => ({ options: [], range: null }),
    'objects.count': () => ({ count: 2 }),
    'views.list': () => ({ views: [], defaultId: null }),
    'objects.totals': () => ({ total: 2, summary: [] }),
  });
  const address = text === '' ? '/assets' : `/assets?q=${encodeURIComponent(text)}`;
  await renderScreen(<Animals />, { address, ...options });
  await screen.findAllByText(/Aberdeen/);
  return made;
}

const marked = () => [...document.querySelectorAll('mark')].map(({ textContent }) => textContent);
const noted = (text: string) =>
  screen.findByText((_, element) => element?.tagName === 'SPAN' && element.textContent === text);

describe.each(['desktop', 'phone'] as const)('what a search found, on a %s', (width) => {
  it('is marked where it is in view', async () => {
    await search('ángus kd482 00', { width });
    await waitFor(() => {
      expect(marked()).toEqual(['KD482', '00', 'Angus', 'KD482', '00', 'Angus']);
    });
    // Who hears the list hears what it always says.
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toContain('KD482 001');
  });

  it('is named where no column shows it, shortly before it', async () => {
    const made = await search('aberdeen proxima', { width });
    await noted('Notas: …potrero: PRÓXIMA en abril');
    expect(marked().filter((text) => text === 'PRÓXIMA')).toHaveLength(1);
    const asked = made.find(({ name }) => name === 'objects.list');
    expect(asked?.input).toMatchObject({
      body: {
        filters: [{ operator: 'words', value: 'aberdeen proxima' }],
        outputFields: ['tag', 'breed', 'notes', 'asset_state'],
      },
    });
  });

  it('asks for nothing more, and marks nothing, without a search', async () => {
    const made = await search('', { width });
    expect(marked()).toEqual([]);
    const asked = made.find(({ name }) => name === 'objects.list');
    expect(asked?.input).toMatchObject({
      body: { filters: [], outputFields: ['tag', 'breed', 'asset_state'] },
    });
  });
});

it('says what the box searches', async () => {
  await search('angus');
  const name = 'Buscar animal por identificación, por cualquier texto o por lote';
  expect(screen.getByRole('searchbox', { name })).toHaveProperty('value', 'angus');
});
