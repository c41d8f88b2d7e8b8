import type { Option } from '../../model/field';

/**
 * The value lists of cattle: keys as the trade and the authority write them (breeds and categories as in the
 * tables of SENASA), labels in both languages, and the texts that spreadsheets use for the same thing.
 */

export const sexes: readonly Option[] = [
  { key: 'M', label: { es: 'Macho', en: 'Male' }, synonyms: ['toro', 'machos'] },
  { key: 'H', label: { es: 'Hembra', en: 'Female' }, synonyms: ['f', 'vaca', 'hembras'] },
];

/** Categories of slaughter sheets (SENASA resolution 879/2002). */
export const categories: readonly Option[] = [
  {
    key: 'TM',
    label: { es: 'Ternero', en: 'Male calf' },
    fk: ['M'],
    synonyms: ['ternero macho', 'tern. macho', 'desmamante macho', 'terneros'],
  },
  {
    key: 'MEJ',
    label: { es: 'Torito', en: 'Young bull' },
    fk: ['M'],
    synonyms: ['toritos', 'macho entero joven'],
  },
  { key: 'TO', label: { es: 'Toro', en: 'Bull' }, fk: ['M'], synonyms: ['toros'] },
  {
    key: 'NT',
    label: { es: 'Novillito', en: 'Young steer' },
    fk: ['M'],
    synonyms: ['novto.', 'novto', 'novillitos'],
  },
  { key: 'NO', label: { es: 'Novillo', en: 'Steer' }, fk: ['M'], synonyms: ['nov.', 'nov', 'novillos'] },
  { key: 'BU', label: { es: 'Buey', en: 'Ox' }, fk: ['M'], synonyms: ['bueyes'] },
  {
    key: 'TH',
    label: { es: 'Ternera', en: 'Heifer calf' },
    fk: ['H'],
    synonyms: ['ternera hembra', 'tern. hembra', 'desmamante hembra', 'terneras'],
  },
  {
    key: 'VQ',
    label: { es: 'Vaquillona', en: 'Heifer' },
    fk: ['H'],
    synonyms: ['vaq.', 'vaq', 'vaquilla', 'vaquillonas'],
  },
  { key: 'VA', label: { es: 'Vaca', en: 'Cow' }, fk: ['H'], synonyms: ['vacas'] },
];

