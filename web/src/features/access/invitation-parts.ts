import type { ReplyOf } from '@huella/domain/calls/contract';
import type { Calls } from '@huella/domain/calls/index';
import { addressOf, type Address } from '../../address';
import { paths } from '../../paths';

export type Invitation = ReplyOf<Calls['invitations.get']>;

export interface InvitationKnownProps {
  readonly code: string;
  readonly invitation: Invitation;
}

/** The address of an invitation. */
export function invitationAddress(code: string): Address {
  return addressOf(paths.invitation, {}, { hash: code });
}
