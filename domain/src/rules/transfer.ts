import { issue, type Issue } from '../model/errors';
import type { EventModel } from '../model/event-model';
import type { Values } from '../model/value';
import { findAssetType } from '../catalogue/assets/index';
import type { AcceptedSenders } from '../catalogue/records/box';
import { canIdentify } from '../engine/access/field-access';
import { isAssetTypeOfChain } from './asset-types-of-chain';
import { canReach } from './sandbox';

/** Ownership hands box and owner over; possession moves the box, the owner stays (decisions section 4). */
export type TransferKind = 'ownership' | 'possession';

/** What goes over, by the fields of the transfer event; possession where nothing says it (decisions section 8). */
export function transferKindOf(event: EventModel, fields: Values): TransferKind {
  const { transfer } = event;
  const chosen = transfer === undefined ? null : fields[transfer.kindField];
  const isSaid = typeof chosen === 'string' && chosen !== '';
  return isSaid && transfer?.possession.includes(chosen) === false ? 'ownership' : 'possession';
}

/** The fields of a transfer, with possession where nothing says what goes over (decisions section 8). */
export function withKind(
  { transfer }: EventModel,
  fields: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  if (transfer === undefined) return fields;
  const said = fields[transfer.kindField] ?? '';
  return said === '' ? { ...fields, [transfer.kindField]: transfer.possession[0] ?? null } : fields;
}

/**
 * What speaks against handing an asset over so: who only has possession of it passes possession on, and no ownership, not
 * even to another establishment of its own (decision 40).
 */
export function checkOwnership(
  kind: TransferKind,
  ownerCompanyId: number,
  senderCompanyId: number,
): Issue | null {
  return kind === 'ownership' && ownerCompanyId !== senderCompanyId ? issue(null, 'notOwned') : null;
}

/** An establishment that assets should go to, and what it still has room for. */
export interface Target {
  readonly boxId: number;
  readonly companyId: number;
  readonly chain: number;
  readonly subtype: number;
  /** Its company has to be renewed before anything of it is written. */
  readonly isRenewalDue: boolean;
  /** Its company is closed. */
  readonly isClosed: boolean;
  /** Places of its company's quota that are left. */
  readonly room: number;
  readonly accepts: AcceptedSenders;
  /** The companies that it lists, where it accepts listed ones. */
  readonly senders: readonly number[];
}

export interface Hand {
  readonly boxId: number;
  readonly companyId: number;
  readonly assetType: number;
  readonly count: number;
}

/**
 * What speaks against a transfer as a whole: the same establishment, another chain, a type of establishment that does not
 * see which asset is which, a company that it does not accept assets from, one that is closed, a renewal that is due, no room in the receiver's quota (decisions section 4).
 */
export function checkTarget(hand: Hand, target: Target): readonly Issue[] {
  if (!canReach(hand.companyId, target.companyId)) return [issue('alias', 'msgNoFacility')];
  if (hand.boxId === target.boxId) return [issue('alias', 'sameBox')];
  if (!isAssetTypeOfChain(hand.assetType, target.chain)) return [issue('alias', 'otherChain')];
  if (!canShow(hand, target)) return [issue('alias', 'targetBlind')];
  if (!isAccepted(hand, target)) return [issue('alias', 'notAccepted')];
  if (target.isClosed) return [issue('alias', 'targetClosed')];
  if (target.isRenewalDue) return [issue('alias', 'targetNotRenewed')];
  const needed = hand.companyId === target.companyId ? 0 : hand.count;
  return needed > target.room ? [issue('alias', 'targetQuota', { needed })] : [];
}

/** What arrives must be identifiable where it arrives (decisions section 8). */
function canShow({ assetType }: Hand, { subtype }: Target): boolean {
  const model = findAssetType(assetType);
  return model !== null && canIdentify(model, subtype);
}

/** Its own company is always accepted; others by its setting: all of its chain, none, or those listed. */
function isAccepted({ companyId }: Hand, target: Target): boolean {
  if (companyId === target.companyId || target.accepts === 'chain') return true;
  return target.accepts === 'listed' && target.senders.includes(companyId);
}
