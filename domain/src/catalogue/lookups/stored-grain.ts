import { keysBut, optionsOf } from '../../reference/options';

/**
 * The value lists of grain in silo bags: species with the names of the Argentine trade, grades of the commercial
 * standards, statuses of a collateral (document 2 section 4).
 */

export const grainStatuses = optionsOf([
  ['active', 'Activo', 'Active'],
  ['inactive', 'Inactivo', 'Inactive'],
  ['observed', 'Observado', 'Observed'],
  ['validated', 'Validado', 'Validated'],
  ['invalidated', 'Invalidado', 'Invalidated'],
  ['expired', 'Vencido', 'Expired'],
]);

export const grainSpecies = optionsOf([
  ['soja', 'Soja', 'Soybean', { image: 'grain-soja', synonyms: ['soya', 'sj', 'soybeans'] }],
  ['maiz', 'Maíz', 'Maize', { image: 'grain-maiz', synonyms: ['mz', 'corn'] }],
  ['trigo_pan', 'Trigo pan', 'Bread wheat', { image: 'grain-trigo', synonyms: ['trigo', 'tg', 'wheat'] }],
  [
    'cebada_cervecera',
    'Cebada cervecera',
    'Malting barley',
    { image: 'grain-cebada', synonyms: ['cebada', 'ceb. cervecera'] },
  ],
  ['cebada_forrajera', 'Cebada forrajera', 'Feed barley', { image: 'grain-cebada' }],
  ['girasol', 'Girasol', 'Sunflower', { image: 'grain-girasol', synonyms: ['gi', 'gira'] }],
  ['sorgo', 'Sorgo granífero', 'Grain sorghum', { image: 'grain-sorgo', synonyms: ['sorgo', 'milo'] }],
  ['trigo_candeal', 'Trigo candeal', 'Durum wheat', { image: 'grain-trigo', synonyms: ['candeal', 'fideo'] }],
  ['avena', 'Avena', 'Oats', { image: 'grain-avena' }],
  ['colza', 'Colza 00 - canola', 'Canola', { image: 'grain-colza', synonyms: ['colza', 'rapeseed'] }],
  ['centeno', 'Centeno', 'Rye', { image: 'grain-centeno' }],
  ['maiz_pisingallo', 'Maíz pisingallo', 'Popcorn maize', { image: 'grain-maiz', synonyms: ['pisingallo'] }],
]);

/** Cereals that are sold by their weight in volume; oilseeds are not. */
export const withoutTestWeight = ['soja', 'girasol', 'colza'];
const withOil = ['girasol', 'colza', 'soja'];
export const withoutOil = keysBut(grainSpecies, ...withOil);
export const notForMalting = keysBut(grainSpecies, 'cebada_cervecera');

/** Moisture above which the standard of a species discounts, in hundredths. */
export const baseMoisture = {
  soja: 13.5,
  maiz: 14.5,
  trigo_pan: 14,
  cebada_cervecera: 12,
  cebada_forrajera: 14,
  girasol: 11,
  sorgo: 15,
  trigo_candeal: 14,
  avena: 14,
  colza: 9,
} as const;

/** Tonnes that a metre of a bag of nine feet holds. */
export const tonnesPerMetre = {
  soja: 3,
  maiz: 3.3,
  trigo_pan: 3.33,
  cebada_cervecera: 2.75,
  cebada_forrajera: 2.75,
  girasol: 2,
  sorgo: 3.2,
  trigo_candeal: 3.33,
  avena: 2.1,
  colza: 2.9,
  centeno: 3.1,
  maiz_pisingallo: 3.4,
} as const;

