-- Establishments that confirm what arrives: until they answer, what was sent is on its way, and nobody uses it.

-- Whether it asks to confirm arrivals before they are its own.
alter table box add column confirms boolean not null default false;

alter table transfer
  drop constraint transfer_state_check,
  drop constraint transfer_moves,
  add constraint transfer_state_check
    check (state in ('in_transit', 'completed', 'partly', 'returned', 'withdrawn', 'rejected')),
  -- A rejected one moved nothing and has no event; all others were sent.
  add constraint transfer_moves check ((state = 'rejected') = (event_id is null)),
  -- Who answered or withdrew it and when, how many arrived, and how many they counted.
  add column answered_by bigint references app_user (id),
  add column answered_at timestamptz,
  add column received_count integer,
  add column counted integer,
  add constraint transfer_answered_whole check (num_nonnulls(answered_by, answered_at) in (0, 2)),
  add constraint transfer_waits check (state <> 'in_transit' or answered_at is null);
create index transfer_waiting on transfer (target_box_id, asset_type) where state = 'in_transit';
create index transfer_answerer on transfer (answered_by) where answered_by is not null;

-- What was sent to be confirmed, asset by asset, with what became of it.
create table transfer_asset (
  transfer_id bigint not null references transfer (id) on delete cascade,
  asset_id bigint not null references asset (id) on delete cascade,
  state text not null check (state in ('sent', 'received', 'returned', 'withdrawn')),
  -- Why it was returned.
  reason text,
  primary key (transfer_id, asset_id),
  constraint transfer_asset_reason check ((state = 'returned') = (reason is not null))
);
create index transfer_asset_of_asset on transfer_asset (asset_id);
-- An asset is on its way once.
create unique index transfer_asset_open on transfer_asset (asset_id) where state = 'sent';

-- The open transfer by which an asset is on its way; it stays where it was until that is answered.
alter table asset add column transfer_id bigint references transfer (id) on delete set null;
create index asset_transfer on asset (transfer_id) where transfer_id is not null;

-- A mail may tell of a transfer.
alter table mail add column transfer_id bigint references transfer (id) on delete cascade;
create index mail_transfer on mail (transfer_id) where transfer_id is not null;
