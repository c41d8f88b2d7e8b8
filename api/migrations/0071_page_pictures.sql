-- Pictures that an establishment brought for its public pages of an asset type. They stay: an earlier version of a template,
-- which names them, can be brought back.
create table page_picture (
  storage_name text primary key references stored_file (storage_name),
  box_id bigint not null references box (id),
  asset_type integer not null,
  created_at timestamptz not null
);
create index page_picture_of on page_picture (box_id, asset_type, created_at);