export const commercialTypes = optionsOf([
  ['duro', 'Duro', 'Flint', { fk: ['maiz'] }],
  ['dentado', 'Dentado', 'Dent', { fk: ['maiz'] }],
  ['colorado', 'Colorado', 'Red', { fk: ['maiz'] }],
  ['amarillo', 'Amarillo', 'Yellow', { fk: ['maiz'] }],
  ['blanco', 'Blanco', 'White', { fk: ['maiz'] }],
  ['bajo_tanino', 'Bajo tanino', 'Low tannin', { fk: ['sorgo'] }],
  ['alto_tanino', 'Alto tanino', 'High tannin', { fk: ['sorgo'] }],
  ['trigo_duro', 'Trigo duro argentino', 'Argentine hard wheat', { fk: ['trigo_pan'] }],
  ['comun', 'Común', 'Regular', { fk: ['girasol'] }],
  ['alto_oleico', 'Alto oleico', 'High oleic', { fk: ['girasol'] }],
]);
export const withoutCommercialType = keysBut(grainSpecies, 'maiz', 'sorgo', 'trigo_pan', 'girasol');

/** Nobody bags grain of these crop years any more; what was bagged then keeps its own. */
const closedCampaigns: readonly string[] = ['2021/22', '2022/23'];

export const campaigns = optionsOf(
  ['2021/22', '2022/23', '2023/24', '2024/25', '2025/26', '2026/27'].map((label) => [
    label,
    label,
    label,
    {
      synonyms: [label.slice(2), label.replace('/', '-')],
      ...(closedCampaigns.includes(label) && { inactive: true }),
    },
  ]),
);

export const bagDiameters = optionsOf([
  ['ft5', '5 pies (1,52 m)', '5 ft (1.52 m)', { synonyms: ['5', '5 pies', '5 ft'] }],
  ['ft6', '6 pies (1,83 m)', '6 ft (1.83 m)', { synonyms: ['6', '6 pies', '6 ft'] }],
  ['ft9', '9 pies (2,74 m)', '9 ft (2.74 m)', { synonyms: ['9', '9 pies', '9 ft'] }],
  ['ft10', '10 pies (3,05 m)', '10 ft (3.05 m)', { synonyms: ['10', '10 pies', '10 ft'] }],
  ['ft12', '12 pies (3,66 m)', '12 ft (3.66 m)', { synonyms: ['12', '12 pies', '12 ft'] }],
]);

/** What a metre of a bag holds beside one of nine feet: sections go with the square of the diameter. */
export const bagSections = {
  ft5: 0.309,
  ft6: 0.444,
  ft9: 1,
  ft10: 1.235,
  ft12: 1.778,
} as const;

export const bagBrands = optionsOf([
  ['ipesa', 'IPESA'],
  ['plastar', 'Plastar'],
  ['inplex', 'Inplex Venados'],
  ['other', 'Otra', 'Other'],
]);

export const grades = optionsOf([
  ['g1', 'Grado 1', 'Grade 1', { synonyms: ['1', 'g 1'] }],
  ['g2', 'Grado 2', 'Grade 2', { synonyms: ['2', 'g 2'] }],
  ['g3', 'Grado 3', 'Grade 3', { synonyms: ['3', 'g 3'] }],
  ['base', 'Base cámara', 'Chamber base', { synonyms: ['camara'] }],
  ['out', 'Fuera de estándar', 'Out of standard', { synonyms: ['f/e', 'fuera de estandar'] }],
]);

export const riskLevels = optionsOf([
  ['low', 'Bajo', 'Low'],
  ['medium', 'Medio', 'Medium'],
  ['high', 'Alto', 'High'],
]);

export const currencies = optionsOf([
  ['ars', 'Pesos argentinos', 'Argentine pesos', { synonyms: ['$', 'pesos'] }],
  ['usd', 'Dólares', 'US dollars', { synonyms: ['u$s', 'us$', 'dolar'] }],
]);

export const insuredRisks = optionsOf([
  ['fire', 'Incendio', 'Fire'],
  ['hail', 'Granizo', 'Hail'],
  ['wind', 'Viento', 'Wind'],
  ['flood', 'Inundación', 'Flood'],
  ['theft', 'Robo y hurto', 'Theft'],
  ['vandalism', 'Vandalismo', 'Vandalism'],
  ['spoilage', 'Deterioro', 'Spoilage'],
]);

export const guaranteeStates = optionsOf([
  ['free', 'Libre', 'Free'],
  ['pledged', 'Prendado', 'Pledged'],
  ['released', 'Liberado', 'Released'],
]);

export const existences = optionsOf([
  ['exists', 'Existe', 'Exists'],
  ['missing', 'No existe', 'Missing'],
  ['unknown', 'Sin verificar', 'Not checked'],
]);