/** Breeds of SENASA's table, its buffaloes, and four of Paraguay and Uruguay. */
export const breeds: readonly Option[] = [
  {
    key: 'AA',
    label: { es: 'Aberdeen Angus', en: 'Aberdeen Angus' },
    synonyms: ['angus', 'a. angus', 'aa negro', 'aa colorado', 'angus negro', 'angus colorado'],
  },
  { key: 'H', label: { es: 'Hereford', en: 'Hereford' }, synonyms: ['he', 'pampa'] },
  { key: 'BG', label: { es: 'Brangus', en: 'Brangus' } },
  { key: 'BF', label: { es: 'Braford', en: 'Braford' } },
  { key: 'PH', label: { es: 'Polled Hereford', en: 'Polled Hereford' }, synonyms: ['polled'] },
  { key: 'B', label: { es: 'Brahman', en: 'Brahman' } },
  { key: 'BO', label: { es: 'Bonsmara', en: 'Bonsmara' }, synonyms: ['bosmara'] },
  { key: 'CH', label: { es: 'Charolais', en: 'Charolais' } },
  { key: 'CR', label: { es: 'Criolla', en: 'Criollo' } },
  {
    key: 'FS',
    label: { es: 'Simmental (Fleckvieh)', en: 'Simmental (Fleckvieh)' },
    synonyms: ['simmental', 'fleckvieh'],
  },
  { key: 'G', label: { es: 'Galloway', en: 'Galloway' } },
  {
    key: 'GC',
    label: { es: 'Cruza', en: 'Crossbred' },
    synonyms: ['cruce', 'cruzado', 'mestizo', 'mestiza', 'cross'],
  },
  {
    key: 'HA',
    label: { es: 'Holando Argentino', en: 'Argentine Holstein' },
    synonyms: ['holando', 'holstein'],
  },
  { key: 'J', label: { es: 'Jersey', en: 'Jersey' } },
  { key: 'K', label: { es: 'Kiwi', en: 'Kiwi' } },
  { key: 'L', label: { es: 'Limousin', en: 'Limousin' }, synonyms: ['limousine', 'limusin'] },
  { key: 'LA', label: { es: 'Limangus', en: 'Limangus' } },
  { key: 'MG', label: { es: 'Murray Grey', en: 'Murray Grey' } },
  { key: 'SA', label: { es: 'Senangus', en: 'Senangus' } },
  { key: 'SF', label: { es: 'Seneford', en: 'Seneford' } },
  { key: 'SG', label: { es: 'Santa Gertrudis', en: 'Santa Gertrudis' } },
  { key: 'SH', label: { es: 'Shorthorn', en: 'Shorthorn' } },
  { key: 'SI', label: { es: 'San Ignacio', en: 'San Ignacio' } },
  { key: 'SP', label: { es: 'Senepol', en: 'Senepol' } },
  { key: 'SRB', label: { es: 'Sueca Roja y Blanca', en: 'Swedish Red and White' } },
  { key: 'TL', label: { es: 'Tuli', en: 'Tuli' } },
  { key: 'W', label: { es: 'Wagyu', en: 'Wagyu' } },
  { key: 'NE', label: { es: 'Nelore', en: 'Nelore' } },
  { key: 'GY', label: { es: 'Gyr', en: 'Gyr' } },
  { key: 'BM', label: { es: 'Beefmaster', en: 'Beefmaster' } },
  { key: 'PS', label: { es: 'Pardo Suizo', en: 'Brown Swiss' } },
  { key: 'ME', label: { es: 'Búfalo Mediterráneo', en: 'Mediterranean buffalo' } },
  { key: 'JA', label: { es: 'Búfalo Jafarabadi', en: 'Jafarabadi buffalo' } },
  { key: 'MU', label: { es: 'Búfalo Murrah', en: 'Murrah buffalo' } },
  { key: 'OR', label: { es: 'Otra raza', en: 'Other breed' }, synonyms: ['otra'] },
  { key: 'S/E', label: { es: 'Sin especificar', en: 'Unspecified' } },
];

export const dentitions: readonly Option[] = [
  { key: 'DL', label: { es: 'Diente de leche', en: 'Milk teeth' }, synonyms: ['0', 'leche', '0d'] },
  { key: '2D', label: { es: 'Dos dientes', en: 'Two teeth' }, synonyms: ['2', '2 d', 'dos'] },
  { key: '4D', label: { es: 'Cuatro dientes', en: 'Four teeth' }, synonyms: ['4', '4 d', 'cuatro'] },
  { key: '6D', label: { es: 'Seis dientes', en: 'Six teeth' }, synonyms: ['6', '6 d', 'seis'] },
  { key: '8D', label: { es: 'Boca llena', en: 'Full mouth' }, synonyms: ['8', '8 d', 'ocho', 'bll'] },
  {
    key: '3Q',
    label: { es: 'Tres cuartos diente', en: 'Three-quarter worn' },
    synonyms: ['¾', '3/4', 'tres cuartos'],
  },
  { key: 'MD', label: { es: 'Medio diente', en: 'Half worn' }, synonyms: ['½', '1/2', 'medio'] },
  { key: 'CD', label: { es: 'Cuarto diente', en: 'Quarter worn' }, synonyms: ['¼', '1/4', 'cuarto'] },
  { key: 'SD', label: { es: 'Sin dientes', en: 'Broken mouth' }, synonyms: ['s/d'] },
];

/** Colours of the official tags: yellow is the usual one, light blue that of a re-identified animal. */
export const tagColors = [
  { color: '#F5D800', label: { es: 'Amarilla', en: 'Yellow' } },
  { color: '#FFFFFF', label: { es: 'Blanca', en: 'White' } },
  { color: '#2E9E4F', label: { es: 'Verde', en: 'Green' } },
  { color: '#7EC8E3', label: { es: 'Celeste', en: 'Light blue' } },
] as const;

