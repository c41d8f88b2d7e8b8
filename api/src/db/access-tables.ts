import type { ColumnType, Generated } from 'kysely';
import type { Language } from '@huella/domain/words';
import type { SecurityEventKind } from '@huella/domain/rules/security-events';

/** The rows of the tables about accounts: how people come in, what is sent to them, and what was done to them. */

type Moment = ColumnType<Date, Date, Date>;

export interface SessionTable {
  id: string;
  user_id: number;
  generation: Generated<number>;
  created_at: Moment;
  rotated_at: Moment;
  expires_at: Moment;
  ended_at: Date | null;
  end_reason: 'signOut' | 'reuse' | 'password' | 'ended' | 'erased' | null;
  /** With what it was last used, and from which country; the address is never kept. */
  country: string | null;
  device: Generated<string>;
  browser: Generated<string>;
  os: Generated<string>;
}

/** A link that was sent to somebody and works once. */
export interface AccessLinkTable {
  id: Generated<number>;
  purpose: 'validate' | 'reset';
  user_id: number;
  email_key: string;
  nonce: Buffer;
  hash: Buffer;
  created_at: Moment;
  expires_at: Moment;
  used_at: Date | null;
}

/** A mail to an account. */
export type AccountMailKind =
  | 'validate'
  | 'reset'
  | 'passwordChanged'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'accountErased';

/** What a mail is about; each is written in its own words. */
export type MailKind =
  | AccountMailKind
  | 'invitation'
  | 'authorization'
  | 'role'
  | 'roleTaken'
  | 'transferArrived'
  | 'transferAnswered'
  | 'companyOffered'
  | 'companyReceived'
  | 'companyPassed'
  | 'companyDeclined'
  | 'companyClosed'
  | 'pageReported'
  | 'codesCopied'
  | 'oracleDoubts'
  | 'pledgeDoubts'
  | 'oracleDown'
  | 'reportSent'
  | 'reportTrouble';

export interface MailTable {
  id: Generated<number>;
  kind: MailKind;
  /** One of the four that it is about. */
  user_id: number | null;
  invitation_id: number | null;
  authorized_id: number | null;
  event_id: number | null;
  /** The role of theirs that an account is notified of. */
  relation_id: number | null;
  /** The transfer that it is about. */
  transfer_id: number | null;
  /** The company that an account is told of. */
  company_id: number | null;
  /** The offer of a company that goes to an e-mail. */
  offer_id: number | null;
  /** What somebody said of a public page, that an account is told of. */
  report_id: number | null;
  /** The saved report that it brings, or tells of. */
  saved_report_id: number | null;
  link_id: number | null;
  /** Whom it goes to, where that is no longer the account. */
  to_email: string | null;
  to_name: string | null;
  to_language: Language | null;
  created_at: Moment;
  sent_at: Date | null;
  refused_at: Date | null;
  tenant: Generated<string>;
}

/** A look of the product, by the first label of the host that is asked. */
export interface TenantTable {
  label: string;
  name: string;
  green_accent: string;
  blue_accent: string;
  logo: string | null;
  chains: number[] | null;
}

export interface ThrottleTable {
  key: string;
  hits: number;
  resets_at: Moment;
}

/** What happened to an account. Never changed. */
export interface SecurityEventTable {
  id: Generated<number>;
  user_id: number;
  kind: SecurityEventKind;
  at: ColumnType<Date, Date, never>;
  actor_id: number | null;
  session_id: string | null;
  subject_id: string | null;
  country: string | null;
  device: string;
  browser: string;
  os: string;
  detail: string | null;
}

/** A key of a device of somebody's, which signs in instead of a password. */
export interface PasskeyTable {
  id: Generated<number>;
  user_id: number;
  name: string;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  created_at: Moment;
  last_used_at: Date | null;
}

export interface PasskeyChallengeTable {
  hash: Buffer;
  user_id: number | null;
  expires_at: Moment;
}

/** A role that is offered to the owner of an e-mail. */
export interface InvitationTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  company_id: number | null;
  box_id: number | null;
  template: string;
  invited_by: number;
  language: Language;
  nonce: Buffer;
  hash: Buffer;
  created_at: Moment;
  expires_at: Moment;
  revoked_at: Date | null;
  /** Who it was for did not want it. */
  declined_at: Date | null;
  used_at: Date | null;
  used_by: number | null;
}

/** A person whom a company authorizes by e-mail. */
export interface AuthorizedPersonTable {
  id: Generated<number>;
  company_id: number;
  row_key: number;
  firstname: string;
  lastname: string;
  tax_id: string | null;
  email: string;
  email_key: string;
  language: Language;
  authorized_by: number | null;
  nonce: Buffer;
  hash: Buffer;
  created_at: Moment;
  sent_at: Moment;
  expires_at: Moment;
  confirmed_at: Date | null;
  withdrawn_at: Date | null;
}
