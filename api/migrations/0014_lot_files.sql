-- Lots go along in transfers, hold files, and are scanned.

-- The lots that went along whole in a transfer, by the name that they have since.
create table transfer_lot (
  transfer_id bigint not null references transfer (id) on delete cascade,
  lot_id bigint not null references lot (id) on delete cascade,
  name text not null,
  primary key (transfer_id, lot_id)
);
create index transfer_lot_of_lot on transfer_lot (lot_id);

-- One table says what holds a file: an asset, for as long as its history tells of it; a lot or a named entity, while
-- it names it.
alter table file_hold
  alter column asset_id drop not null,
  add column lot_id bigint references lot (id) on delete cascade,
  add column entity_id bigint references entity (id) on delete cascade,
  drop constraint file_hold_unique,
  add constraint file_hold_unique
    unique nulls not distinct (storage_name, asset_id, lot_id, entity_id, event_type, field),
  add constraint file_hold_one check (num_nonnulls(asset_id, lot_id, entity_id) = 1);
create index file_hold_lot on file_hold (lot_id) where lot_id is not null;
create index file_hold_entity on file_hold (entity_id) where entity_id is not null;
insert into file_hold (storage_name, entity_id, field, is_public)
select e.storage_name, e.entity_id,
       coalesce((select f.key from jsonb_each(n.fields) f where strpos(f.value::text, e.storage_name) > 0 limit 1), ''),
       false
from entity_file e join entity n on n.id = e.entity_id;
drop table entity_file;

-- A scan is of an asset's page or of a lot's.
alter table qr_scan
  add column lot_id bigint references lot (id) on delete cascade,
  add constraint qr_scan_one check (num_nonnulls(asset_id, lot_id) <= 1);
create index qr_scan_of_lot on qr_scan (lot_id, qr_type, id desc) where not is_bot and lot_id is not null;