/** Coats as cattlemen name them, each with its drawing. */
export const coats: readonly Option[] = [
  { key: 'NE', label: { es: 'Negro', en: 'Black' }, image: 'coat-ne', synonyms: ['negra', 'n.'] },
  { key: 'CO', label: { es: 'Colorado', en: 'Red' }, image: 'coat-co', synonyms: ['colorada', 'col.'] },
  { key: 'BL', label: { es: 'Blanco', en: 'White' }, image: 'coat-bl', synonyms: ['blanca'] },
  { key: 'BA', label: { es: 'Bayo', en: 'Dun' }, image: 'coat-ba', synonyms: ['baya'] },
  { key: 'AZ', label: { es: 'Azulejo', en: 'Blue-grey' }, image: 'coat-az', synonyms: ['azuleja'] },
  { key: 'ZA', label: { es: 'Zaino', en: 'Dark bay' }, image: 'coat-za', synonyms: ['zaina'] },
  { key: 'RO', label: { es: 'Rosillo', en: 'Roan' }, image: 'coat-ro', synonyms: ['rosilla'] },
  { key: 'OV', label: { es: 'Overo', en: 'Pied' }, image: 'coat-ov', synonyms: ['overa'] },
  { key: 'PA', label: { es: 'Pampa', en: 'White-faced red' }, image: 'coat-pa' },
  { key: 'CA', label: { es: 'Careta', en: 'Baldy' }, image: 'coat-ca' },
  { key: 'HO', label: { es: 'Hosco', en: 'Dark-shaded' }, image: 'coat-ho', synonyms: ['hosca'] },
  { key: 'BZ', label: { es: 'Barroso', en: 'Mud-grey' }, image: 'coat-bz', synonyms: ['barrosa'] },
  { key: 'BC', label: { es: 'Barcino', en: 'Brindle' }, image: 'coat-bc', synonyms: ['barcina'] },
  { key: 'YA', label: { es: 'Yaguané', en: 'Colour-sided' }, image: 'coat-ya' },
  { key: 'OT', label: { es: 'Otro', en: 'Other' }, image: 'coat-ot' },
];

export const hornTypes: readonly Option[] = [
  { key: 'A', label: { es: 'Astado', en: 'Horned' } },
  { key: 'M', label: { es: 'Mocho', en: 'Polled' } },
  { key: 'D', label: { es: 'Descornado', en: 'Dehorned' } },
];

export const productiveSystems: readonly Option[] = [
  { key: 'PAS', label: { es: 'Pastoril', en: 'Pasture' }, synonyms: ['a campo', 'pasto'] },
  {
    key: 'PSU',
    label: { es: 'Pastoril con suplementación', en: 'Pasture with supplement' },
    synonyms: ['suplementado'],
  },
  { key: 'RCO', label: { es: 'Recría a corral', en: 'Backgrounding pens' } },
  {
    key: 'FEE',
    label: { es: 'Feedlot (engorde a corral)', en: 'Feedlot' },
    synonyms: ['engorde a corral', 'corral', 'encierre'],
  },
  { key: 'MIX', label: { es: 'Mixto', en: 'Mixed' } },
  { key: 'SIL', label: { es: 'Silvopastoril', en: 'Silvopastoral' } },
  { key: 'TAM', label: { es: 'Tambo', en: 'Dairy' } },
];

export const purposes: readonly Option[] = [
  { key: 'CRI', label: { es: 'Cría', en: 'Breeding' } },
  { key: 'REC', label: { es: 'Recría', en: 'Growing' } },
  { key: 'INV', label: { es: 'Invernada', en: 'Finishing' }, synonyms: ['engorde'] },
  { key: 'REP', label: { es: 'Reposición', en: 'Replacement' } },
  { key: 'FAE', label: { es: 'Faena', en: 'Slaughter' } },
  { key: 'EXP', label: { es: 'Exportación en pie', en: 'Live export' } },
];

export const entryTypes: readonly Option[] = [
  { key: 'NAC', label: { es: 'Nacimiento', en: 'Birth' } },
  { key: 'COM', label: { es: 'Compra', en: 'Purchase' } },
  { key: 'TRA', label: { es: 'Traslado propio', en: 'Own movement' }, synonyms: ['traslado'] },
  { key: 'PAS', label: { es: 'Pastaje', en: 'Agistment' } },
  { key: 'CAP', label: { es: 'Capitalización', en: 'Share farming' } },
  { key: 'INI', label: { es: 'Existencia inicial', en: 'Opening stock' }, synonyms: ['stock inicial'] },
];

