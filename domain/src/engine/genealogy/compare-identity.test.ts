import { describe, expect, it } from 'vitest';
import { cowAr } from '../../catalogue/assets/cow-ar';
import { genealogyModel } from '../../catalogue/fields/cow-ar-genealogy';
import { wordOfRelative, type RelativePath } from '../../catalogue/lookups/relatives';
import type { Values } from '../../model/value';
import { buildLocale } from '../fields/build-locale';
import { compareIdentity, type RegisteredIdentity } from './compare-identity';

const locale = buildLocale();
const relative = (path: RelativePath, more: Readonly<Record<string, string>> = {}) => ({
  genealogy_relationship: wordOfRelative(path),
  ...more,
});

function compare(values: Values, registered: Partial<RegisteredIdentity>) {
  const whole = { sex: '', birthDate: '', relatives: [relative('')], ...registered };
  return compareIdentity(cowAr, genealogyModel, values, whole, locale).map(
    ({ relative: whose, label, recorded, registered: said }) => [whose?.es ?? '', label.es, recorded, said],
  );
}

describe('an animal of a registry', () => {
  it.each<[string, Values, Partial<RegisteredIdentity>, readonly (readonly string[])[]]>([
    ['another sex', { sex: 'H' }, { sex: 'M' }, [['', 'Sexo', 'Hembra', 'Macho']]],
    [
      'another day of birth',
      { birth_date: '2022-07-28' },
      { birthDate: '2023-09-01' },
      [['', 'Fecha de nacimiento', '28/07/2022', '01/09/2023']],
    ],
    [
      'other numbers',
      { hba: '96027', rp: '12', breeder_code: 'AB1' },
      { relatives: [relative('', { genealogy_hba: '61398', genealogy_rp: '77', genealogy_cc: 'ZZ9' })] },
      [
        ['', 'HBA', '96027', '61398'],
        ['', 'RP', '12', '77'],
        ['', 'Código de criador', 'AB1', 'ZZ9'],
      ],
    ],
    [
      'another dam',
      {
        genealogy: [
          { key: 1, genealogy_relationship: 'MAD', genealogy_hba: '5', genealogy_rp: '7' },
          { key: 2, genealogy_relationship: 'PAD', genealogy_hba: '8' },
        ],
      },
      {
        relatives: [
          relative(''),
          relative('d', { genealogy_hba: '6', genealogy_rp: '7' }),
          relative('s', { genealogy_hba: '8' }),
        ],
      },
      [['Madre', 'HBA', '5', '6']],
    ],
  ])('is another one by %s', (_, values, registered, expected) => {
    expect(compare(values, registered)).toEqual(expected);
  });

  it('is the same where both say the same, in whichever letters, or only one of them says it', () => {
    const values = { sex: 'H', birth_date: '2022-07-28', hba: '96027', rp: 'ab 12', breeder_code: '' };
    const own = { genealogy_hba: '96027', genealogy_rp: 'AB 12', genealogy_cc: 'ZZ9' };
    expect(compare(values, { sex: 'H', birthDate: '2022-07-28', relatives: [relative('', own)] })).toEqual(
      [],
    );
    expect(compare({}, { sex: 'M', birthDate: '2022-07-28', relatives: [relative('', own)] })).toEqual([]);
    expect(compare(values, { relatives: [] })).toEqual([]);
  });
});
