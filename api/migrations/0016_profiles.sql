-- What companies, establishments and users tell of themselves. Facts that other code asks have columns; the rest of a
-- form stands in `fields`, by the names of its model. The version is raised by each change, so that nobody writes over
-- what somebody else has saved meanwhile.

alter table company
  -- Shown where somebody is authorized in the name of the company.
  add column tax_id text,
  add column fields jsonb not null default '{}',
  add column version integer not null default 1,
  add column updated_at timestamptz;

alter table box
  -- The establishment of the same company inside which it stands.
  add column parent_id bigint references box (id),
  -- From whom it accepts transfers: anyone in its chain, its own company, or that and the companies listed.
  add column accepts text not null default 'chain' check (accepts in ('chain', 'company', 'listed')),
  add column fields jsonb not null default '{}',
  add column version integer not null default 1,
  add column updated_at timestamptz,
  add constraint box_not_inside_itself check (parent_id is distinct from id);
-- The companies that an establishment accepts transfers from, where it lists them.
create table box_sender (
  box_id bigint not null references box (id),
  company_id bigint not null references company (id),
  primary key (box_id, company_id)
);
create index box_parent on box (parent_id) where parent_id is not null;

alter table app_user
  add column fields jsonb not null default '{}',
  add column version integer not null default 1,
  add column updated_at timestamptz;

-- The files that companies and establishments name, as lots and named entities do.
alter table file_hold
  add column company_id bigint references company (id),
  add column box_id bigint references box (id),
  drop constraint file_hold_unique,
  add constraint file_hold_unique
    unique nulls not distinct (storage_name, asset_id, lot_id, entity_id, company_id, box_id, event_type, field),
  drop constraint file_hold_one,
  add constraint file_hold_one check (num_nonnulls(asset_id, lot_id, entity_id, company_id, box_id) = 1);
create index file_hold_company on file_hold (company_id) where company_id is not null;
create index file_hold_box on file_hold (box_id) where box_id is not null;
