-- Assets: the record, its sortable copy, and its unique identifiers.

create table asset (
  id bigint generated always as identity primary key,
  box_id bigint not null references box (id),
  owner_company_id bigint not null references company (id),
  asset_type integer not null,
  attributes jsonb not null,
  version integer not null default 1,
  paused_message text,
  deleted_at timestamptz,
  created_by bigint not null references app_user (id),
  created_at timestamptz not null,
  updated_at timestamptz not null
);

-- One narrow row an asset, written in the same transaction: what lists filter, sort and count on. The model says
-- which attribute sits in which slot, so a model change needs no new column. Texts are folded sort keys.
create table asset_slot (
  asset_id bigint primary key references asset (id) on delete cascade,
  box_id bigint not null,
  asset_type integer not null,
  deleted boolean not null default false,
  t1 text collate "C", t2 text collate "C", t3 text collate "C", t4 text collate "C",
  t5 text collate "C", t6 text collate "C", t7 text collate "C", t8 text collate "C",
  t9 text collate "C", t10 text collate "C", t11 text collate "C", t12 text collate "C",
  t13 text collate "C", t14 text collate "C", t15 text collate "C", t16 text collate "C",
  n1 double precision, n2 double precision, n3 double precision, n4 double precision, n5 double precision,
  n6 double precision, n7 double precision, n8 double precision, n9 double precision, n10 double precision,
  d1 date, d2 date, d3 date, d4 date, d5 date, d6 date
);
create index asset_slot_id on asset_slot (box_id, asset_type, asset_id) where not deleted;
create index asset_slot_t1 on asset_slot (box_id, asset_type, t1, asset_id) where not deleted;
create index asset_slot_t2 on asset_slot (box_id, asset_type, t2, asset_id) where not deleted;
create index asset_slot_t6 on asset_slot (box_id, asset_type, t6, asset_id) where not deleted;
create index asset_slot_t7 on asset_slot (box_id, asset_type, t7, asset_id) where not deleted;
create index asset_slot_t10 on asset_slot (box_id, asset_type, t10, asset_id) where not deleted;
create index asset_slot_n2 on asset_slot (box_id, asset_type, n2, asset_id) where not deleted;
create index asset_slot_d1 on asset_slot (box_id, asset_type, d1, asset_id) where not deleted;
create index asset_slot_d6 on asset_slot (box_id, asset_type, d6, asset_id) where not deleted;

-- Identifiers that live assets may not share. The scope is 0 for everywhere, else the owner company.
create table asset_key (
  asset_type integer not null,
  attribute text not null,
  scope bigint not null,
  value text not null,
  asset_id bigint not null references asset (id) on delete cascade,
  constraint asset_key_unique primary key (asset_type, attribute, scope, value)
);
create index asset_key_asset on asset_key (asset_id);
