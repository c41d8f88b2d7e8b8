-- Scans of public QR pages, and where establishments lie.

alter table box
  add column lat double precision,
  add column lng double precision,
  add constraint box_position check ((lat is null) = (lng is null));

-- One row a scan that counts. The address of the visitor is never kept: its country is all that stays of it.
create table qr_scan (
  id bigint generated always as identity primary key,
  qr_type text not null,
  asset_id bigint references asset (id) on delete cascade,
  box_id bigint not null references box (id),
  created_at timestamptz not null,
  country text,
  device text not null,
  browser text not null,
  os text not null,
  is_bot boolean not null
);
-- The log of one code, newest first, and the clicks of an establishment's codes: people only.
create index qr_scan_of_asset on qr_scan (asset_id, qr_type, id desc) where not is_bot;
create index qr_scan_of_box on qr_scan (box_id, qr_type, asset_id) where not is_bot;
