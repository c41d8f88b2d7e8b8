import type { ColumnType, Generated } from 'kysely';

type Moment = ColumnType<Date, Date, Date>;

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
