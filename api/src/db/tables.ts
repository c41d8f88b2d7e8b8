import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { Values } from '@huella/domain/fields/value';
import type { Language } from '@huella/domain/words';

/** The rows of the tables, as Kysely and the stores see them. One interface a table, named as in the migrations. */

type Moment = ColumnType<Date, Date, Date>;

export interface UserTable {
  id: Generated<number>;
  email: string;
  email_key: string;
  password_hash: string;
  firstname: string;
  lastname: string;
  country: string | null;
  timezone: string;
  language: Language;
  top_bar: JSONColumnType<object> | null;
  disabled_at: Date | null;
  created_at: Moment;
}

export interface SessionTable {
  id: string;
  user_id: number;
  generation: Generated<number>;
  created_at: Moment;
  rotated_at: Moment;
  expires_at: Moment;
  ended_at: Date | null;
  end_reason: 'signOut' | 'reuse' | null;
}

export interface ThrottleTable {
  key: string;
  hits: number;
  resets_at: Moment;
}

export interface CompanyTable {
  id: Generated<number>;
  name: string;
  chain: number;
  rol: string;
  country: string;
  tiers: string[];
  created_at: Moment;
}

export interface BoxTable {
  id: Generated<number>;
  company_id: number;
  name: string;
  alias: string;
  alias_key: string;
  subtype: number;
  city: string;
  region: string;
  timezone: string;
  created_at: Moment;
}

export interface RelationTable {
  id: Generated<number>;
  user_id: number;
  company_id: number | null;
  box_id: number | null;
  template: string;
  created_at: Moment;
}

export interface AssetTable {
  id: Generated<number>;
  box_id: number;
  owner_company_id: number;
  asset_type: number;
  attributes: ColumnType<Values, string, string>;
  version: Generated<number>;
  paused_message: string | null;
  deleted_at: Date | null;
  created_by: number;
  created_at: Moment;
  updated_at: Moment;
}

/** The slot columns are chosen at run time by the model, so they have no names here. */
export interface AssetSlotTable {
  asset_id: number;
  box_id: number;
  asset_type: number;
  deleted: Generated<boolean>;
}

export interface AssetKeyTable {
  asset_type: number;
  attribute: string;
  scope: number;
  value: string;
  asset_id: number;
}

export interface Tables {
  app_user: UserTable;
  session: SessionTable;
  throttle: ThrottleTable;
  company: CompanyTable;
  box: BoxTable;
  relation: RelationTable;
  asset: AssetTable;
  asset_slot: AssetSlotTable;
  asset_key: AssetKeyTable;
}
