-- A day in the past holds only what differs from today (decision 84): the rows of all other assets are those of today.
truncate past_day cascade;
-- How many rows a day holds; `living` is how many assets were there.
alter table past_day add column held integer not null;
-- Assets that are there today and were not on the day.
create unlogged table past_absent (
  day_id bigint not null references past_day (id) on delete cascade,
  asset_id bigint not null,
  primary key (day_id, asset_id)
);
