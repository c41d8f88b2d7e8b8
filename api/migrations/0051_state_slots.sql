-- What a state follows from lies in slots, so that lists filter, sort and count by it without reading records. Few assets
-- have any of it.
alter table asset_slot add column t17 text collate "C", add column t18 text collate "C", add column d7 date;

create function pg_temp.fold(value text) returns text language sql immutable as $$
  select btrim(regexp_replace(
    replace(replace(replace(replace(replace(replace(replace(replace(
      regexp_replace(
        replace(normalize(lower(normalize(value, NFKC)), NFD), U&'n\0303', U&'n\007F'), '[\u0300-\u036f]', '', 'g'),
      'æ', 'ae'), 'œ', 'oe'), 'ß', 'ss'), 'ø', 'o'), 'ł', 'l'), 'đ', 'd'), 'ð', 'd'), 'þ', 'th'),
    '\s+', ' ', 'g'))
$$;

-- A stray value is no day, and none of a reason to stop.
create function pg_temp.day(value text) returns date language sql immutable as $$
  select case when value ~ '^\d{4}-\d{2}-\d{2}' then left(value, 10)::date end
$$;

update asset_slot s set t17 = pg_temp.fold(a.attributes ->> 'disposal_type')
from asset a where a.id = s.asset_id and a.attributes ->> 'disposal_type' is not null;

update asset_slot s set
  t18 = pg_temp.fold(a.attributes ->> 'product_code'),
  d7 = pg_temp.day(a.attributes ->> 'quarantine_end')
from asset a where a.id = s.asset_id and a.asset_type = 34
  and (a.attributes ->> 'product_code' is not null or a.attributes ->> 'quarantine_end' is not null);

update asset_slot s set
  n6 = case when jsonb_typeof(a.attributes -> 'free_units') = 'number' then (a.attributes ->> 'free_units')::double precision end,
  t10 = pg_temp.fold(a.attributes ->> 'termination_reason')
from asset a where a.id = s.asset_id and a.asset_type = 31;

update asset_slot s set d2 = pg_temp.day(a.attributes ->> 'felled_on')
from asset a where a.id = s.asset_id and a.asset_type = 32 and a.attributes ->> 'felled_on' is not null;

-- Few assets are paused or on their way at a time: lists look up which.
create index asset_paused on asset (box_id, asset_type) include (id) where paused_message is not null;
create index asset_travelling on asset (box_id, asset_type) include (id) where transfer_id is not null;
-- And which asset is in which lot, without reading assets.
drop index asset_lot;
create index asset_lot on asset (lot_id) include (id) where lot_id is not null;
