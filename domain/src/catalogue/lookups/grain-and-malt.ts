import { keysBut, optionsOf, type OptionRow } from '../../reference/options';

/** The value lists of brewing grain and malt: varieties of the Belgian lists, malts of a Belgian maltster's. */

export const brewingSpecies = optionsOf([
  ['barley', 'Cebada', 'Barley', { synonyms: ['orge', 'gerst'] }],
  ['wheat', 'Trigo', 'Wheat', { synonyms: ['froment', 'blé', 'tarwe'] }],
  ['rye', 'Centeno', 'Rye', { synonyms: ['seigle', 'rogge'] }],
  ['oats', 'Avena', 'Oats', { synonyms: ['avoine', 'haver'] }],
  ['spelt', 'Espelta', 'Spelt', { synonyms: ['épeautre'] }],
]);

/** Key, name and species of each variety. */
const named: readonly (readonly [key: string, name: string, specie: string])[] = [
  ['rgt_planet', 'RGT Planet', 'barley'],
  ['kws_irina', 'KWS Irina', 'barley'],
  ['kws_thalis', 'KWS Thalis', 'barley'],
  ['kws_fantex', 'KWS Fantex', 'barley'],
  ['lg_allegro', 'LG Allegro', 'barley'],
  ['sting', 'Sting', 'barley'],
  ['amidala', 'Amidala', 'barley'],
  ['fandaga', 'Fandaga', 'barley'],
  ['etincel', 'Etincel', 'barley'],
  ['salamandre', 'Salamandre', 'barley'],
  ['chevignon', 'Chevignon', 'wheat'],
  ['imperator', 'Imperator', 'wheat'],
  ['lennox', 'Lennox', 'wheat'],
  ['limabel', 'Limabel', 'wheat'],
  ['solange_cs', 'Solange CS', 'wheat'],
  ['alessio', 'Alessio', 'wheat'],
  ['arminius', 'Arminius', 'wheat'],
  ['christoph', 'Christoph', 'wheat'],
  ['moschus', 'Moschus', 'wheat'],
  ['posmeda', 'Posmeda', 'wheat'],
  ['kws_smart', 'KWS Smart', 'wheat'],
  ['kws_talent', 'KWS Talent', 'wheat'],
  ['mentor', 'Mentor', 'wheat'],
  ['bergamo', 'Bergamo', 'wheat'],
  ['anapolis', 'Anapolis', 'wheat'],
];

export const varieties = optionsOf([
  ...named.map(([key, name]): OptionRow => [key, name]),
  ['other_barley', 'Otra cebada', 'Other barley'],
  ['other_wheat', 'Otro trigo', 'Other wheat'],
  ['other_rye', 'Otro centeno', 'Other rye'],
  ['other_oats', 'Otra avena', 'Other oats'],
  ['other_spelt', 'Otra espelta', 'Other spelt'],
]);

/** The species of each variety: it is never chosen by itself. */
export const specieOfVariety: Readonly<Record<string, string>> = Object.fromEntries<string>([
  ...named.map(([key, , specie]) => [key, specie] as const),
  ...brewingSpecies.map(({ key }) => [`other_${key}`, key] as const),
]);

export const sowingTypes = optionsOf([
  ['spring', 'Primavera', 'Spring', { synonyms: ['printemps', 'zomer'] }],
  ['winter', 'Invierno', 'Winter', { synonyms: ['hiver'] }],
]);

export const qualityClasses = optionsOf([
  ['malting', 'Cervecera', 'Malting', { synonyms: ['brassicole', 'brouw'] }],
  ['distilling', 'Destilería', 'Distilling'],
  ['bread', 'Panificable', 'Bread-making', { synonyms: ['panifiable', 'bak'] }],
  ['feed', 'Forrajera', 'Feed', { synonyms: ['fourragère', 'voeder'] }],
]);

export const grainSchemes = optionsOf([
  ['organic', 'Ecológico UE', 'EU organic'],
  ['vegaplan', 'Vegaplan'],
  ['iscc', 'ISCC'],
  ['saiplatform', 'SAI FSA'],
  ['local', 'Circuito corto', 'Short chain'],
]);

export const grainCertificates = optionsOf([
  ['organic', 'Ecológico', 'Organic'],
  ['vegaplan', 'Vegaplan'],
  ['analysis', 'Análisis', 'Analysis'],
  ['origin', 'Origen', 'Origin'],
]);
export const maltCertificates = optionsOf([
  ['organic', 'Ecológico', 'Organic'],
  ['vegaplan', 'Vegaplan'],
  ['fssc', 'FSSC 22000'],
  ['analysis', 'Análisis', 'Analysis'],
  ['origin', 'Origen', 'Origin'],
]);

