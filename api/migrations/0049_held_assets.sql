-- What takes nothing for now, paused or on its way, and what takes nothing any more are left out of what a list lets be
-- selected. Both are few: a count of hundreds of thousands finds them here, and looks at no record.
create index asset_held on asset (box_id, asset_type, id) where paused_message is not null or transfer_id is not null;

-- Whether the attribute holds a value that ends the assets of its model (document 1 section 2). Beside the slots and not
-- an index over the record, which every event would have to bring up to date; null is no.
alter table asset_slot add column closed boolean;
update asset_slot s set closed = true from asset a where a.id = s.asset_id and a.attributes ? 'disposal_type';
create index asset_slot_closed on asset_slot (box_id, asset_type, asset_id) where closed and not deleted;
