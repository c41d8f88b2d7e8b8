import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderScreen } from '../../../test/render-screen';
import { Unplaced } from './Unplaced';

const noun = {
  one: { es: 'bolsa', en: 'bag' },
  many: { es: 'bolsas', en: 'bags' },
  counted: { es: 'bolsas', en: 'bags' },
};
const assets = (count: number) =>
  Array.from({ length: count }, (_none, at) => ({ id: at + 1, label: `LA-${String(at + 1)}` }));
const show = (count: number, language: 'es' | 'en' = 'es') =>
  renderScreen(<Unplaced assets={assets(Math.min(count, 100))} count={count} noun={noun} />, { language });

it('says nothing where everything has a place', async () => {
  await show(0);
  expect(screen.queryByText(/Sin ubicación/)).toBeNull();
});

it('leads from each of ten to where its place is recorded', async () => {
  await show(10);
  expect(screen.getByText('Sin ubicación: 10 bolsas').closest('details')).toBeNull();
  expect(screen.getAllByRole('link')).toHaveLength(10);
  expect(screen.getByRole('link', { name: 'LA-3' }).getAttribute('href')).toContain('pk=3');
});

it('folds more than ten under their number', async () => {
  await show(11, 'en');
  expect(screen.getByText('No location: 11 bags').closest('details')?.open).toBe(false);
});

it('names the first hundred, and says how many more there are', async () => {
  await show(1_205);
  expect(screen.getByText('Sin ubicación: 1.205 bolsas')).toBeTruthy();
  expect(screen.getByText('y 1.105 más')).toBeTruthy();
});
