import type { SecurityEventKind } from '@huella/domain/accounts/security-events';
import type { ColumnType, Generated } from 'kysely';

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
