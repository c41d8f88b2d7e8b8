import { keysBut, optionsOf } from '../../reference/options';

/** The value lists of hides and leather, in the terms of the tanners of the two languages. */

export const materialStages = optionsOf([
  ['fresh', 'Fresco refrigerado', 'Fresh chilled', { synonyms: ['fresco', 'verde', 'fresh', 'fersk'] }],
  ['wet_salted', 'Salado húmedo', 'Wet-salted', { synonyms: ['salado', 'wet salted', 'vådsaltet'] }],
  ['dry_salted', 'Salado seco', 'Dry-salted', { synonyms: ['dry salted', 'tørsaltet'] }],
  ['pickled', 'Piquelado', 'Pickled', { synonyms: ['piclado', 'pickle'] }],
  ['wet_blue', 'Wet-blue', null, { synonyms: ['wet blue', 'wb'] }],
  ['wet_white', 'Wet-white', null, { synonyms: ['wet white', 'ww'] }],
  ['veg', 'Curtido vegetal húmedo', 'Vegetable-tanned wet', { synonyms: ['vegetal húmedo'] }],
  ['crust', 'Crust (semiterminado)', 'Crust', { synonyms: ['semiterminado'] }],
  ['dyed_crust', 'Crust teñido', 'Dyed crust', { synonyms: ['crust tenido'] }],
  ['finished', 'Terminado', 'Finished', { synonyms: ['terminada', 'acabado', 'færdig'] }],
]);
export const untannedStages = ['fresh', 'wet_salted', 'dry_salted', 'pickled'];
export const rawStages = ['fresh', 'wet_salted', 'dry_salted'];
export const unfinishedStages = keysBut(materialStages, 'crust', 'dyed_crust', 'finished');
export const undyedStages = keysBut(materialStages, 'dyed_crust', 'finished');

export const hideTypes = optionsOf([
  ['steer', 'Novillo', 'Steer', { image: 'hide-steer' }],
  ['young_bull', 'Torito', 'Young bull', { image: 'hide-young-bull' }],
  ['bull', 'Toro', 'Bull', { image: 'hide-bull' }],
  ['cow', 'Vaca', 'Cow', { image: 'hide-cow' }],
  ['heifer', 'Vaquillona', 'Heifer', { image: 'hide-heifer' }],
  ['kip', 'Becerro', 'Kip', { image: 'hide-kip' }],
  ['calf', 'Ternero', 'Calf', { image: 'hide-calf' }],
]);

export const selections = optionsOf([
  ...([1, 2, 3, 4, 5, 6, 7] as const).map(
    (rank) => [`tr${rank}`, `TR${rank}`, `TR${rank}`, { synonyms: [String(rank), `tr ${rank}`] }] as const,
  ),
  ['reject', 'Rechazo', 'Reject', { synonyms: ['desecho', 'scrap'] }],
]);

export const weightClasses = optionsOf([
  ['calf', 'Hasta 14,5 kg', 'Up to 14.5 kg'],
  ['k15', '15 a 24,5 kg', '15 to 24.5 kg'],
  ['k25', '25 a 29,5 kg', '25 to 29.5 kg'],
  ['k30', '30 a 39,5 kg', '30 to 39.5 kg'],
  ['k40', '40 a 49,5 kg', '40 to 49.5 kg'],
  ['k50', '50 a 59,5 kg', '50 to 59.5 kg'],
  ['k60', '60 kg o más', '60 kg and over'],
]);

export const tannages = optionsOf([
  ['chrome', 'Cromo', 'Chrome', { synonyms: ['cr', 'krom'] }],
  ['vegetable', 'Vegetal', 'Vegetable', { synonyms: ['veg', 'vegetabilsk'] }],
  ['chrome_free', 'Libre de cromo (aldehído)', 'Chrome-free (aldehyde)', { synonyms: ['foc', 'aldehido'] }],
  ['synthetic', 'Sintético', 'Synthetic'],
  ['combination', 'Combinado', 'Combination', { synonyms: ['combi'] }],
  ['none', 'Sin curtir', 'Untanned'],
]);
/** Tannages of leather that is made into goods. */
export const finishedTannages = tannages.filter(({ key }) => key !== 'none');
export const withoutChrome = keysBut(tannages, 'chrome', 'combination');

export const leatherTypes = optionsOf([
  ['full_grain', 'Plena flor', 'Full grain'],
  ['corrected', 'Flor corregida', 'Corrected grain'],
  ['aniline', 'Anilina', 'Aniline'],
  ['semi_aniline', 'Semianilina', 'Semi-aniline'],
  ['pigmented', 'Pigmentado', 'Pigmented'],
  ['nubuck', 'Nobuk', 'Nubuck'],
  ['suede', 'Gamuza', 'Suede'],
  ['split', 'Descarne', 'Split'],
  ['embossed', 'Grabado', 'Embossed'],
  ['pull_up', 'Pull-up'],
]);

export const leatherUses = optionsOf([
  ['footwear', 'Calzado', 'Footwear'],
  ['bags', 'Marroquinería', 'Leather goods'],
  ['auto', 'Automotor', 'Automotive'],
  ['furniture', 'Tapicería', 'Upholstery'],
  ['gloves', 'Guantes', 'Gloves'],
  ['sole', 'Suela', 'Sole'],
]);

