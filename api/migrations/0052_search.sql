-- Identifiers compare by their bytes, on whatever server: their claims lie in the order of their beginnings, so that a
-- beginning is a range of the claims that there are. It costs no write anything.
alter table asset_key alter column value type text collate "C";

-- The last characters of an identifier, read from its end: people say the last three to six of a tag. No longer ones, so
-- that it stays small.
create index asset_key_tail on asset_key ((reverse(right(value, 6)) collate "C"));

-- Who retires an asset keeps its tag in hand: what was retired is found by its identifiers, which it no longer claims.
create index asset_slot_t1_gone on asset_slot (box_id, asset_type, t1) where deleted;
create index asset_slot_t2_gone on asset_slot (box_id, asset_type, t2) where deleted;
