import type { AssetType, MenuEntry } from '../model/asset-type';
import { entitySubtypes } from '../catalogue/entities/entity-types';
import type { Words } from '../words';

const records: Words = { es: 'Registro', en: 'Records' };
const movements: Words = { es: 'Movimiento', en: 'Movements' };

/** A noun as a title: `animales` is `Animales`. */
function titled({ es, en }: Words): Words {
  const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
  return { es: capital(es), en: capital(en) };
}

/**
 * The menu of an asset type (document 1 section 2): what every one of them has, and what its model adds. Screens that
 * belong to the establishment and to no model stand here, too.
 */
export function menuOf({ noun, menu }: AssetType): readonly MenuEntry[] {
  return [
    {
      name: 'assets',
      label: titled(noun.many),
      icon: 'tag',
      group: records,
      path: '/assets',
      permission: 'ASSET_LIST',
    },
    {
      name: 'lots',
      label: { es: 'Lotes', en: 'Lots' },
      icon: 'layers',
      group: records,
      path: '/lots',
      permission: 'ASSET_LIST',
    },
    {
      name: 'events',
      label: { es: 'Eventos', en: 'Events' },
      icon: 'calendar-check',
      group: records,
      path: '/events',
      permission: 'ASSET_LIST',
    },
    {
      name: 'transfers',
      label: { es: 'Transferencias', en: 'Transfers' },
      icon: 'arrow-left-right',
      group: movements,
      path: '/transfers',
      permission: 'ASSET_LIST',
    },
    {
      name: 'transferred',
      label: { es: 'Transferidos', en: 'Transferred' },
      icon: 'send',
      group: movements,
      path: '/transferredAssets',
      permission: 'ASSET_LIST',
    },
    {
      name: 'namedEntities',
      label: { es: 'Entidades', en: 'Named entities' },
      icon: 'book-user',
      group: records,
      path: '/namedEntities',
      subtypes: entitySubtypes,
      permission: 'ASSET_LIST',
    },
    ...menu,
  ];
}
