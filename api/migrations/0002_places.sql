-- Companies, their establishments (boxes), and who stands how to them.

create table company (
  id bigint generated always as identity primary key,
  name text not null,
  chain integer not null,
  rol text not null,
  country text not null,
  tiers text[] not null default '{}',
  created_at timestamptz not null
);

create table box (
  id bigint generated always as identity primary key,
  company_id bigint not null references company (id),
  name text not null,
  alias text not null,
  alias_key text not null constraint box_alias_unique unique,
  subtype integer not null,
  city text not null,
  region text not null,
  timezone text not null,
  created_at timestamptz not null
);
create index box_company on box (company_id);

-- A relation is over a company or over one establishment; its template says what it gives.
create table relation (
  id bigint generated always as identity primary key,
  user_id bigint not null references app_user (id),
  company_id bigint references company (id),
  box_id bigint references box (id),
  template text not null,
  created_at timestamptz not null,
  constraint relation_over_one check (num_nonnulls(company_id, box_id) = 1),
  constraint relation_unique unique nulls not distinct (user_id, company_id, box_id, template)
);
create index relation_company on relation (company_id) where company_id is not null;
create index relation_box on relation (box_id) where box_id is not null;