export const reproductiveStatuses: readonly Option[] = [
  { key: 'IN', label: { es: 'Inmadura', en: 'Immature' } },
  { key: 'SE', label: { es: 'Servida', en: 'Served' } },
  { key: 'PC', label: { es: 'Preñez cabeza', en: 'Pregnant, early' }, synonyms: ['cabeza'] },
  { key: 'PU', label: { es: 'Preñez cuerpo', en: 'Pregnant, mid' }, synonyms: ['cuerpo'] },
  { key: 'PL', label: { es: 'Preñez cola', en: 'Pregnant, late' }, synonyms: ['cola'] },
  { key: 'VA', label: { es: 'Vacía', en: 'Open' } },
  { key: 'PA', label: { es: 'Parida con cría', en: 'Calved, calf at foot' }, synonyms: ['parida'] },
  { key: 'DE', label: { es: 'Destetada', en: 'Weaned' } },
  { key: 'RE', label: { es: 'Rechazo', en: 'Cull' } },
];

export const registryClasses: readonly Option[] = [
  { key: 'PP', label: { es: 'Puro de pedigree', en: 'Pedigree' } },
  { key: 'PC', label: { es: 'Puro controlado', en: 'Controlled pure' } },
  { key: 'PR', label: { es: 'Puro registrado', en: 'Registered pure' } },
  { key: 'RG', label: { es: 'Rodeo general', en: 'Commercial' } },
];

const toEurope = { es: 'Unión Europea', en: 'European Union' };
const toOthers = { es: 'Otros destinos', en: 'Other markets' };
const marketLabel = { es: 'Sellos', en: 'Labels' };

/** Markets and labels that an animal can be enrolled for. */
export const marketPrograms: readonly Option[] = [
  {
    key: 'HIL',
    label: { es: 'Cuota Hilton', en: 'Hilton quota' },
    group: toEurope,
    synonyms: ['hilton'],
  },
  { key: 'Q481', label: { es: 'Cuota 481', en: 'Quota 481' }, group: toEurope, synonyms: ['481'] },
  {
    key: 'UEN',
    label: { es: 'Proveedor UE no Hilton', en: 'EU supplier (non-Hilton)' },
    group: toEurope,
    synonyms: ['ue'],
  },
  { key: 'CHI', label: { es: 'China', en: 'China' }, group: toOthers },
  { key: 'USA', label: { es: 'Estados Unidos', en: 'United States' }, group: toOthers },
  {
    key: 'PNC',
    label: { es: 'Carne natural certificada', en: 'Certified natural beef' },
    group: marketLabel,
  },
  { key: 'NE3', label: { es: 'Never Ever 3', en: 'Never Ever 3' }, group: marketLabel },
  { key: 'ORG', label: { es: 'Orgánico', en: 'Organic' }, group: marketLabel },
  { key: 'ANG', label: { es: 'Carne Angus certificada', en: 'Certified Angus beef' }, group: marketLabel },
];

export const vaccines: readonly Option[] = [
  { key: 'AFT', label: { es: 'Aftosa', en: 'Foot-and-mouth' }, synonyms: ['fiebre aftosa', 'fmd'] },
  { key: 'BS19', label: { es: 'Brucelosis cepa 19', en: 'Brucellosis S19' }, synonyms: ['cepa 19'] },
  { key: 'RB51', label: { es: 'Brucelosis RB51', en: 'Brucellosis RB51' } },
  { key: 'CAR', label: { es: 'Carbunclo bacteridiano', en: 'Anthrax' }, synonyms: ['carbunclo'] },
  {
    key: 'CLO',
    label: { es: 'Clostridiales (mancha y gangrena)', en: 'Clostridial' },
    synonyms: ['clostridiales', 'mancha', 'gangrena', 'enterotoxemia'],
  },
  { key: 'HEM', label: { es: 'Hemoglobinuria bacilar', en: 'Bacillary haemoglobinuria' } },
  { key: 'LEP', label: { es: 'Leptospirosis', en: 'Leptospirosis' } },
  { key: 'IBR', label: { es: 'IBR', en: 'IBR' } },
  { key: 'DVB', label: { es: 'Diarrea viral bovina', en: 'BVD' } },
  { key: 'CAM', label: { es: 'Campilobacteriosis', en: 'Campylobacteriosis' } },
  { key: 'QUE', label: { es: 'Queratoconjuntivitis', en: 'Pinkeye' } },
  { key: 'RES', label: { es: 'Complejo respiratorio', en: 'Respiratory complex' } },
  { key: 'RAB', label: { es: 'Rabia paresiante', en: 'Paralytic rabies' }, synonyms: ['rabia'] },
  { key: 'BOT', label: { es: 'Botulismo', en: 'Botulism' } },
];

