import { describe, expect, it } from 'vitest';
import { genealogyModel } from '@huella/domain/catalogue/fields/cow-ar-genealogy';
import { searchFaults, startingSearch, type GenealogySearch } from './genealogy-search';

const whole: GenealogySearch = { mode: 'hba', category: 'PP', breed: 'AA', hba: '1', cc: '2', rp: '3' };

describe('a search in the breed registry', () => {
  it.each<[string, Partial<GenealogySearch>, readonly string[]]>([
    ['all by HBA', {}, []],
    ['all by RP', { mode: 'rp', hba: '' }, []],
    ['no HBA', { hba: ' ' }, ['needsHba']],
    ['no breeder', { mode: 'rp', cc: '' }, ['needsRp']],
    ['no RP', { mode: 'rp', rp: '' }, ['needsRp']],
    ['no breed', { breed: '' }, ['needsKind']],
    ['nothing', { category: '', hba: '' }, ['needsHba', 'needsKind']],
  ])('with %s', (_what, part, faults) => {
    expect(searchFaults({ ...whole, ...part })).toEqual(faults);
  });

  it('begins with what the animal says', () => {
    const model = { ...genealogyModel, category: 'class', cc: 'code' };
    expect(startingSearch(model, { class: 'PP', breed: 'AA', rp: '7', code: '9' })).toEqual({
      mode: 'rp',
      category: 'PP',
      breed: 'AA',
      hba: '',
      cc: '9',
      rp: '7',
    });
    expect(startingSearch(model, {}).mode).toBe('hba');
  });
});
