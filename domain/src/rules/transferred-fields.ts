import type { AssetType } from '../model/asset-type';
import type { Attribute } from '../model/attribute';
import { lotAccess } from '../catalogue/lots/lot-model';
import { departureNames } from './gone-names';
import { leftStateFields } from './state-fields';
import { allowedFields, type FieldScope } from '../engine/access/field-access';

/**
 * What a list of transferred assets shows beside what they held: where they went and when. Columns and filters like
 * those of the model's attributes, though no record holds them (document 1 section 2, transferred assets).
 */
export const transferredToField: Attribute = {
  name: departureNames.to,
  label: { es: 'Destino', en: 'Destination' },
  type: 'text',
  permissions: lotAccess,
  tableFilter: { isEnabled: true, isExpanded: true, fieldType: 'text' },
  disabled: true,
};

export const transferredOnField: Attribute = {
  name: departureNames.on,
  label: { es: 'Transferido el', en: 'Transferred on' },
  type: 'date',
  permissions: lotAccess,
  tableFilter: { isEnabled: true, isExpanded: true, fieldType: 'betweenDates' },
  disabled: true,
};

/**
 * What a list of the assets that left can show and be filtered by: where to and when, and the attributes that a scope
 * may list. None has a slot: slots hold what assets are now, and this is what they were when they left.
 */
export function transferredFields(model: AssetType, scope: FieldScope): readonly Attribute[] {
  const held = allowedFields(model, 'list', scope).map(({ slot: _slot, ...attribute }) => attribute);
  return [transferredToField, transferredOnField, ...held, ...leftStateFields(model, scope)];
}
