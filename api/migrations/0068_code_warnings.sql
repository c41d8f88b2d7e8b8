-- Codes that seem to have been copied: what was noticed of which asset on which day, for its owner.
create table code_warning (
  asset_id bigint not null references asset (id) on delete cascade,
  day date not null,
  kind text not null check (kind in ('countries', 'many')),
  box_id bigint not null references box (id),
  scans integer not null,
  countries integer not null,
  found_at timestamptz not null,
  primary key (asset_id, day, kind)
);
create index code_warning_of_box on code_warning (box_id, found_at);
-- Scans come in the order of their time: a small index is enough to find those of the last day.
create index qr_scan_recent on qr_scan using brin (created_at);
