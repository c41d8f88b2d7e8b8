-- What people say who scan a code and find that its page does not fit.
create table qr_report (
  id bigint generated always as identity primary key,
  qr_type text not null,
  asset_id bigint references asset (id) on delete cascade,
  lot_id bigint references lot (id) on delete cascade,
  box_id bigint not null references box (id),
  created_at timestamptz not null,
  text text not null check (length(text) between 1 and 1000),
  -- Where they may be answered, if they left it. Nothing else of them is kept.
  contact text check (length(contact) <= 200),
  constraint qr_report_of_one check (num_nonnulls(asset_id, lot_id) = 1)
);
create index qr_report_of_asset on qr_report (asset_id, created_at desc) where asset_id is not null;
create index qr_report_of_lot on qr_report (lot_id, created_at desc) where lot_id is not null;
create index qr_report_of_box on qr_report (box_id);
create index qr_report_age on qr_report (created_at);
