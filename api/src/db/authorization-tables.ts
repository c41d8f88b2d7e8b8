import type { ColumnType, Generated } from 'kysely';
import type { Language } from '@huella/domain/words';

type Moment = ColumnType<Date, Date, Date>;

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

/** A mail to such a person. */
export interface AuthorizationMailTable {
  id: Generated<number>;
  authorized_id: number;
  created_at: Moment;
  sent_at: Date | null;
  refused_at: Date | null;
}
