import type { Calls } from '@huella/domain/calls/index';
import type { ReplyOf } from '@huella/domain/calls/contract';
import { permissionCodes } from '@huella/domain/model/permission-codes';
import type { Place } from '../session/context';

export type MenuItem = ReplyOf<Calls['topBar.menuItems']>[number];

export interface MenuGroup {
  readonly name: string;
  readonly items: readonly MenuItem[];
}

/**
 * The entries that a place shows: those for its establishment subtype, and those whose permission the user holds
 * there (document 1 section 2).
 */
export function visibleItems(
  items: readonly MenuItem[],
  place: Pick<Place, 'boxSubtype' | 'can'>,
): readonly MenuItem[] {
  return items.filter(
    ({ subtypes, permission }) =>
      (subtypes === undefined || subtypes.includes(place.boxSubtype)) &&
      (permission === undefined || permissionCodes.some((code) => code === permission && place.can(code))),
  );
}

/** The entries under their group heads, both in the order in which they come. */
export function groupItems(items: readonly MenuItem[]): readonly MenuGroup[] {
  const names = [...new Set(items.map(({ group }) => group))];
  return names.map((name) => ({ name, items: items.filter(({ group }) => group === name) }));
}

/** Whether an entry belongs to the screen at an address: its own, or one under it. */
export function isCurrent({ path }: Pick<MenuItem, 'path'>, pathname: string): boolean {
  return pathname === path || pathname.startsWith(`${path}/`);
}
