-- What a text names: an asset of the same company that was found by its code when the text was written, asset by asset.
-- Beside lineage, whose outputs are all of all inputs: of many assets that are loaded by one event each names its own.
-- Appended to and never changed. A name that an attribute holds counts for as long as the attribute holds it.
create table named_link (
  id bigint generated always as identity primary key,
  event_id bigint not null references event (id),
  -- What was recorded, and what it names.
  asset_id bigint not null references asset (id),
  target_id bigint not null references asset (id),
  -- The attribute that holds the name; null of a field of the event itself.
  attribute text,
  name text not null,
  quantity numeric,
  unit text,
  constraint named_link_once unique (event_id, asset_id, target_id),
  constraint named_link_of_another check (asset_id <> target_id)
);
create index named_link_asset on named_link (asset_id);
create index named_link_target on named_link (target_id);
