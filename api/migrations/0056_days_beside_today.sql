-- A day in the past holds only what differs from today (decision 84): the rows of all other assets are those of today.
truncate past_day cascade;
-- How many rows a day holds; `living` is how many assets were there.
alter table past_day add column held integer not null;
-- Assets that are there today and were not on the day.
create unlogged table past_absent (
  day_id bigint not null,
  asset_id bigint not null,
  primary key (day_id, asset_id)
);
-- Who drops a day drops its rows: to look for the day of each row took as long as to write it.
alter table past_asset drop constraint past_asset_day_id_fkey;
alter table past_slot drop constraint past_slot_day_id_fkey;
