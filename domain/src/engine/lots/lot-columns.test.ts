import { describe, expect, it } from 'vitest';
import { assetTypes } from '../../catalogue/assets/index';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { lotAssetsField, lotModelOf } from '../../catalogue/lots/lot-model';
import { boxTypes } from '../../catalogue/lookups/box-types';
import type { Locale } from '../../model/value';
import { allowedFields } from '../access/field-access';
import { checkLotRow, lotColumns, lotNameRepeats } from './lot-columns';

const locale: Locale = { language: 'es', today: '2026-11-28', zone: 'America/Argentina/Buenos_Aires' };
const scope = { boxSubtype: 6, companyTiers: [] };
const model = lotModelOf(cowAr);
const codesOf = (texts: Readonly<Record<string, string>>) =>
  checkLotRow(model, scope, texts, locale).issues.map(({ field, code }) => `${field ?? ''} ${code}`);

describe('rows of new lots', () => {
  it.each(assetTypes.map((type) => [type.code, type] as const))(
    'of %s can say all that is mandatory',
    (_code, type) => {
      for (const { subtype } of boxTypes) {
        const at = { boxSubtype: subtype, companyTiers: [] };
        const names = lotColumns(lotModelOf(type), at).map(({ name }) => name);
        expect(names).toContain('name');
        expect(names).not.toContain(lotAssetsField);
        const mandatory = allowedFields(lotModelOf(type), 'new', at).filter(
          ({ validations }) => validations?.mandatory === true,
        );
        expect(names).toEqual(expect.arrayContaining(mandatory.map(({ name }) => name)));
      }
    },
  );

  it.each([
    [{ name: 'Potrero 1', opened_on: '28/11/2026' }, []],
    [{ opened_on: '28/11/2026' }, ['name mandatory']],
    [{ name: 'ab', opened_on: '29/11/2026' }, ['name tooShort', 'opened_on afterMax']],
  ])('are checked as the form of a lot is: %o', (texts, codes) => {
    expect(codesOf(texts)).toEqual(codes);
  });

  it('hold what was typed, and nothing else', () => {
    const texts = { name: ' Recría sur ', opened_on: '1/11/2026', target_weight: '180,5', notes: '' };
    expect(checkLotRow(model, scope, texts, locale)).toEqual({
      values: { name: 'Recría sur', opened_on: '2026-11-01', target_weight: 180.5 },
      issues: [],
    });
  });

  it('give a name once, case and accents aside', () => {
    const names = ['Recría', 'Destete', 'RECRIA', '', '', 'recría '];
    const repeats = lotNameRepeats(names.map((name, at) => ({ row: at + 1, name })));
    expect([...repeats].map(([row, [found]]) => [row, found?.field, found?.code, found?.slots])).toEqual([
      [3, 'name', 'repeatedInSheet', { row: 1 }],
      [6, 'name', 'repeatedInSheet', { row: 1 }],
    ]);
  });
});
