-- Lots: living assets of a type in an establishment that are managed together. Who is in one is told by events; the
-- column of the asset is what they add up to.

create table lot (
  id bigint generated always as identity primary key,
  box_id bigint not null references box (id),
  asset_type integer not null,
  -- The name folded to one form, so that twins in case or accents are one name.
  name_key text not null,
  attributes jsonb not null,
  -- Names the lot on public pages: random, so that nobody can walk from one to the next.
  public_id text not null constraint lot_public_id_unique unique,
  -- Its code was handed out: printed labels must go on answering, so that it is never deleted.
  qr_event boolean not null default false,
  version integer not null default 1,
  deleted_at timestamptz,
  created_by bigint not null references app_user (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint lot_with_qr_lives check (not (qr_event and deleted_at is not null))
);
create unique index lot_name_unique on lot (box_id, asset_type, name_key) where deleted_at is null;

alter table asset add column lot_id bigint references lot (id);
create index asset_lot on asset (lot_id) where lot_id is not null;
