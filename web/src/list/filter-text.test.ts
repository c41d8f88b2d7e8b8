import { describe, expect, it } from 'vitest';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import { list } from '@huella/domain/phrases/es/list';
import { fill } from '@huella/domain/phrases/phrase';
import type { Say } from '@huella/domain/phrases/areas';
import { filterText } from './filter-text';

const phrases: Readonly<Record<string, string>> = list;
const say: Say = (key, ...slots) => fill(phrases[key.replace('list:', '')] ?? key, slots[0] ?? {});
const locale = { language: 'es', today: '2026-11-21', zone: 'utc' } as const;
const field = (name: string) => {
  const found = cowAr.attributes.find((attribute) => attribute.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};

describe('the text of a filter', () => {
  it('names the options', () => {
    const item = { field: 'category', values: ['VQ', 'NT'] };
    expect(filterText(field('category'), item, { locale, say })).toBe('Vaquillona, Novillito');
    expect(filterText(field('category'), item, { locale, say, short: true })).toBe('Vaquillona +1');
  });

  it('writes a span with its unit, open or closed', () => {
    const text = (bounds: object) =>
      filterText(field('weight'), { field: 'weight', ...bounds }, { locale, say });
    expect(text({ min: 340, max: 410.5 })).toBe('340–410,5\u00a0kg');
    expect(text({ min: 340 })).toBe('desde 340\u00a0kg');
    expect(text({ max: 410 })).toBe('hasta 410\u00a0kg');
  });

  it('writes days, texts and answers', () => {
    const days = { field: 'birth_date', min: '2024-09-01', max: '2024-09-30' };
    expect(filterText(field('birth_date'), days, { locale, say })).toBe('01/09/2024–30/09/2024');
    expect(filterText(field('visual_tag'), { field: 'visual_tag', value: 'C3' }, { locale, say })).toBe('C3');
    const several = { field: 'visual_tag', operator: 'inArray', value: ['C3', 'C4'] };
    expect(filterText(field('visual_tag'), several, { locale, say })).toBe('C3, C4');
    expect(filterText(field('castrated'), { field: 'castrated', value: 'true' }, { locale, say })).toBe('Sí');
  });

  it('spells texts as the rows have them, and keeps names with a comma apart', () => {
    const item = { field: 'visual_tag', value: ['martinez, ruben', 'nun\u007fez sa', 'nobody'] };
    const rows = [{ visual_tag: 'Martínez, Rubén' }, { visual_tag: null }, { visual_tag: 'Núñez  SA' }];
    expect(filterText(field('visual_tag'), item, { locale, say, rows })).toBe(
      'Martínez, Rubén; Núñez  SA; nobody',
    );
  });
});
