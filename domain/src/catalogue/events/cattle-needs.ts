import { reproductiveStatuses } from '../lookups/cattle';
import { advising, filledIn, isNot, oneOf, requiring } from '../fields/needs';
import type { Need, Requirement } from '../../model/requirement';

/**
 * What events of single head of cattle ask of the animal. What refuses is what cannot be: limits are those of nature, not of
 * good practice, which only warns (decision 35).
 */

/** A birth date that was estimated may be off by so many months. */
const guess = { when: oneOf('birth_estimated', 'true'), months: 3 };
const aged = (bounds: { readonly min?: number; readonly max?: number }): Need => ({
  age: { of: 'birth_date', estimated: guess, ...bounds },
});

const female = oneOf('sex', 'H');
const onlyFemales = requiring(female, 'Solo hembras', 'Females only', {
  unknown: { es: 'No figura el sexo', en: 'Its sex is not on record' },
});
const ageless = {
  unknown: { es: 'No figura la fecha de nacimiento', en: 'Its birth date is not on record' },
};

/** Heifers may be served before their first year is over, and early ones are; most are at thirteen months or more. */
const servable = [
  onlyFemales,
  requiring(
    aged({ min: 10 }),
    'Solo hembras de 10 meses o más',
    'Females of 10 months or more only',
    ageless,
  ),
];
const pregnant = reproductiveStatuses.map(({ key }) => key).filter((key) => ['PC', 'PU', 'PL'].includes(key));

export const ofService: readonly Requirement[] = [
  ...servable,
  requiring(isNot('reproductive_status', ...pregnant), 'Ya está preñada', 'Already pregnant'),
  advising(aged({ min: 13 }), 'Es muy joven: {{months}} meses', 'Very young: {{months}} months'),
  advising(
    { days: { since: 'last_calving', min: 30 } },
    'Parió hace {{days}} días',
    'It calved {{days}} days ago',
  ),
];

export const ofPregnancyCheck: readonly Requirement[] = [
  onlyFemales,
  requiring(aged({ min: 8 }), 'Solo hembras de 8 meses o más', 'Females of 8 months or more only'),
];

/** Gestation takes 283 days, so that a year has no two births; the second twin may come within two days. */
const restedOrTwin: Need = {
  any: [{ days: { since: 'last_calving', min: 240 } }, { days: { since: 'last_calving', max: 2 } }],
};

export const ofCalving: readonly Requirement[] = [
  onlyFemales,
  requiring(
    aged({ min: 17 }),
    'Solo hembras de 17 meses o más',
    'Females of 17 months or more only',
    ageless,
  ),
  requiring(restedOrTwin, 'Parió hace {{days}} días', 'It calved {{days}} days ago'),
  advising(aged({ min: 21 }), 'Es muy joven: {{months}} meses', 'Very young: {{months}} months'),
  advising(
    isNot('reproductive_status', 'VA', 'IN'),
    'Figura como {{reproductive_status}}',
    'On record as {{reproductive_status}}',
  ),
  advising(
    { days: { since: 'last_service_date', min: 260 } },
    'El último servicio fue hace {{days}} días',
    'It was last served {{days}} days ago',
  ),
];

export const ofWeaning: readonly Requirement[] = [
  requiring(aged({ max: 14 }), 'Solo crías de hasta 14 meses', 'Calves of up to 14 months only', ageless),
];

/** Strain 19 is for females of three to eight months, and for no others; RB51 for females of any age (SENASA). */
export const ofVaccines: readonly Requirement[] = [
  requiring(
    { all: [female, aged({ min: 3, max: 8 })] },
    'Solo terneras de 3 a 8 meses',
    'Heifer calves of 3 to 8 months only',
    { when: oneOf('vaccines', 'BS19') },
  ),
  requiring(female, 'Solo hembras', 'Females only', { when: oneOf('vaccines', 'RB51') }),
];

export const ofReproductiveStatus = requiring(female, 'Solo hembras', 'Females only', {
  when: filledIn('reproductive_status'),
});

/** Categories go one way: nobody is a calf again, nor whole. */
export const ofCategory: readonly Requirement[] = [
  requiring(oneOf('sex', 'M'), 'Solo machos', 'Males only', { when: oneOf('castrated', 'true') }),
  requiring(isNot('castrated', 'true'), 'Está castrado', 'It is castrated', {
    when: oneOf('category', 'TO', 'MEJ'),
  }),
  requiring(isNot('category', 'VA'), 'Ya es vaca', 'It is a cow already', {
    when: oneOf('category', 'VQ', 'TH'),
  }),
  requiring(isNot('category', 'MEJ', 'TO', 'NT', 'NO', 'BU'), 'Ya no es ternero', 'It is no calf any more', {
    when: oneOf('category', 'TM'),
  }),
  requiring(isNot('category', 'VQ', 'VA'), 'Ya no es ternera', 'It is no calf any more', {
    when: oneOf('category', 'TH'),
  }),
];
