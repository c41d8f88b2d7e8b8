-- Outside sources that say something of assets: which there are, what each said last, and which asset is which record.
create table oracle (
  key text primary key check (key ~ '^[a-z][a-z0-9_-]{0,39}$'),
  asset_type integer not null,
  label text not null,
  provider text not null check (provider in ('file', 'http')),
  -- Of a service: its address, where things are in its answers, and how often it is asked.
  settings jsonb,
  -- Its last good answer: which it is, from where, and when it was read.
  version integer not null default 0,
  source text,
  digest bytea,
  read_at timestamptz,
  -- Of a service: since when and how often in a row it did not answer, how, and when it is asked next.
  failing_since timestamptz,
  failures integer not null default 0,
  failure text,
  due_at timestamptz,
  created_at timestamptz not null
);
-- Every version that was read: what it came from, and how many records it had.
create table oracle_reading (
  oracle_key text not null references oracle (key) on delete cascade,
  version integer not null,
  source text not null,
  digest bytea not null,
  records integer not null,
  read_at timestamptz not null,
  primary key (oracle_key, version)
);
-- What an oracle said last of each of its records, and in which version: one of an earlier version is not confirmed any more.
create table oracle_record (
  oracle_key text not null references oracle (key) on delete cascade,
  code text not null,
  holder text not null,
  version integer not null,
  answer jsonb not null,
  primary key (oracle_key, code)
);
create index oracle_record_of_holder on oracle_record (oracle_key, holder, code);
-- The record of an asset, and what of the answers was written to its history. A code is of one asset.
create table oracle_link (
  asset_id bigint primary key references asset (id) on delete cascade,
  oracle_key text not null references oracle (key),
  code text not null,
  verdict text not null check (verdict in ('matches', 'differs', 'missing', 'silent')),
  verdict_at timestamptz not null,
  answer jsonb,
  linked_at timestamptz not null,
  unique (oracle_key, code)
);
