-- The timeline of an establishment: whatever was recorded there or sent there, newest first. All that narrows it is in
-- the index, so that neither a page nor the total reads rows that are not shown.
create index event_activity on event (box_id, record_time desc, id desc)
  include (event_type, context, recorded_by, target_box_id);
create index event_activity_target on event (target_box_id, record_time desc, id desc)
  include (event_type, context, recorded_by, box_id) where target_box_id is not null;
-- What was tried and moved or recorded nothing, which no event tells of.
create index transfer_rejected on transfer (source_box_id, created_at desc, id desc) where event_id is null;
create index run_without_event on run (box_id, created_at desc, id desc) where event_id is null;

-- The list of events likewise, which is of an asset type and in the order of ids. These replace those that knew no more.
create index event_list on event (box_id, asset_type, id desc)
  include (event_type, event_time, recorded_by, target_box_id);
create index event_list_target on event (target_box_id, id desc)
  include (asset_type, event_type, event_time, recorded_by, box_id) where target_box_id is not null;
drop index event_of_box, event_of_target;
-- Few events say anything: a search reads those alone.
create index event_commented on event (box_id)
  where payload not like '{"comment":null%' and payload not like '{"comment":"",%';
create index event_commented_target on event (target_box_id)
  where target_box_id is not null and payload not like '{"comment":null%' and payload not like '{"comment":"",%';
