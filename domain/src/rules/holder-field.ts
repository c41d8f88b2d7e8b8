import { findCollateral } from '../catalogue/collateral/find-collateral';
import { lotAccess } from '../catalogue/lots/lot-model';
import { allowedFields, type FieldScope } from '../engine/access/field-access';
import type { AssetType } from '../model/asset-type';
import type { Attribute } from '../model/attribute';

/**
 * The establishment that an asset is pledged to, by its name: no record holds it, the pledges that stand do (decision 122). It is
 * asked, and never sorted by or counted by.
 */
export const holderField = {
  name: 'guarantee_holder',
  label: { es: 'Tenedor de garantía', en: 'Guarantee holder' },
  type: 'text',
  follows: 'holder',
  hideInList: true,
  permissions: lotAccess,
  disabled: true,
  tableFilter: { isEnabled: true, isExpanded: false, fieldType: 'text' },
} satisfies Attribute;

/** The same where assets may be pledged, and a scope may list whether they are. */
export function holderFields(model: AssetType, scope: FieldScope): readonly Attribute[] {
  const pledge = findCollateral(model.id, scope.boxSubtype)?.pledge;
  const mayList = allowedFields(model, 'list', scope).some(({ name }) => name === pledge?.state);
  return mayList ? [holderField] : [];
}