export const grainDisposals = optionsOf([
  ['sold', 'Vendido', 'Sold'],
  ['feed', 'Pienso', 'Feed'],
  ['spoiled', 'Deteriorado', 'Spoiled'],
  ['used', 'Consumido', 'Used up'],
  ['other', 'Otro', 'Other'],
]);
export const maltDisposals = optionsOf([
  ['sold', 'Vendida', 'Sold'],
  ['used', 'Consumida', 'Used up'],
  ['off_spec', 'Fuera de especificación', 'Off spec'],
  ['recalled', 'Retirada del mercado', 'Recalled'],
  ['other', 'Otro', 'Other'],
]);

export const storageCare = optionsOf([
  ['drying', 'Secado', 'Drying'],
  ['cleaning', 'Limpieza', 'Cleaning'],
  ['aeration', 'Aireación', 'Aeration'],
  ['turning', 'Trasilado', 'Turning'],
  ['treatment', 'Tratamiento', 'Treatment'],
]);

/** Malts with the species that they are made of and the colour of their wort, in EBC. */
const malts: readonly (readonly [
  key: string,
  es: string,
  en: string,
  specie: string,
  from: number,
  to: number,
])[] = [
  ['pilsen', 'Pilsen', 'Pilsen', 'barley', 2.5, 3.5],
  ['pale_ale', 'Pale ale', 'Pale ale', 'barley', 7, 9],
  ['vienna', 'Viena', 'Vienna', 'barley', 5, 7],
  ['munich_light', 'Múnich clara', 'Munich light', 'barley', 14, 16],
  ['munich', 'Múnich', 'Munich', 'barley', 22, 27],
  ['cara_clair', 'Cara Clair', 'Cara Clair', 'barley', 3, 6],
  ['cara_blond', 'Cara rubia', 'Cara blond', 'barley', 18, 22],
  ['cara_ruby', 'Cara rubí', 'Cara ruby', 'barley', 43, 57],
  ['cara_gold', 'Cara dorada', 'Cara gold', 'barley', 110, 130],
  ['abbey', 'Abadía', 'Abbey', 'barley', 42, 55],
  ['melano', 'Melanoidina', 'Melanoidin', 'barley', 75, 85],
  ['special_b', 'Especial belga', 'Special Belgian', 'barley', 260, 320],
  ['cafe', 'Café', 'Coffee', 'barley', 480, 520],
  ['chocolate', 'Chocolate', 'Chocolate', 'barley', 800, 1000],
  ['black', 'Negra', 'Black', 'barley', 1300, 1600],
  ['wheat_blanc', 'Trigo clara', 'Wheat blanc', 'wheat', 3.5, 5.5],
  ['wheat_munich', 'Trigo Múnich', 'Wheat Munich', 'wheat', 14, 16],
  ['rye', 'Malta de centeno', 'Rye malt', 'rye', 4, 10],
  ['smoked', 'Ahumada', 'Smoked', 'barley', 4, 12],
  ['peated', 'Turbada', 'Peated', 'barley', 3, 5],
  ['acid', 'Acidificada', 'Acid', 'barley', 6, 12],
  ['diastatic', 'Diastática', 'Diastatic', 'barley', 2.5, 4],
];

export const maltTypes = optionsOf(
  malts.map(([key, es, en]): OptionRow => [key, es, en, { image: `malt-${key.replaceAll('_', '-')}` }]),
);
export const specieOfMalt: Readonly<Record<string, string>> = Object.fromEntries(
  malts.map(([key, , , specie]) => [key, specie]),
);
/** Colours that a malt usually gives. */
export const coloursOfMalts: Readonly<Record<string, readonly [number, number]>> = Object.fromEntries(
  malts.map(([key, , , , from, to]) => [key, [from, to] as const]),
);

export const blendingStates = optionsOf([
  ['not_blended', 'Sin mezclar', 'Not Blended'],
  ['blended', 'Mezclada', 'Blended'],
]);

export const beerStyles = optionsOf([
  ['pils', 'Pils'],
  ['blond', 'Rubia', 'Blonde'],
  ['dubbel', 'Dubbel'],
  ['tripel', 'Tripel'],
  ['saison', 'Saison'],
  ['witbier', 'Witbier'],
  ['lambic', 'Lambic'],
  ['stout', 'Stout'],
  ['ipa', 'IPA'],
]);

export const kilnFuels = optionsOf([
  ['gas', 'Gas'],
  ['biomass', 'Biomasa', 'Biomass'],
  ['peat', 'Turba', 'Peat'],
  ['heat_pump', 'Bomba de calor', 'Heat pump'],
]);

export const analysisMethods = optionsOf([
  ['ebc', 'EBC'],
  ['mebak', 'MEBAK'],
  ['asbc', 'ASBC'],
]);

/** All malts but these. */
export function keysButMalts(...keys: readonly string[]): readonly string[] {
  return keysBut(maltTypes, ...keys);
}
