-- What an establishment says of its public pages of a kind, for an asset type: every version stays, the highest holds.
create table qr_template (
  box_id bigint not null references box (id),
  asset_type integer not null,
  qr_type text not null,
  version integer not null check (version > 0),
  template jsonb not null,
  -- The version that it brought back; 0 is the page as the model has it.
  restores integer,
  created_at timestamptz not null,
  created_by bigint not null references app_user (id),
  primary key (box_id, asset_type, qr_type, version)
);
create index qr_template_by on qr_template (created_by);
