import type { ColumnType, Generated } from 'kysely';

/** The rows of the tables of saved views. */

/** Which list of an establishment's assets: of what is there, of what was deleted there, of what left. */
export type ViewedList = 'here' | 'deleted' | 'transferred';

type Moment = ColumnType<Date, Date, Date>;

export interface ListViewTable {
  id: Generated<number>;
  box_id: number;
  asset_type: number;
  of_list: ViewedList;
  user_id: number;
  name: string;
  name_key: string;
  address: ColumnType<Readonly<Record<string, string>>, string, string>;
  columns: ColumnType<readonly string[] | null, string | null, string | null>;
  is_shared: boolean;
  version: Generated<number>;
  created_at: Moment;
  updated_at: Moment;
}

export interface ListViewDefaultTable {
  user_id: number;
  box_id: number;
  asset_type: number;
  of_list: ViewedList;
  view_id: number;
}
