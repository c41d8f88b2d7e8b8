import type { AssetType } from '../../model/asset-type';
import { engineEvents } from '../../model/engine-events';
import type { PermissionCode } from '../../model/permission-codes';
import { findEvent } from '../events/event-access';
import { takesSheets, type SheetMode } from './sheet-format';

/** What a spreadsheet is for: new assets, changes of assets, an event on assets, or which assets are transferred. */
export const sheetPurposes = ['add', 'update', 'event', 'transfer'] as const;
export type SheetPurpose = (typeof sheetPurposes)[number];

/** What a sheet is for as calls and uploads say it (document 2 section 7): a mode, and the event that is recorded. */
export interface SheetAim {
  readonly mode: 'add' | 'update';
  /** Null where assets are added or changed. */
  readonly eventType: number | null;
}

/** The aim of a call: the load and the edit are what the modes are anyway. */
export function aimOf(mode: SheetAim['mode'], eventType: number | null | undefined): SheetAim {
  const isEngines = eventType === engineEvents.load || eventType === engineEvents.edit;
  return { mode, eventType: isEngines ? null : (eventType ?? null) };
}

export function purposeOf({ mode, eventType }: SheetAim): SheetPurpose {
  if (mode === 'add' || eventType === null) return mode;
  return eventType === engineEvents.transfer ? 'transfer' : 'event';
}

/** The mode of a sheet as its format asks for it; null where no sheet records its event. */
export function modeOfSheet(model: AssetType, { mode, eventType }: SheetAim): SheetMode | null {
  if (eventType === null) return mode;
  const event = findEvent(model, eventType);
  return mode === 'update' && event !== null && takesSheets(event) ? { event } : null;
}

/** What sheets of a purpose demand (document 2 section 6), whatever the event; of several codes any one is enough. */
export const codesOfPurpose: Readonly<Record<SheetPurpose, readonly PermissionCode[]>> = {
  add: ['ASSET_ADD'],
  update: ['ASSET_EDIT'],
  event: ['ASSET_EVENT', 'ASSET_BURN'],
  transfer: ['ASSET_TRANSFER'],
};

/** What a sheet demands: the code of its event, where it has one. */
export function codesOfSheet(model: AssetType, aim: SheetAim): readonly PermissionCode[] {
  const { mode, eventType } = aim;
  const event = mode === 'add' || eventType === null ? null : findEvent(model, eventType);
  return event === null ? codesOfPurpose[purposeOf(aim)] : [event.permissions.code];
}
