-- What a company takes off counts from a day on, so that a past day is valued with what was taken off then. What was said before
-- days were kept counts from the beginning. Nothing taken off from a day on is a row, too.
alter table haircut add column day date not null default '0001-01-01';
alter table haircut alter column day drop default;
alter table haircut drop constraint haircut_pkey;
alter table haircut add primary key (company_id, asset_type, "by", key, day);
alter table haircut drop constraint haircut_percent_check;
alter table haircut add constraint haircut_percent_check check (percent >= 0 and percent <= 100);
