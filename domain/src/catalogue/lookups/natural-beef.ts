import type { Option } from '../../model/field';
import { optionsOf } from '../../reference/options';

/**
 * The value lists of certified natural-beef programmes: open-air pasture all year, verified origin, no growth
 * promoters, no animal protein; Never Ever 3 no antibiotics either (INAC, programme guide).
 */

/** The key of the programme that no treated animal stays in. */
export const neverEver = 'NE3';

export const programs: readonly Option[] = optionsOf([
  ['PNC', 'Carne natural certificada', 'Certified natural beef', { synonyms: ['natural', 'pncu', 'pcncu'] }],
  [neverEver, 'Never Ever 3', null, { synonyms: ['never ever'] }],
  ['ORG', 'Orgánico', 'Organic'],
  ['PRO', 'Protocolo propio', 'Own protocol', { synonyms: ['propio'] }],
]);

export const programStatuses: readonly Option[] = optionsOf([
  ['PEN', 'Pendiente', 'Pending'],
  ['ADM', 'Admitido', 'Admitted'],
  ['SUS', 'Suspendido', 'Suspended'],
  ['EXC', 'Excluido', 'Excluded'],
]);

export const programExitReasons: readonly Option[] = optionsOf([
  ['ATB', 'Antibiótico', 'Antibiotic'],
  ['HOR', 'Hormona', 'Hormone'],
  ['PAN', 'Proteína animal', 'Animal protein'],
  ['COR', 'Encierro', 'Confinement'],
  ['IDE', 'Pérdida de identificación', 'Lost identification'],
  ['ORI', 'Origen no verificado', 'Unverified origin'],
  ['VOL', 'Voluntario', 'Voluntary'],
]);

export const quarantineReasons: readonly Option[] = optionsOf([
  ['ING', 'Ingreso', 'Arrival'],
  ['SAN', 'Sanitario', 'Health'],
  ['TRA', 'Tratamiento', 'Treatment'],
  ['ANA', 'Espera de análisis', 'Awaiting tests'],
]);

export const quarantineResults: readonly Option[] = optionsOf([
  ['APT', 'Apto', 'Cleared'],
  ['DER', 'Derivado', 'Referred'],
]);

/** Feed regimes; all but finishing in pens are days on pasture. */
export const penFinishing = 'TER';
export const feedRegimes: readonly Option[] = optionsOf([
  ['PAN', 'Pastizal natural', 'Native grassland', { synonyms: ['campo natural'] }],
  ['PIM', 'Pastura implantada', 'Sown pasture', { synonyms: ['pastura'] }],
  ['PAS', 'Pastoril con silo o heno', 'Pasture with silage or hay', { synonyms: ['silo', 'heno'] }],
  ['PGR', 'Pastoril con grano a campo', 'Pasture with grain in the field', { synonyms: ['grano'] }],
  [penFinishing, 'Terminación a corral', 'Pen finishing', { synonyms: ['corral', 'feedlot'] }],
]);

export const claims: readonly Option[] = optionsOf([
  ['SHO', 'Sin hormonas', 'No added hormones'],
  ['SAT', 'Sin antibióticos', 'No antibiotics ever'],
  ['SPA', 'Sin proteína animal', 'No animal protein'],
  ['CAB', 'A cielo abierto', 'Open air'],
  ['PAS', 'Alimentado a pasto', 'Grass-fed'],
  ['BIE', 'Bienestar animal', 'Animal welfare'],
  ['TRZ', 'Trazado desde el nacimiento', 'Traced from birth'],
]);

const round = { group: { es: 'Rueda y lomo', en: 'Round and loin' } };
const fore = { group: { es: 'Delantero', en: 'Forequarter' } };
const ribs = { group: { es: 'Costillar y flanco', en: 'Ribs and flank' } };

/** Cuts by their names in the Argentine trade (IPCVA). */
export const cuts: readonly Option[] = optionsOf([
  ['LOM', 'Lomo', 'Tenderloin', round],
  ['BAN', 'Bife angosto', 'Striploin', round],
  ['BAC', 'Bife ancho (ojo de bife)', 'Cube roll (ribeye)', round],
  ['CUA', 'Corazón de cuadril', 'Heart of rump', round],
  ['TCU', 'Tapa de cuadril (picaña)', 'Rump cap', round],
  ['COL', 'Colita de cuadril', 'Tri-tip', round],
  ['BOL', 'Bola de lomo', 'Knuckle', round],
  ['NAL', 'Nalga de adentro', 'Topside', round],
  ['CDR', 'Cuadrada', 'Outside flat', round],
  ['PEC', 'Peceto', 'Eye of round', round],
  ['TOR', 'Tortuguita', 'Heel muscle', round],
  ['AGU', 'Aguja', 'Chuck', fore],
  ['PAL', 'Carnaza de paleta', 'Shoulder clod', fore],
  ['MAR', 'Marucha', 'Oyster blade', fore],
  ['CHI', 'Chingolo', 'Chuck tender', fore],
  ['BRA', 'Brazuelo', 'Shin', fore],
  ['PCH', 'Pecho', 'Brisket', fore],
  ['ASA', 'Asado', 'Short ribs', ribs],
  ['VAC', 'Vacío', 'Flank', ribs],
  ['MAT', 'Matambre', 'Rose meat', ribs],
  ['ENT', 'Entraña', 'Skirt', ribs],
]);