export const leatherColors = [
  { color: '#1B1B1B', label: { es: 'Negro', en: 'Black' } },
  { color: '#5B3A29', label: { es: 'Marrón oscuro', en: 'Dark brown' } },
  { color: '#8B5A2B', label: { es: 'Tostado', en: 'Tan' } },
  { color: '#C68E5A', label: { es: 'Suela', en: 'Saddle' } },
  { color: '#D9C3A5', label: { es: 'Natural', en: 'Natural' } },
  { color: '#7A1F2B', label: { es: 'Bordó', en: 'Burgundy' } },
  { color: '#24344D', label: { es: 'Azul noche', en: 'Navy' } },
  { color: '#F2EDE4', label: { es: 'Crudo', en: 'Off-white' } },
] as const;

export const traceLevels = optionsOf([
  ['country', 'País', 'Country'],
  ['slaughterhouse', 'Frigorífico', 'Slaughterhouse'],
  ['farm', 'Establecimiento', 'Farm'],
  ['animal', 'Animal'],
]);

/** Ratings of the Leather Working Group. */
export const lwgRatings = optionsOf([
  ['gold', 'Oro', 'Gold'],
  ['silver', 'Plata', 'Silver'],
  ['bronze', 'Bronce', 'Bronze'],
  ['audited', 'Auditada', 'Audited'],
  ['none', 'Sin auditoría', 'Not audited'],
]);

const alive = { group: { es: 'En vida', en: 'In life' } };
const flaying = { group: { es: 'Desuello', en: 'Flaying' } };
const curing = { group: { es: 'Conservación', en: 'Curing' } };

export const hideDefects = optionsOf([
  ['tick', 'Garrapata', 'Tick', alive],
  ['warble', 'Barros', 'Warble', alive],
  ['brand', 'Marca de fuego', 'Brand', alive],
  ['scratch', 'Rayas', 'Scratches', alive],
  ['ringworm', 'Tiña', 'Ringworm', alive],
  ['cut', 'Corte', 'Cut', flaying],
  ['hole', 'Agujero', 'Hole', flaying],
  ['gouge', 'Desgarro', 'Gouge', flaying],
  ['red_heat', 'Calor rojo', 'Red heat', curing],
  ['hair_slip', 'Despelado', 'Hair slip', curing],
  ['salt_stain', 'Mancha de sal', 'Salt stain', curing],
]);

export const processSteps = optionsOf([
  ['soaking', 'Remojo', 'Soaking'],
  ['liming', 'Pelambre', 'Liming'],
  ['fleshing', 'Descarnado', 'Fleshing'],
  ['splitting', 'Dividido', 'Splitting'],
  ['pickling', 'Piquelado', 'Pickling'],
  ['tanning', 'Curtido', 'Tanning'],
  ['shaving', 'Rebajado', 'Shaving'],
  ['retanning', 'Recurtido', 'Retanning'],
  ['dyeing', 'Teñido', 'Dyeing'],
  ['finishing', 'Terminación', 'Finishing'],
]);

export const articleTypes = optionsOf([
  ['handbag', 'Bolso', 'Handbag', { image: 'goods-handbag', synonyms: ['cartera', 'taske'] }],
  ['backpack', 'Mochila', 'Backpack', { image: 'goods-backpack', synonyms: ['rygsæk'] }],
  ['wallet', 'Billetera', 'Wallet', { image: 'goods-wallet', synonyms: ['pung'] }],
  ['belt', 'Cinturón', 'Belt', { image: 'goods-belt', synonyms: ['cinto', 'bælte'] }],
  ['shoe', 'Zapato', 'Shoe', { image: 'goods-shoe', synonyms: ['sko'] }],
  ['boot', 'Bota', 'Boot', { image: 'goods-boot', synonyms: ['støvle'] }],
  ['jacket', 'Campera', 'Jacket', { image: 'goods-jacket', synonyms: ['chaqueta', 'jakke'] }],
  ['glove', 'Guante', 'Glove', { image: 'goods-glove', synonyms: ['handske'] }],
  ['sofa', 'Sofá', 'Sofa', { image: 'goods-sofa' }],
  ['watch_strap', 'Correa de reloj', 'Watch strap', { image: 'goods-watch-strap', synonyms: ['malla'] }],
  ['saddle', 'Montura', 'Saddle', { image: 'goods-saddle', synonyms: ['silla de montar', 'sadel'] }],
]);

export const goodsDisposals = optionsOf([
  ['sold', 'Vendido', 'Sold'],
  ['returned', 'Devuelto', 'Returned'],
  ['destroyed', 'Destruido', 'Destroyed'],
  ['other', 'Otro', 'Other'],
]);

export const goodsCertificates = optionsOf([
  ['origin', 'Origen', 'Origin'],
  ['lwg', 'LWG'],
  ['authenticity', 'Autenticidad', 'Authenticity'],
]);

export const controlResults = optionsOf([
  ['pass', 'Aprobado', 'Pass'],
  ['rework', 'Retrabajo', 'Rework'],
  ['fail', 'Rechazado', 'Fail'],
]);
