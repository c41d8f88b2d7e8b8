import type { Option } from '../../model/field';
import { optionsOf } from '../../reference/options';

/** The value lists of pigs: classes as the trade and the slaughterhouses write them, and what goes with them. */

export const pigSexes: readonly Option[] = optionsOf([
  ['M', 'Macho', 'Male', { synonyms: ['machos'] }],
  ['H', 'Hembra', 'Female', { synonyms: ['f', 'hembras'] }],
]);

const male = { fk: ['M'] };
const female = { fk: ['H'] };

/** Classes of pigs; MEI since 2010. */
export const pigCategories: readonly Option[] = optionsOf([
  ['LE', 'Lechón', 'Piglet', { fk: ['M', 'H'], synonyms: ['lechones'] }],
  ['CM', 'Cachorro', 'Grower male', male],
  ['CH', 'Cachorra', 'Gilt', female],
  ['CA', 'Capón', 'Barrow', { ...male, synonyms: ['capones'] }],
  ['HS', 'Hembra sin servicio', 'Unserved female', female],
  ['MEI', 'Macho entero inmunocastrado', 'Immunocastrated male', male],
  ['CE', 'Cerda', 'Sow', { ...female, synonyms: ['chancha', 'madre'] }],
  ['PA', 'Padrillo', 'Boar', { ...male, synonyms: ['verraco'] }],
  ['TO', 'Toruno', 'Stag', male],
]);

/** The same of a whole batch, whatever its sexes. */
export const pigBatchCategories: readonly Option[] = pigCategories.map(({ key, label, synonyms = [] }) => ({
  key,
  label,
  synonyms,
}));

export const pigBreeds: readonly Option[] = optionsOf([
  ['YO', 'Yorkshire (Large White)', null, { synonyms: ['yorkshire', 'large white'] }],
  ['LR', 'Landrace'],
  ['DJ', 'Duroc Jersey', null, { synonyms: ['duroc'] }],
  ['HP', 'Hampshire'],
  ['PI', 'Pietrain'],
  ['SP', 'Spotted Poland'],
  ['CW', 'Chester White'],
  ['CR', 'Criollo'],
  ['HI', 'Híbrido', 'Hybrid'],
  ['LP', 'Línea propia', 'Own line'],
]);

export const pigPhases: readonly Option[] = optionsOf([
  ['MAT', 'Maternidad', 'Farrowing'],
  ['POS', 'Posdestete', 'Nursery', { synonyms: ['destete'] }],
  ['CRE', 'Crecimiento', 'Growing', { synonyms: ['recría'] }],
  ['TER', 'Terminación', 'Finishing', { synonyms: ['engorde'] }],
  ['GES', 'Gestación', 'Gestation'],
  ['REP', 'Reposición', 'Replacement'],
]);

export const pigFeeds: readonly Option[] = optionsOf([
  ['INI', 'Iniciador', 'Starter'],
  ['REC', 'Recría', 'Grower'],
  ['DES', 'Desarrollo', 'Developer'],
  ['TER', 'Terminador', 'Finisher'],
  ['GES', 'Gestación', 'Gestation'],
  ['LAC', 'Lactancia', 'Lactation'],
]);

/** Status of a farm in the Aujeszky programme (SENASA 810/2025). */
export const aujeszkyStatuses: readonly Option[] = optionsOf([
  ['LIB', 'Libre', 'Free'],
  ['VIG', 'Bajo vigilancia', 'Under surveillance'],
]);

export const pigVaccines: readonly Option[] = optionsOf([
  ['AUJ', 'Aujeszky (gE-)', null, { synonyms: ['aujeszky'] }],
  [
    'PAR',
    'Parvovirus con erisipela y leptospira',
    'Parvo with erysipelas and lepto',
    { synonyms: ['parvo'] },
  ],
  ['MYC', 'Micoplasma', 'Mycoplasma'],
  ['CIR', 'Circovirus', 'PCV2'],
  ['COL', 'Colibacilosis', 'E. coli'],
  ['PLE', 'Pleuroneumonía', 'APP'],
  ['LAW', 'Ileítis', 'Ileitis'],
]);

export const sowStatuses: readonly Option[] = optionsOf([
  ['VAC', 'Vacía', 'Open'],
  ['SER', 'Servida', 'Served'],
  ['GES', 'Gestante', 'Pregnant'],
  ['LAC', 'Lactando', 'Lactating'],
  ['DES', 'Destetada', 'Weaned'],
  ['REF', 'Refugo', 'Cull'],
]);

export const pigServices: readonly Option[] = optionsOf([
  ['MN', 'Monta natural', 'Natural mating'],
  ['IA', 'Inseminación artificial', 'AI'],
]);

export const scanResults: readonly Option[] = optionsOf([
  ['POS', 'Preñada', 'Pregnant'],
  ['NEG', 'Vacía', 'Open'],
  ['DUD', 'Dudosa', 'Doubtful'],
]);

/** The disposal type of slaughter, which only the slaughterhouse records. */
export const pigSlaughter = 'FAENA';
export const pigDisposals: readonly Option[] = optionsOf([
  [pigSlaughter, 'Faena', 'Slaughter'],
  ['MUERTE', 'Muerte', 'Death'],
  ['VENTA', 'Venta fuera de Huella', 'Sale outside Huella', { synonyms: ['venta'] }],
  ['ROBO', 'Robo', 'Theft'],
  ['CONSUMO', 'Consumo propio', 'Own consumption'],
  ['SANITARIO', 'Sacrificio sanitario', 'Sanitary culling'],
  ['ERROR', 'Error de carga', 'Entry error'],
]);

export const pigDeathCauses: readonly Option[] = optionsOf([
  ['APL', 'Aplastamiento', 'Crushing'],
  ['DIA', 'Diarrea', 'Scours'],
  ['RES', 'Respiratoria', 'Respiratory'],
  ['SUB', 'Muerte súbita', 'Sudden death'],
  ['CAL', 'Golpe de calor', 'Heat stroke'],
  ['HER', 'Hernia o lesión', 'Hernia or injury'],
  ['DES', 'Desconocida', 'Unknown'],
]);
