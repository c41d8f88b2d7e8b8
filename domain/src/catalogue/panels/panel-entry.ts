import type { MenuEntry } from '../../model/asset-type';

/** The entry of a control panel in the menu of an asset type, which says that it has one (document 3 section 2). */
export const panelEntry: MenuEntry = {
  name: 'controlPanel',
  label: { es: 'Panel de control', en: 'Control panel' },
  icon: 'gauge',
  group: { es: 'Análisis', en: 'Analysis' },
  path: '/controlPanel',
  permission: 'ASSET_LIST',
};
