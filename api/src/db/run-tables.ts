import type { ColumnType, Generated } from 'kysely';
import type { CellIssue, UploadColumn, FileReading } from '@huella/domain/calls/upload-view';
import type { RunState, RunView } from '@huella/domain/calls/jobs';
import type { Issue } from '@huella/domain/model/errors';
import type { Values } from '@huella/domain/model/value';
import type { SheetCell } from '@huella/domain/engine/sheets/cell';
import type { Language } from '@huella/domain/words';

/** The rows of the tables of bulk work: runs, files on their way in, and what is read from them. */

type Moment = ColumnType<Date, Date, Date>;

export interface RunTable {
  id: Generated<number>;
  kind: 'add' | 'update' | 'event' | 'undo';
  state: RunState;
  box_id: number;
  asset_type: number;
  event_type: number;
  started_by: number;
  submit_key: string;
  submit_digest: Buffer;
  name: string | null;
  payload: ColumnType<RunPayload, string, string>;
  event_id: number | null;
  /** The events of rows that say themselves when they happened. */
  own_events: ColumnType<readonly OwnEvent[], string | undefined, string>;
  next_row: Generated<number>;
  done: Generated<number>;
  conflicts: Generated<number>;
  left_out: Generated<number>;
  total: number;
  stop_asked: Generated<boolean>;
  faults: Generated<number>;
  first_faults: ColumnType<RunView['faults']['first'], string | undefined, string>;
  created_at: Moment;
  started_at: Moment | null;
  heartbeat_at: Moment | null;
  ended_at: Moment | null;
}

/** The event of the rows of a run that say this of themselves. */
export interface OwnEvent {
  /** ISO. */
  readonly at: string;
  readonly comment: string | null;
  readonly id: number;
}

/** What all rows of a run share. */
export interface RunPayload {
  readonly context: string;
  /** When it happened, ISO, and the zone it was said in. */
  readonly at: string;
  readonly zone: string;
  /** The language in which the rows are written. */
  readonly language: Language;
  readonly comment: string | null;
  /** What all get, as it was sent: each asset is checked with it again when it is written. */
  readonly common: Readonly<Record<string, unknown>>;
  /** The event's own fields that all its assets share, in canonical form. */
  readonly shared: Values;
  /** What all new assets are given that no row said, by the user's leave: told by the event that loads them. */
  readonly completed?: Values;
  /** What the user was warned of, they have confirmed. */
  readonly confirmed?: boolean;
  /** The run that is undone, with the events that it recorded. */
  readonly undoes?: { readonly runId: number; readonly events: readonly RunEvent[] };
}

/** An event of a run: that of all its rows, or of those that say this of themselves. */
export interface RunEvent {
  /** ISO; null of the event of all rows. */
  readonly at: string | null;
  readonly comment: string | null;
  readonly id: number;
}

export interface RunRowTable {
  run_id: number;
  row: number;
  asset_id: number | null;
  /** New assets: canonical values. Others: what was sent for this one, beside what all get. */
  values: ColumnType<Readonly<Record<string, unknown>> | null, string | null, string | null>;
  /** `waiting` where its run has passed it is done, too: `isDone`. */
  outcome: 'waiting' | 'done' | 'conflict' | 'leftOut' | 'stopped';
  issues: ColumnType<readonly Issue[] | null, string | null, string | null>;
  /** When it happened and a word on it, of a row that says so itself. */
  event_at: Date | null;
  event_comment: string | null;
  texts: ColumnType<Readonly<Record<string, string>> | null, string | null, string | null>;
}

export interface WorkerLifeTable {
  worker_id: string;
  seen_at: Moment;
}

/** A file on its way in. Its bytes are in the file store, under the same name. */
export interface StoredFileTable {
  storage_name: string;
  user_id: number;
  put_secret_hash: Buffer;
  state: 'announced' | 'receiving' | 'stored' | 'registered' | 'held' | 'removing';
  original_name: string | null;
  size: number | null;
  content: string | null;
  company_id: number | null;
  network_mark: string | null;
  created_at: Moment;
  expires_at: Moment;
}

/** What holds a file: an asset, which may have held it once; or a lot, a named entity, a company or an
 * establishment, while it names it. */
export interface FileHoldTable {
  storage_name: string;
  asset_id: number | null;
  lot_id: number | null;
  entity_id: number | null;
  company_id: number | null;
  box_id: number | null;
  event_type: number | null;
  field: string;
  is_public: boolean;
}

/** A column of a spreadsheet: what the wizard sees, and the field that it may mean. */
export type SheetColumnRow = UploadColumn & { readonly suggestion: string | null };

/** A spreadsheet that becomes rows. */
export interface UploadTable {
  id: Generated<number>;
  user_id: number;
  box_id: number | null;
  asset_type: number | null;
  mode: 'add' | 'update';
  event_type: number | null;
  storage_name: string | null;
  original_name: string | null;
  columns: ColumnType<readonly SheetColumnRow[], string, string>;
  language: Language;
  zone: string;
  defaults: ColumnType<Values | null, string | null | undefined, string | null>;
  reading: ColumnType<FileReading | null, string | null | undefined, string | null>;
  paired_at: Date | null;
  checked_as: string | null;
  assets_mark: string | null;
  run_id: number | null;
  blank_from: number | null;
  blank_to: number | null;
  blank_texts: ColumnType<Readonly<Record<string, string>> | null, string | null, string | null>;
  blank_issues: ColumnType<readonly CellIssue[] | null, string | null, string | null>;
  blank_values: ColumnType<Values | null, string | null, string | null>;
  network_mark: string | null;
  bytes: Generated<number>;
  created_at: Moment;
  touched_at: Moment;
}

export interface UploadRowTable {
  upload_id: number;
  row: number;
  cells: ColumnType<readonly SheetCell[], string, string>;
  texts: ColumnType<Readonly<Record<string, string>> | null, string | null, string | null>;
  issues: ColumnType<readonly CellIssue[] | null, string | null, string | null>;
  asset_id: number | null;
  values: ColumnType<Values | null, string | null, string | null>;
  removed: Generated<boolean>;
}

/** All rows of uploads, blank ones too: a view. */
export interface StagedRowView {
  upload_id: number;
  row: number;
  cells: readonly SheetCell[];
  texts: Readonly<Record<string, string>> | null;
  issues: readonly CellIssue[] | null;
  asset_id: number | null;
  values: Values | null;
  removed: boolean;
  is_blank: boolean;
}

/** Room that is reserved for bytes that are coming in. */
export interface UploadReservationTable {
  id: Generated<number>;
  user_id: number;
  network_mark: string | null;
  bytes: number;
  lapses_at: Moment;
}

/** What a form has added, by the key of its submit. */
export interface SubmittedAddTable {
  user_id: number;
  submit_key: string;
  digest: Buffer;
  object_id: number | null;
  created_at: Moment;
}

/** What a company means by a text that is no option of an attribute. */
export interface RememberedMeaningTable {
  company_id: number;
  asset_type: number;
  attribute: string;
  /** As texts are compared (`foldMeaning`). */
  text: string;
  option: string;
  said_at: Moment;
}

/** What a company paired a heading with; no field is a column left out. */
export interface RememberedPairTable {
  company_id: number;
  asset_type: number;
  heading: string;
  field: string | null;
}
