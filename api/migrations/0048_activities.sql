-- The timeline of an establishment: whatever was recorded there or sent there, newest first. All that narrows it is in
-- the index, so that neither a page nor the total reads rows that are not shown.
create index event_activity on event (box_id, record_time desc, id desc)
  include (event_type, context, recorded_by, target_box_id);
create index event_activity_target on event (target_box_id, record_time desc, id desc)
  include (event_type, context, recorded_by, box_id) where target_box_id is not null;
-- What was tried and moved or recorded nothing, which no event tells of.
create index transfer_rejected on transfer (source_box_id, created_at desc, id desc) where event_id is null;
create index run_without_event on run (box_id, created_at desc, id desc) where event_id is null;
