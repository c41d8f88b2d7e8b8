import { keysBut, optionsOf } from '../../reference/options';

/** The value lists of planted and native trees of the region. */

export const treeSpecies = optionsOf([
  ['pinus_taeda', 'Pinus taeda', null, { image: 'tree-pine', synonyms: ['pino taeda', 'taeda'] }],
  ['pinus_elliottii', 'Pinus elliottii', null, { image: 'tree-pine', synonyms: ['pino elliottii'] }],
  ['pinus_hybrid', 'Pino híbrido', 'Hybrid pine', { image: 'tree-pine', synonyms: ['pino hibrido F1'] }],
  ['pinus_ponderosa', 'Pinus ponderosa', null, { image: 'tree-pine', synonyms: ['pino ponderosa'] }],
  ['eucalyptus_grandis', 'Eucalyptus grandis', null, { image: 'tree-eucalyptus', synonyms: ['grandis'] }],
  ['eucalyptus_globulus', 'Eucalyptus globulus', null, { image: 'tree-eucalyptus', synonyms: ['globulus'] }],
  ['eucalyptus_dunnii', 'Eucalyptus dunnii', null, { image: 'tree-eucalyptus', synonyms: ['dunnii'] }],
  ['eucalyptus_saligna', 'Eucalyptus saligna', null, { image: 'tree-eucalyptus', synonyms: ['saligna'] }],
  ['grevillea_robusta', 'Grevillea robusta', null, { image: 'tree-broadleaf', synonyms: ['grevillea'] }],
  ['populus_deltoides', 'Álamo', 'Poplar', { image: 'tree-poplar', synonyms: ['populus deltoides'] }],
  ['salix', 'Sauce', 'Willow', { image: 'tree-willow', synonyms: ['salix'] }],
  [
    'toona_ciliata',
    'Toona ciliata',
    null,
    { image: 'tree-broadleaf', synonyms: ['toona', 'cedro australiano'] },
  ],
  [
    'araucaria_angustifolia',
    'Araucaria angustifolia',
    null,
    { image: 'tree-araucaria', synonyms: ['pino parana', 'araucaria'] },
  ],
  ['prosopis_alba', 'Algarrobo blanco', 'White carob', { image: 'tree-carob', synonyms: ['prosopis alba'] }],
  ['prosopis_nigra', 'Algarrobo negro', 'Black carob', { image: 'tree-carob', synonyms: ['prosopis nigra'] }],
  [
    'schinopsis_lorentzii',
    'Quebracho colorado santiagueño',
    'Red quebracho',
    { image: 'tree-quebracho', synonyms: ['schinopsis lorentzii'] },
  ],
  [
    'schinopsis_balansae',
    'Quebracho colorado chaqueño',
    'Chaco red quebracho',
    { image: 'tree-quebracho', synonyms: ['schinopsis balansae'] },
  ],
  [
    'aspidosperma',
    'Quebracho blanco',
    'White quebracho',
    { image: 'tree-quebracho', synonyms: ['aspidosperma quebracho-blanco'] },
  ],
  ['handroanthus', 'Lapacho', null, { image: 'tree-lapacho', synonyms: ['handroanthus'] }],
  ['cedrela', 'Cedro', 'Cedar', { image: 'tree-broadleaf', synonyms: ['cedrela'] }],
  ['pterogyne_nitens', 'Yvyraró', null, { image: 'tree-broadleaf', synonyms: ['pterogyne nitens'] }],
  ['peltophorum_dubium', 'Yvyrá pytá', null, { image: 'tree-broadleaf', synonyms: ['peltophorum dubium'] }],
  ['cordia_trichotoma', 'Peterevy', 'Petereby', { image: 'tree-broadleaf', synonyms: ['cordia trichotoma'] }],
]);

/** Kilos of dry matter in a cubic metre of wood, as stands of the region give them on average. */
export const woodDensities = {
  pinus_taeda: 413,
  pinus_elliottii: 430,
  pinus_hybrid: 415,
  pinus_ponderosa: 380,
  eucalyptus_grandis: 430,
  eucalyptus_globulus: 518,
  eucalyptus_dunnii: 520,
  eucalyptus_saligna: 480,
  grevillea_robusta: 510,
  populus_deltoides: 360,
  salix: 400,
  toona_ciliata: 350,
  araucaria_angustifolia: 450,
  prosopis_alba: 720,
  prosopis_nigra: 740,
  schinopsis_lorentzii: 960,
  schinopsis_balansae: 980,
  aspidosperma: 750,
  handroanthus: 870,
  cedrela: 470,
  pterogyne_nitens: 700,
  peltophorum_dubium: 700,
  cordia_trichotoma: 570,
} as const;

export const treeUnits = optionsOf([
  ['tree', 'Árbol', 'Tree', { synonyms: ['arboles', 'individuo'] }],
  ['stand', 'Rodal', 'Stand', { synonyms: ['rodales', 'parcela'] }],
  ['seedlings', 'Plantines', 'Seedlings', { synonyms: ['plantin', 'almacigo'] }],
]);

export const forestOrigins = optionsOf([
  ['planted', 'Implantado', 'Planted', { synonyms: ['plantado', 'cultivado'] }],
  ['native', 'Nativo', 'Native', { synonyms: ['monte nativo', 'bosque nativo'] }],
]);

