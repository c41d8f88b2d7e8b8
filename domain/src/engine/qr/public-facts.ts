import type { AssetType } from '../../model/asset-type';
import type { Attribute, QrDisplay } from '../../model/attribute';
import type { Value, Values } from '../../model/value';
import { withoutPrivate } from '../events/private-values';
import type { Words } from '../../words';
import { formatForPublic } from './format-for-public';

/** An attribute as the public may know it. */
export interface PublicFact {
  readonly attribute: Attribute;
  readonly display: QrDisplay;
  readonly raw: Value;
  readonly value: Words;
}

/** Whether an asset has a public page: a living one of a type that has a public face (document 3 section 3). */
export function isPublished(model: AssetType, { deleted }: { readonly deleted: boolean }): boolean {
  return model.public !== undefined && !deleted;
}

/**
 * The attributes of an asset that everybody may read, in the order of its model: the one rule for its public page and for
 * anyone else who sees it without a right to (document 3 section 3, QR page data). Files are shown where everybody may
 * see them, and their names are nobody's business; rows are shown without what of them is private.
 */
export function publicFacts(model: AssetType, values: Values, zone: string): readonly PublicFact[] {
  return model.attributes.flatMap((attribute) => {
    const display = attribute.qr;
    const raw = withoutPrivate([attribute], values)[attribute.name] ?? null;
    const value = formatForPublic(attribute, raw, zone);
    if (display?.isEnabled !== true || value === null || attribute.type === 'file') return [];
    return [{ attribute, display, raw, value }];
  });
}
