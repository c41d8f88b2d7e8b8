import type { AssetType } from '../model/asset-type';
import type { Attribute } from '../model/attribute';
import type { Option } from '../model/field';
import { allowedFields, type FieldScope } from '../engine/access/field-access';
import { lotAccess } from '../catalogue/lots/lot-model';

/**
 * The lot of an asset as lists see it: a column and a filter like those of the model's attributes, though the
 * asset's row holds it and not its record. Several choices have no order, so that nothing sorts by it.
 */
export const lotField = {
  name: 'lot_id',
  label: { es: 'Lote', en: 'Lot' },
  type: 'multiselect',
  dataSourceType: 'api',
  dataSourceApiEndpoint: 'lots',
  permissions: lotAccess,
  tableFilter: { isEnabled: true, isExpanded: false, fieldType: 'multiselect' },
  disabled: true,
} satisfies Attribute;

/** The same with the lots that there are to choose from. */
export function lotFieldWith(lots: readonly { readonly id: number; readonly name: string }[]): Attribute {
  const values = lots.map<Option>(({ id, name }) => ({ key: String(id), label: { es: name, en: name } }));
  return { ...lotField, values };
}

/** What a list of assets can show and be filtered by: the attributes that a scope may list, and the lot. */
export function listedFields(model: AssetType, scope: FieldScope): readonly Attribute[] {
  return [...allowedFields(model, 'list', scope), lotField];
}