export const sustainabilitySchemes = optionsOf([
  ['visec', 'VISEC'],
  ['rtrs', 'RTRS'],
  ['twobs', '2BSvs'],
  ['iscc', 'ISCC EU'],
  ['aapresid', 'Aapresid ASC'],
]);

const ofBag = { group: { es: 'Bolsa', en: 'Bag' } };
const ofGrain = { group: { es: 'Grano', en: 'Grain' } };
const ofPapers = { group: { es: 'Datos', en: 'Data' } };

/** Why an expert observes a bag. */
export const observationReasons = optionsOf([
  ['tear', 'Rotura', 'Tear', ofBag],
  ['bad_seal', 'Cierre deficiente', 'Bad sealing', ofBag],
  ['animals', 'Daño por animales', 'Animal damage', ofBag],
  ['water', 'Agua acumulada', 'Standing water', ofBag],
  ['moisture', 'Humedad excedida', 'Too moist', ofGrain],
  ['heating', 'Calentamiento', 'Heating', ofGrain],
  ['insects', 'Insectos vivos', 'Live insects', ofGrain],
  ['mould', 'Moho u olor', 'Mould or odour', ofGrain],
  ['tonnage', 'El tonelaje no coincide', 'Tonnage differs', ofPapers],
  ['species', 'La especie no coincide', 'Species differs', ofPapers],
  ['location', 'La ubicación no coincide', 'Location differs', ofPapers],
  ['documents', 'Falta documentación', 'Papers missing', ofPapers],
]);

export const weighingMethods = optionsOf([
  ['scale', 'Balanza de camión', 'Truck scale'],
  ['estimate', 'Estimación por largo', 'Estimate by length'],
  ['extractor', 'Balanza de extractora', 'Extractor scale'],
]);

export const bagConditions = optionsOf([
  ['sound', 'Sana', 'Sound'],
  ['patched', 'Reparada', 'Patched'],
  ['torn', 'Rota', 'Torn'],
]);

export const releaseKinds = optionsOf([
  ['paid', 'Cancelación', 'Paid off'],
  ['partial', 'Liberación parcial', 'Partial release'],
  ['replaced', 'Sustitución', 'Replaced'],
  ['executed', 'Ejecución', 'Execution'],
]);

/** Reasons and certificates of silo bags and of hides are in one list: an asset type has one of each. */
export const storageDisposals = optionsOf([
  ['sold', 'Vendido', 'Sold'],
  ['delivered', 'Entregado a acopio', 'Delivered to elevator'],
  ['executed', 'Garantía ejecutada', 'Guarantee executed'],
  ['damaged', 'Rotura o deterioro', 'Broken or spoilt'],
  ['consumed', 'Consumo propio', 'Own use'],
  ['used', 'Usado por completo', 'Used up'],
  ['exported', 'Exportado', 'Exported'],
  ['scrapped', 'Descarte', 'Scrapped'],
  ['error', 'Carga errónea', 'Entered by mistake'],
  ['other', 'Otro', 'Other'],
]);

export const storageCertificates = optionsOf([
  ['quality', 'Calidad de cámara', 'Chamber quality'],
  ['weight', 'Pesaje', 'Weighing'],
  ['phyto', 'Fitosanitario', 'Phytosanitary'],
  ['sustainability', 'Sustentabilidad', 'Sustainability'],
  ['no_lien', 'Libre de gravamen', 'Free of lien'],
  ['lwg', 'LWG'],
  ['iso14001', 'ISO 14001'],
  ['icec', 'ICEC'],
  ['origin', 'Origen', 'Origin'],
  ['reach', 'REACH'],
]);

/** The codes under which the tax authority (ARCA) knows grains. */
export const grainCodes = {
  soja: 23,
  maiz: 19,
  trigo_pan: 15,
  cebada_cervecera: 17,
  cebada_forrajera: 11,
  girasol: 2,
  sorgo: 22,
  trigo_candeal: 14,
  avena: 16,
  colza: 9,
  centeno: 18,
  maiz_pisingallo: 27,
} as const;
