-- Reports that somebody keeps under a name with what they ask for, and how often they are sent to whom.
create table saved_report (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id) on delete cascade,
  asset_type integer not null,
  report_id integer not null,
  name text not null check (length(name) between 1 and 80),
  name_key text not null,
  inputs jsonb not null,
  -- Its days move with the day on which it is asked for.
  follows_day boolean not null,
  every text check (every in ('week', 'month')),
  format text not null check (format in ('xlsx', 'pdf')),
  -- The day on which it is sent next, where its owner is.
  due_on date,
  -- What kept it from somebody the last time, or ended its schedule.
  trouble text check (trouble in ('readerLost', 'rightLost', 'failed')),
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint saved_report_name unique (user_id, asset_type, name_key),
  constraint saved_report_schedule check ((every is null) = (due_on is null))
);
create index saved_report_due on saved_report (due_on) where due_on is not null;
-- To whom it is sent.
create table saved_report_reader (
  report_id bigint not null references saved_report (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  primary key (report_id, user_id)
);
create index saved_report_reader_user on saved_report_reader (user_id);
-- What was sent: once to each for a day, whoever sends.
create table report_delivery (
  report_id bigint not null references saved_report (id) on delete cascade,
  user_id bigint not null references app_user (id) on delete cascade,
  due_on date not null,
  sent_at timestamptz not null,
  primary key (report_id, user_id, due_on)
);
create index report_delivery_user on report_delivery (user_id);
-- The report that a mail brings or tells of, and what is attached until it was handed over.
alter table mail add column saved_report_id bigint references saved_report (id) on delete cascade;
create index mail_of_saved_report on mail (saved_report_id) where saved_report_id is not null;
create table mail_attachment (
  mail_id bigint primary key references mail (id) on delete cascade,
  name text not null,
  type text not null,
  bytes bytea not null
);
-- Days that are kept may hold what came later from another establishment: they are worked out anew.
delete from past_day;
delete from past_asset;
delete from past_slot;
delete from past_absent;
