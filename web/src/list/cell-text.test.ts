import { describe, expect, it } from 'vitest';
import { buildAttribute } from '@huella/domain/catalogue/assets/build-model';
import { cowAr } from '@huella/domain/catalogue/assets/cow-ar';
import type { AssetRow } from '@huella/domain/calls/objects';
import { cellTextOf, cellValue } from './cell-text';

const locale = { language: 'es', today: '2026-11-21', zone: 'America/Argentina/Buenos_Aires' } as const;
const column = (name: string) => {
  const found = cowAr.attributes.find((attribute) => attribute.name === name);
  if (found === undefined) throw new Error(name);
  return found;
};
const row = (cells: Record<string, AssetRow[string]>): AssetRow => ({
  ...cells,
  id: 1,
  version: 1,
  label: 'KD482 C317 6',
  paused: false,
  paused_message: null,
  logical_deleted: false,
  asset_status_change: { state: 'productive', label: 'Productivo', tone: 'ok', icon: 'check' },
  qr_link: null,
});

describe('the text of a cell', () => {
  it('is what the server calls an option that only the server knows', () => {
    const place = buildAttribute({
      ...{ name: 'place', type: 'select' },
      ...{ dataSourceType: 'api', dataSourceApiEndpoint: 'boxes' },
    });
    const placed = row({ place: { value: '7', label: 'Casa Central' } });
    expect(cellTextOf([placed], locale)(place, placed)).toBe('Casa Central');
    const nowhere = row({ place: null });
    expect(cellTextOf([nowhere], locale)(place, nowhere)).toBe('');
  });
});

describe('the value behind a cell', () => {
  it('is the status itself where the cell shows the state', () => {
    const chip = { state: 'paused', label: 'En pausa', tone: 'warning', icon: 'pause' };
    expect(cellValue({ ...chip, value: 'validated' })).toBe('validated');
    expect(cellValue(chip)).toBeNull();
  });
});

describe('the text of a cell', () => {
  const one = row({
    visual_tag: 'KD482C3176',
    category: { value: 'VQ', label: 'Heifer' },
    market_programs: [{ value: 'HIL', label: 'x' }],
    birth_date: '2024-09-14',
    weight: 379,
    castrated: false,
  });
  const text = cellTextOf([one, row({ weight: 386.5 })], locale);

  it('is the name of a file, and how many more there are', () => {
    const file = (name: string) => ({
      storageName: `s-${name}`,
      originalName: name,
      publicFileURI: `/x/${name}`,
    });
    const papers = buildAttribute({ name: 'papers', type: 'file' });
    const [alone, three] = [
      row({ papers: [file('dte.pdf')] }),
      row({ papers: [file('dte.pdf'), file('b.jpg'), file('c.jpg')] }),
    ];
    const said = cellTextOf([alone, three], locale);
    expect([said(papers, alone), said(papers, three)]).toEqual(['dte.pdf', 'dte.pdf +2']);
    expect(cellValue([])).toEqual([]);
  });

  it('is grouped, dated and labelled in the language of the page, whatever the answer says', () => {
    expect(text(column('visual_tag'), one)).toBe('KD482 C317 6');
    expect(text(column('category'), one)).toBe('Vaquillona');
    expect(text(column('birth_date'), one)).toBe('14/09/2024');
    expect(text(column('castrated'), one)).toBe('No');
    expect(text(column('market_programs'), one)).toMatch(/Hilton/);
  });

  it('lines its figures up with the others of the page, but for a year', () => {
    expect(text(column('weight'), one)).toBe('379,0');
    const year = buildAttribute({ name: 'year', type: 'number', ungrouped: true });
    expect(text(year, row({ year: 2026 }))).toBe('2026');
  });

  it('is empty where nothing is known', () => {
    expect(text(column('coat'), one)).toBe('');
    expect(cellValue(undefined)).toBeNull();
  });
});
