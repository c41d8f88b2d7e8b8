import type { AssetType } from '../model/asset-type';
import type { Attribute } from '../model/attribute';
import type { Option } from '../model/field';
import { allowedFields, type FieldScope } from '../engine/access/field-access';
import { lotAccess } from '../catalogue/lots/lot-model';
import { holderFields } from './holder-field';
import { pausedField, stateFieldOf, stateFields } from './state-fields';

/**
 * The lot of an asset as lists see it: a column and a filter like those of the model's attributes, though the
 * asset's row holds it and not its record. An asset is in one lot at most, so that lists sort by its name.
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
  follows: 'lot',
} satisfies Attribute;

/** The key of those that are in no lot. */
export const noLot = 'none';

/** The same with the lots that there are to choose from, and none of them. */
export function lotFieldWith(lots: readonly { readonly id: number; readonly name: string }[]): Attribute {
  const values = lots.map<Option>(({ id, name }) => ({ key: String(id), label: { es: name, en: name } }));
  return { ...lotField, values: [...values, { key: noLot, label: { es: 'Sin lote', en: 'No lot' } }] };
}

/**
 * What a list of assets can show and be filtered by: the attributes that a scope may list, how assets stand, who they are
 * pledged to, and the lot.
 */
export function listedFields(model: AssetType, scope: FieldScope): readonly Attribute[] {
  return [
    ...allowedFields(model, 'list', scope),
    ...stateFields(model, scope),
    ...holderFields(model, scope),
    lotField,
  ];
}

/** The headings, in either language, under which an export writes what no record holds: no import reads them. */
export function followedHeadings(model: AssetType): readonly string[] {
  const labels = [stateFieldOf(model), pausedField, ...(model.periods ?? []), lotField].map(
    ({ label }) => label,
  );
  return labels.flatMap(({ es, en }) => [es, en]);
}
