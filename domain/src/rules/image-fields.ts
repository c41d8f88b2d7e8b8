import { allowedFields, type FieldScope } from '../engine/access/field-access';
import { holdsFiles } from '../engine/files/placed-files';
import type { AssetType } from '../model/asset-type';
import type { Attribute } from '../model/attribute';

/**
 * The attributes whose pictures a gallery shows (decisions section 5): those that may be listed in a scope and hold files,
 * by themselves or in the rows of a list. What an establishment disables for lists is not among them.
 */
export function imageFields(model: AssetType, scope: FieldScope): readonly Attribute[] {
  return allowedFields(model, 'list', scope).filter(holdsFiles);
}
