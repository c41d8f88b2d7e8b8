-- Files on their way in, the rows read from them, and the runs that write many assets.

create table stored_file (
  storage_name text primary key,
  user_id bigint not null references app_user (id),
  -- The address to put it to works once, and not for long.
  put_secret_hash bytea not null,
  state text not null check (state in ('announced', 'receiving', 'stored', 'registered')),
  original_name text,
  size integer,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create index stored_file_user on stored_file (user_id);
create index stored_file_created on stored_file (created_at);

-- A spreadsheet being turned into rows: what was read, how its columns are paired, and the texts of its cells.
create table upload (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id),
  box_id bigint references box (id),
  asset_type integer,
  mode text not null check (mode in ('add', 'update')),
  -- The file it was read from, which is removed in its time; none where rows are typed in.
  storage_name text,
  original_name text,
  -- The columns as they were found, with the field that each is paired with and how its values are read.
  columns jsonb not null,
  -- The language and zone in which the texts of the rows are written.
  language text not null check (language in ('es', 'en')),
  zone text not null,
  -- The texts of all rows are of this pairing; a newer pairing rewrites them.
  paired_at timestamptz,
  run_id bigint,
  created_at timestamptz not null,
  touched_at timestamptz not null
);
create index upload_user on upload (user_id, id desc);
create index upload_file on upload (storage_name) where storage_name is not null;

create table upload_row (
  upload_id bigint not null references upload (id) on delete cascade,
  row integer not null,
  cells jsonb not null,
  texts jsonb,
  issues jsonb,
  -- Taken out in the grid; a new pairing brings it back.
  removed boolean not null default false,
  primary key (upload_id, row)
);

-- Remembered for the next sheet: which field a heading was paired with.
create table remembered_pair (
  user_id bigint not null references app_user (id),
  asset_type integer not null,
  heading text not null,
  field text,
  primary key (user_id, asset_type, heading)
);

-- What is done to many assets at once. People see this row; the queue only says when a worker takes it up.
create table run (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('add', 'update', 'event')),
  state text not null check (state in ('queued', 'running', 'completed', 'conflicts', 'stopped', 'failed')),
  box_id bigint not null references box (id),
  asset_type integer not null,
  event_type integer not null,
  started_by bigint not null references app_user (id),
  -- The same submit again is the same run.
  submit_key text not null,
  -- What was submitted under the key: another content with the same key is refused.
  submit_digest bytea not null,
  name text,
  payload jsonb not null,
  event_id bigint references event (id),
  next_row integer not null default 1,
  done integer not null default 0,
  conflicts integer not null default 0,
  left_out integer not null default 0,
  total integer not null,
  stop_asked boolean not null default false,
  fault text,
  created_at timestamptz not null,
  started_at timestamptz,
  heartbeat_at timestamptz,
  ended_at timestamptz,
  constraint run_submit_unique unique (started_by, submit_key),
  constraint run_ends check ((ended_at is not null) = (state in ('completed', 'conflicts', 'stopped', 'failed')))
);
create index run_of_box on run (box_id, id desc);
create index run_alive on run (heartbeat_at) where ended_at is null;

create table run_row (
  run_id bigint not null references run (id) on delete cascade,
  row integer not null,
  asset_id bigint,
  -- The values in canonical form; null where all rows share those of the run.
  values jsonb,
  outcome text not null check (outcome in ('waiting', 'done', 'conflict', 'leftOut', 'stopped')),
  issues jsonb,
  primary key (run_id, row)
);

-- Processes that take up work say that they live; the work of silent ones is given back.
create table worker_life (
  worker_id text primary key,
  seen_at timestamptz not null
);