export const geneticMaterials = optionsOf([
  ['seed', 'Semilla', 'Seed'],
  ['seed_orchard', 'Huerto semillero', 'Seed orchard'],
  ['clone', 'Clon', 'Clone'],
]);

export const treeHealths = optionsOf([
  ['good', 'Buena', 'Good', { synonyms: ['sano', 'bueno'] }],
  ['fair', 'Regular', 'Fair'],
  ['poor', 'Mala', 'Poor', { synonyms: ['malo'] }],
  ['dead', 'Muerto', 'Dead'],
]);

const pests = { group: { es: 'Plagas', en: 'Pests' } };
const diseases = { group: { es: 'Enfermedades', en: 'Diseases' } };
const abiotic = { group: { es: 'Abióticos', en: 'Abiotic' } };

export const treePests = optionsOf([
  ['sirex', 'Avispa barrenadora', 'Sirex wasp', pests],
  ['ants', 'Hormigas', 'Leaf-cutting ants', pests],
  ['thaumastocoris', 'Chinche del eucalipto', 'Bronze bug', pests],
  ['canker', 'Cancro', 'Canker', diseases],
  ['rust', 'Roya', 'Rust', diseases],
  ['fire', 'Incendio', 'Fire', abiotic],
  ['frost', 'Helada', 'Frost', abiotic],
  ['wind', 'Viento', 'Wind', abiotic],
  ['drought', 'Sequía', 'Drought', abiotic],
]);

export const forestSchemes = optionsOf([
  ['fsc_fm', 'FSC FM'],
  ['fsc_coc', 'FSC CoC'],
  ['pefc', 'PEFC-CERFOAR'],
  ['none', 'Ninguna', 'None'],
]);

/** Zones of the law on native forests (law 26.331). */
export const nativeZones = optionsOf([
  ['red', 'Roja (I)', 'Red (I)'],
  ['yellow', 'Amarilla (II)', 'Yellow (II)'],
  ['green', 'Verde (III)', 'Green (III)'],
]);

export const pruningShares = optionsOf([
  ['p40', '40 % de la altura', '40 % of the height'],
  ['p50', '50 % de la altura', '50 % of the height'],
  ['p60', '60 % de la altura', '60 % of the height'],
]);

export const thinningKinds = optionsOf([
  ['low', 'Por lo bajo', 'Low'],
  ['selective', 'Selectivo', 'Selective'],
  ['systematic', 'Sistemático', 'Systematic'],
]);

export const forestProducts = optionsOf([
  ['log', 'Rollo', 'Log'],
  ['pulp', 'Triturable', 'Pulpwood'],
  ['post', 'Poste', 'Post'],
  ['firewood', 'Leña', 'Firewood'],
  ['charcoal', 'Carbón', 'Charcoal'],
]);

/** The provinces, by the letter of their ISO code. */
export const provinces = optionsOf([
  ['B', 'Buenos Aires'],
  ['K', 'Catamarca'],
  ['H', 'Chaco'],
  ['U', 'Chubut'],
  ['C', 'Ciudad de Buenos Aires', 'City of Buenos Aires'],
  ['X', 'Córdoba'],
  ['W', 'Corrientes'],
  ['E', 'Entre Ríos'],
  ['P', 'Formosa'],
  ['Y', 'Jujuy'],
  ['L', 'La Pampa'],
  ['F', 'La Rioja'],
  ['M', 'Mendoza'],
  ['N', 'Misiones'],
  ['Q', 'Neuquén'],
  ['R', 'Río Negro'],
  ['A', 'Salta'],
  ['J', 'San Juan'],
  ['D', 'San Luis'],
  ['Z', 'Santa Cruz'],
  ['S', 'Santa Fe'],
  ['G', 'Santiago del Estero'],
  ['V', 'Tierra del Fuego'],
  ['T', 'Tucumán'],
]);

export const treeDisposals = optionsOf([
  ['felled', 'Apeado', 'Felled'],
  ['dead', 'Muerto', 'Dead'],
  ['fire', 'Incendio', 'Fire'],
  ['sold', 'Vendido', 'Sold'],
  ['other', 'Otro', 'Other'],
]);

export const treeCertificates = optionsOf([
  ['fsc', 'FSC'],
  ['pefc', 'PEFC'],
  ['plan', 'Plan de manejo', 'Management plan'],
  ['carbon', 'Carbono', 'Carbon'],
  ['phyto', 'Fitosanitario', 'Phytosanitary'],
]);

export const treeUses = optionsOf([
  ['timber', 'Madera', 'Timber'],
  ['shade', 'Sombra', 'Shade'],
  ['windbreak', 'Cortina', 'Windbreak'],
  ['conservation', 'Conservación', 'Conservation'],
  ['carbon', 'Carbono', 'Carbon'],
]);

export const careTasks = optionsOf([
  ['watering', 'Riego', 'Watering'],
  ['weeding', 'Deshierbe', 'Weeding'],
  ['pruning', 'Poda', 'Pruning'],
  ['fertilizing', 'Fertilización', 'Fertilising'],
]);

/** Species that are only planted here: none of them is in a native forest. */
export const exoticSpecies = keysBut(
  treeSpecies,
  'araucaria_angustifolia',
  'prosopis_alba',
  'prosopis_nigra',
  'schinopsis_lorentzii',
  'schinopsis_balansae',
  'aspidosperma',
  'handroanthus',
  'cedrela',
  'pterogyne_nitens',
  'peltophorum_dubium',
  'cordia_trichotoma',
  'salix',
);