/** The official foot-and-mouth campaigns, and vaccination outside them. */
export const campaigns: readonly Option[] = [
  { key: 'AF1', label: { es: 'Aftosa, todas las categorías', en: 'FMD, all categories' } },
  { key: 'AF2', label: { es: 'Aftosa, menores', en: 'FMD, young stock' } },
  { key: 'PAR', label: { es: 'Particular', en: 'Outside a campaign' } },
];

export const treatmentClasses: readonly Option[] = [
  { key: 'ATB', label: { es: 'Antibiótico', en: 'Antibiotic' } },
  { key: 'END', label: { es: 'Endectocida', en: 'Endectocide' } },
  { key: 'ANT', label: { es: 'Antihelmíntico', en: 'Anthelmintic' } },
  { key: 'GAR', label: { es: 'Garrapaticida', en: 'Acaricide' } },
  { key: 'MOS', label: { es: 'Mosquicida', en: 'Fly control' } },
  { key: 'AIN', label: { es: 'Antiinflamatorio', en: 'Anti-inflammatory' } },
  { key: 'VIT', label: { es: 'Vitaminas y minerales', en: 'Vitamins and minerals' } },
  { key: 'HOR', label: { es: 'Hormonas (sincronización)', en: 'Hormones (synchronisation)' } },
  { key: 'ION', label: { es: 'Ionóforo', en: 'Ionophore' } },
  { key: 'OTR', label: { es: 'Otro', en: 'Other' } },
];

export const routes: readonly Option[] = [
  { key: 'SC', label: { es: 'Subcutánea', en: 'Subcutaneous' } },
  { key: 'IM', label: { es: 'Intramuscular', en: 'Intramuscular' } },
  { key: 'IV', label: { es: 'Endovenosa', en: 'Intravenous' } },
  { key: 'VO', label: { es: 'Oral', en: 'Oral' } },
  { key: 'PO', label: { es: 'Derrame dorsal (pour-on)', en: 'Pour-on' } },
  { key: 'ID', label: { es: 'Intradérmica', en: 'Intradermal' } },
  { key: 'IR', label: { es: 'Intrarruminal', en: 'Intraruminal' } },
  { key: 'TO', label: { es: 'Tópica', en: 'Topical' } },
];

export const doseUnits: readonly Option[] = [
  { key: 'ML', label: { es: 'ml', en: 'ml' } },
  { key: 'G', label: { es: 'g', en: 'g' }, synonyms: ['gr', 'gramos'] },
  { key: 'COM', label: { es: 'comprimidos', en: 'tablets' }, synonyms: ['comp.'] },
];

/** The disposal type of slaughter, which only the slaughterhouse records. */
export const slaughter = 'FAENA';

/** Slaughtered and eaten where they lived; pigs have the same. */
export const ownConsumption = 'CONSUMO';

export const disposalTypes: readonly Option[] = [
  { key: slaughter, label: { es: 'Faena', en: 'Slaughter' } },
  { key: 'MUERTE', label: { es: 'Muerte', en: 'Death' } },
  { key: 'VENTA', label: { es: 'Venta fuera de Huella', en: 'Sale outside Huella' }, synonyms: ['venta'] },
  { key: 'ROBO', label: { es: 'Robo o abigeato', en: 'Theft' }, synonyms: ['abigeato'] },
  { key: 'EXTRAVIO', label: { es: 'Extravío', en: 'Lost' } },
  { key: ownConsumption, label: { es: 'Consumo propio', en: 'Own consumption' } },
  { key: 'SANITARIO', label: { es: 'Sacrificio sanitario', en: 'Sanitary culling' } },
  { key: 'DECOMISO', label: { es: 'Decomiso', en: 'Condemnation' } },
  { key: 'EXPORT', label: { es: 'Exportación en pie', en: 'Live export' } },
  { key: 'ERROR', label: { es: 'Error de carga', en: 'Entry error' } },
];

