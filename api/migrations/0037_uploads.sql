-- Rows of a sheet that nobody has written in yet are not stored: they are alike, so their numbers and one finding tell
-- them all. A row becomes one of its own as soon as it is edited or taken out.
alter table upload
  add column blank_from integer,
  add column blank_to integer,
  add column blank_texts json,
  add column blank_issues jsonb,
  add column blank_values json,
  add constraint upload_blank_whole check (
    num_nulls(blank_from, blank_to, blank_texts, blank_issues, blank_values) in (0, 5)
  );

-- All rows of a sheet, those that are not stored too.
create view staged_row as
  select upload_id, row, cells, texts, issues, asset_id, values, removed, false as is_blank
  from upload_row
  union all
  select u.id, n.row, '[]'::json, u.blank_texts, u.blank_issues, null::bigint, u.blank_values, false, true
  from upload u cross join lateral generate_series(u.blank_from, u.blank_to) as n (row)
  where not exists (select from upload_row r where r.upload_id = u.id and r.row = n.row);

-- What came in and no record holds counts against its user, and against the network that it came from. Of that stands
-- here a mark made with the server's secret, and only until a record holds it.
alter table stored_file add column network_mark text;
alter table detail_draft add column network_mark text;
alter table upload
  add column network_mark text,
  -- What its rows take, in bytes.
  add column bytes bigint not null default 0;

update upload u set bytes = (
  select coalesce(sum(pg_column_size(r.*)), 0) from upload_row r where r.upload_id = u.id)
where run_id is null;

-- Room that is reserved for bytes before the first of them is taken, and released once they are counted where they are
-- kept. A reservation of a process that died lapses.
create table upload_reservation (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  network_mark text,
  bytes bigint not null,
  lapses_at timestamptz not null
);
create index upload_reservation_user on upload_reservation (user_id);
create index upload_reservation_network on upload_reservation (network_mark);

create index stored_file_unheld on stored_file (user_id) where state <> 'held';
create index stored_file_network on stored_file (network_mark) where state <> 'held';
create index detail_draft_network on detail_draft (network_mark);
create index upload_open on upload (user_id) where run_id is null;
create index upload_network on upload (network_mark) where run_id is null;
