import type { AssetType, MenuEntry } from '../model/asset-type';
import { entitySubtypes } from '../catalogue/entities/entity-types';
import type { Words } from '../words';

const records: Words = { es: 'Registro', en: 'Records' };
const movements: Words = { es: 'Movimiento', en: 'Movements' };
const codes: Words = { es: 'Código QR', en: 'QR codes' };
const analysis: Words = { es: 'Análisis', en: 'Analysis' };

/** An entry that every asset type has; without a label it is called as the assets are. */
type CommonEntry = Omit<MenuEntry, 'label'> & Partial<Pick<MenuEntry, 'label'>>;

/** What every asset type has in its menu, and the screens that belong to the establishment and to no model. */
const commonEntries: readonly CommonEntry[] = [
  { name: 'assets', icon: 'tag', group: records, path: '/assets' },
  { name: 'lots', label: { es: 'Lotes', en: 'Lots' }, icon: 'layers', group: records, path: '/lots' },
  {
    name: 'events',
    label: { es: 'Eventos', en: 'Events' },
    icon: 'calendar-check',
    group: records,
    path: '/events',
  },
  {
    name: 'transfers',
    label: { es: 'Transferencias', en: 'Transfers' },
    icon: 'arrow-left-right',
    group: movements,
    path: '/transfers',
  },
  {
    name: 'transferred',
    label: { es: 'Transferidos', en: 'Transferred' },
    icon: 'send',
    group: movements,
    path: '/transferredAssets',
  },
  {
    name: 'deleted',
    label: { es: 'Bajas', en: 'Retired' },
    icon: 'archive',
    group: movements,
    path: '/logicalDeletedAssets',
  },
  {
    name: 'namedEntities',
    label: { es: 'Entidades', en: 'Named entities' },
    icon: 'book-user',
    group: records,
    path: '/namedEntities',
    subtypes: entitySubtypes,
  },
  {
    name: 'qrTemplates',
    label: { es: 'Plantillas QR', en: 'QR templates' },
    icon: 'qr-code',
    group: codes,
    path: '/qrTemplates',
    permission: 'ASSET_QR',
  },
  {
    name: 'qrMetrics',
    label: { es: 'Métricas QR', en: 'QR metrics' },
    icon: 'chart-line',
    group: codes,
    path: '/qrMetrics',
    permission: 'ASSET_QR',
  },
  {
    name: 'images',
    label: { es: 'Imágenes', en: 'Images' },
    icon: 'images',
    group: records,
    path: '/images',
  },
  {
    name: 'activities',
    label: { es: 'Actividades', en: 'Activity' },
    icon: 'activity',
    group: analysis,
    path: '/activities',
  },
];

/** A noun as a title: `animales` is `Animales`. */
function titled({ es, en }: Words): Words {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { es: capital(es), en: capital(en) };
}

/** The menu of an asset type (document 1 section 2): what every one of them has, and what its model adds. */
export function menuOf({ noun, menu }: AssetType): readonly MenuEntry[] {
  const common = commonEntries.map((entry): MenuEntry => ({
    label: titled(noun.many),
    permission: 'ASSET_LIST',
    ...entry,
  }));
  return [...common, ...menu];
}
