-- What people filter and sort by together lies in the indexes that find it, so that a list and its total are read
-- from one index and not from the rows. Each holds the indexed slots of options, the weight and the birth day.
drop index asset_slot_t6;
drop index asset_slot_n2;
drop index asset_slot_d1;
create index asset_slot_t6 on asset_slot (box_id, asset_type, t6, asset_id) include (t7, t10, n2, d1) where not deleted;
create index asset_slot_n2 on asset_slot (box_id, asset_type, n2, asset_id) include (t6, t7, t10, d1) where not deleted;
create index asset_slot_d1 on asset_slot (box_id, asset_type, d1, asset_id) include (t6, t7, t10, n2) where not deleted;
