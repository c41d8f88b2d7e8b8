import type { MenuEntry } from '../../model/asset-type';

const analysis = { es: 'Análisis', en: 'Analysis' };

/** The entry of a control panel in the menu of an asset type, which says that it has one (document 3 section 2). */
export const panelEntry: MenuEntry = {
  name: 'controlPanel',
  label: { es: 'Panel de control', en: 'Control panel' },
  icon: 'gauge',
  group: analysis,
  path: '/controlPanel',
  permission: 'ASSET_LIST',
};

/** The entry of the reports of an asset type, in the establishments that they are of. */
export const reportsEntry: MenuEntry = {
  name: 'reports',
  label: { es: 'Reportes', en: 'Reports' },
  icon: 'chart-line',
  group: analysis,
  path: '/reports',
  permission: 'ASSET_LIST',
  subtypes: [27, 28, 29],
};

/** The same of animals, in every establishment that may hold them: how many there are, and what moved between two days. */
export const stockReportsEntry: MenuEntry = {
  name: 'stockReports',
  label: { es: 'Reportes', en: 'Reports' },
  icon: 'chart-line',
  group: analysis,
  path: '/reports/cattle',
  permission: 'ASSET_LIST',
};
