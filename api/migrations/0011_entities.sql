-- What an establishment keeps by name: suppliers, articles, brands, products.

create table entity (
  id bigint generated always as identity primary key,
  box_id bigint not null references box (id),
  entity_type integer not null,
  value text not null,
  -- The name folded, so that no two of a kind differ in case, accents or blanks alone.
  value_key text not null,
  -- The fields that a form takes from it, by name.
  fields jsonb not null,
  created_by bigint not null references app_user (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint entity_value_unique unique (box_id, entity_type, value_key)
);

-- The pictures that an entity holds; a file that nothing holds any more goes.
create table entity_file (
  entity_id bigint not null references entity (id) on delete cascade,
  storage_name text not null references stored_file (storage_name),
  primary key (entity_id, storage_name)
);
create index entity_file_of_file on entity_file (storage_name);

-- The last number given out in a series of an establishment.
create table number_series (
  box_id bigint not null references box (id),
  name text not null,
  last bigint not null,
  primary key (box_id, name)
);

-- Animals of a breed society, as the operator loads them: the default of the registry behind the genealogy.
create table registry_animal (
  id bigint generated always as identity primary key,
  category text not null,
  breed text not null,
  sex text not null,
  -- Herd-book number, the breeder's code with the private number, and the tag: as written, and folded.
  hba text,
  hba_key text,
  cc text,
  cc_key text,
  rp text,
  rp_key text,
  tag text,
  name text not null,
  birth_date date,
  sire_id bigint references registry_animal (id),
  dam_id bigint references registry_animal (id),
  cor text
);
create index registry_animal_hba on registry_animal (hba_key, breed);
create index registry_animal_rp on registry_animal (cc_key, rp_key, breed);
