-- A row of a bulk call may say itself when it happened and a word on it. Rows that say the same are an event; which one that
-- is of each, later chunks of the run have to know.
alter table run_row
  add column event_at timestamptz,
  add column event_comment text,
  -- What was written in a row of a sheet that was not taken, by field: kept when its upload is removed.
  add column texts jsonb;

alter table run add column own_events jsonb not null default '[]';
