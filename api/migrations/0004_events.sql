-- Events are the truth: what happened is appended here and never changed; the asset row is what they add up to.

alter table asset
  -- Names the asset on public pages: random, so that nobody can walk from one to the next.
  add column public_id text,
  -- How many events it has, the end of its hash chain, and the time of the newest event folded in.
  add column sequence integer not null default 0,
  add column chain_hash bytea,
  add column folded_at timestamptz;
update asset set
  public_id = replace(replace(encode(uuid_send(gen_random_uuid()) , 'base64'), '/', '_'), '+', '-'),
  folded_at = created_at;
update asset set public_id = rtrim(public_id, '=');
alter table asset
  alter column public_id set not null,
  alter column folded_at set not null,
  add constraint asset_public_id_unique unique (public_id);

-- One row for what somebody recorded, however many assets it was about. `header` holds the canonical bytes that are
-- hashed; the payload (comment and fields) enters only by a salted digest, so that it can be erased and the chains
-- still hold.
create table event (
  id bigint generated always as identity primary key,
  box_id bigint not null references box (id),
  asset_type integer not null,
  event_type integer not null,
  context text not null,
  event_time timestamptz not null,
  event_zone text not null,
  record_time timestamptz not null,
  recorded_by bigint not null references app_user (id),
  target_box_id bigint references box (id),
  -- How many assets it is about: a count of event_asset, kept because a run appends to one event in chunks.
  assets_count integer not null,
  header text not null,
  payload text,
  salt bytea,
  digest bytea not null,
  run_id bigint
);
create index event_of_box on event (box_id, asset_type, id desc);
create index event_of_target on event (target_box_id, id desc) where target_box_id is not null;

-- What an event changed of one asset, as written, and its link in the asset's chain of hashes.
create table event_asset (
  asset_id bigint not null references asset (id),
  sequence integer not null,
  event_id bigint not null references event (id),
  changes text,
  salt bytea,
  digest bytea not null,
  previous_hash bytea,
  hash bytea not null,
  primary key (asset_id, sequence)
);
create index event_asset_event on event_asset (event_id);

-- A hand-over of assets between establishments. A rejected one moved nothing and has no event.
create table transfer (
  id bigint generated always as identity primary key,
  event_id bigint references event (id),
  asset_type integer not null,
  source_box_id bigint not null references box (id),
  target_box_id bigint not null references box (id),
  kind text not null check (kind in ('ownership', 'possession')),
  state text not null check (state in ('completed', 'rejected')),
  reason text,
  assets_count integer not null,
  created_by bigint not null references app_user (id),
  created_at timestamptz not null,
  -- The same submit again is the same transfer.
  submit_key text not null,
  constraint transfer_submit_unique unique (created_by, submit_key),
  constraint transfer_moves check ((state = 'completed') = (event_id is not null))
);
create index transfer_source on transfer (source_box_id, id desc);
create index transfer_target on transfer (target_box_id, id desc);

-- How much of a kind a company has and may have. The check is what holds when two writers race.
create table quota (
  company_id bigint not null references company (id),
  kind text not null,
  used integer not null,
  max integer not null,
  primary key (company_id, kind),
  constraint quota_kept check (used <= max),
  constraint quota_positive check (used >= 0)
);
insert into quota (company_id, kind, used, max)
select b.company_id, 'asset:' || a.asset_type, count(*), 1000000
from asset a join box b on b.id = a.box_id
where a.deleted_at is null
group by 1, 2;

-- Identifiers are claimed before the assets that bear them are written: those that lose the race are never written.
alter table asset_key drop constraint asset_key_asset_id_fkey;
alter table asset_key
  add constraint asset_key_asset_id_fkey foreign key (asset_id) references asset (id) on delete cascade
  deferrable initially deferred;
