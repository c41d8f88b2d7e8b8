import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { buildAttribute, buildModel } from '@huella/domain/catalogue/assets/build-model';
import type { AssetType } from '@huella/domain/model/asset-type';
import type { CallInput } from '../call/call';
import { renderScreen } from '../../test/render-screen';
import { refuse, serveCalls } from '../../test/serve-calls';
import { place } from '../../test/sign-in';
import { useListSubject } from './list-subject';
import { TotalsLine } from './TotalsLine';
import { useList } from './use-list';

const model: AssetType = {
  ...buildModel([buildAttribute({ name: 'tag', type: 'text', slot: { name: 't1', indexed: true } })], {
    labelFields: ['tag'],
    defaultColumns: ['tag'],
  }),
  id: place.assetType,
  noun: {
    one: { es: 'animal', en: 'animal' },
    many: { es: 'animales', en: 'animals' },
    counted: { es: 'cabezas', en: 'head' },
  },
};

const none = { min: null, max: null, mean: null, sum: null, shares: [] };
const summary = [
  {
    ...none,
    name: 'weight',
    label: 'Peso',
    unit: 'kg',
    filled: 400,
    min: 350,
    max: 489.5,
    mean: 421.62,
    sum: 168_648,
  },
  {
    ...none,
    ...{ name: 'sex', label: 'Sexo', unit: null, filled: 412 },
    shares: [
      { key: 'H', label: 'Hembra', count: 264, percent: 64.08 },
      { key: 'M', label: 'Macho', count: 148, percent: 35.92 },
    ],
  },
];

type Totals = { readonly total: number; readonly summary: typeof summary };

function Line({ selected, isPhone }: { readonly selected: readonly number[]; readonly isPhone: boolean }) {
  const list = useList(useListSubject(place));
  return <TotalsLine list={list} selected={selected} isPhone={isPhone} />;
}

async function open(
  {
    selected = [],
    isPhone = false,
  }: { readonly selected?: readonly number[]; readonly isPhone?: boolean } = {},
  {
    language = 'es',
    address = '/assets',
    totals = () => ({ total: 1412, summary }),
  }: Partial<{
    language: 'es' | 'en';
    address: string;
    totals: (input: CallInput<'objects.totals'>) => Totals | Promise<Totals> | Response;
  }> = {},
) {
  const bodies: unknown[] = [];
  serveCalls({
    'models.all': () => [{ ...structuredClone(model), companyTiers: [] }],
    'lots.list': () => ({ list: [], total: 0 }),
    'objects.list': () => ({ res: [], resTotal: 0 }),
    'objects.totals': (input) => {
      bodies.push(input.body);
      return totals(input);
    },
  });
  const line = <Line selected={selected} isPhone={isPhone} />;
  return { ...(await renderScreen(line, { address, language })), bodies };
}

describe('the line of totals', () => {
  it('says head, means, sums, bounds and the largest part, in the figures of the language', async () => {
    await open();
    const line = await screen.findByRole('button', { name: /cabezas/ });
    expect(line.textContent).toBe(
      '1.412 cabezasPeso promedio 421,6\u00a0kgPeso total 168.648\u00a0kg350–489,5\u00a0kgHembra 64,1 %',
    );
  });

  it('says it in English, and opens all of it as cards', async () => {
    const { person } = await open({}, { language: 'en' });
    const line = await screen.findByRole('button', { name: /head/ });
    expect(line.textContent).toContain('1,412 head');
    await person.click(line);
    const dialog = within(await screen.findByRole('dialog', { name: 'Summary' }));
    dialog.getByText('Macho');
    expect(dialog.getByText('Total').nextElementSibling?.textContent).toBe('168,648');
  });

  it('unfolds the cards under it on a telephone', async () => {
    const { person } = await open({ isPhone: true });
    const line = await screen.findByRole('button', { name: /cabezas/ });
    expect(line.getAttribute('aria-expanded')).toBe('false');
    await person.click(line);
    within(await screen.findByRole('region', { name: 'Resumen' })).getByText('Macho');
    await person.click(line);
    expect(screen.queryByRole('region', { name: 'Resumen' })).toBeNull();
  });

  it('is of what the address narrows, or of what is selected', async () => {
    const { bodies } = await open({}, { address: '/assets?q=KD' });
    await screen.findByRole('button', { name: /cabezas/ });
    expect(bodies).toEqual([{ filters: [{ operator: 'words', value: 'KD' }] }]);
  });

  it('names what is selected', async () => {
    const { bodies } = await open({ selected: [9, 3] });
    await screen.findByRole('button', { name: /seleccionad/ });
    expect(bodies).toEqual([{ pks: [3, 9] }]);
  });

  it('keeps a name while what it says of other rows is on its way', async () => {
    const known = { total: 1412, summary };
    let answer: (totals: typeof known) => void = () => undefined;
    const { router } = await open(
      {},
      {
        totals: ({ body }) =>
          body.filters === undefined || body.filters.length === 0
            ? known
            : new Promise<typeof known>((resolve) => {
                answer = resolve;
              }),
      },
    );
    await screen.findByRole('button', { name: /1\.412 cabezas/ });
    await act(() => router.navigate({ to: '/assets', search: { q: 'KD' } }));
    expect((await screen.findByRole('button', { name: 'Resumen' })).ariaBusy).toBe('true');
    act(() => {
      answer({ ...known, total: 7 });
    });
    await screen.findByRole('button', { name: /^7 cabezas/ });
  });

  it('says nothing where it could not be had', async () => {
    const { bodies } = await open({}, { totals: () => refuse(404, 'notFound') });
    await waitFor(() => {
      expect(bodies.length).toBeGreaterThan(0);
    });
    expect(screen.queryByRole('button')).toBeNull();
  });
});
