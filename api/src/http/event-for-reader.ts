import type { AssetType } from '@huella/domain/model/asset-type';
import { saidTo, type Said } from '@huella/domain/engine/events/private-values';
import { payloadOf, type Changed } from '../db/ledger/stored-texts';
import { platformUserId } from '../db/platform';

/**
 * What of events leaves to somebody who reads for a company: histories, lists, EPCIS documents and the preview of undoing
 * go through here (decisions section 8, private to the company).
 */

/** Who recorded an event, and for which company. */
export interface Recorded {
  readonly companyId: number;
  readonly eventType: number;
  readonly payload: string | null;
}

/** For what an event says of all its assets alone. */
export const noChanges: Changed = { before: {}, after: {}, fields: {} };

/** What a company may see of an event and of what it changed: all of its own, of others' what is not private. */
export function presentTo(
  readerId: number,
  model: AssetType,
  event: Recorded,
  { before, after, fields }: Changed,
): Said {
  const payload = payloadOf(event);
  const said = { comment: payload.comment, fields: { ...payload.fields, ...fields }, before, after };
  return saidTo(model, event.eventType, event.companyId === readerId, said);
}

/** Who did something: a person to their own company, to others the company. The platform has no people. */
export function authorOf(
  author: {
    readonly recordedBy: number;
    readonly username: string;
    readonly companyId: number;
    readonly companyName: string;
  },
  readerId: number,
): string {
  const { recordedBy, username, companyId, companyName } = author;
  return companyId === readerId || recordedBy === platformUserId ? username : companyName;
}
