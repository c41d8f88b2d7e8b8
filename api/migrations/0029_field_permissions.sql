-- What an establishment keeps shut of the fields of an asset type, beyond its model: the names of attributes by mode.
create table box_field_permission (
  box_id bigint not null references box (id),
  asset_type integer not null,
  shut_list text[] not null,
  shut_new text[] not null,
  shut_edit text[] not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by bigint not null references app_user (id),
  primary key (box_id, asset_type)
);
create index box_field_permission_by on box_field_permission (updated_by);