/** What animals die of: infection, metabolism, poison, calving, accident and the rest, in that order. */
export const deathCauses: readonly Option[] = [
  { key: 'CAR', label: { es: 'Carbunclo', en: 'Anthrax' } },
  { key: 'MAN', label: { es: 'Mancha o gangrena', en: 'Blackleg' } },
  { key: 'HEM', label: { es: 'Hemoglobinuria bacilar', en: 'Bacillary haemoglobinuria' } },
  { key: 'NEU', label: { es: 'Neumonía', en: 'Pneumonia' } },
  { key: 'DIA', label: { es: 'Diarrea neonatal', en: 'Calf scours' } },
  { key: 'TRI', label: { es: 'Tristeza bovina', en: 'Tick fever' } },
  { key: 'TIM', label: { es: 'Timpanismo (empaste)', en: 'Bloat' } },
  { key: 'HMG', label: { es: 'Hipomagnesemia', en: 'Grass tetany' } },
  { key: 'HCA', label: { es: 'Hipocalcemia', en: 'Milk fever' } },
  { key: 'ACI', label: { es: 'Acidosis', en: 'Acidosis' } },
  { key: 'TOX', label: { es: 'Planta tóxica', en: 'Toxic plant' } },
  { key: 'FES', label: { es: 'Festucosis', en: 'Fescue toxicosis' } },
  { key: 'URE', label: { es: 'Urea', en: 'Urea' } },
  { key: 'DIS', label: { es: 'Distocia', en: 'Dystocia' } },
  { key: 'PRO', label: { es: 'Prolapso', en: 'Prolapse' } },
  { key: 'NAT', label: { es: 'Natimuerto', en: 'Stillborn' } },
  { key: 'RAY', label: { es: 'Rayo', en: 'Lightning' } },
  { key: 'AHO', label: { es: 'Ahogamiento', en: 'Drowning' } },
  { key: 'TEM', label: { es: 'Temporal o frío', en: 'Storm or cold' } },
  { key: 'DEP', label: { es: 'Depredador', en: 'Predator' } },
  { key: 'TRP', label: { es: 'Transporte', en: 'Transport' } },
  { key: 'OTA', label: { es: 'Otro accidente', en: 'Other accident' } },
  { key: 'VEJ', label: { es: 'Vejez', en: 'Old age' } },
  { key: 'INA', label: { es: 'Inanición', en: 'Starvation' } },
  { key: 'SUB', label: { es: 'Muerte súbita', en: 'Sudden death' } },
  { key: 'DES', label: { es: 'Desconocida', en: 'Unknown' } },
];

/** Why an animal left, by disposal type. `OTR` is there where a type has no reasons of its own, and beside sales. */
export const disposalReasons: readonly Option[] = [
  ...deathCauses.map((cause) => ({ ...cause, fk: ['MUERTE'] })),
  { key: 'INV', label: { es: 'A invernada', en: 'To finishing' }, fk: ['VENTA'] },
  { key: 'REP', label: { es: 'Reproductor', en: 'Breeding stock' }, fk: ['VENTA'] },
  { key: 'REC', label: { es: 'Rechazo por vacía', en: 'Open cow cull' }, fk: ['VENTA'] },
  { key: 'EDA', label: { es: 'Edad o dientes', en: 'Age or teeth' }, fk: ['VENTA'] },
  { key: 'APL', label: { es: 'Aplomos', en: 'Legs' }, fk: ['VENTA'] },
  { key: 'UBR', label: { es: 'Ubre', en: 'Udder' }, fk: ['VENTA'] },
  { key: 'TMP', label: { es: 'Temperamento', en: 'Temper' }, fk: ['VENTA'] },
  { key: 'BRU', label: { es: 'Brucelosis', en: 'Brucellosis' }, fk: ['SANITARIO'] },
  { key: 'TBC', label: { es: 'Tuberculosis', en: 'Tuberculosis' }, fk: ['SANITARIO'] },
  {
    key: 'OTR',
    label: { es: 'Otra', en: 'Other' },
    fk: ['VENTA', 'ROBO', 'EXTRAVIO', 'CONSUMO', 'SANITARIO', 'DECOMISO', 'EXPORT', 'ERROR'],
  },
];

