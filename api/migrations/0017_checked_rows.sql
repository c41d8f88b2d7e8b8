-- What the check of a staged row made of it: neither the submit nor the run reads its texts again.
alter table upload_row
  -- The asset that the row is about; null for a new one.
  add column asset_id bigint,
  -- The canonical values that it will be written with; null until it was checked.
  add column values jsonb;

-- What all rows were checked against: when things are not so any more, they are checked again.
alter table upload add column checked_as text;

create index upload_run on upload (run_id) where run_id is not null;

-- A staged row is read and written whole, a few times: packing its values would cost more than the room they take.
alter table upload_row set (toast_tuple_target = 8160);
