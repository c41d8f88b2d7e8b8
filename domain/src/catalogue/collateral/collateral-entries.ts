import type { MenuEntry } from '../../model/asset-type';

/** What is pledged to the establishment, in the menu of those that may hold. */
export const pledgesEntry: MenuEntry = {
  name: 'pledges',
  label: { es: 'A nuestro favor', en: 'Pledged to us' },
  icon: 'shield-check',
  group: { es: 'Datos', en: 'Data' },
  path: '/pledges',
  subtypes: [29],
  permission: 'ASSET_LIST',
};

/** What goods cost, in the menu of the establishments whose assets are worth something. */
export const pricesEntry: MenuEntry = {
  name: 'prices',
  label: { es: 'Precios y aforos', en: 'Prices and haircuts' },
  icon: 'tags',
  group: { es: 'Datos', en: 'Data' },
  path: '/prices',
  subtypes: [27, 28, 29],
  permission: 'ASSET_LIST',
};
