-- What a list shows, under a name: of its maker alone, or shared in the establishment.
create table list_view (
  id bigint generated always as identity primary key,
  box_id bigint not null references box (id),
  asset_type integer not null,
  user_id bigint not null references app_user (id),
  name text not null,
  name_key text not null,
  -- Filters, search and order, as the address of the list carries them; the order of the keys is nobody's.
  address jsonb not null,
  -- The attributes in view; null is the usual ones.
  columns jsonb,
  is_shared boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint list_view_own_name unique (user_id, box_id, asset_type, name_key)
);
-- A name means one thing to everybody who sees it.
create unique index list_view_shared_name on list_view (box_id, asset_type, name_key) where is_shared;

-- The view that opens with the list of a user, until they choose another or it is no longer theirs to see.
create table list_view_default (
  user_id bigint not null references app_user (id),
  box_id bigint not null references box (id),
  asset_type integer not null,
  view_id bigint not null references list_view (id) on delete cascade,
  primary key (user_id, box_id, asset_type)
);
create index list_view_default_view on list_view_default (view_id);
