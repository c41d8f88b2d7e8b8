import type { Option } from '../../model/field';
import { currencies } from './cattle';
import { optionsOf } from '../../reference/options';

/** The key of a grazing lease, which hands over the land for a year at most (law 13.246). */
export const grazingLease = 'PTO';

/** How somebody grazes land: agistment gives only the right to graze, the grantor keeps the land. */
export const contractTypes: readonly Option[] = optionsOf([
  ['PTJ', 'Pastaje', 'Agistment'],
  [grazingLease, 'Pastoreo', 'Grazing lease'],
  ['CAP', 'Capitalización', 'Share farming'],
  ['PRO', 'Uso propio', 'Own use'],
]);

export const pastureTypes: readonly Option[] = optionsOf([
  ['NAT', 'Campo natural', 'Native grassland', { synonyms: ['pastizal'] }],
  ['MON', 'Monte', 'Woodland'],
  ['CON', 'Pastura consociada', 'Mixed pasture', { synonyms: ['pastura'] }],
  ['ALF', 'Alfalfa', 'Lucerne'],
  ['AGR', 'Agropiro o festuca', 'Wheatgrass or fescue', { synonyms: ['agropiro', 'festuca'] }],
  ['MEG', 'Megatérmica', 'Warm-season grass', { synonyms: ['gatton panic', 'grama rhodes'] }],
  ['VDI', 'Verdeo de invierno (avena o raigrás)', 'Winter annual', { synonyms: ['avena', 'raigrás'] }],
  ['VDV', 'Verdeo de verano (sorgo o maíz)', 'Summer annual', { synonyms: ['sorgo', 'maíz'] }],
  ['RAS', 'Rastrojo', 'Stubble'],
]);

export const custodies: readonly Option[] = optionsOf([
  ['DAD', 'Dador', 'Grantor'],
  ['TOM', 'Tomador', 'Grantee'],
  ['COM', 'Compartido', 'Shared'],
]);

export const priceBases: readonly Option[] = optionsOf([
  ['CAB', 'Por cabeza y mes', 'Per head and month'],
  ['KGN', 'Kg de novillo por EV y mes', 'Steer kg per CE and month'],
  ['HAM', 'Por ha y mes', 'Per ha and month'],
  ['KGP', 'Por kg producido', 'Per kg gained'],
  ['FIJ', 'Monto fijo', 'Fixed amount'],
]);

/** Grazing is paid in money or in kilos of steer. */
export const pastureCurrencies: readonly Option[] = [
  ...currencies,
  ...optionsOf([['KGN', 'Kg de novillo', 'Steer kg']]),
];

const water = { group: { es: 'Agua', en: 'Water' } };
const facilities = { group: { es: 'Mejoras', en: 'Facilities' } };

export const pastureServices: readonly Option[] = optionsOf([
  ['MOL', 'Molino', 'Windmill', water],
  ['TAJ', 'Tajamar', 'Dam', water],
  ['ARR', 'Arroyo', 'Stream', water],
  ['MAN', 'Manga', 'Chute', facilities],
  ['BAL', 'Balanza', 'Scale', facilities],
  ['ELE', 'Eléctrico', 'Electric fence', facilities],
  ['CAR', 'Cargador', 'Loading ramp', facilities],
  ['SOM', 'Sombra', 'Shade', facilities],
]);

export const forageMethods: readonly Option[] = optionsOf([
  ['COR', 'Corte', 'Cut'],
  ['DIS', 'Disco', 'Plate meter'],
  ['SAT', 'Satelital', 'Satellite'],
]);
