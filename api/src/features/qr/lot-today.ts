import type { AssetType } from '@huella/domain/model/asset-type';
import { isEmpty } from '@huella/domain/model/value';
import { findRunningOut, valuesOn, type StatusDay } from '@huella/domain/engine/status/asset-status';
import type { Database } from '../../db/database';
import { memberFields } from './lot-members';
import { listHeldInLot, listQrMembers, type QrLot, type QrMember } from './qr-lots.store';

/**
 * A lot with the status that all its assets have today. What is written alike may have run out for some of them, and
 * what is written differently may be the same by now (decisions section 4).
 */
export async function lotAsItIsToday(
  db: Database,
  model: AssetType,
  lot: QrLot,
  statusDay: StatusDay,
): Promise<QrLot> {
  const running = findRunningOut(model, statusDay);
  if (running === null) return lot;
  const held = await listHeldInLot(db, lot.id, [running.status, running.lastDay]);
  const { today, boxSubtype } = statusDay;
  const statuses = held.map((values) => valuesOn(model, values, today, boxSubtype)[running.status] ?? null);
  const [only = null, ...others] = new Set(statuses);
  const { [running.status]: _written, ...attributes } = lot.attributes;
  const isAlike = others.length === 0 && !isEmpty(only);
  return { ...lot, attributes: isAlike ? { ...attributes, [running.status]: only } : attributes };
}

/** The assets of a lot with what its pages show of each, as it is today. */
export async function listMembersToday(
  db: Database,
  model: AssetType,
  lotId: number,
  statusDay: StatusDay,
): Promise<readonly QrMember[]> {
  const lastDay = [findRunningOut(model, statusDay)?.lastDay ?? []].flat();
  const members = await listQrMembers(db, lotId, [...new Set([...memberFields(model), ...lastDay])]);
  const { today, boxSubtype } = statusDay;
  return members.map(({ id, publicId, held }) => ({
    id,
    publicId,
    held: valuesOn(model, held, today, boxSubtype),
  }));
}
