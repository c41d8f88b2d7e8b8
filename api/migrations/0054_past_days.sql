-- Lists as of a day (decision 84): how the assets of an establishment stood at the end of a day, worked out from the events
-- by whoever looks at it first. Nothing here is the truth: a crash empties it, and no backup has it.
create unlogged table past_day (
  id bigint generated always as identity primary key,
  box_id bigint not null references box (id) on delete cascade,
  asset_type integer not null,
  day date not null,
  -- What it was worked out for: the zone of the establishment, and which attribute of the model lies in which slot.
  made_for text not null,
  -- The version that the assets had (asset_tally), and how many links it follows from: no link is ever taken away.
  version bigint not null,
  links bigint not null,
  -- How many were there.
  living integer not null,
  used_at timestamptz not null
);
create index past_day_of_box on past_day (box_id, asset_type, day);

-- As asset and asset_slot have them.
create unlogged table past_asset (
  day_id bigint not null references past_day (id) on delete cascade,
  asset_id bigint not null,
  public_id text not null,
  attributes jsonb not null,
  -- Said of its own company alone; blank of another's.
  paused_message text,
  lot_id bigint,
  -- As it was called when the asset came into it: what has gone since is no longer known by a name of its own.
  lot_name text,
  transfer_id bigint,
  primary key (day_id, asset_id)
);
create index past_asset_lot on past_asset (day_id, lot_id) where lot_id is not null;
create unlogged table past_slot (
  day_id bigint not null references past_day (id) on delete cascade,
  asset_id bigint not null,
  closed boolean,
  t1 text collate "C", t2 text collate "C", t3 text collate "C", t4 text collate "C",
  t5 text collate "C", t6 text collate "C", t7 text collate "C", t8 text collate "C",
  t9 text collate "C", t10 text collate "C", t11 text collate "C", t12 text collate "C",
  t13 text collate "C", t14 text collate "C", t15 text collate "C", t16 text collate "C",
  t17 text collate "C", t18 text collate "C",
  n1 double precision, n2 double precision, n3 double precision, n4 double precision, n5 double precision,
  n6 double precision, n7 double precision, n8 double precision, n9 double precision, n10 double precision,
  d1 date, d2 date, d3 date, d4 date, d5 date, d6 date, d7 date,
  texts text collate "C", keys text collate "C",
  primary key (day_id, asset_id)
);
