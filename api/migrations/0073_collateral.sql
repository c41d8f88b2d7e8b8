-- What a unit of a kind of goods costs from a day on: the operator's, or a company's own, which goes before it.
create table price (
  id bigint generated always as identity primary key,
  -- Null is the operator.
  company_id bigint references company (id) on delete cascade,
  asset_type integer not null,
  kind text not null,
  currency text not null check (currency in ('usd', 'ars')),
  amount double precision not null check (amount > 0),
  day date not null,
  source text not null,
  recorded_by bigint references app_user (id) on delete set null,
  recorded_at timestamptz not null
);
create unique index price_of_day on price (asset_type, coalesce(company_id, 0), kind, day);

-- What a company takes off for quality and keeper, in per cent; a key that is not there takes nothing off.
create table haircut (
  company_id bigint not null references company (id) on delete cascade,
  asset_type integer not null,
  "by" text not null check ("by" in ('quality', 'keeper')),
  -- An option of the attribute, or the id of an establishment.
  key text not null,
  percent double precision not null check (percent > 0 and percent <= 100),
  primary key (company_id, asset_type, "by", key)
);

-- What is pledged to an establishment, from the event that gave it to the one by which the holder let it go.
create table pledge (
  asset_id bigint not null references asset (id) on delete cascade,
  event_id bigint not null references event (id) on delete cascade,
  asset_type integer not null,
  holder_box_id bigint not null references box (id) on delete cascade,
  given_at timestamptz not null,
  released_event_id bigint references event (id) on delete set null,
  released_at timestamptz,
  primary key (asset_id, event_id)
);
-- One thing is pledged once.
create unique index pledge_in_force on pledge (asset_id) where released_at is null;
create index pledge_of_holder on pledge (holder_box_id, asset_type, asset_id) where released_at is null;
