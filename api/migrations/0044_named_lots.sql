-- The lot that a text names: of the establishment where the text was written, found by its name when it was. Beside
-- named_link, whose targets are assets: a trace follows those, and a lot's trace begins with what was recorded under its name.
create table named_lot (
  id bigint generated always as identity primary key,
  event_id bigint not null references event (id),
  asset_id bigint not null references asset (id),
  lot_id bigint not null references lot (id) on delete cascade,
  -- The attribute that holds the name, and counts for as long as it does.
  attribute text not null,
  name text not null,
  constraint named_lot_once unique (event_id, asset_id, attribute)
);
create index named_lot_asset on named_lot (asset_id);
create index named_lot_lot on named_lot (lot_id);

-- Work on what was recorded before a release that goes on in the background, so many rows at a time: how far it has come, by
-- the id of an asset, and where it ends. The row goes when all is done.
create table backfill (
  name text primary key,
  position bigint not null,
  until bigint not null
);
insert into backfill (name, position, until) select 'names', 0, coalesce(max(id), 0) from asset;
