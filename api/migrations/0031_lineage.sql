-- What came of what: the assets that went into an event and those that came out of it, with how much of each where it
-- is measured. Appended to like the links of events, and never changed. All that came out is of all that went in.
create table lineage_input (
  event_id bigint not null references event (id),
  asset_id bigint not null references asset (id),
  quantity numeric,
  unit text,
  primary key (event_id, asset_id)
);
create index lineage_input_asset on lineage_input (asset_id, event_id);

create table lineage_output (
  event_id bigint not null references event (id),
  asset_id bigint not null references asset (id),
  quantity numeric,
  unit text,
  primary key (event_id, asset_id)
);
create index lineage_output_asset on lineage_output (asset_id, event_id);
