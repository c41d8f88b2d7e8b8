-- Files that records hold, beside the spreadsheets that come and go.

alter table stored_file
  -- What is in it by its bytes, one of the contents that a record may hold; null for anything else.
  add column content text,
  -- The company whose records hold it: it is charged for the bytes.
  add column company_id bigint references company (id),
  drop constraint stored_file_state_check,
  add constraint stored_file_state_check
    check (state in ('announced', 'receiving', 'stored', 'registered', 'held', 'removing')),
  add constraint stored_file_held check ((state = 'held') = (company_id is not null));

-- Which records hold a file, or held it once: what the history tells of stays. Files of an event's own fields name
-- the event type, those of attributes none. The assets are written after their files were weighed.
create table file_hold (
  storage_name text not null references stored_file (storage_name),
  asset_id bigint not null references asset (id) on delete cascade deferrable initially deferred,
  event_type integer,
  field text not null,
  is_public boolean not null,
  constraint file_hold_unique unique nulls not distinct (storage_name, asset_id, event_type, field)
);
create index file_hold_asset on file_hold (asset_id);

-- Bytes are more than four can count.
alter table quota alter column used type bigint, alter column max type bigint;
