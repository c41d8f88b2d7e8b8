-- Events that take another back, of some or all of its assets (decision 21). Nothing is erased: the link of a
-- compensating event names the link that it undoes, and no link is undone twice, whoever asks at the same moment.
alter table event_asset
  add column undoes integer,
  add constraint event_asset_undoes_earlier check (undoes < sequence),
  add constraint event_asset_undoes_own foreign key (asset_id, undoes) references event_asset (asset_id, sequence);
create unique index event_asset_undone_once on event_asset (asset_id, undoes) where undoes is not null;

alter table event
  add column undoes_event_id bigint references event (id),
  -- What this event came about by, and of which asset: the beginning of calves that a birth brought.
  add column cause_event_id bigint references event (id),
  add column cause_asset_id bigint,
  -- It was recorded although something was still running, with a reason that stands in its fields.
  add column is_override boolean not null default false;
create index event_undoing on event (undoes_event_id) where undoes_event_id is not null;
create index event_caused on event (cause_event_id, cause_asset_id) where cause_event_id is not null;
create index event_overrides on event (box_id, id desc) where is_override;
