import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { topShares } from '@huella/domain/engine/qr/scan-shares';
import { renderScreen } from '../../../test/render-screen';
import { ShareCard } from './ShareCard';

const counts = [
  { key: 'UY', count: 2 },
  { key: 'AR', count: 9 },
  { key: '', count: 1 },
  { key: 'DK', count: 1 },
  { key: 'BE', count: 1 },
  { key: 'ES', count: 1 },
  { key: 'BR', count: 5 },
];

async function show(of: typeof counts, language: 'es' | 'en' = 'es', width: 'desktop' | 'phone' = 'desktop') {
  const { top, others } = topShares(of);
  const nameOf = (key: string) => (key === '' ? '(?)' : key);
  const card = (
    <ShareCard title="T" heading="H" shares={{ top: [...top], others }} counts={of} nameOf={nameOf} />
  );
  return renderScreen(card, { language, width });
}

const table = () => screen.getByRole('table', { name: 'T' });
const rows = () =>
  within(table())
    .getAllByRole('row')
    .map((row) => row.textContent);

describe('the table behind a ring', () => {
  it.each(['desktop', 'phone'] as const)('has each of them, most first, on a %s', async (width) => {
    const { person } = await show(counts, 'es', width);
    expect(rows()).toHaveLength(6);
    expect(rows().at(-1)).toMatch(/^Otros \(2\)2/);
    await person.click(screen.getByRole('button', { name: 'Ver tabla: T' }));
    expect(
      within(table())
        .getAllByRole('columnheader')
        .map((head) => head.textContent),
    ).toEqual(['H', 'Lecturas', 'Parte']);
    expect(rows().slice(1)).toEqual([
      expect.stringMatching(/^AR945,0%$/),
      expect.stringMatching(/^BR525,0%$/),
      expect.stringMatching(/^UY210,0%$/),
      ...['\\(\\?\\)', 'BE', 'DK', 'ES'].map((name): unknown =>
        expect.stringMatching(new RegExp(`^${name}15,0%$`)),
      ),
    ]);
    await person.click(screen.getByRole('button', { name: 'Ver gráfico: T' }));
    expect(rows()).toHaveLength(6);
  });

  it('says nothing where nobody scanned', async () => {
    await show([], 'en');
    expect(screen.getByText('No scans in this time')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
