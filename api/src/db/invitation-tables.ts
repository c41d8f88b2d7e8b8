import type { ColumnType, Generated } from 'kysely';
import type { Language } from '@huella/domain/words';

type Moment = ColumnType<Date, Date, Date>;

/** A role that is offered to whoever has an e-mail. */
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
  used_at: Date | null;
  used_by: number | null;
  sent_at: Date | null;
  refused_at: Date | null;
}
