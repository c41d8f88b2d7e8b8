import type { Option } from '../../model/field';
import { optionsOf } from '../../reference/options';

/** The value lists of vehicles in Argentina and Spain. */

export const vehicleCountries: readonly Option[] = optionsOf([
  ['AR', 'Argentina'],
  ['ES', 'España', 'Spain'],
]);

export const makes = [
  'Toyota',
  'Volkswagen',
  'Ford',
  'Fiat',
  'Renault',
  'Peugeot',
  'Chevrolet',
  'Citroën',
  'Nissan',
  'Honda',
  'Jeep',
  'SEAT',
  'Hyundai',
  'Kia',
  'Mercedes-Benz',
  'BMW',
  'Audi',
  'Opel',
  'Škoda',
  'Dacia',
  'Tesla',
  'BYD',
].map((value) => ({ value }));

export const bodyTypes: readonly Option[] = optionsOf([
  ['SED', 'Sedán', 'Saloon', { image: 'body-saloon' }],
  ['HAT', 'Hatchback', null, { image: 'body-hatchback' }],
  ['SUV', 'SUV', null, { image: 'body-suv' }],
  ['PIC', 'Pick-up', null, { image: 'body-pick-up', synonyms: ['camioneta'] }],
  ['FAM', 'Familiar', 'Estate', { image: 'body-estate', synonyms: ['rural', 'ranchera'] }],
  ['COU', 'Coupé', 'Coupe', { image: 'body-coupe' }],
  ['CAB', 'Descapotable', 'Convertible', { image: 'body-convertible', synonyms: ['cabrio'] }],
  ['MON', 'Monovolumen', 'MPV', { image: 'body-mpv' }],
  ['FUR', 'Furgón', 'Van', { image: 'body-van', synonyms: ['utilitario', 'furgoneta'] }],
]);

/** The key of a car without an engine of litres. */
export const electric = 'BEV';
export const fuels: readonly Option[] = optionsOf([
  ['NAF', 'Nafta (gasolina)', 'Petrol', { synonyms: ['nafta', 'gasolina'] }],
  ['DIE', 'Diésel', 'Diesel', { synonyms: ['gasoil', 'gasóleo'] }],
  ['GNC', 'GNC', 'CNG'],
  ['GLP', 'GLP', 'LPG'],
  ['HEV', 'Híbrido', 'Hybrid'],
  ['PHE', 'Híbrido enchufable', 'Plug-in hybrid'],
  [electric, 'Eléctrico', 'Electric'],
]);

export const gearboxes: readonly Option[] = optionsOf([
  ['MAN', 'Manual'],
  ['AUT', 'Automática', 'Automatic', { synonyms: ['automático'] }],
]);

export const tractions: readonly Option[] = optionsOf([
  ['DEL', 'Delantera', 'Front'],
  ['TRA', 'Trasera', 'Rear'],
  ['4X4', 'Integral (4x4)', 'Four-wheel', { synonyms: ['integral', 'awd'] }],
]);

/** Environmental labels of the Spanish road authority. */
export const emissionLabels: readonly Option[] = optionsOf([
  ['0', 'Cero', 'Zero', { synonyms: ['0 emisiones'] }],
  ['ECO', 'ECO'],
  ['C', 'C'],
  ['B', 'B'],
  ['SIN', 'Sin distintivo', 'None'],
]);

/** European emission standards of cars and vans. They are written alike in every language. */
export const emissionStandards: readonly string[] = [
  'Euro 1',
  'Euro 2',
  'Euro 3',
  'Euro 4',
  'Euro 5',
  'Euro 6',
  'Euro 6d',
  'Euro 7',
];

const safety = { group: { es: 'Seguridad', en: 'Safety' } };
const comfort = { group: { es: 'Confort', en: 'Comfort' } };

export const equipment: readonly Option[] = optionsOf([
  ['ABS', 'ABS', null, safety],
  ['ESP', 'ESP', null, safety],
  ['AIR', 'Airbags', null, safety],
  ['ISO', 'Isofix', null, safety],
  ['ADA', 'Asistentes a la conducción', 'Driver aids', safety],
  ['CLI', 'Climatizador', 'Climate control', comfort],
  ['CUE', 'Tapizado de cuero', 'Leather', comfort],
  ['TEC', 'Techo solar', 'Sunroof', comfort],
  ['CAM', 'Cámara', 'Camera', comfort],
  ['NAV', 'Navegador', 'Navigation', comfort],
]);

export const vehicleStatuses: readonly Option[] = optionsOf([
  ['STO', 'En stock', 'In stock'],
  ['RES', 'Reservado', 'Reserved'],
  ['TAL', 'En taller', 'In workshop'],
  ['VEN', 'Vendido', 'Sold'],
]);

export const workshopOrders: readonly Option[] = optionsOf([
  ['MAN', 'Mantenimiento', 'Service'],
  ['REP', 'Reparación', 'Repair'],
  ['CHA', 'Chapa y pintura', 'Bodywork'],
  ['NEU', 'Neumáticos', 'Tyres'],
]);

export const inspectionResults: readonly Option[] = optionsOf([
  ['FAV', 'Favorable', 'Pass'],
  ['LEV', 'Defectos leves', 'Minor defects'],
  ['DES', 'Desfavorable', 'Fail'],
]);

export const vehicleDisposals: readonly Option[] = optionsOf([
  ['ROBO', 'Robo', 'Theft'],
  ['DES', 'Desguace', 'Scrapped'],
  ['SIN', 'Siniestro total', 'Write-off'],
  ['ERROR', 'Error de carga', 'Entry error'],
]);
