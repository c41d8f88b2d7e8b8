import type { ColumnType, Generated } from 'kysely';
import type { OracleVerdict } from '@huella/domain/engine/oracles/judge-record';
import type { OracleValues } from '@huella/domain/engine/oracles/oracle-record';

/** An outside source that says something of assets. */
export interface OracleTable {
  key: string;
  asset_type: number;
  label: string;
  provider: 'file' | 'http';
  /** Written as JSON text. */
  settings: ColumnType<unknown, string | null, string | null>;
  version: Generated<number>;
  source: string | null;
  digest: Buffer | null;
  read_at: Date | null;
  failing_since: Date | null;
  failures: Generated<number>;
  failure: string | null;
  due_at: Date | null;
  created_at: Date;
}

/** A version of what it said. */
export interface OracleReadingTable {
  oracle_key: string;
  version: number;
  source: string;
  digest: Buffer;
  records: number;
  read_at: Date;
}

/** What it said last of one of its records. */
export interface OracleRecordTable {
  oracle_key: string;
  code: string;
  holder: string;
  version: number;
  answer: ColumnType<OracleValues, string, string>;
}

/** Which asset is which record. */
export interface OracleLinkTable {
  asset_id: number;
  oracle_key: string;
  code: string;
  verdict: OracleVerdict;
  verdict_at: Date;
  answer: ColumnType<OracleValues | null, string | null, string | null>;
  linked_at: Date;
}