/** Motives of the electronic movement permit (DT-e). */
export const permitMotives: readonly Option[] = [
  { key: 'FAE', label: { es: 'Faena', en: 'Slaughter' } },
  { key: 'INV', label: { es: 'Invernada', en: 'Finishing' } },
  { key: 'CRI', label: { es: 'Cría', en: 'Breeding' } },
  { key: 'REM', label: { es: 'Remate feria', en: 'Auction' } },
  { key: 'EXP', label: { es: 'Exposición', en: 'Show' } },
  { key: 'PAS', label: { es: 'Pastaje', en: 'Agistment' } },
  { key: 'SAN', label: { es: 'Sanitario', en: 'Sanitary' } },
];

export const carcassConformations: readonly Option[] = [
  { key: 'A', label: { es: 'Superior', en: 'Superior' } },
  { key: 'B', label: { es: 'Muy buena', en: 'Very good' } },
  { key: 'C', label: { es: 'Buena', en: 'Good' } },
  { key: 'D', label: { es: 'Regular', en: 'Fair' } },
  { key: 'E', label: { es: 'Inferior', en: 'Poor' } },
];

export const carcassFats: readonly Option[] = [
  { key: '0', label: { es: 'Magra', en: 'Lean' } },
  { key: '1', label: { es: 'Escasa', en: 'Slight' } },
  { key: '2', label: { es: 'Adecuada', en: 'Right' } },
  { key: '3', label: { es: 'Abundante', en: 'Heavy' } },
  { key: '4', label: { es: 'Excesiva', en: 'Excessive' } },
];

export const currencies: readonly Option[] = [
  { key: 'ARS', label: { es: 'Peso argentino', en: 'Argentine peso' }, synonyms: ['$', 'pesos'] },
  { key: 'UYU', label: { es: 'Peso uruguayo', en: 'Uruguayan peso' } },
  { key: 'PYG', label: { es: 'Guaraní', en: 'Guaraní' } },
  { key: 'USD', label: { es: 'Dólar', en: 'US dollar' }, synonyms: ['u$s', 'us$', 'dólares'] },
  { key: 'EUR', label: { es: 'Euro', en: 'Euro' }, synonyms: ['€'] },
];

export const weighingTypes: readonly Option[] = [
  { key: 'INI', label: { es: 'Ingreso', en: 'Arrival' } },
  { key: 'PER', label: { es: 'Periódica', en: 'Periodic' } },
  { key: 'DES', label: { es: 'Destete', en: 'Weaning' } },
  { key: 'EMB', label: { es: 'Embarque', en: 'Loading' } },
  { key: 'BAL', label: { es: 'Balanza de planta', en: 'Plant scale' } },
];

export const certificateKinds: readonly Option[] = [
  { key: 'DTE', label: { es: 'DT-e', en: 'DT-e' } },
  { key: 'SAN', label: { es: 'Sanitario', en: 'Health' } },
  { key: 'RAZ', label: { es: 'Registro de raza', en: 'Breed registry' } },
  { key: 'ADN', label: { es: 'Filiación por ADN', en: 'DNA parentage' } },
  { key: 'HAL', label: { es: 'Halal', en: 'Halal' } },
  { key: 'KOS', label: { es: 'Kosher', en: 'Kosher' } },
  { key: 'ORG', label: { es: 'Orgánico', en: 'Organic' } },
  { key: 'OTR', label: { es: 'Otro', en: 'Other' } },
];

export const pregnancyMethods: readonly Option[] = [
  { key: 'TAC', label: { es: 'Tacto', en: 'Palpation' } },
  { key: 'ECO', label: { es: 'Ecografía', en: 'Ultrasound' } },
];

