import type { QrSectionName } from '../../model/qr-sections';
import type { Attribute, FilterWidget, QrDisplay, SlotName, TableFilter } from '../../model/attribute';

/** The small parts that attributes of every model are put together from. */

/** A filter that is open in the panel from the start. */
export function openFilter(fieldType: FilterWidget): TableFilter {
  return { isEnabled: true, isExpanded: true, fieldType };
}

/** A filter that is folded until it is wanted. */
export function foldedFilter(fieldType: FilterWidget): TableFilter {
  return { isEnabled: true, isExpanded: false, fieldType };
}

/** A slot that answers lists fast, and one that is only read. */
export function indexed(name: SlotName) {
  return { name, indexed: true } as const;
}
export function plain(name: SlotName) {
  return { name, indexed: false } as const;
}

/** Why something left: every model has it, and in this slot, since its state follows from it. */
export const disposalSlot = plain('t17');

/** On public pages: always; at first, until switched off; only once switched on. */
export function always(type: string, section: QrSectionName): QrDisplay {
  return { type, section, isUserConfigurable: false, isEnabled: true };
}
export function shown(type: string, section: QrSectionName): QrDisplay {
  return { type, section, isUserConfigurable: true, isEnabled: true };
}
/** The same as `shown`, of what somebody else than who made it says. */
export function vouched(type: string, section: QrSectionName): QrDisplay {
  return { ...shown(type, section), isVouched: true };
}
export function offered(type: string, section: QrSectionName): QrDisplay {
  return { type, section, isUserConfigurable: true, isEnabled: false };
}

/** Editing needs a company of one of these tiers (decisions section 2). */
export const fromPlus: NonNullable<Attribute['tiers']> = { edit: { tiers: ['plus', 'certified'] } };
export const fromCertified: NonNullable<Attribute['tiers']> = { edit: { tiers: ['certified'] } };

/** Who sees, fills and changes, by establishment subtype. */
export function access(
  list: readonly number[],
  create: readonly number[] = [],
  edit: readonly number[] = create,
): Attribute['permissions'] {
  return { box: { list, new: create, edit } };
}

/** Endings of pictures and of papers. */
export const pictureEndings: readonly string[] = ['jpg', 'jpeg', 'png', 'gif'];
export const paperEndings: readonly string[] = ['pdf', 'jpg', 'jpeg', 'png'];
