import type { Attribute } from '../../model/attribute';

/** How labels name the figure of a lot: how many assets are in it. It is no field of the lot. */
export const lotCountField = 'quantity_assets';

/** How labels name what all assets of a lot are: what they are sold as, else what they are. It is no field of the lot. */
export const lotWhatField = 'what_it_is';

/** What of a lot is words for a label: its own short fields; files are none, and its name is there already. */
export function isLotLabelField({ name, type }: Pick<Attribute, 'name' | 'type'>): boolean {
  return name !== 'name' && ['text', 'date', 'number', 'float', 'select', 'masked'].includes(type);
}
