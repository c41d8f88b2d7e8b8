import type { ColumnType, Generated } from 'kysely';
import type { Values } from '@huella/domain/model/value';

/** The rows of the tables of named entities, of number series, and of the breed registry. */

type Moment = ColumnType<Date, Date, Date>;

export interface EntityTable {
  id: Generated<number>;
  box_id: number;
  entity_type: number;
  value: string;
  value_key: string;
  fields: ColumnType<Values, string, string>;
  version: Generated<number>;
  created_by: number;
  created_at: Moment;
  updated_at: Moment;
}

export interface NumberSeriesTable {
  box_id: number;
  name: string;
  last: number;
}

export interface RegistryAnimalTable {
  id: Generated<number>;
  category: string;
  breed: string;
  sex: string;
  hba: string | null;
  hba_key: string | null;
  cc: string | null;
  cc_key: string | null;
  rp: string | null;
  rp_key: string | null;
  tag: string | null;
  name: string;
  birth_date: string | null;
  sire_id: number | null;
  dam_id: number | null;
  cor: string | null;
}