export const calvingEases: readonly Option[] = [
  { key: '1', label: { es: 'Normal', en: 'Normal' } },
  { key: '2', label: { es: 'Ayuda leve', en: 'Light help' } },
  { key: '3', label: { es: 'Ayuda fuerte', en: 'Hard pull' } },
  { key: '4', label: { es: 'Cesárea', en: 'Caesarean' } },
  { key: '5', label: { es: 'Mala presentación', en: 'Malpresentation' } },
];

/** Which tag was lost. */
export const lostTags: readonly Option[] = [
  { key: 'VIS', label: { es: 'Visual', en: 'Visual' } },
  { key: 'ELE', label: { es: 'Electrónica', en: 'Electronic' } },
  { key: 'AMB', label: { es: 'Ambas', en: 'Both' } },
];

export const weaningTypes: readonly Option[] = [
  { key: 'HIP', label: { es: 'Hiperprecoz', en: 'Very early' } },
  { key: 'PRE', label: { es: 'Precoz', en: 'Early' } },
  { key: 'TRA', label: { es: 'Tradicional', en: 'Traditional' } },
];

export const serviceTypes: readonly Option[] = [
  { key: 'MN', label: { es: 'Monta natural', en: 'Natural mating' } },
  { key: 'IA', label: { es: 'Inseminación artificial', en: 'AI' } },
  { key: 'IATF', label: { es: 'IATF', en: 'Fixed-time AI' } },
  { key: 'TE', label: { es: 'Transferencia embrionaria', en: 'Embryo transfer' } },
  { key: 'FIV', label: { es: 'Fecundación in vitro', en: 'IVF' } },
];

export const diagnosticTests: readonly Option[] = [
  { key: 'BRU', label: { es: 'Brucelosis BPA', en: 'Brucellosis' } },
  { key: 'TBC', label: { es: 'Tuberculina', en: 'Tuberculin' } },
  { key: 'TRI', label: { es: 'Tricomoniasis y campilobacteriosis', en: 'Trich and campy' } },
  { key: 'ANE', label: { es: 'Anemia infecciosa', en: 'Tick-fever panel' } },
  { key: 'RES', label: { es: 'Residuos', en: 'Residues' } },
];

export const testResults: readonly Option[] = [
  { key: 'NEG', label: { es: 'Negativo', en: 'Negative' } },
  { key: 'POS', label: { es: 'Positivo', en: 'Positive' } },
  { key: 'SOS', label: { es: 'Sospechoso', en: 'Suspect' } },
];

export const transferTypes: readonly [ownership: Option, possession: Option] = [
  { key: 'PRO', label: { es: 'Propiedad', en: 'Ownership' } },
  { key: 'TEN', label: { es: 'Tenencia', en: 'Possession' } },
];

/** Whose row of the genealogy it is: the animal, its parents, their parents (document 2 section 3). */
export const relatives: readonly Option[] = [
  { key: 'PRO', label: { es: 'Datos propios', en: 'The animal itself' } },
  { key: 'PAD', label: { es: 'Padre', en: 'Sire' } },
  { key: 'MAD', label: { es: 'Madre', en: 'Dam' } },
  { key: 'APA', label: { es: 'Abuelo paterno', en: 'Paternal grandsire' } },
  { key: 'APB', label: { es: 'Abuela paterna', en: 'Paternal granddam' } },
  { key: 'AMA', label: { es: 'Abuelo materno', en: 'Maternal grandsire' } },
  { key: 'AMB', label: { es: 'Abuela materna', en: 'Maternal granddam' } },
];

/**
 * Products with the days that their label in Uruguay asks for before slaughter (MGAP). They are proposals: the label
 * of the package in hand always wins.
 */
export const treatmentProducts = [
  { value: 'Doramectina 3,15 % inyectable', copies: { active: 'Doramectina', withdrawal_days: 120 } },
  {
    value: 'Ivermectina 1 % + fluazurón 12,5 % inyectable',
    copies: { active: 'Ivermectina y fluazurón', withdrawal_days: 130 },
  },
  { value: 'Ivermectina 3,15 % inyectable', copies: { active: 'Ivermectina', withdrawal_days: 122 } },
  { value: 'Moxidectina pour-on', copies: { active: 'Moxidectina', withdrawal_days: 14 } },
  { value: 'Eprinomectina pour-on', copies: { active: 'Eprinomectina', withdrawal_days: 0 } },
] as const;
