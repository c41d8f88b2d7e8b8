import type { ColumnType, Generated } from 'kysely';
import type { ErrorCode } from '@huella/domain/model/errors';
import type { AttemptAct, AttemptTarget } from '@huella/domain/rules/attempts';
import type { RightsChangeKind, RightsChanger } from '@huella/domain/rules/rights-changes';
import type { Language } from '@huella/domain/words';

/**
 * The rows of the tables about rights: what was changed of them, who tried what they may not, and which fields
 * establishments disable.
 */

type Kept<Type> = ColumnType<Type, Type, never>;

/** What was changed of the rights over a company. Never changed itself; the database writes those of roles. */
export interface RightsChangeTable {
  id: Generated<number>;
  at: Kept<Date>;
  kind: Kept<RightsChangeKind>;
  done_by: Kept<RightsChanger>;
  actor_id: Kept<number | null>;
  company_id: Kept<number>;
  box_id: Kept<number | null>;
  user_id: Kept<number | null>;
  /** Goes with the account that has it. */
  email: ColumnType<string | null, string | null, null>;
  template: Kept<string | null>;
  before: ColumnType<readonly string[] | null, string | null, never>;
  after: ColumnType<readonly string[] | null, string | null, never>;
  session_id: Kept<string | null>;
  country: Kept<string | null>;
  device: Kept<string>;
  browser: Kept<string>;
  os: Kept<string>;
}

/** What an establishment disables of the fields of an asset type, by mode. */
export interface BoxFieldPermissionTable {
  box_id: number;
  asset_type: number;
  shut_list: readonly string[];
  shut_new: readonly string[];
  shut_edit: readonly string[];
  version: number;
  updated_at: Date;
  updated_by: number;
}

/** Who tried to change rights, companies or establishments and was refused. Never changed itself but for its count. */
export interface RefusedAttemptTable {
  id: Generated<number>;
  at: Kept<Date>;
  minute: Kept<Date>;
  actor_id: Kept<number>;
  session_id: Kept<string>;
  call: Kept<string>;
  act: Kept<AttemptAct>;
  reason: Kept<ErrorCode>;
  named: Kept<Exclude<AttemptTarget, 'link'> | null>;
  named_id: Kept<number | null>;
  company_id: Kept<number | null>;
  box_id: Kept<number | null>;
  tries: number;
  country: Kept<string | null>;
  device: Kept<string>;
  browser: Kept<string>;
  os: Kept<string>;
}

/** A company that its owner offers to whoever has an e-mail. */
export interface CompanyOfferTable {
  id: Generated<number>;
  company_id: Kept<number>;
  email: Kept<string>;
  email_key: Kept<string>;
  offered_by: Kept<number>;
  language: Kept<Language>;
  created_at: Kept<Date>;
  expires_at: Kept<Date>;
  accepted_at: Date | null;
  declined_at: Date | null;
  withdrawn_at: Date | null;
}
