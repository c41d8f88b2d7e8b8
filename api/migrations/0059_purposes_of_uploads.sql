-- The event that the rows of an upload are to record; none where they add assets or change them.
alter table upload
  add column event_type integer,
  add constraint upload_event_of_assets check (event_type is null or mode = 'update');
