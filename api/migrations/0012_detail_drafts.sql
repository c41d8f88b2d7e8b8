-- Rows of lists inside records that are not there yet: whoever fills them in keeps them here, under an id that the
-- form has made up, until the record is saved and takes them over.

create table detail_draft (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  temporal_id text not null,
  asset_type integer not null,
  field text not null,
  -- Its fields in canonical form, as the model's own check answered them.
  row jsonb not null,
  created_at timestamptz not null
);
create index detail_draft_parent on detail_draft (user_id, temporal_id, id);
create index detail_draft_created on detail_draft (created_at);
