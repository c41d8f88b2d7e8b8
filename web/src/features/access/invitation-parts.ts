import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import type { ErrorCode } from '@huella/domain/model/errors';
import type { Say } from '@huella/domain/phrases/areas';
import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

export type Invitation = ReplyOf<Calls['invitations.get']>;

export interface InvitationKnownProps {
  readonly code: string;
  readonly invitation: Invitation;
}

/** Why a company takes nobody in now, in words that say whom to ask; null where it is something else. */
export function refusalWords(
  code: ErrorCode | undefined,
  { company_name: company, invited_by: inviter }: Pick<Invitation, 'company_name' | 'invited_by'>,
  say: Say,
): string | null {
  if (code === 'quotaExceeded') return say('joining:noSeat', { company, inviter });
  return code === 'renewalExpired' ? say('joining:notRenewed', { company, inviter }) : null;
}

/** What the link of an invitation carries, where an address is of one. */
export function invitationCodeIn(address: string | undefined): string | undefined {
  return /^\/register\/([\w-]{1,200})$/.exec(address ?? '')?.[1];
}

/** The address of an invitation. */
export function invitationAddress(code: string): Address {
  return addressOf(paths.invitation, {}, { hash: code });
}
